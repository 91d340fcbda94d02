/** Colour families for abstract art: a ground first, then what is put on it. */

import { hexes, type Rgb, rgb } from '../../canvas/colour.ts';
import { WORN } from '../../compose/tones.ts';
import type { Colour } from '../../scene.ts';

export interface AbstractPalette {
  ground: Rgb;
  colours: readonly Rgb[];
}

const palette = (text: string): AbstractPalette => {
  const [ground, ...colours] = hexes(text);
  return { ground: ground!, colours };
};

const PALETTES = [
  '#f4ead5 #1d3557 #e63946 #f4a261 #2a9d8f #264653 #f1c453',
  '#0f0e17 #ff8906 #f25f4c #e53170 #fffffe #3da9fc #7f5af0',
  '#faf3dd #5e6472 #ffa69e #8fc1cf #b8f2e6 #22223b #f7b267',
  '#10222e #f2a541 #f08a4b #d78a76 #83b5b5 #e9f1df #2f6690',
  '#fbf7ef #ef476f #ffd166 #06d6a0 #118ab2 #073b4c #f78c6b',
  '#1b1035 #ff3c91 #ffb3d1 #7b2ff7 #22d1ee #f9f871 #ff7a59',
].map(palette);

/** Where a colour was asked for, everything leans on it. */
const TINTED: Partial<Record<Colour, AbstractPalette>> = {
  red: palette('#fff4ec #c1121f #780000 #f25f4c #ffb4a2 #2b2d42 #fcbf49'),
  orange: palette('#fff6e9 #e76f00 #ff9f1c #7a3b00 #ffbf69 #2ec4b6 #3d1f00'),
  yellow: palette('#fffbe6 #f6c90e #e8a200 #3a4750 #ffe27a #303841 #f08a5d'),
  green: palette('#f2f7ee #1b4332 #2d6a4f #52b788 #b7e4c7 #d9ed92 #f4a259'),
  turquoise: palette('#eefbf9 #007f7a #00b4a6 #5eead4 #053b3f #ffd166 #c8f4ec'),
  blue: palette('#eef4fb #03045e #0077b6 #00b4d8 #90e0ef #ff9f1c #023e8a'),
  purple: palette('#f6f0ff #3c096c #7b2cbf #c77dff #e0aaff #ff9e00 #240046'),
  pink: palette('#fff0f5 #ff4d8d #ff8fab #c9184a #590d22 #ffd6a5 #ffb3c6'),
  brown: palette('#f7efe5 #5e3023 #895737 #c08552 #f3e9dc #3d5a4c #dab49d'),
  black: palette('#f5f3ef #111111 #2e2e2e #6b6b6b #c9c5bd #d7263d #1b1b1e'),
  white: palette('#ffffff #e6e6e6 #cfd8dc #b0bec5 #90a4ae #eceff1 #546e7a'),
  grey: palette('#eceff1 #263238 #455a64 #78909c #b0bec5 #ff7043 #cfd8dc'),
  gold: palette('#14110f #d4a017 #f5d77a #8c6a12 #fff1c2 #3a2d0c #b8860b'),
  silver: palette('#15181d #aab4bf #dfe6ec #6c7885 #f7fafc #3f4a56 #8fa3b3'),
};

/** `ground` is a colour asked for what everything else is put on: "golden shapes on navy". */
export function abstractPalette(
  tint: Colour | null,
  ground: Colour | null,
  chance: () => number,
): AbstractPalette {
  const chosen = (tint && TINTED[tint]) || PALETTES[Math.floor(chance() * PALETTES.length)]!;
  return ground ? { ground: rgb(WORN[ground]), colours: chosen.colours } : chosen;
}
