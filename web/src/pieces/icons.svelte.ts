// The drawings of the icons: those of the first page are there, the others come when somebody first asks for one.
import first from 'virtual:icons';
import type { IconName } from '../icons';

let rest: Partial<Record<IconName, string>> | null = $state.raw(null);
let coming: Promise<void> | null = null;

/** Let the others come; a screen that needs many waits for them, so that they do not pop up one by one. */
export function loadIcons(): Promise<void> {
  coming ??= import('virtual:icons/rest').then(
    (all) => void (rest = all.default),
    () => void (coming = null),
  );
  return coming;
}

/** The paths of an icon; nothing until they are there. */
export function iconBody(name: IconName): string {
  const body = first[name] ?? rest?.[name];
  if (body === undefined) void loadIcons();
  return body ?? '';
}
