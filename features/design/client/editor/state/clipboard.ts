/** Copied layers, kept in the browser so that their owner can paste them into another design too. */

import { z } from 'zod';
import { type Layer, layerSchema } from '#engine/page/document/layers.ts';
import { currentUserId } from '#platform/browser/session.ts';

const keyOf = (userId: string | undefined) => `atelier.design.copied.${userId ?? ''}`;
const copied = z.array(layerSchema).max(500);

export function keepCopied(layers: readonly Layer[]): void {
  try {
    localStorage.setItem(keyOf(currentUserId()), JSON.stringify(layers));
  } catch {
    // Full or forbidden: then nothing is pasted.
  }
}

export function readCopied(): Layer[] {
  try {
    return copied.parse(JSON.parse(localStorage.getItem(keyOf(currentUserId())) ?? '[]'));
  } catch {
    return [];
  }
}
