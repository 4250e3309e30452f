/**
 * The icons that the page uses, from game-icons.net (CC-BY 3.0); build/icons.ts bundles these and no others.
 * One name a line.
 */
export const ICONS = [
  'ancient-columns',
  'anticlockwise-rotation',
  'campfire',
  'camping-tent',
  'cancel',
  'card-discard',
  'card-draw',
  'check-mark',
  'compass',
  'conversation',
  'hourglass',
  'info',
  'light-bulb',
  'linked-rings',
  'moon',
  'nautilus-shell',
  'next-button',
  'open-book',
  'padlock',
  'person',
  'pine-tree',
  'play-button',
  'poker-hand',
  'previous-button',
  'robot-antennas',
  'save',
  'scroll-quill',
  'shaking-hands',
  'stairs',
  'sun',
  'trail',
  'treasure-map',
  'trophy',
  'volcano',
] as const;

export type IconName = (typeof ICONS)[number];
