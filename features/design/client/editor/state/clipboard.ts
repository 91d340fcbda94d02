/** Copied layers, kept in the browser so that they can be pasted into another design too. */

import { z } from 'zod';
import { type Layer, layerSchema } from '../../../document/layers.ts';

const KEY = 'atelier.design.copied';
const copied = z.array(layerSchema).max(500);

export function keepCopied(layers: readonly Layer[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(layers));
  } catch {
    // Full or forbidden: then nothing is pasted.
  }
}

export function readCopied(): Layer[] {
  try {
    return copied.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}
