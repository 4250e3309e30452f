/** The one question on the table: who is asked, what, and with which buttons. */
import type { IconName } from '../icons';

export interface PromptButton {
  id: string;
  label: string;
  run(): void;
  key?: string;
  icon?: IconName;
  kind?: 'primary' | 'line' | 'quiet';
  /** Why it does nothing now; it stays where it is and says so. */
  off?: string;
  /** Where room is short its icon is enough. */
  small?: boolean;
}

export interface Prompt {
  icon: IconName;
  who: string;
  question: string;
  detail: string;
  /** It is not for us to answer. */
  waiting: boolean;
  buttons: PromptButton[];
}
