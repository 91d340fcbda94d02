/** Posts of a person's own files have no document behind them, and nothing of them is ever made. */

import type { PieceRow } from '../campaign.repo.ts';

/** Role of their files in the campaign. */
export const OWN_FILES = 'post';

export const isOwnFile = ({ documentId, made, fileId }: PieceRow): boolean =>
  documentId === null && made === null && fileId !== null;
