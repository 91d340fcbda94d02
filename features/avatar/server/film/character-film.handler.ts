/** Films one character: has its dialogue said, then draws it speaking, exactly as long as it speaks and a breath more. */

import type { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { Quality } from '#common/character/character-words.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { expressionOf } from '#engine/character/motion/expression.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import { speakLine, VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { type CharacterFilmOrder, FILM_SIZES } from '../../calls/film-calls.ts';
import { CASTING } from '../../contract.ts';
import { WALLS } from '../drawing/draw-portrait.ts';
import { endFilm } from './character-film.repo.ts';
import type { renderCharacterFilmJob } from './film.jobs.ts';
import type { SoloPicture } from './film-order.ts';
import { FULL, renderFilm } from './render-film.ts';

/** Seconds before the first word, and after the last one. */
export const LEAD = 0.2;
export const BREATH = 0.5;
/** Of a film without words. */
const SILENT = 5;

type Payload = z.output<typeof renderCharacterFilmJob.payload>;

export function characterFilmHandler(platform: Platform, quality = FULL): GenerationHandler<Payload> {
  return (run) =>
    inTempFolder('film', async (folder) => {
      const { order, title } = run.payload;
      run.report('Speaking', 2);
      const said = await speech(platform, run.userId, order, run.signal);
      const { film, thumbnail, seconds } = await renderFilm(
        run,
        {
          title,
          folder,
          picture: pictureOf(order, said?.cues ?? []),
          size: FILM_SIZES[order.shape],
          seconds: said?.seconds ?? SILENT,
          voice: said?.voice ?? null,
          isTransparent: order.background === 'transparent',
        },
        quality,
      );
      const made = { assetId: film.id, thumbnailId: thumbnail.id, seconds };
      return new JobResult({ url: assetUrl(film.id), seconds }, (tx) => endFilm(tx, run.itemId, made));
    });
}

async function speech(
  platform: Platform,
  userId: string,
  { dialogue, language, characterData }: CharacterFilmOrder,
  signal: AbortSignal,
): Promise<{ voice: Float32Array; cues: MouthCue[]; seconds: number } | undefined> {
  if (!dialogue) return undefined;
  const { voice: own } = characterData.personality;
  const line = { text: dialogue, language, ...CASTING[own], isRobot: own === 'robot' };
  const { samples, cues, seconds } = await speakLine(platform, userId, line, signal);
  const lead = Math.round(LEAD * VOICE_RATE);
  const voice = new Float32Array(lead + samples.length + Math.round(BREATH * VOICE_RATE));
  voice.set(samples, lead);
  const later = cues.map((cue) => ({ ...cue, start: cue.start + LEAD, end: cue.end + LEAD }));
  return { voice, cues: later, seconds: LEAD + seconds + BREATH };
}

/** Only a face that fills the frame shows more than this. */
const filmed = (wanted: Quality, isNear: boolean): Quality =>
  wanted === 'high' && !isNear ? 'medium' : wanted;

function pictureOf(
  { characterData, shot, background, animation, speed, expression }: CharacterFilmOrder,
  cues: MouthCue[],
): SoloPicture {
  const look = lookOf(characterData);
  return {
    kind: 'solo',
    look: { ...look, quality: filmed(look.quality, shot === 'bust') },
    part: {
      movement: animation,
      speed,
      mood: expressionOf(expression, characterData.personality.traits),
      cues,
      seed: characterData.seed,
    },
    framing: shot,
    background,
    wall: WALLS[characterData.clothing.color],
  };
}
