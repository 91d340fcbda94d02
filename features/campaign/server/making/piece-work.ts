/** What making one piece needs to know. */

import type { User } from '#common/user.ts';
import type { Platform } from '#platform/platform.ts';
import type * as repo from '../campaign.repo.ts';

export interface PieceWork {
  platform: Platform;
  user: User;
  campaign: repo.CampaignRow;
  piece: repo.PieceRow;
  /** Of all pieces, as they are now. */
  pieces: readonly repo.PieceRow[];
  signal: AbortSignal;
  report: (stage: string, share: number) => void;
}
