/** Reads the path language of SVG, relative commands and arcs included, into plain segments. */

import type { Path, Segment } from './path.ts';

const LENGTHS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** What cannot be read ends the path where it stands. */
export function parsePath(d: string): Path {
  const out: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [lastX, lastY] = [0, 0];
  let before = '';
  for (const [, letter, values] of d.matchAll(/([MLHVCSQTAZ])([^MLHVCSQTAZ]*)/gi)) {
    let command = letter!.toUpperCase();
    const isRelative = letter !== command;
    const numbers = readNumbers(values!, command === 'A');
    const length = LENGTHS[command]!;
    for (let i = 0; i === 0 || (length > 0 && i + length <= numbers.length); i += length) {
      const part = numbers.slice(i, i + length);
      if (part.length < length) return out;
      if (command === 'M' && i > 0) command = 'L';
      const [dx, dy] = isRelative ? [x, y] : [0, 0];
      const at = (index: number): number => part[index]! + (index % 2 === 0 ? dx : dy);
      const control: [number, number] =
        /[CS]/.test(before) && command === 'S' ? [2 * x - lastX, 2 * y - lastY] : [x, y];
      const quad: [number, number] =
        /[QT]/.test(before) && command === 'T' ? [2 * x - lastX, 2 * y - lastY] : [x, y];
      switch (command) {
        case 'M':
          [x, y] = [at(0), at(1)];
          [startX, startY] = [x, y];
          out.push(['M', x, y]);
          break;
        case 'L':
          [x, y] = [at(0), at(1)];
          out.push(['L', x, y]);
          break;
        case 'H':
          x = part[0]! + dx;
          out.push(['L', x, y]);
          break;
        case 'V':
          y = part[0]! + dy;
          out.push(['L', x, y]);
          break;
        case 'C':
          out.push(['C', at(0), at(1), at(2), at(3), at(4), at(5)]);
          [lastX, lastY, x, y] = [at(2), at(3), at(4), at(5)];
          break;
        case 'S':
          out.push(['C', control[0], control[1], at(0), at(1), at(2), at(3)]);
          [lastX, lastY, x, y] = [at(0), at(1), at(2), at(3)];
          break;
        case 'Q':
          out.push(['Q', at(0), at(1), at(2), at(3)]);
          [lastX, lastY, x, y] = [at(0), at(1), at(2), at(3)];
          break;
        case 'T':
          out.push(['Q', quad[0], quad[1], at(0), at(1)]);
          [lastX, lastY, x, y] = [quad[0], quad[1], at(0), at(1)];
          break;
        case 'A': {
          const [toX, toY] = [part[5]! + dx, part[6]! + dy];
          out.push(...arc(x, y, part, toX, toY));
          [x, y] = [toX, toY];
          break;
        }
        default:
          out.push(['Z']);
          [x, y] = [startX, startY];
      }
      before = command;
      if (length === 0) break;
    }
  }
  return out;
}

/** The flags of an arc may stand without a space: '0 01.5'. */
function readNumbers(text: string, isArc: boolean): number[] {
  const out: number[] = [];
  const number = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;
  for (let rest = 0; ; ) {
    const isFlag = isArc && (out.length % 7 === 3 || out.length % 7 === 4);
    const pattern = isFlag ? /[01]/g : number;
    pattern.lastIndex = rest;
    const found = pattern.exec(text);
    if (!found) return out;
    out.push(Number(found[0]));
    rest = pattern.lastIndex;
  }
}

/** An arc as curves of a quarter turn at most. */
function arc(x1: number, y1: number, part: readonly number[], x2: number, y2: number): Segment[] {
  let [rx, ry] = [Math.abs(part[0]!), Math.abs(part[1]!)];
  if (rx === 0 || ry === 0) return [['L', x2, y2]];
  const phi = (part[2]! * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [px, py] = [(cos * (x1 - x2) + sin * (y1 - y2)) / 2, (-sin * (x1 - x2) + cos * (y1 - y2)) / 2];
  const large = (px / rx) ** 2 + (py / ry) ** 2;
  if (large > 1) {
    rx *= Math.sqrt(large);
    ry *= Math.sqrt(large);
  }
  const over = rx * rx * py * py + ry * ry * px * px;
  const root = over === 0 ? 0 : Math.sqrt(Math.max(0, (rx * rx * ry * ry - over) / over));
  const sign = part[3] === part[4] ? -1 : 1;
  const [cx, cy] = [(sign * root * rx * py) / ry, (-sign * root * ry * px) / rx];
  const [mx, my] = [cos * cx - sin * cy + (x1 + x2) / 2, sin * cx + cos * cy + (y1 + y2) / 2];
  const from = Math.atan2((py - cy) / ry, (px - cx) / rx);
  let turn = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - from;
  if (part[4] && turn < 0) turn += 2 * Math.PI;
  if (!part[4] && turn > 0) turn -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  const point = (ux: number, uy: number): [number, number] => [
    mx + cos * rx * ux - sin * ry * uy,
    my + sin * rx * ux + cos * ry * uy,
  ];
  return Array.from({ length: pieces }, (_, i) => {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const first = point(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a));
    const second = point(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b));
    return ['C', ...first, ...second, ...point(Math.cos(b), Math.sin(b))] as Segment;
  });
}
