// Calls somebody who is not looking: the sounds of the table, and a notice of the browser.
import { app } from '../app.svelte';

export type Sound = 'turn' | 'card' | 'other' | 'refused' | 'chat' | 'asked' | 'won' | 'over' | 'tick';

/** Each sound as a few short knocks: pitch in hertz, when in milliseconds. Wood and stone are struck, not sung. */
const KNOCKS: Record<Sound, [number, number][]> = {
  turn: [[420, 0], [520, 130]],
  card: [[1800, 0]],
  other: [[1200, 0]],
  refused: [[150, 0]],
  chat: [[900, 0]],
  asked: [[480, 0], [640, 120]],
  won: [[392, 0], [440, 110], [494, 220], [587, 330], [659, 440]],
  over: [[392, 0], [440, 130], [392, 260]],
  tick: [[1000, 0]],
};
const VOLUME = .16;
/** One sound at a time. */
const APART = 90;

let context: AudioContext | null = null;
let last = -Infinity;

/** Make a sound, if somebody has switched them on. */
export function play(sound: Sound): void {
  const now = performance.now();
  if (!app.settings.sound || now - last < APART || (document.hidden && sound !== 'turn' && sound !== 'chat')) return;
  last = now;
  context ??= new AudioContext();
  void context.resume();
  for (const [pitch, at] of KNOCKS[sound]) knock(context, pitch, context.currentTime + at / 1000);
}

/** A short dry knock: a tone that dies at once, with the noise of the blow. */
function knock(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * 1.5, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + .02);
  volume.gain.setValueAtTime(VOLUME, at);
  volume.gain.exponentialRampToValueAtTime(.001, at + .14);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + .16);
}

/** Tell somebody whose page is hidden; the browser asks once whether it may. */
export function notify(text: string, tag: string): void {
  if (!app.settings.notices || !document.hidden || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const notice = new Notification('Cairn', { body: text, tag });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Whether the browser knows notices, and lets this page send them. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === 'undefined' || !isSecureContext) return false;
  return (await Notification.requestPermission()) === 'granted';
}
