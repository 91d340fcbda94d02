/** Files in an S3 bucket or anything that speaks its protocol; loaded only when S3 is configured. */

import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '#common/errors.ts';
import { assertRange } from './byte-range.ts';
import { assertSize, incomingBody } from './incoming-body.ts';
import { ensureBucket, explainS3Error } from './s3-errors.ts';
import type { ByteRange, ListedFile, PutOptions, Storage, StoredFile, StoredInfo } from './storage.ts';
import { assertKey, assertPrefix } from './storage-key.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Absent for Amazon itself. */
  endpoint?: string;
  /** Both absent: the machine's own role or the usual AWS environment is used. */
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Bucket in the path instead of the host name: what most self-hosted stores need. */
  forcePathStyle?: boolean;
  /** Folder inside the bucket, for a bucket shared with others. */
  keyPrefix?: string;
  createBucket?: boolean;
}

/** Bytes; the smallest part S3 takes. Memory of one upload is at most this times PARTS_AT_ONCE. */
const PART_SIZE = 5 * 1024 * 1024;
const PARTS_AT_ONCE = 2;
/** The protocol's limit on one delete call. */
const DELETES_AT_ONCE = 1000;

export async function createS3Storage(options: S3Options): Promise<Storage> {
  const { accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region: options.region,
    endpoint: options.endpoint,
    forcePathStyle: options.forcePathStyle,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    // Stores that only speak the older protocol reject the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 60_000,
      throwOnRequestTimeout: true,
      socketTimeout: 60_000,
    },
  });
  if (options.createBucket) await ensureBucket(client, options.bucket);
  const prefix = options.keyPrefix ? `${options.keyPrefix.replace(/^\/+|\/+$/g, '')}/` : '';
  return new S3Storage(client, options.bucket, prefix);
}

class S3Storage implements Storage {
  readonly kind = 's3';
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, bucket: string, prefix: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  #target(key: string): { Bucket: string; Key: string } {
    assertKey(key);
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }

  async put(key: string, body: Uint8Array | Readable, options: PutOptions): Promise<{ size: number }> {
    const params = { ...this.#target(key), ContentType: options.contentType };
    return body instanceof Readable
      ? this.#putStream(params, body, options)
      : this.#putBytes(params, body, options);
  }

  async #putBytes(params: { Bucket: string; Key: string }, body: Uint8Array, options: PutOptions) {
    assertSize(body, options);
    try {
      const command = new PutObjectCommand({ ...params, Body: body, ContentLength: body.byteLength });
      await this.#client.send(command, { abortSignal: options.signal });
      return { size: body.byteLength };
    } catch (error) {
      throw explainS3Error(error);
    }
  }

  /**
   * Cancelling goes through the source stream and not through the upload's own controller: that one answers
   * before the parts already sent are taken back.
   */
  async #putStream(params: { Bucket: string; Key: string }, body: Readable, options: PutOptions) {
    const incoming = incomingBody(body, options);
    try {
      await new Upload({
        client: this.#client,
        params: { ...params, Body: incoming.stream },
        partSize: PART_SIZE,
        queueSize: PARTS_AT_ONCE,
      }).done();
      return { size: incoming.size() };
    } catch (error) {
      incoming.stream.destroy();
      throw incoming.failure() ?? explainS3Error(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredFile> {
    if (range) assertRange(range);
    try {
      const answer = await this.#client.send(
        new GetObjectCommand({
          ...this.#target(key),
          Range: range && `bytes=${range.start}-${range.end}`,
        }),
      );
      // 'bytes 0-9/1234': the total stands after the slash.
      const total = answer.ContentRange?.split('/')[1] ?? answer.ContentLength;
      return { ...infoOf(answer), size: Number(total), stream: answer.Body as Readable };
    } catch (error) {
      throw explainS3Error(error);
    }
  }

  async head(key: string): Promise<StoredInfo> {
    try {
      return infoOf(await this.#client.send(new HeadObjectCommand(this.#target(key))));
    } catch (error) {
      throw explainS3Error(error);
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#client.send(new DeleteObjectCommand(this.#target(key)));
    } catch (error) {
      throw explainS3Error(error);
    }
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    const objects = keys.map((key) => ({ Key: this.#target(key).Key }));
    for (let i = 0; i < objects.length; i += DELETES_AT_ONCE) {
      const Delete = { Objects: objects.slice(i, i + DELETES_AT_ONCE), Quiet: true };
      try {
        const answer = await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete }));
        const failed = answer.Errors?.length ?? 0;
        if (failed > 0) throw new AppError('unavailable', `The file store did not delete ${failed} files.`);
      } catch (error) {
        throw explainS3Error(error);
      }
    }
  }

  async *list(prefix: string): AsyncIterable<ListedFile> {
    assertPrefix(prefix);
    const where = { Bucket: this.#bucket, Prefix: this.#prefix + prefix };
    try {
      for await (const page of paginateListObjectsV2({ client: this.#client }, where)) {
        for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          if (Key) yield { key: Key.slice(this.#prefix.length), size: Size, modifiedAt: LastModified };
        }
      }
    } catch (error) {
      throw explainS3Error(error);
    }
  }

  async healthy(): Promise<boolean> {
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
      return true;
    } catch {
      return false;
    }
  }
}

const infoOf = (answer: { ContentLength?: number; LastModified?: Date; ContentType?: string }) => ({
  size: answer.ContentLength ?? 0,
  modifiedAt: answer.LastModified ?? new Date(0),
  contentType: answer.ContentType,
});
