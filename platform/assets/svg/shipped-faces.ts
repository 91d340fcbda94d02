/** The typefaces that come with the product, read from their font files into what the lettering engine draws with. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenCommand, OpenFont, OpenGlyph, OpenType } from 'opentype.js';
import { catalogueKey, FACE_CATALOGUE, type FaceFamilyName } from '#engine/lettering/faces/catalogue.ts';
import {
  blocksFor,
  type Face,
  type FaceBlock,
  type FaceSource,
  faceOf,
} from '#engine/lettering/faces/face.ts';

import { packageFile } from '#engine/weights/package-files.ts';
import { type PairKerning, readPairKerning } from './gpos-kerning.ts';

const require = createRequire(import.meta.url);
/** Its two builds export differently; required, it is the same one everywhere. */
const opentype = require('opentype.js') as OpenType;

const STYLES: Record<string, string> = {
  '300': '300Light',
  '400': '400Regular',
  '500': '500Medium',
  '600': '600SemiBold',
  '700': '700Bold',
  '800': '800ExtraBold',
  '900': '900Black',
};
const DEJAVU: Record<string, string> = {
  '400': 'DejaVuSans',
  '700': 'DejaVuSans-Bold',
  '400-italic': 'DejaVuSans-Oblique',
  '700-italic': 'DejaVuSans-BoldOblique',
};
/** Package and beginning of the file names of each family. */
const PACKAGES: Record<Exclude<FaceFamilyName, 'dejavu'>, readonly [string, string]> = {
  inter: ['inter', 'Inter'],
  poppins: ['poppins', 'Poppins'],
  grotesk: ['space-grotesk', 'SpaceGrotesk'],
  arimo: ['arimo', 'Arimo'],
  playfair: ['playfair-display', 'PlayfairDisplay'],
  cormorant: ['cormorant-garamond', 'CormorantGaramond'],
  lora: ['lora', 'Lora'],
  gelasio: ['gelasio', 'Gelasio'],
  tinos: ['tinos', 'Tinos'],
  dmserif: ['dm-serif-display', 'DMSerifDisplay'],
  bebas: ['bebas-neue', 'BebasNeue'],
  anton: ['anton', 'Anton'],
  oswald: ['oswald', 'Oswald'],
  archivo: ['archivo-black', 'ArchivoBlack'],
  fredoka: ['fredoka', 'Fredoka'],
  pacifico: ['pacifico', 'Pacifico'],
  vibes: ['great-vibes', 'GreatVibes'],
  caveat: ['caveat', 'Caveat'],
  marker: ['permanent-marker', 'PermanentMarker'],
  notoarabic: ['noto-sans-arabic', 'NotoSansArabic'],
  notohebrew: ['noto-sans-hebrew', 'NotoSansHebrew'],
  notosc: ['noto-sans-sc', 'NotoSansSC'],
  notokr: ['noto-sans-kr', 'NotoSansKR'],
};

/** Where the file of a face lies; undefined when there is no such face, or its package is absent: another stands in. */
export function faceFile(key: string): string | undefined {
  const [, family, weight, italic] = /^([a-z]+)-(\d00)(-italic)?$/.exec(key) ?? [];
  if (!family || !weight || !Object.hasOwn(FACE_CATALOGUE, family)) return undefined;
  const name = family as FaceFamilyName;
  if (catalogueKey(name, Number(weight), italic !== undefined) !== key) return undefined;
  if (name === 'dejavu') return packageFile(`dejavu-fonts-ttf/ttf/${DEJAVU[`${weight}${italic ?? ''}`]}.ttf`);
  const style = `${STYLES[weight]}${italic ? '_Italic' : ''}`;
  const [folder, file] = PACKAGES[name];
  return packageFile(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`);
}

interface ReadFont {
  font: OpenFont;
  pairs: PairKerning | undefined;
}

const fonts = new Map<string, ReadFont | undefined>();
const blocks = new Map<string, FaceBlock>();
const LAST_BLOCK = 0xff;
const FIRST_UNPAIRED = 0x24;

function fontOf(key: string): ReadFont | undefined {
  if (!fonts.has(key)) {
    const path = faceFile(key);
    const bytes = path ? readFileSync(path) : undefined;
    fonts.set(
      key,
      bytes && { font: opentype.parse(new Uint8Array(bytes).buffer), pairs: readPairKerning(bytes) },
    );
  }
  return fonts.get(key);
}

/** 256 letters of a face; empty where the face has none of them, undefined when there is no such face. */
export function faceBlock(key: string, block: number): FaceBlock | undefined {
  const font = fontOf(key);
  if (!font || block < 0 || block > LAST_BLOCK) return undefined;
  const id = `${key}/${block}`;
  const known = blocks.get(id) ?? readBlock(font, block);
  blocks.set(id, known);
  return known;
}

function readBlock({ font, pairs }: ReadFont, block: number): FaceBlock {
  const { unitsPerEm } = font;
  const letters: [number, OpenGlyph][] = [];
  const glyphs: FaceBlock['glyphs'] = [];
  for (let code = Math.max(32, block * 256); code < (block + 1) * 256; code++) {
    const glyph = font.charToGlyph(String.fromCodePoint(code));
    if (glyph.index === 0) continue;
    const path = glyph.getPath(0, 0, unitsPerEm);
    const box = path.getBoundingBox();
    const hasInk = box.x2 > box.x1;
    glyphs.push([
      code,
      glyph.advanceWidth,
      pathData(path.commands),
      ...(hasInk ? [box.x1, box.y1, box.x2, box.y2].map(Math.round) : []),
    ]);
    letters.push([code, glyph]);
  }
  return {
    unitsPerEm,
    capHeight: font.tables.os2?.sCapHeight ?? topOf(font, 'H'),
    xHeight: font.tables.os2?.sxHeight ?? topOf(font, 'x'),
    glyphs,
    // Beyond the alphabets there are thousands of letters and no pairs.
    kerning: block < FIRST_UNPAIRED ? kerningOf(letters, pairs ?? olderPairs(font)) : [],
  };
}

/** Written here and not by the library, which loses the space before a number that rounds to minus zero. */
const pathData = (commands: readonly OpenCommand[]): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((one) => one !== undefined);
      return type + numbers.map((one) => Math.round(one) || 0).join(' ');
    })
    .join('');

const topOf = (font: OpenFont, char: string): number =>
  Math.round(-font.charToGlyph(char).getPath(0, 0, font.unitsPerEm).getBoundingBox().y1);

/** Fonts of before have a table of their own for pairs. */
const olderPairs =
  ({ kerningPairs }: OpenFont): PairKerning =>
  (left, right) =>
    kerningPairs?.[`${left},${right}`] ?? 0;

function kerningOf(letters: readonly [number, OpenGlyph][], kern: PairKerning): FaceBlock['kerning'] {
  const pairs: FaceBlock['kerning'] = [];
  for (const [left, a] of letters) {
    for (const [right, b] of letters) {
      const value = kern(a.index, b.index);
      if (value) pairs.push([left, right, value]);
    }
  }
  return pairs;
}

/** All faces, with the letters that these texts need. */
export function shippedFaces(...texts: string[]): FaceSource {
  const needed = [...new Set([0, ...blocksFor(texts.join(''))])];
  const faces = new Map<string, Face | undefined>();
  return (key) => {
    if (!faces.has(key)) {
      faces.set(key, faceOf(needed.flatMap((block) => faceBlock(key, block) ?? [])));
    }
    return faces.get(key);
  };
}
