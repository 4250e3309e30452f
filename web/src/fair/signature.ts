// Whether a server signed the last head of a match: src/cairn/server/signing.py. Fetched only when a match is checked.
import { ed25519 } from '@noble/curves/ed25519.js';
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Whether a signature, with its key before it, is one of this head. */
export function isSigned(head: string, signature: string): boolean {
  const [key, signed] = signature.split(' ');
  try {
    return ed25519.verify(hexToBytes(signed ?? ''), utf8ToBytes(`cairn signature 1\n${head}`), hexToBytes(key ?? ''));
  } catch {
    return false;
  }
}
