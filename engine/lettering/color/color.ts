/** Colours as people type them, read strictly: what comes out is six digits or nothing, so it can go into any style. */

export interface Rgb {
  /** 0-255. */
  r: number;
  g: number;
  b: number;
}

const NAMES: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  pink: '#ffc0cb',
  brown: '#a52a2a',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  gold: '#ffd700',
  navy: '#000080',
  teal: '#008080',
  maroon: '#800000',
  olive: '#808000',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  magenta: '#ff00ff',
  indigo: '#4b0082',
  violet: '#ee82ee',
  coral: '#ff7f50',
  salmon: '#fa8072',
  crimson: '#dc143c',
  turquoise: '#40e0d0',
  beige: '#f5f5dc',
  ivory: '#fffff0',
};

const clampByte = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Six hex digits with a hash, or undefined when it is no colour. */
export function readColor(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 60) return undefined;
  const plain = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(plain)) return plain;
  if (/^#[0-9a-f]{3}$/.test(plain)) return `#${[...plain.slice(1)].map((digit) => digit + digit).join('')}`;
  const rgb = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/.exec(plain);
  if (rgb) return toHex({ r: Number(rgb[1]), g: Number(rgb[2]), b: Number(rgb[3]) });
  const hsl = /^hsl\(\s*(\d{1,3})\s*,\s*(\d{1,3})%\s*,\s*(\d{1,3})%\s*\)$/.exec(plain);
  if (hsl) return fromHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100);
  return Object.hasOwn(NAMES, plain) ? NAMES[plain] : undefined;
}

export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((part) => clampByte(part).toString(16).padStart(2, '0')).join('')}`;

export const fromHex = (hex: string): Rgb => ({
  r: Number.parseInt(hex.slice(1, 3), 16),
  g: Number.parseInt(hex.slice(3, 5), 16),
  b: Number.parseInt(hex.slice(5, 7), 16),
});

/** Hue in degrees, saturation and lightness 0-1. */
export function fromHsl(hue: number, saturation: number, lightness: number): string {
  const reach = Math.min(1, saturation) * Math.min(lightness, 1 - lightness);
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex({ r: part(0), g: part(8), b: part(4) });
}

/** `share` of the second colour, 0-1. */
export function mix(first: string, second: string, share: number): string {
  const a = fromHex(first);
  const b = fromHex(second);
  const part = (x: number, y: number) => x + (y - x) * share;
  return toHex({ r: part(a.r, b.r), g: part(a.g, b.g), b: part(a.b, b.b) });
}

function luminance(hex: string): number {
  const { r, g, b } = fromHex(hex);
  const linear = (byte: number) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** WCAG contrast ratio, 1-21. */
export function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The first of these colours that can be told from the ground, else black or white, whichever reads better. */
export function readableOn(ground: string, wanted: readonly string[], ratio = 2.2): string {
  const fit = wanted.find((color) => contrast(color, ground) >= ratio);
  return fit ?? (contrast('#ffffff', ground) > contrast('#111827', ground) ? '#ffffff' : '#111827');
}
