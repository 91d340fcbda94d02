/** Two drawings of one thing, pixel against pixel, and the code of ours that a browser needs to draw its own. */

import { resolve } from 'node:path';
import { build } from 'vite';

/** Of 255: what two drawings may differ by without anybody seeing it. */
const UNSEEN = 24;

export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

/** A module and all it imports as one script, letters included. */
export async function bundle(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    root: resolve('.'),
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(entry), formats: ['iife'], name: 'Drawn' },
    },
  });
  const [first] = (Array.isArray(made) ? made : [made]) as { output: { code?: string }[] }[];
  return first!.output[0]!.code!;
}

/** Share of the pixels that somebody might see differ, in per cent. */
export function differing(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height) return 100;
  let count = 0;
  for (let i = 0; i < a.rgba.length; i += 4) {
    const apart = Math.max(...[0, 1, 2].map((c) => Math.abs(a.rgba[i + c]! - b.rgba[i + c]!)));
    if (apart > UNSEEN) count++;
  }
  return (count * 400) / a.rgba.length;
}
