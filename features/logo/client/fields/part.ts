/** What every group of the form is given. */

import type { MarkDesign } from '#engine/lettering/mark/design.ts';

export interface PartProps {
  design: MarkDesign;
  onChange: (change: Partial<MarkDesign>) => void;
}
