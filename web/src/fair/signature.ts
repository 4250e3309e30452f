// Whether a server signed the last head of a match, and its names: src/cairn/server/signing.py. Fetched only when a match is checked.
import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Tale } from './record';

/** Whether the signature of a match, with its key before it, is one of its last head and its names. */
export function isSigned({ heads, seats, signature }: Tale): boolean {
  const [key, signed] = signature.split(' ');
  const who = seats.map(([kind, name], n) => ['seat', n + 1, kind, name].filter(Boolean).join(' '));
  const message = ['cairn signature 1', heads.at(-1)!, ...who].join('\n');
  try {
    return ed25519.verify(hexToBytes(signed ?? ''), utf8ToBytes(message), hexToBytes(key ?? ''));
  } catch {
    return false;
  }
}
