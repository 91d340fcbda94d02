/** What each card of the dashboard shows: the tools by what they make, the films by their occasion. */

import { celebration, explainer, promotion } from './occasions.ts';

/** Pixels; twice what a card shows on a desktop. */
export const CARD = { width: 560, height: 336 } as const;

export type Cut = (
  name: string,
  left: number,
  top: number,
  width: number,
  height: number,
  pixelsWide: number,
) => Promise<string>;

const image = (href: string, x: number, y: number, width: number, height: number, more = '') =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" ${more}/>`;

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/** Three scenes in slanted strips. */
async function pictures(cut: Cut): Promise<string> {
  const [city, ocean, forest] = await Promise.all([
    cut('city', 0.44, 0.05, 0.42, 0.86, 270),
    cut('ocean', 0.3, 0.08, 0.44, 0.9, 270),
    cut('forest', 0.38, 0.06, 0.42, 0.86, 270),
  ]);
  return `<defs><clipPath id="a"><path d="M0 0H214L164 336H0Z"/></clipPath><clipPath id="b"><path d="M220 0H404L354 336H170Z"/></clipPath><clipPath id="c"><path d="M410 0H560V336H360Z"/></clipPath></defs>
<rect width="560" height="336" fill="#fff"/>
${image(city, -30, 0, 260, 336, 'clip-path="url(#a)"')}${image(ocean, 160, 0, 260, 336, 'clip-path="url(#b)"')}${image(forest, 340, 0, 240, 336, 'clip-path="url(#c)"')}`;
}

/** Three characters side by side. */
async function characters(cut: Cut): Promise<string> {
  const faces = await Promise.all(
    ['theo', 'maya', 'amara'].map((name) => cut(name, 0.17, 0, 0.66, 0.97, 250)),
  );
  return `<rect width="560" height="336" fill="#fff"/>${faces.map((face, i) => `<svg x="${i * 188.5}" width="183" height="336">${image(face, -20, 0, 229, 336)}</svg>`).join('')}`;
}

/** A voice: the played part bright, the rest waiting. */
async function speech(): Promise<string> {
  const bars = Array.from({ length: 31 }, (_, i) => {
    const height =
      22 + 132 * Math.abs(Math.sin(i * 0.83) * Math.cos(i * 0.29 + 0.4)) * Math.sin(((i + 2) / 34) * Math.PI);
    return `<rect x="${46 + i * 15.4}" y="${148 - height / 2}" width="7.5" height="${height.toFixed(1)}" rx="3.75" fill="#fff" opacity="${i < 19 ? 1 : 0.38}"/>`;
  });
  return `<defs>${gradient('g', '#8b5cf6', '#1d4ed8')}<radialGradient id="h" cx=".2" cy="0" r=".9"><stop stop-color="#f0abfc" stop-opacity=".55"/><stop offset="1" stop-color="#f0abfc" stop-opacity="0"/></radialGradient></defs>
<rect width="560" height="336" fill="url(#g)"/><rect width="560" height="336" fill="url(#h)"/>${bars.join('')}
<circle cx="66" cy="272" r="24" fill="#fff"/><path d="M59 260v24l20-12z" fill="#5b21b6"/>
<rect x="108" y="258" width="300" height="10" rx="5" fill="#fff" opacity=".85"/><rect x="108" y="279" width="196" height="10" rx="5" fill="#fff" opacity=".5"/>`;
}

/** The singer under stage lamps, the song running. */
async function coverSong(cut: Cut): Promise<string> {
  const singer = await cut('singer', 0, 0.13, 1, 0.6, 600);
  return `<defs>${gradient('g', '#4c1d95', '#140a3a')}<linearGradient id="l" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#0b0524" stop-opacity="0"/><stop offset="1" stop-color="#0b0524" stop-opacity=".85"/></linearGradient></defs>
<rect width="560" height="336" fill="url(#g)"/>${image(singer, 0, 0, 560, 336)}
<path d="M40-10 0 336H190L66-10Z" fill="url(#l)"/><path d="M494-10 380 336H570L520-10Z" fill="url(#l)"/><rect width="560" height="336" fill="url(#s)"/>
<rect x="36" y="300" width="488" height="7" rx="3.5" fill="#fff" opacity=".35"/><rect x="36" y="300" width="300" height="7" rx="3.5" fill="#fff"/><circle cx="336" cy="303.5" r="9" fill="#fff"/>`;
}

/** Upright clips on three telephones. */
async function social(cut: Cut): Promise<string> {
  const clips = await Promise.all([
    cut('forest', 0.3, 0.05, 0.42, 0.9, 180),
    cut('ocean', 0.35, 0.1, 0.4, 0.88, 200),
    cut('city', 0.5, 0.04, 0.4, 0.86, 180),
  ]);
  const phone = (i: number, x: number, y: number, width: number, height: number) =>
    `<clipPath id="p${i}"><rect x="${x + 6}" y="${y + 6}" width="${width - 12}" height="${height - 12}" rx="18"/></clipPath><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="24" fill="#12101f"/>${image(clips[i]!, x + 6, y + 6, width - 12, height - 12, `clip-path="url(#p${i})"`)}`;
  return `<defs>${gradient('g', '#fdba74', '#ec4899')}</defs><rect width="560" height="336" fill="url(#g)"/>
<g transform="rotate(-9 130 190)">${phone(0, 66, 64, 138, 252)}</g><g transform="rotate(9 430 190)">${phone(2, 356, 64, 138, 252)}</g>${phone(1, 200, 34, 160, 300)}
<circle cx="368" cy="92" r="34" fill="#fff"/><path d="M368 111c-26-17-21-34-10-34 6 0 10 5 10 8 0-3 4-8 10-8 11 0 16 17-10 34z" fill="#e11d48"/>`;
}

export const drawings: Record<string, (cut: Cut) => Promise<string>> = {
  pictures,
  characters,
  speech,
  'cover-song': coverSong,
  promotion: async () => promotion(),
  social,
  explainer: async () => explainer(),
  celebration: async () => celebration(),
};
