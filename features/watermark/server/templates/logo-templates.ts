/** Drawn emblems to start from: each stands for the logo that a person will put in its place. */

import { drawing, type TemplateSeed } from './template-seed.ts';

const WHITE = 'fill="#ffffff"';
const line = (width: number) =>
  `fill="none" stroke="#ffffff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
const word = (text: string, x: number, y: number, size: number, more = '') =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Arial" font-size="${size}" ${WHITE} ${more}>${text}</text>`;

const CAMERA = `<g ${line(7)}><path d="M18 46h24l10-16h36l10 16h24a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8H18a8 8 0 0 1-8-8V54a8 8 0 0 1 8-8z"/><circle cx="70" cy="82" r="24"/><circle cx="70" cy="82" r="10"/></g><circle cx="112" cy="62" r="4" ${WHITE}/>`;

export const LOGO_TEMPLATES: readonly TemplateSeed[] = [
  {
    slug: 'camera',
    name: 'Camera',
    description: 'A camera symbol for a corner.',
    content: drawing(140, 130, CAMERA),
    style: { scale: 10, opacity: 0.8 },
  },
  {
    slug: 'camera-studio',
    name: 'Camera and name',
    description: 'The camera symbol with your studio’s name below.',
    content: drawing(
      320,
      190,
      `<g transform="translate(90 0)">${CAMERA}</g>${word('YOUR STUDIO', 160, 172, 34, 'letter-spacing="5" font-weight="700"')}`,
    ),
    style: { scale: 20, opacity: 0.8 },
  },
  {
    slug: 'round-seal',
    name: 'Round seal',
    description: 'A seal with two rings and a monogram.',
    content: drawing(
      200,
      200,
      `<circle cx="100" cy="100" r="94" ${line(5)}/><circle cx="100" cy="100" r="82" ${line(2)}/><path d="M100 30l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" ${WHITE}/>${word('YN', 100, 126, 62, 'font-weight="700" letter-spacing="2"')}${word('EST. 2026', 100, 156, 17, 'letter-spacing="4"')}`,
    ),
    style: { scale: 16, opacity: 0.8 },
  },
  {
    slug: 'shield',
    name: 'Protected',
    description: 'A shield that shows the picture is protected.',
    content: drawing(
      160,
      190,
      `<path d="M80 8l66 22v56c0 46-28 76-66 96C42 162 14 132 14 86V30z" ${line(8)}/><path d="M50 92l22 24 40-48" ${line(12)}/>`,
    ),
    style: { scale: 9, position: 'top-right', opacity: 0.75 },
  },
  {
    slug: 'copyright-mark',
    name: 'Copyright sign',
    description: 'Just the © sign, large and faint in the middle.',
    content: drawing(
      200,
      200,
      `<circle cx="100" cy="100" r="90" ${line(12)}/><path d="M134 74a44 44 0 1 0 0 52" ${line(14)}/>`,
    ),
    style: { scale: 34, position: 'center', opacity: 0.3 },
  },
  {
    slug: 'ribbon',
    name: 'Name plate',
    description: 'A plate with a line above and below the name.',
    content: drawing(
      420,
      120,
      `<path d="M20 20h380M20 100h380" ${line(3)}/><path d="M196 20l14-12 14 12-14 12zM196 100l14-12 14 12-14 12z" ${WHITE}/>${word('YOUR NAME', 210, 74, 42, 'letter-spacing="8" font-weight="700"')}`,
    ),
    style: { scale: 24, position: 'bottom-left', opacity: 0.85 },
  },
  {
    slug: 'monogram-tiles',
    name: 'Monogram all over',
    description: 'Small seals in brick-like rows.',
    content: drawing(
      120,
      120,
      `<circle cx="60" cy="60" r="54" ${line(4)}/>${word('YN', 60, 76, 44, 'font-weight="700"')}`,
    ),
    style: { scale: 7, layout: 'tile', opacity: 0.32, margin: 5 },
  },
];
