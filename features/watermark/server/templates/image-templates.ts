/** Drawn overlays to start from: lines and frames that lie over the whole picture, and a flourish. */

import { drawing, type TemplateSeed } from './template-seed.ts';

const line = (width: number) => `fill="none" stroke="#ffffff" stroke-width="${width}" stroke-linecap="round"`;

const waves = Array.from({ length: 9 }, (_, i) => {
  const y = 20 + i * 20;
  return `<path d="M0 ${y}q50 -26 100 0t100 0 100 0 100 0" ${line(2)}/>`;
}).join('');

const rosette = Array.from(
  { length: 18 },
  (_, i) =>
    `<ellipse cx="150" cy="150" rx="140" ry="52" transform="rotate(${i * 10} 150 150)" ${line(1.5)}/>`,
).join('');

export const IMAGE_TEMPLATES: readonly TemplateSeed[] = [
  {
    slug: 'viewfinder',
    name: 'Viewfinder',
    description: 'The corners and cross of a viewfinder.',
    content: drawing(
      300,
      200,
      `<path d="M8 52V8h44M248 8h44v44M292 148v44h-44M52 192H8v-44" ${line(5)}/><path d="M150 82v36M132 100h36" ${line(3)}/>`,
    ),
    style: { scale: 70, position: 'center', opacity: 0.6 },
  },
  {
    slug: 'cross-lines',
    name: 'Crossed lines',
    description: 'Two thin diagonals with a mark in the middle, stock-photo style.',
    content: drawing(
      400,
      300,
      `<path d="M0 0l166 124M234 176l166 124M400 0L234 124M166 176L0 300" ${line(2)}/><circle cx="200" cy="150" r="40" ${line(3)}/><path d="M217 136a23 23 0 1 0 0 28" ${line(5)}/>`,
    ),
    style: { scale: 96, position: 'center', opacity: 0.4 },
  },
  {
    slug: 'fine-waves',
    name: 'Fine waves',
    description: 'Wavy lines over everything, as on banknotes.',
    content: drawing(400, 200, waves),
    style: { scale: 40, layout: 'tile', opacity: 0.25, margin: 0 },
  },
  {
    slug: 'rosette',
    name: 'Rosette',
    description: 'An engraver’s rosette, hard to paint over.',
    content: drawing(300, 300, rosette),
    style: { scale: 45, position: 'center', opacity: 0.35 },
  },
  {
    slug: 'flourish',
    name: 'Signature flourish',
    description: 'A pen stroke to put under a name, or instead of one.',
    content: drawing(
      360,
      120,
      `<path d="M12 92C40 20 84 8 92 38c8 32-34 62-52 50-16-12 30-60 66-66 34-6 14 60 40 60 22 0 26-40 48-40 18 0-6 40 18 40 20 0 28-34 46-34 14 0 2 30 24 30 18 0 34-16 60-22" ${line(6)}/><path d="M96 106c80-12 170-14 240-4" ${line(3)}/>`,
    ),
    style: { scale: 22, opacity: 0.85 },
  },
];
