/** The characters' door for other tools: scenes of a story, planned, shown in stills, and filmed. */

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#common/errors.ts';
import type {
  ActMaker,
  ActOrder,
  ActShot,
  DrawnScene,
  PlannedAct,
} from '#platform/generation-jobs/makers.ts';
import { VOICE_RATE } from '#platform/media/voice/speak-line.ts';
import type { Platform } from '#platform/platform.ts';
import { runInChild } from '#platform/processes/child-pool.ts';
import { inTempFolder } from '#platform/processes/temp-folder.ts';
import { FILM_SIZES } from '../../calls/film-calls.ts';
import type { CharacterData } from '../../contract.ts';
import { voicesOf } from '../../scene/casting.ts';
import { type FilmScript, type FilmShot, filmScript } from '../../scene/film-script.ts';
import { movieShots } from '../../scene/shot-grammar.ts';
import { STAGE } from '../../scene/stage.ts';
import * as avatars from '../avatar.repo.ts';
import { readCharacter } from '../avatar.service.ts';
import { asImage, type Drawing } from '../drawing/draw-pool.ts';
import type { CastMember } from '../drawing/orders.ts';
import type { FilmOrder, FilmResult, ScenePicture } from './film-order.ts';
import { FILM_LIMITS, FILM_PROCESS, type FilmQuality, forFilm } from './render-film.ts';
import { cuesOf, mixedVoices, speakBeats } from './scene-voices.ts';

/** Another number where the same order is drawn in another way. */
const VERSION = 1;
/** Where people stand on the stage, by how many they are. */
const STANDS = [[250], [178, 322], [120, 250, 380], [80, 193, 307, 420]] as const;
/** Share of a shot after which a frame stands for it, and of the film's size that it has. */
const STILL_AT = 0.55;
const STILL_SIZE = 0.5;
const STILLS_TYPE = 'application/octet-stream';

/** `drawing` is opened when the first picture is asked for. */
export function createActMaker(platform: Platform, quality: FilmQuality, drawing: () => Drawing): ActMaker {
  const sizeOf = (shape: ActOrder['shape']) => quality.sizeOf(FILM_SIZES[shape]);

  async function companyOf(userId: string, { company }: Pick<ActOrder, 'company'>): Promise<CharacterData[]> {
    const ids = company.flatMap((one) => one.characterId ?? []);
    const found = await avatars.findAvatars(platform.db, ids, userId);
    // Reading names in nine languages takes much memory: only when the first one comes.
    const { inventCharacter } = await import('../../scene/invent-character.ts');
    const known = new Map(found.map((row) => [row.id, readCharacter(row.characterData)]));
    return company.map(({ name, about, characterId }, i) => {
      const own = characterId === undefined ? undefined : known.get(characterId);
      return own ?? inventCharacter(name, about, i);
    });
  }

  async function ownOnes(userId: string, ids: readonly string[]) {
    const wanted = [...new Set(ids)];
    const found = await avatars.findAvatars(platform.db, wanted, userId);
    if (found.length < wanted.length)
      throw new AppError('bad_request', 'A character is not among yours. Please choose again.');
    return found;
  }

  return {
    format: (shape) => ({ fps: quality.fps, ...sizeOf(shape) }),

    async assertCharacters(userId, ids) {
      await ownOnes(userId, ids);
    },

    characterNames: async (userId, ids) =>
      new Map((await ownOnes(userId, ids)).map(({ id, name }) => [id, name])),

    async picture(userId, order, signal) {
      const { seen, shot, isMirrored, isAside, place, lines, company } = order;
      const needed = [...new Set(seen.map((one) => one.who))].filter((who) => company[who]);
      const characters = await companyOf(userId, order);
      const size = quality.sizeOf({ width: order.width, height: order.height });
      const [width, height] = [Math.round(size.width), Math.round(size.height)];
      const cast = seen
        .filter((one) => needed.includes(one.who))
        .map(({ who, animation, mood }, i, all) => ({
          characterData: forPicture(characters[who]!),
          animation,
          mood,
          near: 0.25,
          ...(isAside && { x: besideThing(i, all.length, isMirrored) }),
        }));
      const drawn = { kind: 'shot' as const, width, height, cast, shot, lines };
      const { picture: bytes, ...painted } = place;
      const sum = createHash('sha256').update(bytes).digest('hex');
      const recipe = { ...drawn, ...painted, kind: 'act-picture', VERSION, sum, isMirrored };
      const packed = await platform.cache.once(userId, recipe, STILLS_TYPE, async () => {
        const made = await drawing().draw({ ...drawn, place: { ...painted, bytes, isMirrored } }, signal);
        const jpeg = await asImage(made).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
        return pack([Buffer.from(JSON.stringify(made.heads)), jpeg]);
      });
      const [heads, jpeg] = unpack(packed);
      return { bytes: jpeg!, heads: JSON.parse(heads!.toString()) as DrawnScene['heads'] };
    },

    async plan(userId, order, signal): Promise<PlannedAct> {
      const characters = await companyOf(userId, order);
      const voices = voicesOf(characters.map((one) => one.personality.voice));
      const { seen, lines, language } = order;
      const spoken = await speakBeats(platform, userId, { beats: lines, voices, language }, signal);
      // On the stage people are numbered from left to right; whoever is not seen comes after them.
      const onStage = (who: number) => (seen.includes(who) ? seen.indexOf(who) : seen.length + who);
      const beats = lines.map((line, i) => ({
        ...line,
        speaker: onStage(line.speaker),
        seconds: spoken[i]!.seconds,
      }));
      const walksIn = order.walksIn.map(onStage);
      const script = filmScript(beats, seen.length, { walksIn, planShots: movieShots });
      const seconds = Math.ceil(script.seconds * quality.fps) / quality.fps;
      script.seconds = seconds;
      script.shots.at(-1)!.end = seconds;
      const picture = pictureOf(
        order,
        seen.map((who, at) => memberOf(order, characters[who]!, who, at)),
        script,
      );
      picture.cues = cuesOf(script, spoken, seen.length);
      const size = sizeOf(order.shape);
      const asked = { picture, fps: quality.fps, seconds, voice: null, isTransparent: false, marks: {} };
      // The sound of a line decides how long it is and how mouths move: both are part of the picture.
      const key = createHash('sha256')
        .update(JSON.stringify({ VERSION, ...asked, size, picture: withoutBytes(picture) }))
        .digest('hex');
      const draw = (
        folder: string,
        more: Partial<FilmOrder>,
        options: { signal: AbortSignal; onProgress?: (stage: string, share: number) => void },
      ) =>
        runInChild<FilmResult>(
          FILM_PROCESS,
          {
            ...asked,
            size,
            film: join(folder, 'film.mp4'),
            thumbnail: join(folder, 'thumbnail'),
            ...more,
          } satisfies FilmOrder,
          { ...FILM_LIMITS, ...options },
        );
      return {
        seconds,
        shots: script.shots.map((shot) => shotOf(shot, script)),
        lines: script.lines.map(({ text, start, end }, i) => ({
          speaker: lines[i]!.speaker,
          text,
          start,
          end,
        })),
        voice: { samples: mixedVoices(script, spoken), rate: VOICE_RATE },
        stills: async (stillSignal) => {
          const packed = await platform.cache.once(userId, { kind: 'act-stills', key }, STILLS_TYPE, () =>
            inTempFolder('film', async (folder) => {
              const stills = script.shots.map(({ start, end }, i) => ({
                frame: Math.min(
                  Math.round(seconds * quality.fps) - 1,
                  Math.round((start + (end - start) * STILL_AT) * quality.fps),
                ),
                path: join(folder, `still-${i}`),
              }));
              const small = {
                width: even(size.width * STILL_SIZE),
                height: even(size.height * STILL_SIZE),
              };
              await draw(folder, { stills, size: small }, { signal: stillSignal });
              return pack(await Promise.all(stills.map(({ path }) => readFile(path))));
            }),
          );
          return unpack(packed);
        },
        film: (filmSignal, onProgress) =>
          platform.cache.once(userId, { kind: 'act', key }, 'video/mp4', () =>
            inTempFolder('film', async (folder) => {
              await draw(
                folder,
                {},
                {
                  signal: filmSignal,
                  onProgress: (stage, share) => onProgress(stage === 'draw' ? share : 1),
                },
              );
              return readFile(join(folder, 'film.mp4'));
            }),
          ),
      };
    },
  };
}

