// The dice of a match, derived again in the browser: src/cairn/core/dice.py, number by number.
import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Keyed BLAKE2b in counter mode, read as 32-bit numbers. */
export class SealedStream {
  readonly #seed: Uint8Array;
  #blocks = 0;
  #numbers: number[] = [];

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  /** A number from 0 to n − 1, each as likely as the others; n is at most 2³¹. */
  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const number = this.#next();
      if (number < limit) return number % n;
    }
  }

  #next(): number {
    if (this.#numbers.length === 0) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, BigInt(this.#blocks), true);
      this.#blocks += 1;
      const block = blake2b(counter, { key: this.#seed, dkLen: 64 });
      const words = new DataView(block.buffer, block.byteOffset);
      for (let i = 60; i >= 0; i -= 4) this.#numbers.push(words.getUint32(i, true));
    }
    return this.#numbers.pop()!;
  }
}

/** Dice of a secret of 256 bits and the players' words. */
export class SealedDice {
  readonly #secret: Uint8Array;
  readonly #words: readonly string[];

  constructor(secret: string, words: readonly string[]) {
    this.#secret = hexToBytes(secret);
    this.#words = words;
  }

  /** The numbers of the k-th shuffle (or draw) of the source. */
  stream(source: string, k: number): SealedStream {
    const label = ['cairn dice 1', ...this.#words, '', source, String(k)].join('\n');
    return new SealedStream(blake2b(utf8ToBytes(label), { key: this.#secret, dkLen: 32 }));
  }

  /** The cards in the order of the k-th shuffle of the source: Fisher–Yates, from the last card down. */
  shuffled<T>(cards: readonly T[], source: string, k: number): T[] {
    const stream = this.stream(source, k);
    const row = [...cards];
    for (let i = row.length - 1; i > 0; i--) {
      const j = stream.below(i + 1);
      [row[i], row[j]] = [row[j]!, row[i]!];
    }
    return row;
  }

  /** One number from 0 to n − 1, as the k-th draw of the source. */
  pick(n: number, source: string, k: number): number {
    return this.stream(source, k).below(n);
  }
}

/** The hash that a host publishes before the players say their words. */
export function commitment(secret: string): string {
  return bytesToHex(blake2b(hexToBytes(secret), { dkLen: 32 }));
}

/** A fingerprint of plain data: the same for the same text of JSON. */
export function fingerprint(data: unknown, bytes = 32): string {
  return bytesToHex(blake2b(utf8ToBytes(JSON.stringify(data)), { dkLen: bytes }));
}

/** The check of a line of a match file, chained to the check before it. */
export function lineCheck(before: string, line: string): string {
  return bytesToHex(blake2b(utf8ToBytes(`${before}\n${line}`), { dkLen: 4 }));
}
