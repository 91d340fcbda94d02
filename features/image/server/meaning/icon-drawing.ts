/** Reads one drawing out of the icon collection and hands it over as pixels, with what kind of thing it shows. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { FlatDrawing } from '#engine/illustrator/subjects/relief/relief.ts';
import type { EmojiName } from './emoji-words.ts';

/** Pixels of the drawing, and free room around it for its outline. */
const PIXELS = 152;
const MARGIN = 4;

type Kind = Pick<FlatDrawing, 'family' | 'metres' | 'home' | 'airborne'>;

const thing: Kind = { family: 'object', metres: 0.35, home: 'room' };
const food: Kind = { family: 'food', metres: 0.2, home: 'room' };
const plant: Kind = { family: 'plant', metres: 0.6, home: 'garden' };
const building: Kind = { family: 'building', metres: 9, home: 'meadow' };

/** By the dictionary's subgroups; what is not listed is a thing. */
const KINDS: Record<number, Kind> = {
  34: { family: 'animal', metres: 1.1, home: 'meadow' },
  35: { family: 'animal', metres: 0.4, home: 'meadow' },
  36: { family: 'animal', metres: 0.15, home: 'garden' },
  37: { family: 'animal', metres: 0.6, home: 'desert' },
  38: { family: 'animal', metres: 0.7, home: 'underwater', airborne: true },
  39: { family: 'animal', metres: 0.1, home: 'garden' },
  40: plant,
  41: plant,
  42: food,
  43: food,
  44: food,
  45: food,
  46: food,
  47: food,
  48: food,
  51: building,
  52: building,
  54: { family: 'vehicle', metres: 2, home: 'street' },
  53: { ...building, metres: 6 },
  55: { family: 'vehicle', metres: 4, home: 'ocean' },
  56: { family: 'vehicle', metres: 5, home: 'sky', airborne: true },
  59: { ...thing, metres: 8, home: 'sky', airborne: true },
  62: { ...thing, home: 'meadow' },
};

/** Of the sea, but on the ground. */
const CREEPS = /crab|lobster|shrimp|shell|coral|oyster/;

/** Undefined when the collection does not have it. */
export async function drawIcon({ label, code, subgroup }: EmojiName): Promise<FlatDrawing | undefined> {
  const body = bodyOf(code.toLowerCase());
  if (!body) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 128 128" width="128" height="128">${body}</svg>`;
  const rgba = await sharp(Buffer.from(svg), { density: (72 * PIXELS) / 128 })
    .resize(PIXELS, PIXELS)
    .extend({
      top: MARGIN,
      bottom: MARGIN,
      left: MARGIN,
      right: MARGIN,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const kind = KINDS[subgroup] ?? thing;
  const airborne = kind.airborne === true && !CREEPS.test(label);
  return { name: label, ...kind, airborne, rgba: new Uint8Array(rgba) };
}

/** The collection is 25 MB: only the one entry is cut out of its text and parsed. */
function bodyOf(code: string): string | undefined {
  const require = createRequire(import.meta.url);
  const names: Record<string, string> = JSON.parse(
    readFileSync(require.resolve('@iconify-json/noto/chars.json'), 'utf8'),
  );
  const name = names[code] ?? names[code.replace(/-fe0f/g, '')];
  if (!name) return undefined;
  const text = readFileSync(require.resolve('@iconify-json/noto/icons.json'), 'utf8');
  const start = text.indexOf('{', text.indexOf(`"${name}": {`));
  const end = text.indexOf('}', start);
  return start < 0 ? undefined : (JSON.parse(text.slice(start, end + 1)) as { body: string }).body;
}