/** In shares of the picture's width: a thing of the story takes the other half. */
const besideThing = (at: number, count: number, isMirrored: boolean): number => {
  const x = count === 1 ? 0.24 : 0.14 + (at * 0.3) / (count - 1);
  return isMirrored ? 1 - x : x;
};

/** Printed, figures are seen from near. */
const forPicture = (one: CharacterData): CharacterData => ({
  ...one,
  style: { ...one.style, renderQuality: one.style.renderQuality === 'low' ? 'low' : 'medium' },
});

/** Several files as one: the length of each stands before it. */
const pack = (files: readonly Buffer[]): Buffer =>
  Buffer.concat(
    files.flatMap((bytes) => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(bytes.length);
      return [length, bytes];
    }),
  );

function unpack(packed: Buffer): Buffer[] {
  const files: Buffer[] = [];
  for (let at = 0; at < packed.length; ) {
    const end = at + 4 + packed.readUInt32LE(at);
    files.push(packed.subarray(at + 4, end));
    at = end;
  }
  return files;
}

const even = (pixels: number): number => 2 * Math.round(pixels / 2);

function memberOf(
  { company, seen }: ActOrder,
  characterData: CharacterData,
  who: number,
  at: number,
): CastMember {
  const stands = STANDS[seen.length - 1]!;
  return {
    name: company[who]!.name,
    characterData,
    position: { x: stands[at]!, y: STAGE.defaultY },
    animation: 'idle',
    dialogue: '',
  };
}

function pictureOf(order: ActOrder, cast: CastMember[], script: FilmScript): ScenePicture {
  const { place, hasSubtitles } = order;
  const sha256 = createHash('sha256').update(place.picture).digest('hex');
  const scene = forFilm({
    kind: 'scene',
    name: '',
    description: '',
    sceneType: 'video',
    background: 'simple',
    picture: { assetId: '', sha256, bytes: place.picture },
    cast,
  });
  return {
    kind: 'scene',
    scene,
    script,
    cues: [],
    words: hasSubtitles ? 'subtitles' : 'none',
    camera: 'films',
    painted: { prompt: place.prompt, seed: place.seed },
  };
}

const withoutBytes = ({ scene, ...picture }: ScenePicture) => ({
  ...picture,
  scene: { ...scene, picture: scene.picture?.sha256 },
});

function shotOf({ subject, start, end }: FilmShot, { lines }: FilmScript): ActShot {
  // A cut comes a moment before the word.
  const line = lines.findIndex((one) => one.end > start + 0.3 && one.start < end - 0.3);
  return { kind: subject.kind, start, end, line: line < 0 ? null : line };
}
