/** From a design to a picture: the one way every preview, file and template is drawn. */

import { contrast, mix } from '../color/color.ts';
import type { FaceSource } from '../faces/face.ts';
import { faceKey } from '../faces/families.ts';
import { MOTION_CLASS, type MotionPlace, motionStyle } from '../motion/motion.ts';
import { element, type SvgNode } from '../svg/svg-node.ts';
import { monogram } from '../symbols/monogram.ts';
import type { SymbolShape } from '../symbols/symbol-shape.ts';
import type { Box } from '../text/layout-text.ts';
import { background, innerFrame } from './background.ts';
import type { MarkDesign } from './design.ts';
import { aboveLayout } from './layouts/above.ts';
import { badgeLayout } from './layouts/badge.ts';
import { boxedLayout } from './layouts/boxed.ts';
import type { Arranged, Arranging } from './layouts/layout.ts';
import { leftLayout } from './layouts/left.ts';
import { textLayout } from './layouts/text.ts';
import { faceFor, quietWeight } from './lettered.ts';

export interface Composed {
  picture: SvgNode;
  width: number;
  height: number;
  /** Size of the name in the end; smaller than asked for where it would not fit. */
  size: number;
  /** Letters that no face of ours has: the viewer's own font draws them. */
  missing: string[];
  place: MotionPlace;
}

export interface Resources {
  faces: FaceSource;
  /** The chosen symbol, where it is one that has to be fetched. */
  symbol?: SymbolShape;
}

const LAYOUT: Record<MarkDesign['layout'], (arranging: Arranging) => Arranged> = {
  text: textLayout,
  left: leftLayout,
  above: aboveLayout,
  badge: badgeLayout,
  boxed: boxedLayout,
};

/** The faces that a design is drawn with, and no other: whoever draws it fetches these. */
export const facesOf = (design: MarkDesign): string[] => {
  const { fontFamily: family, weight, italic } = design;
  return [
    ...new Set([
      faceKey({ family, weight, italic }),
      faceKey({ family, weight: quietWeight(design), italic }),
      // Initials are bold and upright.
      ...(design.symbol === 'mono' ? [faceKey({ family, weight: 700, italic: false })] : []),
    ]),
  ];
};

const PAINT = 'mark-paint';

export function composeMark(design: MarkDesign, { faces, symbol }: Resources): Composed {
  // Without a background the paper is what a mark usually ends up on.
  const ground = design.shape === 'none' ? '#ffffff' : design.backgroundColor;
  const hasGradient = design.gradient !== 'none';
  const paint = hasGradient ? `url(#${PAINT})` : design.colors[0];
  const own =
    design.symbol === 'mono'
      ? monogram(faceFor({ design: { ...design, italic: false }, faces }, 700), design.text)
      : undefined;
  const arranged = LAYOUT[design.layout]({ design, faces, paint, ground, symbol: own ?? symbol });
  const { canvas, box, size, missing } = arranged;
  const place = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, color: design.colors[0] };
  const frame =
    design.ornament === 'frame' ? innerFrame(design, canvas, mix(design.colors[0], ground, 0.3)) : [];
  const picture = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: canvas.width,
      height: canvas.height,
      viewBox: `0 0 ${canvas.width} ${canvas.height}`,
      role: 'img',
    },
    [
      element('title', {}, [design.text.trim() || 'Logo']),
      ...(design.isAnimated ? [element('style', {}, [motionStyle(design.motion, place)])] : []),
      ...(hasGradient ? [element('defs', {}, [gradient(design, box, ground)])] : []),
      ...background(design, canvas),
      ...frame,
      element(
        'g',
        { 'data-part': 'mark', class: design.isAnimated ? MOTION_CLASS : undefined },
        arranged.nodes,
      ),
    ],
  );
  return { picture, width: canvas.width, height: canvas.height, size, missing: [...new Set(missing)], place };
}

/** Spans the whole mark, so that symbol and letters share one light. */
function gradient({ colors, gradient: way }: MarkDesign, box: Box, ground: string): SvgNode {
  const [from] = colors;
  const to =
    contrast(colors[1], ground) >= 1.9
      ? colors[1]
      : mix(from, contrast(from, '#000000') > 6 ? '#000000' : '#ffffff', 0.38);
  const ends = {
    across: { x1: box.left, y1: box.top, x2: box.right, y2: box.top },
    diagonal: { x1: box.left, y1: box.top, x2: box.right, y2: box.bottom },
    down: { x1: box.left, y1: box.top, x2: box.left, y2: box.bottom },
    none: {},
  }[way];
  return element('linearGradient', { id: PAINT, gradientUnits: 'userSpaceOnUse', ...ends }, [
    element('stop', { offset: 0, 'stop-color': from }),
    element('stop', { offset: 1, 'stop-color': to }),
  ]);
}
