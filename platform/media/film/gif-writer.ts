/** Writes an animated GIF frame by frame: for mails and places that know nothing newer. */

import { createRequire } from 'node:module';
import type { Gifenc } from 'gifenc';

/** Its two builds export differently; required, it is the same one everywhere. */
const gifenc = createRequire(import.meta.url)('gifenc') as Gifenc;

const FORMAT = 'rgb565';
const COLORS = 255;
/** What is not drawn again stays as it is. */
const KEEP = 1;

/** How far each point of a square of four by four is moved before its colour is chosen: soft shades get no edges. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((rank) => (rank / 15 - 0.5) * 14);

function dithered(rgba: Uint8Array, width: number): Uint8Array {
  const out = new Uint8ClampedArray(rgba);
  for (let i = 0; i < out.length; i += 4) {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    const shift = PATTERN[(y & 3) * 4 + (x & 3)]!;
    for (let c = 0; c < 3; c++) out[i + c] = rgba[i + c]! + shift;
  }
  return new Uint8Array(out.buffer);
}

export interface GifWriter {
  add(rgba: Uint8Array): void;
  finish(): Uint8Array;
}

/** `palette`: a picture with all the colours of the film, so that they do not flicker from frame to frame. */
export function openGif(
  { width, height, frameMs }: { width: number; height: number; frameMs: number },
  palette: Uint8Array,
): GifWriter {
  const gif = gifenc.GIFEncoder();
  const colors = gifenc.quantize(palette, COLORS, { format: FORMAT });
  const shades = [...colors];
  const same = colors.push([0, 0, 0]) - 1;
  let shown: Uint8Array | undefined;
  let waiting: { index: Uint8Array; delay: number } | undefined;
  const flush = () => {
    if (waiting)
      gif.writeFrame(waiting.index, width, height, {
        palette: colors,
        delay: waiting.delay,
        transparent: true,
        transparentIndex: same,
        dispose: KEEP,
        repeat: 0,
      });
  };
  return {
    add(rgba) {
      const index = gifenc.applyPalette(dithered(rgba, width), shades, FORMAT);
      const changed = Uint8Array.from(index);
      let differs = shown === undefined;
      if (shown)
        for (let i = 0; i < index.length; i++)
          if (shown[i] === index[i]) changed[i] = same;
          else differs = true;
      shown = index;
      if (waiting && !differs) {
        waiting.delay += frameMs;
        return;
      }
      flush();
      waiting = { index: changed, delay: frameMs };
    },
    finish() {
      flush();
      gif.finish();
      return gif.bytes();
    },
  };
}
