/** What a template is given and gives back. */

import type { ReactElement } from 'react';
import type { LinkTo } from '../links.ts';

export interface TemplateContext {
  link: LinkTo;
  /** The person's first name, already safe to print, or 'Creator'. */
  greeting: string;
}

export interface FilledTemplate {
  subject: string;
  element: ReactElement;
}

export type Template<Facts> = (facts: Facts, context: TemplateContext) => FilledTemplate;
