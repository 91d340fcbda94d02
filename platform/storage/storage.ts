/** The port through which every stored byte goes, so that disk and S3 are interchangeable. */

import type { Readable } from 'node:stream';

export interface PutOptions {
  contentType: string;
  /** Bytes the body must have; a body that turns out shorter or longer is refused and nothing is stored. */
  size?: number;
  signal?: AbortSignal;
}

/** Both ends inclusive, as in HTTP; an end beyond the last byte means the last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredInfo {
  /** Bytes of the whole file, also when only a range was asked for. */
  size: number;
  modifiedAt: Date;
  /** Absent on disk: the row of the asset is the authority on its type. */
  contentType?: string;
}

export interface StoredFile extends StoredInfo {
  /** Must be read to its end or destroyed, otherwise a file handle or socket stays open. */
  stream: Readable;
}

export interface ListedFile {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface Storage {
  readonly kind: 'disk' | 's3';
  /** All or nothing: readers see the old bytes or the new ones, never a part. The last finished put wins. */
  put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<{ size: number }>;
  get(key: string, range?: ByteRange): Promise<StoredFile>;
  head(key: string): Promise<StoredInfo>;
  /** Deleting what is not there is no error, so that a job may repeat it. */
  delete(key: string): Promise<void>;
  deleteMany(keys: readonly string[]): Promise<void>;
  /** Every file whose key begins with the prefix, in no promised order; '' lists all. */
  list(prefix: string): AsyncIterable<ListedFile>;
  /** Whether the disk takes a file, or the bucket answers, right now; never throws. */
  healthy(): Promise<boolean>;
}
