/** The faces that marks are lettered with: free ones of the same measures as the names people choose. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MarkFont, MarkStyle } from '../contract.ts';

interface Face {
  family: string;
  regular: string;
  bold: string;
}

const google = (slug: string, family: string): Face => ({
  family,
  regular: `@expo-google-fonts/${slug}/400Regular/${family}_400Regular.ttf`,
  bold: `@expo-google-fonts/${slug}/700Bold/${family}_700Bold.ttf`,
});

const DEJAVU: Face = {
  family: 'DejaVu Sans',
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
};

const FACES: Record<MarkFont, Face> = {
  Arial: google('arimo', 'Arimo'),
  Helvetica: google('arimo', 'Arimo'),
  Georgia: google('gelasio', 'Gelasio'),
  'Times New Roman': google('tinos', 'Tinos'),
  Verdana: DEJAVU,
};

/** What is used of a parsed font file. */
interface Font {
  charToGlyphIndex(character: string): number;
  getAdvanceWidth(text: string, em: number): number;
}

type Choice = Pick<MarkStyle, 'fontFamily' | 'bold'>;

const require = createRequire(import.meta.url);
const { parse } = require('opentype.js') as { parse(file: ArrayBuffer): Font };
const fonts = new Map<string, Font>();

const pathOf = (face: Face, bold: boolean) => require.resolve(bold ? face.bold : face.regular);

function load(path: string): Font {
  const known = fonts.get(path);
  if (known) return known;
  const file = readFileSync(path);
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(path, font);
  return font;
}

/** The face itself, and one with nearly every letter for what it lacks. */
export const facesFor = ({ fontFamily, bold }: Choice) => ({
  family: `${FACES[fontFamily].family}, ${DEJAVU.family}`,
  files: [pathOf(FACES[fontFamily], bold), pathOf(DEJAVU, bold)],
});

/** Characters that none of the faces has. */
export function missingGlyphs(text: string, choice: Choice): string[] {
  const faces = facesFor(choice).files.map(load);
  return [...new Set(text)].filter((one) => !faces.some((font) => font.charToGlyphIndex(one) > 0));
}

/** In pixels, at this em. */
export function textWidth(text: string, em: number, choice: Choice): number {
  const [face, wide] = facesFor(choice).files.map(load) as [Font, Font];
  let width = 0;
  for (const one of text) {
    const font = face.charToGlyphIndex(one) > 0 ? face : wide;
    width += font.getAdvanceWidth(one, em);
  }
  return width;
}
