/** One template as it is written down; what it leaves out are the form's defaults. */

import type { MarkStyle } from '../../contract.ts';

export interface TemplateSeed {
  slug: string;
  name: string;
  description: string;
  content: string;
  style: Partial<MarkStyle>;
}

/** A drawing of ours: white, so that opacity alone decides how loud it is. */
export const drawing = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
