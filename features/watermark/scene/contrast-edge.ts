/** Which edge keeps a colour readable on any photo: dark round light colours, light round dark ones. */

/** The colour names that the form offers and the spec uses; others are read as mid-grey. */
const NAMES: Record<string, number> = { black: 0, white: 1, navy: 0.1, gray: 0.5, grey: 0.5, silver: 0.75 };

/** 0 dark to 1 light, as the eye weighs the channels. */
export function lightnessOf(color: string): number {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  if (!hex) return NAMES[color] ?? 0.5;
  const [r, g, b] = hex.slice(1).map((pair) => Number.parseInt(pair, 16) / 255);
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

export const edgeFor = (color: string): string => (lightnessOf(color) > 0.45 ? '#000000' : '#ffffff');
