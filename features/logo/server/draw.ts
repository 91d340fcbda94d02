/** A design into SVG with everything this side has: faces and symbols. */

import { type Composed, composeMark } from '#engine/lettering/mark/compose-mark.ts';
import type { MarkDesign } from '#engine/lettering/mark/design.ts';
import { toMarkup } from '#engine/lettering/svg/svg-node.ts';
import { shippedFaces } from '#platform/assets/svg/shipped-faces.ts';
import { symbolShape } from './symbols/symbol-set.ts';

export const drawMark = (design: MarkDesign): Composed =>
  composeMark(design, {
    faces: shippedFaces(design.text, design.tagline),
    symbol: symbolShape(design.symbol),
  });

export const drawSvg = (design: MarkDesign): string => toMarkup(drawMark(design).picture);
