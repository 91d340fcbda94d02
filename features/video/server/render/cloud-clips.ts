/** Moving pictures from a cloud video model, where the operator has set one; a scene that fails keeps its drawn picture. */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { experimental_generateVideo as generateVideo } from 'ai';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#common/errors.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { CLIP_KINDS } from '#platform/media/film/clip-kinds.ts';
import type { VideoFormat } from '../../contract.ts';
import type { PlanContext } from './plan-context.ts';
import type { FilmMedia } from './render-order.ts';

/** Such clips are dear and slow: a film has no more of them. */
const MAX = 6;
const SECONDS = 5;
const TIMEOUT_MS = 600_000;
const RATIOS: Record<VideoFormat, `${number}:${number}`> = {
  landscape: '16:9',
  full_hd: '16:9',
  portrait: '9:16',
  square: '1:1',
};

export async function makeClips(
  { platform, data, folder, signal, report }: PlanContext,
  prompts: readonly string[],
  notes: string[],
): Promise<(FilmMedia | undefined)[]> {
  const info = await platform.models.info('video');
  if (!info?.id || info.problem) return [];
  const clips: (FilmMedia | undefined)[] = [];
  for (const [i, prompt] of prompts.slice(0, MAX).entries()) {
    report(`Asking ${info.provider} for clips, ${i + 1} of ${Math.min(MAX, prompts.length)}`, 2);
    try {
      const { video } = await generateVideo({
        model: await platform.models.video(),
        prompt,
        aspectRatio: RATIOS[data.format],
        duration: SECONDS,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      const bytes = video.uint8Array;
      const found = await fileTypeFromBuffer(bytes);
      const format = found && CLIP_KINDS[found.mime];
      if (!format) throw new AppError('upstream_failed', `${info.provider} sent something that is no clip.`);
      const path = join(folder, `clip-${i}`);
      await writeFile(path, bytes);
      clips.push({ kind: 'clip', path, format });
    } catch (error) {
      if (signal.aborted) throw error;
      const said = error instanceof AppError ? error.message : 'it did not work.';
      notes.push(
        `${info.provider} made no clip for '${cutText(prompt, 60)}', so a picture was drawn: ${said}`,
      );
      clips.push(undefined);
    }
  }
  return clips;
}
