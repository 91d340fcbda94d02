/** What an approval is about: the file, the words, the network and the moment's channel are one thing, and its hash says whether it is still that. */

import { createHash } from 'node:crypto';
import type { PieceRow } from '../campaign.repo.ts';

type Hashed = Pick<PieceRow, 'network' | 'caption' | 'kind' | 'firstComment' | 'moreFileIds'>;

export const pieceHash = (
  { kind, network, caption, firstComment, moreFileIds }: Hashed,
  fileSha256: string,
): string => {
  const more = firstComment || moreFileIds.length > 0 ? [firstComment, moreFileIds] : [];
  return createHash('sha256')
    .update(JSON.stringify([kind, network, caption, fileSha256, ...more]))
    .digest('hex');
};
