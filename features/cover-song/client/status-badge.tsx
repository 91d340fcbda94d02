/** How far a cover song is, in a word. */

import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { CoverStatus } from '../enums.ts';

const LOOK = {
  draft: 'secondary',
  processing: 'warning',
  completed: 'success',
  failed: 'destructive',
} as const;
const WORDS: Record<CoverStatus, string> = {
  draft: t('Draft'),
  processing: t('Processing'),
  completed: t('Completed'),
  failed: t('Failed'),
};

export const StatusBadge = ({ status }: { status: CoverStatus }) => (
  <Badge variant={LOOK[status]}>{WORDS[status]}</Badge>
);
