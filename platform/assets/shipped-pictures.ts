/** Pictures that come with the product, read once and kept; only names of our own list reach the file system. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#common/errors.ts';

interface Shipped {
  bytes: Buffer;
  etag: string;
}

export interface ShippedPictures {
  /** Answers with the picture, or 304 where the browser has it. `what` names it for people: 'That template'. */
  send(request: FastifyRequest, reply: FastifyReply, id: string, what: string): Promise<FastifyReply>;
}

/** `folders`: in which folder below `root` the picture of each name lies. */
export function shippedPictures(
  root: URL,
  folders: ReadonlyMap<string, string>,
  extension: 'webp' | 'avif',
): ShippedPictures {
  const kept = new Map<string, Promise<Shipped>>();
  const read = async (id: string): Promise<Shipped> => {
    const bytes = await readFile(new URL(`${folders.get(id)}/${id}.${extension}`, root));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"` };
  };
  const keep = (id: string): Promise<Shipped> => {
    const known = kept.get(id);
    if (known) return known;
    const reading = read(id);
    kept.set(id, reading);
    // A failure may pass: the next request reads again.
    reading.catch(() => kept.delete(id));
    return reading;
  };
  return {
    async send(request, reply, id, what) {
      if (!folders.has(id)) throw notFound(what);
      const { bytes, etag } = await keep(id);
      reply.headers({ 'cache-control': 'private, max-age=86400', etag });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-type', `image/${extension}`).send(bytes);
    },
  };
}
