/** How far a cover song is, in a word. */

import { Badge } from '#ui/display/badge.tsx';
import type { CoverStatus } from '../enums.ts';

const LOOK = {
  draft: 'secondary',
  processing: 'warning',
  completed: 'success',
  failed: 'destructive',
} as const;
const WORDS: Record<CoverStatus, string> = {
  draft: 'Draft',
  processing: 'Processing',
  completed: 'Completed',
  failed: 'Failed',
};

export const StatusBadge = ({ status }: { status: CoverStatus }) => (
  <Badge variant={LOOK[status]}>{WORDS[status]}</Badge>
);
