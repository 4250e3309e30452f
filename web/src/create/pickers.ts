// Options that a title lets one choose by more than a list: `games/<game>/pick/<option>.svelte`, fetched when opened.
import type { Component } from 'svelte';

export interface Picking {
  /** What is chosen now, and what else is agreed. */
  value: string;
  options: Record<string, string>;
  choose(value: string): void;
  close(): void;
}

const PICKERS = import.meta.glob<{ default: Component<Picking> }>('../games/*/pick/*.svelte');
const path = (game: string, option: string): string => `../games/${game}/pick/${option}.svelte`;

export const hasPicker = (game: string, option: string): boolean => path(game, option) in PICKERS;

export async function pickerOf(game: string, option: string): Promise<Component<Picking>> {
  return (await PICKERS[path(game, option)]!()).default;
}
