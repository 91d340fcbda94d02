/** Has every line of a film read aloud, in its own voice. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import { toInt16 } from '#engine/voice/sound/samples.ts';
import type { TimedText } from '#engine/voice/timing/word-times.ts';
import { type LineOrder, speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { VideoData } from '../../contract.ts';
import { toldIn } from '../../script/told.ts';
import type { PlanContext } from './plan-context.ts';

export interface SpokenFile {
  /** Raw samples, sixteen bits, one channel; empty where nothing is said. */
  path: string;
  rate: number;
  seconds: number;
  words: TimedText[];
  cues: MouthCue[];
}

const voiceLines = (data: VideoData): LineOrder[] =>
  toldIn(data).map(({ text, voice }) => ({
    text,
    voice: voice ?? data.narration.voice,
    language: data.narration.language,
    speed: data.narration.speed,
    pitch: 0,
  }));

export async function narrate({
  platform,
  userId,
  data,
  folder,
  signal,
  report,
}: PlanContext): Promise<SpokenFile[]> {
  const lines = voiceLines(data);
  const spoken: SpokenFile[] = [];
  for (const [i, line] of lines.entries()) {
    signal.throwIfAborted();
    report(`Recording the voice, ${i + 1} of ${lines.length}`, 20 + (i / lines.length) * 15);
    if (line.text === '') {
      spoken.push({ path: '', rate: VOICE_RATE, seconds: 0, words: [], cues: [] });
      continue;
    }
    const path = join(folder, `voice-${i}`);
    const { samples, seconds, words, cues } = await speakLine(platform, userId, line, signal);
    await writeFile(path, toInt16(samples));
    spoken.push({ path, rate: VOICE_RATE, seconds, words, cues });
  }
  return spoken;
}
