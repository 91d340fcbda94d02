/** Letters for films drawn on the server: the faces that the browser shows too, and one for every script and for emoji. */

import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import { neededFile } from '#engine/weights/package-files.ts';
import { faceFile } from '#platform/assets/svg/shipped-faces.ts';

const inter = (part: string) => `@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`;
const noto = (name: string, file: string, style: string) =>
  `@expo-google-fonts/noto-sans-${name}/${style}/NotoSans${file}_${style}.ttf`;

/** Files by the family they are known under in a film. Parts of one alphabet's face need names of their own: the last would win. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'Film Sans': [inter('latin')],
  'Inter Latin': [inter('latin-ext')],
  'Inter Cyrillic': [inter('cyrillic')],
  'Inter Greek': [inter('greek')],
  'Inter Vietnamese': [inter('vietnamese')],
  Gelasio: ['400Regular', '700Bold'].map(
    (style) => `@expo-google-fonts/gelasio/${style}/Gelasio_${style}.ttf`,
  ),
  Tinos: ['400Regular', '700Bold'].map((style) => `@expo-google-fonts/tinos/${style}/Tinos_${style}.ttf`),
  'DejaVu Sans': ['DejaVuSans', 'DejaVuSans-Bold'].map((name) => `dejavu-fonts-ttf/ttf/${name}.ttf`),
  'Noto Sans SC': ['400Regular', '700Bold'].map((style) => noto('sc', 'SC', style)),
  'Noto Sans KR': ['400Regular', '700Bold'].map((style) => noto('kr', 'KR', style)),
  'Noto Sans Arabic': ['400Regular', '700Bold'].map((style) => noto('arabic', 'Arabic', style)),
  'Noto Sans Hebrew': ['400Regular', '700Bold'].map((style) => noto('hebrew', 'Hebrew', style)),
  'Noto Color Emoji': ['@expo-google-fonts/noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf'],
};

/** All of them, by package and path. */
export const filmFontFiles = (): string[] => Object.values(FAMILIES).flat();

/** Faces that are large are read only for texts that need them. */
const NEEDED_BY: Readonly<Record<string, RegExp>> = {
  'Noto Sans SC': /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u,
  'Noto Sans KR': /\p{Script=Hangul}/u,
  'Noto Sans Arabic': /\p{Script=Arabic}/u,
  'Noto Sans Hebrew': /\p{Script=Hebrew}/u,
  'Noto Color Emoji': /\p{Extended_Pictographic}|\p{Regional_Indicator}/u,
};

const registered = new Set<string>();

/** For all texts that will be drawn; what the machine itself has installed plays no part. */
export function registerFilmFonts(texts: string): void {
  for (const [family, files] of Object.entries(FAMILIES)) {
    if (registered.has(family) || NEEDED_BY[family]?.test(texts) === false) continue;
    registered.add(family);
    for (const file of files) GlobalFonts.register(readFileSync(neededFile(file)), family);
  }
}

/** Faces of somebody's choice, by the name each has in the film. */
export function registerChosenFaces(faces: readonly { key: string; family: string }[]): void {
  for (const { key, family } of faces) {
    const file = registered.has(family) ? undefined : faceFile(key);
    if (!file) continue;
    registered.add(family);
    GlobalFonts.register(readFileSync(file), family);
  }
}
