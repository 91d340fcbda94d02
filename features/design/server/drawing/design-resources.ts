/** Letters, icons and pictures for drawing on the server: from the shipped packages, and from files that were fetched before. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Image } from '@napi-rs/canvas';
import { loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { type Face, faceOf } from '#engine/lettering/faces/face.ts';
import { GEOMETRIC } from '#engine/lettering/symbols/geometric.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { type Needs, needsOf } from '#engine/page/draw/needs.ts';
import { EMOJI, type Resources } from '#engine/page/draw/resources.ts';
import { emojiFile } from '#platform/assets/svg/emoji-files.ts';
import { iconShape } from '#platform/assets/svg/icon-set.ts';
import { faceBlock } from '#platform/assets/svg/shipped-faces.ts';

export interface ServerResources extends Resources {
  image(ref: string): Image | undefined;
  /** The file itself, for SVG and PDF. */
  bytes(ref: string): Buffer | undefined;
}

export const iconOf = (name: string) =>
  name.startsWith('geo:')
    ? Object.hasOwn(GEOMETRIC, name.slice(4))
      ? GEOMETRIC[name.slice(4)]
      : undefined
    : iconShape(name);

const ART = fileURLToPath(new URL('../../art/', import.meta.url));

export async function artFile(name: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]{1,40}$/.test(name)) return undefined;
  try {
    return await readFile(join(ART, `${name}.webp`));
  } catch {
    return undefined;
  }
}

const shipped = (ref: string): Promise<Buffer | undefined> =>
  ref.startsWith(EMOJI) ? emojiFile(ref.slice(EMOJI.length)) : artFile(ref.slice('art:'.length));

/** Their outlines are read once, however many pages are measured with them. */
const faces = new Map<string, Face | undefined>();
const MAX_FACES = 300;

function faceWith(key: string, blocks: Iterable<number>): Face | undefined {
  const sorted = [...blocks].sort((a, b) => a - b);
  const id = `${key}/${sorted.join()}`;
  if (!faces.has(id)) {
    if (faces.size >= MAX_FACES) faces.delete(faces.keys().next().value!);
    faces.set(id, faceOf(sorted.flatMap((block) => faceBlock(key, block) ?? [])));
  }
  return faces.get(id);
}

/** Only what measuring takes: no picture is read. */
export function letterResources(
  document: Pick<DesignDocument, 'theme' | 'pages'>,
  needs: Needs = needsOf(document),
): Resources {
  const used = new Map([...needs.faces].map(([key, blocks]) => [key, faceWith(key, blocks)]));
  return { faces: (key) => used.get(key), picture: () => undefined, icon: iconOf };
}

/** `files`: pictures of the person by their source; one that cannot be read is drawn as a place holder. */
export async function serverResources(
  document: Pick<DesignDocument, 'theme' | 'pages'>,
  files: ReadonlyMap<string, string | Buffer>,
): Promise<ServerResources> {
  const needs = needsOf(document);
  const images = new Map<string, Drawable>();
  for (const ref of needs.pictures) {
    const file = files.get(ref);
    const bytes =
      typeof file === 'string'
        ? await readFile(file).catch(() => undefined)
        : (file ?? (ref.startsWith(EMOJI) || ref.startsWith('art:') ? await shipped(ref) : undefined));
    const drawable = bytes && (await drawableOf(bytes));
    if (drawable) images.set(ref, drawable);
  }
  const letters = letterResources(document, needs);
  return {
    ...letters,
    picture: (ref) => images.get(ref)?.image,
    image: (ref) => images.get(ref)?.image,
    bytes: (ref) => images.get(ref)?.bytes,
  };
}

interface Drawable {
  image: Image;
  bytes: Buffer;
}

/** What the last designs showed, by its bytes: the rows of a table mostly share their pictures. */
const decoded = new Map<string, Drawable>();
const MAX_DECODED_PIXELS = 30_000_000;

async function drawableOf(bytes: Buffer): Promise<Drawable | undefined> {
  const key = createHash('sha1').update(bytes).digest('base64');
  const made = decoded.get(key) ?? (await toDrawable(bytes));
  if (!made) return undefined;
  // The last used one stands last.
  decoded.delete(key);
  decoded.set(key, made);
  let pixels = 0;
  for (const [other, { image }] of [...decoded].reverse()) {
    pixels += image.width * image.height;
    if (pixels > MAX_DECODED_PIXELS) decoded.delete(other);
  }
  return made;
}

/** Larger ones gain nothing on a page, and cost much memory. */
const MAX_SIDE = 4000;

/** Turned upright and in a kind that every painter reads; undefined where it is no picture. */
async function toDrawable(bytes: Buffer): Promise<Drawable | undefined> {
  try {
    const made = sharp(bytes, { limitInputPixels: 120_000_000, density: 144 })
      .rotate()
      .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColorspace('srgb');
    const { hasAlpha } = await sharp(bytes).metadata();
    const file = await (hasAlpha
      ? made.png({ compressionLevel: 3 })
      : made.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    ).toBuffer();
    return { image: await loadImage(file), bytes: file };
  } catch {
    return undefined;
  }
}
