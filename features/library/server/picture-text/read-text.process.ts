/** The process in which pictures are read: strangers sent them, and its models take memory. */

import sharp from 'sharp';
import { readText } from '#engine/photo/text/read-text.ts';
import { serveChild } from '#platform/processes/child-side.ts';

/** A picture of one colour has nothing written in it, and the models need not be opened to know that. */
async function isPlain(bytes: Uint8Array): Promise<boolean> {
  const { channels } = await sharp(bytes, { pages: 1 }).resize(96, 96, { fit: 'fill' }).stats();
  return channels.every(({ stdev }) => stdev < 2);
}

serveChild(async (bytes: Uint8Array) => ((await isPlain(bytes)) ? { text: '' } : readText(bytes)));
