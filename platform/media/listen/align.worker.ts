/** The thread in which words are found in a recording: a minute of speech is millions of comparisons. */

import { type Aligned, alignWords } from '#engine/voice/align/align-words.ts';
import { quietEdges } from '#engine/voice/align/quiet-edges.ts';
import { ALIGN_RATE, speechFrames } from '#engine/voice/align/speech-frames.ts';
import { resample } from '#engine/voice/sound/resample.ts';
import { toFloat32 } from '#engine/voice/sound/samples.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import { serveThread } from '#platform/processes/thread-side.ts';

export interface AlignOrder {
  recording: Int16Array;
  reading: Int16Array;
  /** Samples a second of the reading; the recording has `ALIGN_RATE`. */
  readingRate: number;
  read: TimedText[];
  /** Where each was heard, roughly. */
  heard?: { start: number; end: number }[] | undefined;
}

serveThread(({ recording, reading, readingRate, read, heard: places }: AlignOrder): Aligned => {
  const heard = toFloat32(recording);
  const frames = speechFrames(resample(toFloat32(reading), readingRate, ALIGN_RATE));
  const { words, extras } = alignWords(speechFrames(heard), frames, read, places);
  return { words: quietEdges(words, heard, ALIGN_RATE), extras };
});
