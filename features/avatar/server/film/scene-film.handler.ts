/** Films a scene: has every line said in its speaker's own voice, plans entrances and camera by their lengths, and draws it. */

import type { z } from 'zod';
import { assetUrl } from '#common/asset.ts';
import type { MouthCue } from '#engine/voice/mouth/shapes.ts';
import type { GenerationHandler } from '#platform/generation-jobs/generation-job-definition.ts';
import { JobResult } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { FILM_SIZES } from '../../calls/film-calls.ts';
import { voicesOf } from '../../scene/casting.ts';
import { type FilmScript, filmScript } from '../../scene/film-script.ts';
import { beatsOf } from '../../scene/script.ts';
import type { SceneOrder } from '../drawing/orders.ts';
import { withPicture } from '../pictures/stage-picture.ts';
import { endSceneFilm } from '../scenes.repo.ts';
import { createSceneService } from '../scenes.service.ts';
import type { renderSceneFilmJob } from './film.jobs.ts';
import type { ScenePicture } from './film-order.ts';
import { FULL, forFilm, renderFilm } from './render-film.ts';
import { cuesOf, mixedVoices, speakBeats } from './scene-voices.ts';

type Payload = z.output<typeof renderSceneFilmJob.payload>;

const SPEAKING = { from: 1, to: 12 };

export function sceneFilmHandler(platform: Platform, quality = FULL): GenerationHandler<Payload> {
  const scenes = createSceneService(platform);
  return (run) =>
    inTempFolder('film', async (folder) => {
      const { itemId, userId, payload, report, signal } = run;
      const ordered = await scenes.order(userId, await scenes.get(userId, itemId));
      const scene = await withPicture(platform, userId, ordered);
      const beats = beatsOf(scene.cast);
      const voices = voicesOf(scene.cast.map((one) => one.characterData.personality.voice));
      const speech = { beats, voices, language: payload.language };
      const spoken = await speakBeats(platform, userId, speech, signal, (share) =>
        report('Speaking', SPEAKING.from + share * (SPEAKING.to - SPEAKING.from)),
      );
      const script = filmScript(
        beats.map((beat, i) => ({ ...beat, seconds: spoken[i]!.seconds })),
        scene.cast.length,
      );
      const made = await renderFilm(
        run,
        {
          title: scene.name,
          folder,
          picture: pictureOf(scene, script, cuesOf(script, spoken, scene.cast.length), payload),
          size: FILM_SIZES[payload.shape],
          seconds: script.seconds,
          voice: beats.length > 0 ? mixedVoices(script, spoken) : null,
          isTransparent: false,
        },
        quality,
      );
      const url = assetUrl(made.film.id);
      return new JobResult({ url, seconds: made.seconds }, (tx) => endSceneFilm(tx, itemId, url));
    });
}

function pictureOf(
  scene: SceneOrder,
  script: FilmScript,
  cues: MouthCue[][],
  { words }: Payload,
): ScenePicture {
  const camera = scene.sceneType === 'animation' ? 'glides' : 'cuts';
  return { kind: 'scene', scene: forFilm(scene), script, cues, words, camera };
}
