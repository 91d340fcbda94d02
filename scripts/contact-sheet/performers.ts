/** The performers' contact sheet: every clothing style on every body type, the personas, and frames along one song. */

import sharp, { type OverlayOptions } from 'sharp';
import { buildCharacter, type Character } from '#engine/character/build-character.ts';
import { danceAt } from '#engine/character/motion/dance/dance.ts';
import type { Groove, Hands } from '#engine/character/motion/dance/groove.ts';
import { singFace } from '#engine/character/motion/sing.ts';
import { withProp } from '#engine/character/props.ts';
import { onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import { composeScore } from '#engine/music/compose/compose-score.ts';
import { aim } from '#engine/sculpt/render/camera.ts';
import { cuesFromMelody } from '#engine/voice/mouth/sing-cues.ts';
import {
  BODY_TYPES,
  CLOTHING_STYLES,
  SONG_GENRES,
  type SongGenre,
  STAGE_PERSONA_IDS,
} from '#features/cover-song/enums.ts';
import { performerLook, STAGE_PERSONA_LOOKS } from '#features/cover-song/scene/performers.ts';

const TILE = { width: 240, height: 300 };
const GAP = 4;
const FRAMES = 12;
const WALL = [150, 160, 200] as const;

const song = (genre: SongGenre) => composeScore({ genre, seconds: 48, seed: 5 });
type Song = ReturnType<typeof song>;

const grooveOf = ({ beats, bars, sections, genre }: Song, hands: Hands): Groove => ({
  beats,
  downbeats: bars,
  sections,
  genre,
  seed: 5,
  hands,
});

async function tile(
  character: Character,
  groove: Groove,
  score: Song,
  seconds: number,
  yaw = 14,
): Promise<Buffer> {
  const [width, height] = [TILE.width * 2, TILE.height * 2];
  const lead = score.tracks.find((one) => one.role === 'lead')?.notes ?? [];
  const pose = {
    ...danceAt(groove, seconds, character),
    face: singFace(cuesFromMelody(lead), seconds, 5, { loudness: () => 0.8 }),
  };
  const tall = character.skeleton.joints.head[1] + 0.9;
  const camera = aim([0, tall / 2 - 0.05, 0], { yaw, pitch: 4, angle: 24 }, tall * 2.75, width, height);
  const shot = shootCharacter(character, { width, height, pose, camera });
  return sharp(onStudio(shot, WALL), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(TILE)
    .png()
    .toBuffer();
}

export async function performersSheet(
  [part = 'all', genre = 'pop']: string[] = [],
  path = `test-results/contact-sheet-performers-${part}.png`,
): Promise<string> {
  const tiles: OverlayOptions[] = [];
  let row = 0;
  const put = (input: Buffer, column: number) =>
    tiles.push({ input, left: GAP + column * (TILE.width + GAP), top: GAP + row * (TILE.height + GAP) });
  const score = song(SONG_GENRES.find((one) => one === genre) ?? 'pop');
  const wish = { characterType: 'user_face', persona: 'nova-vale' } as const;
  if (part === 'all' || part === 'clothes')
    for (const bodyType of BODY_TYPES) {
      for (const [i, clothingStyle] of CLOTHING_STYLES.entries()) {
        const built = buildCharacter(performerLook({ ...wish, bodyType, clothingStyle }));
        put(await tile(built, grooveOf(score, 'free'), score, score.beats[8]! + i * 0.4), i);
      }
      row++;
    }
  if (part === 'all' || part === 'personas') {
    for (const [i, persona] of STAGE_PERSONA_IDS.entries()) {
      const clothingStyle = STAGE_PERSONA_LOOKS[persona].style;
      const bodyType = i % 2 === 0 ? 'female' : 'male';
      const look = performerLook({ characterType: 'celebrity', persona, bodyType, clothingStyle });
      const hands = clothingStyle === 'country' || clothingStyle === 'rock' ? 'guitar' : 'microphone';
      put(
        await tile(withProp(buildCharacter(look), hands), grooveOf(score, hands), score, score.beats[12]!),
        i,
      );
    }
    row++;
  }
  if (part === 'all' || part === 'song')
    for (const hands of ['free', 'microphone', 'guitar'] as const) {
      const clothingStyle = hands === 'free' ? 'hip-hop' : hands === 'guitar' ? 'country' : 'pop';
      const built = buildCharacter(performerLook({ ...wish, bodyType: 'female', clothingStyle }));
      const performer = hands === 'free' ? built : withProp(built, hands);
      for (let i = 0; i < FRAMES; i++) {
        const seconds = ((i + 0.5) / FRAMES) * score.seconds;
        put(await tile(performer, grooveOf(score, hands), score, seconds, 10), i % 6);
        if (i % 6 === 5) row++;
      }
    }
  await sharp({
    create: {
      width: GAP + 6 * (TILE.width + GAP),
      height: GAP + row * (TILE.height + GAP),
      channels: 3,
      background: '#17171c',
    },
  })
    .composite(tiles)
    .png()
    .toFile(path);
  return path;
}
