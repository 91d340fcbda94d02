/** A display list as SVG: outlines as paths, pictures inside the file, nothing that is loaded from elsewhere. */

import { element, type SvgNode, shortNumber, toMarkup } from '#engine/lettering/svg/svg-node.ts';
import {
  type DisplayList,
  type DrawOp,
  type DropShadow,
  isGradient,
  type Paint,
  type PathOp,
} from './display-list.ts';
import { pathData } from './path.ts';

/** A picture as a data address. */
export type EmbedPicture = (ref: string) => string | undefined;

interface Sheet {
  defs: SvgNode[];
  embed: EmbedPicture;
  /** Pictures that are drawn twice are kept once. */
  pictures: Map<string, string>;
}

const number = (value: number): string => shortNumber(Math.round(value * 1000) / 1000);

function define(sheet: Sheet, prefix: string, make: (id: string) => SvgNode): string {
  const id = `${prefix}${sheet.defs.length + 1}`;
  sheet.defs.push(make(id));
  return id;
}

function paintOf(sheet: Sheet, paint: Paint): { color: string; alpha: number } {
  if (!isGradient(paint)) return { color: paint.hex, alpha: paint.alpha };
  const stops = paint.stops.map(({ at, color }) =>
    element('stop', {
      offset: number(at),
      'stop-color': color.hex,
      'stop-opacity': color.alpha < 1 ? number(color.alpha) : undefined,
    }),
  );
  const { x1, y1, x2, y2 } = paint;
  const id = define(sheet, 'g', (name) =>
    paint.type === 'linear'
      ? element('linearGradient', { id: name, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2 }, stops)
      : element(
          'radialGradient',
          { id: name, gradientUnits: 'userSpaceOnUse', cx: x1, cy: y1, r: Math.hypot(x2 - x1, y2 - y1) },
          stops,
        ),
  );
  return { color: `url(#${id})`, alpha: 1 };
}

/** A canvas blurs by half of what it is told. */
const shadowFilter = (sheet: Sheet, { x, y, blur, color }: DropShadow): string => {
  const id = define(sheet, 's', (name) =>
    element('filter', { id: name, x: '-50%', y: '-50%', width: '200%', height: '200%' }, [
      element('feDropShadow', {
        dx: x,
        dy: y,
        stdDeviation: blur / 2,
        'flood-color': color.hex,
        'flood-opacity': number(color.alpha),
      }),
    ]),
  );
  return `url(#${id})`;
};

function pathNode(sheet: Sheet, { path, fill, rule, stroke, alpha, shadow }: PathOp): SvgNode {
  const inside = fill && paintOf(sheet, fill);
  const line = stroke && paintOf(sheet, stroke.paint);
  const share = (own: number | undefined) => (own !== undefined && own < 1 ? number(own) : undefined);
  return element('path', {
    d: pathData(path),
    fill: inside?.color ?? 'none',
    'fill-opacity': share(inside?.alpha),
    'fill-rule': rule,
    stroke: line?.color,
    'stroke-opacity': share(line?.alpha),
    'stroke-width': stroke?.width,
    'stroke-linecap': stroke?.cap,
    'stroke-linejoin': stroke?.join,
    'stroke-dasharray': stroke?.dash?.map(number).join(' '),
    opacity: share(alpha),
    filter: shadow && shadowFilter(sheet, shadow),
  });
}

function toNode(sheet: Sheet, op: DrawOp): SvgNode[] {
  if (op.op === 'path') return [pathNode(sheet, op)];
  if (op.op === 'group') {
    const children = op.ops.flatMap((one) => toNode(sheet, one));
    const clip =
      op.clip &&
      define(sheet, 'c', (id) => element('clipPath', { id }, [element('path', { d: pathData(op.clip!) })]));
    return [
      element(
        'g',
        {
          transform: op.matrix && `matrix(${op.matrix.map(number).join(' ')})`,
          'clip-path': clip && `url(#${clip})`,
          'aria-label': op.label,
        },
        children,
      ),
    ];
  }
  const href = sheet.embed(op.ref);
  if (!href) return [];
  const known =
    sheet.pictures.get(op.ref) ??
    define(sheet, 'p', (id) =>
      element('image', { id, width: 1, height: 1, preserveAspectRatio: 'none', href }),
    );
  sheet.pictures.set(op.ref, known);
  return [
    element('use', {
      href: `#${known}`,
      transform: `matrix(${number(op.w)} 0 0 ${number(op.h)} ${number(op.x)} ${number(op.y)})`,
      opacity: op.alpha < 1 ? number(op.alpha) : undefined,
      filter: op.shadow && shadowFilter(sheet, op.shadow),
    }),
  ];
}

export function paintSvg({ width, height, ops }: DisplayList, embed: EmbedPicture): string {
  const sheet: Sheet = { defs: [], embed, pictures: new Map() };
  const nodes = ops.flatMap((op) => toNode(sheet, op));
  return toMarkup(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
      [...(sheet.defs.length > 0 ? [element('defs', {}, sheet.defs)] : []), ...nodes],
    ),
  );
}
