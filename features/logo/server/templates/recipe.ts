/** How a shipped template is written down: only what differs from the usual design. */

import type { AnimationType } from '#common/mark-values.ts';
import { PALETTES } from '#engine/lettering/ideas/palettes.ts';
import type { MarkDesign } from '#engine/lettering/mark/design.ts';

export interface Recipe {
  name: string;
  description: string;
  /** Name of a palette of the engine. */
  palette: string;
  design: Partial<MarkDesign> & { text: string };
  animation?: AnimationType;
}

export function recipe(
  name: string,
  description: string,
  palette: string,
  design: Recipe['design'],
  animation?: AnimationType,
): Recipe {
  if (!PALETTES.some((one) => one.name === palette)) throw new Error(`There is no palette '${palette}'.`);
  return { name, description, palette, design, animation };
}
