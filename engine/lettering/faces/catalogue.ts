/** Every shipped typeface: its name for people, what it is like, and the weights that were drawn. */

export const FACE_MANNERS = ['sans', 'serif', 'display', 'script'] as const;
export type FaceManner = (typeof FACE_MANNERS)[number];

interface FaceEntry {
  label: string;
  manner: FaceManner;
  weights: readonly number[];
  hasItalic?: boolean;
  /** Letters of one script, found when another face lacks them; never offered on its own. */
  isFallback?: boolean;
}

export const FACE_CATALOGUE = {
  inter: { label: 'Inter', manner: 'sans', weights: [300, 400, 500, 600, 700, 800], hasItalic: true },
  poppins: { label: 'Poppins', manner: 'sans', weights: [300, 400, 500, 600, 700, 800], hasItalic: true },
  grotesk: { label: 'Space Grotesk', manner: 'sans', weights: [300, 400, 500, 600, 700] },
  arimo: { label: 'Arimo', manner: 'sans', weights: [400, 500, 600, 700], hasItalic: true },
  playfair: {
    label: 'Playfair Display',
    manner: 'serif',
    weights: [400, 500, 600, 700, 800, 900],
    hasItalic: true,
  },
  cormorant: {
    label: 'Cormorant Garamond',
    manner: 'serif',
    weights: [300, 400, 500, 600, 700],
    hasItalic: true,
  },
  lora: { label: 'Lora', manner: 'serif', weights: [400, 500, 600, 700], hasItalic: true },
  gelasio: { label: 'Gelasio', manner: 'serif', weights: [400, 500, 600, 700], hasItalic: true },
  tinos: { label: 'Tinos', manner: 'serif', weights: [400, 700], hasItalic: true },
  dmserif: { label: 'DM Serif Display', manner: 'display', weights: [400], hasItalic: true },
  bebas: { label: 'Bebas Neue', manner: 'display', weights: [400] },
  anton: { label: 'Anton', manner: 'display', weights: [400] },
  oswald: { label: 'Oswald', manner: 'display', weights: [300, 400, 500, 600, 700] },
  archivo: { label: 'Archivo Black', manner: 'display', weights: [400] },
  fredoka: { label: 'Fredoka', manner: 'display', weights: [300, 400, 500, 600, 700] },
  pacifico: { label: 'Pacifico', manner: 'script', weights: [400] },
  vibes: { label: 'Great Vibes', manner: 'script', weights: [400] },
  caveat: { label: 'Caveat', manner: 'script', weights: [400, 500, 600, 700] },
  marker: { label: 'Permanent Marker', manner: 'script', weights: [400] },
  dejavu: { label: 'DejaVu Sans', manner: 'sans', weights: [400, 700], hasItalic: true },
  notoarabic: { label: 'Noto Sans Arabic', manner: 'sans', weights: [400, 700], isFallback: true },
  notohebrew: { label: 'Noto Sans Hebrew', manner: 'sans', weights: [400, 700], isFallback: true },
  notosc: { label: 'Noto Sans SC', manner: 'sans', weights: [400, 700], isFallback: true },
  notokr: { label: 'Noto Sans KR', manner: 'sans', weights: [400, 700], isFallback: true },
} as const satisfies Record<string, FaceEntry>;

export type FaceFamilyName = keyof typeof FACE_CATALOGUE;

/** Those that people choose from. */
export const OFFERED_FACES = (Object.keys(FACE_CATALOGUE) as FaceFamilyName[]).filter(
  (name) => !('isFallback' in FACE_CATALOGUE[name]),
) as [FaceFamilyName, ...FaceFamilyName[]];

/** 'playfair-700-italic': the nearest weight that was drawn, upright where there is no italic. */
export function catalogueKey(family: FaceFamilyName, weight: number, italic = false): string {
  const entry: FaceEntry = FACE_CATALOGUE[family];
  const drawn = entry.weights.reduce((best, one) =>
    Math.abs(one - weight) < Math.abs(best - weight) ? one : best,
  );
  return `${family}-${drawn}${italic && entry.hasItalic ? '-italic' : ''}`;
}
