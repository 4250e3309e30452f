// What binds everybody before the first card, made again in the browser: src/cairn/core/promise.py, letter by letter.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Code points of a word. */
export const LONGEST_WORD = 100;
const NONCE_BYTES = 16;

/** All that parts two words in any of our languages; written out, so that no version of Unicode has a say. */
const SPACES = /[\t\n\v\f\r\x1c-\x20\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]/gu;
/** Control characters, halves of letters, and what turns the direction of a line. */
const HIDDEN = /[\x00-\x1f\x7f-\x9f\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A word as it goes into the dice: one line, no control characters, single spaces; all else is kept. */
export function plainWord(text: string): string {
  return text.replace(SPACES, ' ').replace(HIDDEN, '').split(' ').filter(Boolean).join(' ');
}

/** How many letters a text has; one beyond the first plane counts once. */
export const lengthOf = (text: string): number => [...text].length;

/** A random number that hides a word in its hash. */
export const newNonce = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));

/** What a player publishes before the word: it fixes the word, and tells nothing of it. */
export const wordHash = (table: string, seat: number, nonce: string, word: string): string =>
  hash(['cairn word 1', table, String(seat + 1), nonce, word].join('\n'));

/** What a host publishes first: it fixes the secret, for this table, game and options and for no other. */
export function sealOf(table: string, game: string, rules: string, tables: string, seats: number, asked: ReadonlyMap<string, string>, secret: string): string {
  const agreed = [...asked.keys()].sort().map((name) => `${name} ${asked.get(name)}`);
  return hash(['cairn seal 1', table, game, rules, tables, String(seats), ...agreed, secret].join('\n'));
}

/** The head of the chain before the first move: it fixes all headers but what people are called, who may want that forgotten. */
export const firstHead = (secret: string, headers: string): string =>
  nextHead(secret, 'cairn chain 1', headers.split('\n').map(unnamed).join('\n'));

function unnamed(line: string): string {
  const parts = line.split(' ');
  return parts[0] === 'seat' && parts[2] === 'person' ? parts.slice(0, 3).join(' ') : line;
}

/** The head after one more line; nobody without the secret can guess the line from it. */
export const nextHead = (secret: string, head: string, line: string): string =>
  bytesToHex(blake2b(utf8ToBytes(`${head}\n${line}`), { key: hexToBytes(secret), dkLen: 32 }));

/** The part of a head that two people can compare: 80 bits in five groups. */
export const shortNumber = (head: string): string => (head.slice(0, 20).match(/.{4}/g) ?? []).join(' ');

const hash = (text: string): string => bytesToHex(blake2b(utf8ToBytes(text), { dkLen: 32 }));
