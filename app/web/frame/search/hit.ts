/** One line that the search finds: where it leads, or what it does. */

import type { LucideIcon } from 'lucide-react';
import { msg } from '#common/texts.ts';

export const HIT_GROUPS = [
  msg('Recent'),
  msg('Tools'),
  msg('Actions'),
  msg('Work'),
  msg('Tasks'),
  msg('People'),
] as const;
export type HitGroup = (typeof HIT_GROUPS)[number];

export interface Hit {
  /** The same for the same thing, so that it is remembered once. */
  key: string;
  group: HitGroup;
  label: string;
  icon: LucideIcon;
  /** What kind of thing it is, in small type. */
  detail?: string;
  /** A small picture in place of the icon. */
  picture?: string | null;
  /** Where it leads; absent for what is done on the spot. */
  path?: string;
  act?: () => void;
  /** The list stays open after it. */
  isStaying?: boolean;
}
