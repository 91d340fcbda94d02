/** How long a character takes to sculpt, to portray and to move. */

import sharp from 'sharp';
import { ART_STYLES } from '#common/character/character-words.ts';
import { buildCharacter } from '#engine/character/build-character.ts';
import { lookOf } from '#engine/character/figure/look-of.ts';
import { ANIMATIONS, poseAt } from '#engine/character/motion/animations.ts';
import { onStudio, shootCharacter } from '#engine/character/render/portrait.ts';
import { TEMPLATE_SEEDS } from '#features/avatar/server/templates/seed-templates.ts';
import { type Bench, median } from '../figure.ts';

const PORTRAIT = { width: 768, height: 960 };
/** A film lays a cheaper shadow of its own. */
const FRAME = { width: 576, height: 720 };
/** Every third template: all styles, outfits and bodies are among them. */
const LOOKS = TEMPLATE_SEEDS.filter((_, i) => i % 3 === 0).map((one) => lookOf(one.characterData));

async function timed(work: () => unknown): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}

/** From the look to the finished file, nothing kept from before. */
async function portray(look: (typeof LOOKS)[number]): Promise<void> {
  const shot = shootCharacter(buildCharacter(look), { ...PORTRAIT, pose: poseAt('idle', 0.8) });
  await sharp(onStudio(shot, [200, 210, 230]), { raw: { ...PORTRAIT, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 7 })
    .toBuffer();
}

export const character: Bench = {
  name: 'character',
  about: `portraits ${PORTRAIT.width}×${PORTRAIT.height} of ${LOOKS.length} templates, frames of ${ANIMATIONS.length} movements at ${FRAME.height} rows`,
  run: async () => {
    // The first of each style pays for compiling the code.
    for (const artStyle of ART_STYLES) await portray({ ...LOOKS[0]!, artStyle });
    const builds: number[] = [];
    const portraits: number[] = [];
    for (const look of LOOKS) {
      builds.push(await timed(() => buildCharacter(look)));
      portraits.push(await timed(() => portray(look)));
    }
    // Films and the live stage move the coarser figure: at this size nobody sees the difference.
    const one = buildCharacter({ ...LOOKS[0]!, quality: 'medium' });
    const frames: number[] = [];
    for (let k = 0; k < 3; k++)
      for (const name of ANIMATIONS)
        frames.push(
          await timed(() =>
            shootCharacter(one, { ...FRAME, pose: poseAt(name, 0.3 * k), withoutGround: true }),
          ),
        );
    return [
      { name: 'character: mesh, median', value: median(builds), unit: 'ms', target: { atMost: 1000 } },
      { name: 'character: portrait, median', value: median(portraits), unit: 'ms', target: { atMost: 2500 } },
      {
        name: 'character: frame of 720 rows, median',
        value: median(frames),
        unit: 'ms',
        target: { atMost: 80 },
      },
    ];
  },
};
