/** What must be loaded before a design can be drawn: letters by face and block, pictures, icons and emoji. */

import { catalogueKey } from '#engine/lettering/faces/catalogue.ts';
import { blockOf } from '#engine/lettering/faces/face.ts';
import type { DesignDocument } from '../document/document.ts';
import { type FaceName, familyOfFace, type Theme } from '../document/theme.ts';
import { hasArabic } from './text/arabic.ts';
import { facesForLetter } from './text/letter-faces.ts';
import { emojiOf, graphemes } from './text/letters.ts';

export interface Needs {
  /** Blocks of 256 letters by the key of the face. */
  faces: Map<string, Set<number>>;
  /** Pictures by their source, emoji among them. */
  pictures: Set<string>;
  icons: Set<string>;
}

/** What the joined forms of Arabic letters lie in. */
const ARABIC_FORMS = [0xfb50, 0xfe70, 0xfef0];

export function needsOf({ theme, pages }: Pick<DesignDocument, 'theme' | 'pages'>): Needs {
  const needs: Needs = { faces: new Map(), pictures: new Set(), icons: new Set() };
  for (const layer of pages.flatMap((page) => page.layers)) {
    switch (layer.type) {
      case 'list': {
        const { face, weight, rows } = layer;
        const add = (part: 'name' | 'value', heavy: number) =>
          addText(
            needs,
            rows.map((row) => row[part]).join(''),
            { face, weight: heavy, italic: false },
            theme,
          );
        add('name', weight);
        add('value', Math.max(700, weight));
        break;
      }
      case 'text': {
        const styles = [layer, ...layer.spans].map(({ face, weight, isItalic }) => ({
          face: face ?? layer.face,
          weight: weight ?? layer.weight,
          italic: isItalic ?? layer.isItalic,
        }));
        for (const style of styles) addText(needs, cased(layer.text, layer.casing), style, theme);
        break;
      }
      case 'chart': {
        const words = [...layer.series, ...layer.rows.map(({ label }) => label), '0123456789.,- ·M'].join('');
        for (const weight of [400, 600])
          addText(needs, words, { face: layer.face, weight, italic: false }, theme);
        break;
      }
      case 'icon':
        needs.icons.add(layer.icon);
        break;
      case 'picture':
      case 'logo':
      case 'character':
        if (layer.src) needs.pictures.add(layer.src);
    }
  }
  return needs;
}

const cased = (text: string, casing: 'as-is' | 'upper' | 'lower'): string =>
  casing === 'upper'
    ? text.toLocaleUpperCase('en')
    : casing === 'lower'
      ? text.toLocaleLowerCase('en')
      : text;

function addText(
  needs: Needs,
  text: string,
  { face, weight, italic }: { face: FaceName; weight: number; italic: boolean },
  theme: Theme,
): void {
  const family = familyOfFace(face, theme);
  const add = (code: number) => {
    for (const key of facesForLetter(code, { family, weight, italic })) {
      const blocks = needs.faces.get(key) ?? new Set<number>();
      blocks.add(blockOf(code));
      needs.faces.set(key, blocks);
    }
  };
  // The first block says how high letters are, whatever is written.
  needs.faces.set(
    catalogueKey(family, weight, italic),
    (needs.faces.get(catalogueKey(family, weight, italic)) ?? new Set()).add(0),
  );
  for (const char of new Set(graphemes(text))) {
    const emoji = emojiOf(char);
    if (emoji) needs.pictures.add(emoji);
    else for (const one of char) if (one.codePointAt(0)! >= 32) add(one.codePointAt(0)!);
  }
  if (hasArabic(text)) ARABIC_FORMS.forEach(add);
}
