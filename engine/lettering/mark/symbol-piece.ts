/** The symbol of a mark, alone or on a plate, sized by its ink so that wide and tall ones weigh the same. */

import { readableOn } from '../color/color.ts';
import { element, type SvgNode, shortNumber } from '../svg/svg-node.ts';
import type { SymbolShape } from '../symbols/symbol-shape.ts';
import type { MarkDesign } from './design.ts';
import type { Piece } from './piece.ts';

/** Share of the plate that the symbol takes. */
const ON_PLATE = { circle: 0.56, rounded: 0.58, hexagon: 0.52, shield: 0.5, ring: 0.54 } as const;

export function symbolPiece(design: MarkDesign, shape: SymbolShape, size: number, paint: string): Piece {
  const { plate, colors } = design;
  if (plate === 'none') return bare(shape, size, paint);
  const onPlate = plate === 'ring' ? paint : readableOn(colors[0], [colors[1], design.backgroundColor], 4.2);
  const inner = bare(shape, size * ON_PLATE[plate], onPlate);
  // A shield's middle lies above its centre.
  const lift = plate === 'shield' ? size * 0.035 : 0;
  return {
    width: size,
    height: size,
    draw: (x, y) => [
      plateShape(plate, x, y, size, paint),
      ...inner.draw(x + (size - inner.width) / 2, y + (size - inner.height) / 2 - lift),
    ],
  };
}

function bare(shape: SymbolShape, size: number, paint: string): Piece {
  const [left, top, width, height] = shape.box;
  // Between the longer side and the area: a wide symbol may be wider, but not heavier.
  const scale = size / (0.55 * Math.max(width, height) + 0.45 * Math.sqrt(width * height));
  return {
    width: width * scale,
    height: height * scale,
    draw: (x, y) => [
      element(
        'g',
        {
          transform: `translate(${shortNumber(x - left * scale)} ${shortNumber(y - top * scale)}) scale(${Math.round(scale * 1e5) / 1e5})`,
          fill: paint,
        },
        shape.paths.map(({ d, opacity, stroke, fillRule }) =>
          element('path', {
            d,
            opacity,
            'fill-rule': fillRule,
            ...(stroke
              ? {
                  fill: 'none',
                  stroke: paint,
                  'stroke-width': stroke,
                  'stroke-linecap': 'round',
                  'stroke-linejoin': 'round',
                }
              : {}),
          }),
        ),
      ),
    ],
  };
}

function plateShape(
  plate: Exclude<MarkDesign['plate'], 'none'>,
  x: number,
  y: number,
  size: number,
  paint: string,
): SvgNode {
  const r = size / 2;
  switch (plate) {
    case 'circle':
      return element('circle', { cx: x + r, cy: y + r, r, fill: paint });
    case 'ring': {
      const line = size * 0.05;
      return element('circle', {
        cx: x + r,
        cy: y + r,
        r: r - line / 2,
        fill: 'none',
        stroke: paint,
        'stroke-width': line,
      });
    }
    case 'rounded':
      return element('rect', { x, y, width: size, height: size, rx: size * 0.24, fill: paint });
    case 'hexagon':
      return element('path', {
        d: hexagon(x + r, y + r, r),
        fill: paint,
        stroke: paint,
        'stroke-width': size * 0.06,
        'stroke-linejoin': 'round',
      });
    case 'shield':
      return element('path', { d: shield(x, y, size), fill: paint });
  }
}

const hexagon = (cx: number, cy: number, r: number): string => {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${shortNumber(cx + Math.cos(angle) * r * 0.97)} ${shortNumber(cy + Math.sin(angle) * r * 0.97)}`;
  });
  return `M${corners.join('L')}Z`;
};

const shield = (x: number, y: number, size: number): string => {
  const at = (px: number, py: number) => `${shortNumber(x + px * size)} ${shortNumber(y + py * size)}`;
  return (
    `M${at(0.5, 0)}C${at(0.62, 0.08)} ${at(0.78, 0.11)} ${at(0.93, 0.11)}L${at(0.93, 0.5)}` +
    `C${at(0.93, 0.76)} ${at(0.72, 0.92)} ${at(0.5, 1)}C${at(0.28, 0.92)} ${at(0.07, 0.76)} ${at(0.07, 0.5)}` +
    `L${at(0.07, 0.11)}C${at(0.22, 0.11)} ${at(0.38, 0.08)} ${at(0.5, 0)}Z`
  );
};
