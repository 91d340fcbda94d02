/** The forms one logo is handed out in: coloured, in one colour, reversed, and as an icon. */

import { type MarkDesign, readDesign } from '#engine/lettering/mark/design.ts';
import { composeIcon } from '#engine/lettering/mark/icon.ts';
import { readMarkup } from '#engine/lettering/svg/read-markup.ts';
import { inOneColor, inSquare, withoutBackground } from '#engine/lettering/svg/recolor.ts';
import { type SvgNode, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { drawMark, drawSvg } from '../draw.ts';
import type { LogoRow } from '../logo.repo.ts';
import { symbolShape } from '../symbols/symbol-set.ts';

export interface LogoForms {
  picture: SvgNode;
  transparent: SvgNode;
  black: SvgNode;
  white: SvgNode;
  icon: SvgNode;
  /** The colours it was made of; empty for a drawing from elsewhere. */
  colors: string[];
}

/** The design behind a stored picture, but only when it really gives that picture: anybody may send both. */
export function verifiedDesign(row: Pick<LogoRow, 'customizations' | 'svgContent'>): MarkDesign | undefined {
  const design = readDesign(row.customizations);
  return drawSvg(design) === row.svgContent ? design : undefined;
}

export function formsOf(row: Pick<LogoRow, 'customizations' | 'svgContent'>): LogoForms {
  const picture = readMarkup(row.svgContent);
  const design = verifiedDesign(row);
  const resources = design && {
    faces: shippedFaces(design.text, design.tagline),
    symbol: symbolShape(design.symbol),
  };
  return {
    picture,
    transparent: withoutBackground(picture),
    black: oneColor(picture, design, '#111111', '#ffffff'),
    white: oneColor(picture, design, '#ffffff', '#111111'),
    icon: design && resources ? composeIcon(design, resources) : inSquare(picture),
    colors: design ? [...new Set([...design.colors, design.backgroundColor])] : colorsIn(toMarkup(picture)),
  };
}

/** Drawn anew where the design is known: what stands on a plate is then left open instead of vanishing in it. */
function oneColor(picture: SvgNode, design: MarkDesign | undefined, ink: string, paper: string): SvgNode {
  if (!design) return inOneColor(picture, ink);
  const plain = {
    ...design,
    gradient: 'none' as const,
    backgroundColor: paper,
    shape: 'rounded' as const,
    outline: 0,
  };
  return inOneColor(drawMark({ ...plain, colors: [ink, paper] }).picture, ink, paper);
}

const colorsIn = (markup: string): string[] =>
  [...new Set(markup.match(/#[0-9a-f]{6}\b/gi) ?? [])].slice(0, 8);
