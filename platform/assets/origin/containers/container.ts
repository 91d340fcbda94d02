/** What all kinds of files have in common that can carry words about their origin. */

import type { Asset } from '@trustnxt/c2pa-ts/asset';

export interface Container {
  types: readonly string[];
  canRead(bytes: Uint8Array): boolean;
  /** The packet inside; undefined where there is none. Throws on a file that is not whole. */
  readXmp(bytes: Uint8Array): string | undefined;
  /** The same file with this packet instead of any other, and without a manifest that would no longer be true. */
  withXmp(bytes: Uint8Array, xmp: string): Uint8Array;
  /** Where a manifest can be; absent: this kind carries none of ours. */
  open?(bytes: Uint8Array): Promise<Asset>;
}

/** Where a manifest lies in a file: with what belongs to it, and itself. */
export interface Slot {
  start: number;
  length: number;
  at: number;
  size: number;
}

interface Slots {
  type: string;
  find(bytes: Uint8Array): Slot | undefined;
  make(bytes: Uint8Array, size: number): Uint8Array;
}

/** For kinds of files that the C2PA library does not know, or hashes too little of. */
export function slotAsset(start: Uint8Array, { type, find, make }: Slots): Asset {
  let bytes = start;
  let slot = find(bytes);
  const known = (): Slot => {
    if (!slot) throw new Error('No manifest storage reserved');
    return slot;
  };
  return {
    mimeType: type,
    dumpInfo: () => type,
    getDataLength: () => bytes.length,
    getDataRange: async (from = 0, length = bytes.length - from) => bytes.subarray(from, from + length),
    getManifestJUMBF: () => slot && bytes.slice(slot.at, slot.at + slot.size),
    getHashExclusionRange: () => ({ start: known().start, length: known().length }),
    async ensureManifestSpace(size) {
      if (slot?.size === size) return;
      bytes = make(bytes, size);
      slot = find(bytes);
    },
    async writeManifestJUMBF(jumbf) {
      if (known().size !== jumbf.length) throw new Error('Wrong amount of space');
      bytes.set(jumbf, known().at);
    },
  };
}

export const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
export const ascii = (bytes: Uint8Array, start: number, length: number): string =>
  Buffer.from(
    bytes.buffer,
    bytes.byteOffset + start,
    Math.max(0, Math.min(length, bytes.length - start)),
  ).toString('latin1');
