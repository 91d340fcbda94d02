/** What an approval is about: the file, the words, the network and the moment's channel are one thing, and its hash says whether it is still that. */

import { createHash } from 'node:crypto';
import type { PieceRow } from '../campaign.repo.ts';

export const pieceHash = (
  piece: Pick<PieceRow, 'network' | 'caption' | 'kind'>,
  fileSha256: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify([piece.kind, piece.network, piece.caption, fileSha256]))
    .digest('hex');
