/** Pieces of campaigns on the days of the calendar. */

import { assetUrl } from '#common/asset.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { DatedEntry, DatedSource, DatedState } from '#platform/generation-jobs/dated.ts';
import type { Platform } from '#platform/platform.ts';
import { networkName } from '../networks/network-names.ts';
import * as repo from './campaign.repo.ts';
import { createPieceService } from './piece.service.ts';

const STATES: Record<repo.PieceRow['state'], DatedState> = {
  pending: 'draft',
  making: 'draft',
  draft: 'draft',
  approved: 'draft',
  scheduled: 'planned',
  sending: 'planned',
  sent: 'done',
  stale: 'problem',
  unclear: 'problem',
  failed: 'problem',
};
const FIXED: ReadonlySet<repo.PieceRow['state']> = new Set([
  'pending',
  'making',
  'sending',
  'sent',
  'unclear',
]);

const toEntry = ({ piece, title }: repo.DatedPiece): DatedEntry => ({
  id: piece.id,
  title,
  form: piece.kind,
  network: networkName(piece.network),
  at: piece.publishAt!,
  state: STATES[piece.state],
  openUrl: `/campaigns?campaign=${piece.campaignId}`,
  imageUrl: piece.fileId && `${assetUrl(piece.fileId)}/thumbnail`,
  isMovable: !FIXED.has(piece.state),
});

export const datedPieces = (platform: Platform): DatedSource => ({
  kind: 'piece',

  list: async (userId, span) => (await repo.listDatedPieces(platform.db, userId, span)).map(toEntry),

  async find(userId, id) {
    const found = await repo.findDatedPiece(platform.db, userId, id);
    return found?.piece.publishAt ? toEntry(found) : undefined;
  },

  async move(user, id, { at }) {
    const found = await repo.findDatedPiece(platform.db, user.id, id);
    if (!found) throw notFound('That piece');
    // A moment that is over would send it at once.
    if (found.piece.state === 'scheduled' && at <= new Date())
      throw new AppError('bad_request', 'Choose a moment that is still to come.');
    const pieces = createPieceService(platform);
    await pieces.update(user, found.piece.campaignId, id, { publishAt: at.toISOString() });
  },
});
