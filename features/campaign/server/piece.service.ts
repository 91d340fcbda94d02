/** Pieces of a campaign: shown with what became of their documents, changed, approved, planned and taken back. */

import { assetUrl } from '#common/asset.ts';
import { type BodyOf, fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { getDesignThumbnail } from '#features/design/contract.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import type { Piece, schedulePiece, updatePiece } from '../contract.ts';
import { problemsOf } from '../networks/fits.ts';
import { takesAll } from '../networks/networks.ts';
import * as repo from './campaign.repo.ts';
import { findOwnChannel } from './channels/channel.repo.ts';
import { drawPiece } from './making/make-design-piece.ts';
import { drawOffer, isOffer, offerMaker, offerPagePath } from './making/make-offer-piece.ts';
import { pieceHash } from './making/piece-hash.ts';
import { isOwnFile, OWN_FILES } from './posts/own-file.ts';

const CHANGED_SINCE = 'It was changed after it was approved. Please look at it and approve it again.';
const CHANGED_MEANWHILE = 'It was changed meanwhile. Please look again.';
const APPROVE_FIRST = 'Please approve this piece before it is planned.';
const DOCUMENT_GONE = 'Its document was deleted. Make it again.';

/** A version for each document that is there. */
export async function versionsOf(
  platform: Platform,
  userId: string,
  rows: readonly repo.PieceRow[],
): Promise<Map<string, number>> {
  const of = (isWanted: (row: repo.PieceRow) => boolean) =>
    rows.filter(isWanted).flatMap(({ documentId }) => documentId ?? []);
  const films = of(({ kind }) => kind === 'film');
  const offers = (['email', 'landing'] as const).map(async (kind) => {
    const ids = of((row) => row.kind === kind);
    return ids.length > 0 ? offerMaker(platform, { kind }).versions(userId, ids) : [];
  });
  const [designs, looks, ...others] = await Promise.all([
    platform.maker('design').versions(
      userId,
      of((row) => row.kind !== 'film' && !isOffer(row)),
    ),
    films.length > 0 ? platform.maker('film').look(userId, films) : new Map<string, { version: number }>(),
    ...offers,
  ]);
  return new Map([
    ...designs,
    ...[...looks].map(([id, { version }]): [string, number] => [id, version]),
    ...others.flatMap((all) => [...all]),
  ]);
}

/** Nothing is left to be approved. */
export const DECIDED: ReadonlySet<repo.PieceRow['state']> = new Set([
  'approved',
  'scheduled',
  'sending',
  'sent',
  'unclear',
]);
const APPROVED: ReadonlySet<repo.PieceRow['state']> = new Set(['approved', 'scheduled']);

const previewOf = (
  { kind, documentId, fileId }: repo.PieceRow,
  version: number | undefined,
): string | null => {
  if (isOffer({ kind })) return null;
  if (kind === 'film' || (!documentId && fileId)) return fileId && `${assetUrl(fileId)}/thumbnail`;
  if (version === undefined) return null;
  return `${fillPath(getDesignThumbnail.path, { id: documentId })}?version=${version}`;
};

function toPiece(row: repo.PieceRow, versions: ReadonlyMap<string, number>): Piece {
  const version = row.documentId ? versions.get(row.documentId) : undefined;
  const isGone = row.documentId !== null && version === undefined;
  const isChanged = APPROVED.has(row.state) && version !== undefined && version !== row.fileVersion;
  const problems = [
    ...row.problems,
    ...(isGone ? [DOCUMENT_GONE] : []),
    ...(isChanged ? [CHANGED_SINCE] : []),
  ];
  const openUrl = () => {
    if (isOffer(row)) return offerPagePath(row);
    return `${row.kind === 'film' ? '/video-maker?project=' : '/design-studio?design='}${row.documentId}`;
  };
  return {
    id: row.id,
    kind: row.kind,
    network: row.network,
    format: row.format,
    caption: row.caption,
    firstComment: row.firstComment,
    fileUrl: row.fileId && assetUrl(row.fileId),
    moreFileUrls: row.moreFileIds.map(assetUrl),
    previewUrl: isGone ? null : previewOf(row, version),
    publishAt: row.publishAt?.toISOString() ?? null,
    state: isChanged ? 'draft' : row.state,
    uses: row.uses,
    problems,
    openUrl: row.documentId && !isGone ? openUrl() : null,
    audienceId: row.audienceId,
    sentUrl: row.sentUrl,
    isEdited: Boolean(
      row.made &&
        (row.made.isEdited ||
          (version !== undefined && version !== row.made.version) ||
          row.caption !== row.made.caption),
    ),
  };
}

export async function toPieces(
  platform: Platform,
  userId: string,
  rows: readonly repo.PieceRow[],
): Promise<Piece[]> {
  const versions = await versionsOf(platform, userId, rows);
  return rows.map((row) => toPiece(row, versions));
}

export type Pieces = ReturnType<typeof createPieceService>;

export function createPieceService(platform: Platform) {
  const { db } = platform;

  async function own(userId: string, campaignId: string, id: string): Promise<repo.PieceRow> {
    const row = await repo.findOwnPiece(db, userId, campaignId, id);
    if (!row) throw notFound('That piece');
    return row;
  }
  const shown = async (userId: string, row: repo.PieceRow): Promise<Piece> =>
    (await toPieces(platform, userId, [row]))[0]!;

  const assertAtRest = ({ state }: repo.PieceRow) => {
    if (state === 'pending' || state === 'making')
      throw new AppError('conflict', 'This piece is still being made.');
    if (state === 'sending' || state === 'sent' || state === 'unclear')
      throw new AppError('conflict', 'This piece was sent already.');
  };

  /** The file shows the document as it is now; a film is made by its own tool. */
  async function withFreshFile(user: User, row: repo.PieceRow, signal: AbortSignal): Promise<repo.PieceRow> {
    if (isOwnFile(row)) return row;
    const version = row.documentId && (await versionsOf(platform, user.id, [row])).get(row.documentId);
    if (!row.documentId || version === undefined) throw new AppError('conflict', DOCUMENT_GONE);
    if (version === row.fileVersion && row.fileId) return row;
    if (row.kind === 'film')
      throw new AppError(
        'conflict',
        'The film was changed since it was made. Please make it again in the Video Maker.',
      );
    const campaign = await repo.findOwnCampaign(db, user.id, row.campaignId);
    const work = { platform, user, campaign: campaign!, piece: row, signal };
    if (isOffer(row)) {
      const { id, version } = await drawOffer(work, row.documentId);
      return (await repo.updatePiece(db, row.id, { fileId: id, fileVersion: version, problems: [] }))!;
    }
    const file = await drawPiece(work, row.documentId);
    const problems = problemsOf(row.caption, row.network, file);
    const { id: fileId, more: moreFileIds, version: fileVersion } = file;
    return (await repo.updatePiece(db, row.id, { fileId, moreFileIds, fileVersion, problems }))!;
  }

  const assertApprovable = (row: repo.PieceRow) => {
    assertAtRest(row);
    if (row.state === 'stale')
      throw new AppError('conflict', 'This piece shows an old fact. Make it again before you approve it.');
  };

  async function hashOf(user: User, row: repo.PieceRow): Promise<string> {
    const asset = row.fileId && (await platform.assets.findOwn(user.id, row.fileId));
    if (!asset) throw new AppError('conflict', DOCUMENT_GONE);
    return pieceHash(row, asset.sha256);
  }

  /** A mail goes to those whom a person chose, and to nobody else. */
  async function audienceOf(userId: string, row: repo.PieceRow, wanted: string | undefined) {
    if (row.kind !== 'email') return null;
    const audienceId = wanted ?? row.audienceId;
    if (!audienceId) throw new AppError('bad_request', 'Please choose an audience first.');
    await platform.maker('mail').assertSendable(userId, row.documentId ?? '', audienceId);
    return audienceId;
  }

  return {
    own,

    /** A mail or a page as it is now. */
    async view(userId: string, campaignId: string, id: string): Promise<string> {
      const row = await own(userId, campaignId, id);
      if (!isOffer(row) || !row.documentId) throw notFound('That piece');
      return (await offerMaker(platform, row).draw(userId, row.documentId)).html;
    },

    async update(
      user: User,
      campaignId: string,
      id: string,
      body: BodyOf<typeof updatePiece>,
    ): Promise<Piece> {
      const row = await own(user.id, campaignId, id);
      assertAtRest(row);
      const { caption = row.caption, firstComment = row.firstComment, publishAt } = body;
      await assertNoBlockedWords(platform.settings, `${caption}\n${firstComment}`);
      const isOther = caption !== row.caption || firstComment !== row.firstComment;
      const file = row.kind === 'film' ? { isFilm: true } : {};
      const moment = publishAt ? new Date(publishAt) : null;
      const isMoved = publishAt !== undefined && moment?.getTime() !== row.publishAt?.getTime();
      const changed = await repo.updatePiece(
        db,
        id,
        {
          caption,
          firstComment,
          // At another moment its owner is reminded anew.
          ...(isMoved && { publishAt: moment, remindedAt: null }),
          ...(isOther && { problems: problemsOf(caption, row.network, file) }),
          ...(isOther && { approvedHash: null }),
          ...(isOther && APPROVED.has(row.state) && { state: 'draft', channelId: null }),
        },
        ['draft', 'stale', 'approved', 'scheduled', 'failed'],
      );
      if (!changed) throw new AppError('conflict', 'This piece was sent already.');
      return shown(user.id, changed);
    },

    async approve(user: User, campaignId: string, id: string, signal: AbortSignal): Promise<Piece> {
      const row = await own(user.id, campaignId, id);
      assertApprovable(row);
      const hash = await hashOf(user, await withFreshFile(user, row, signal));
      const approved = await repo.updatePiece(db, id, { state: 'approved', approvedHash: hash }, [
        'draft',
        'approved',
        'scheduled',
        'failed',
      ]);
      if (!approved) throw new AppError('conflict', 'This piece was sent already.');
      return shown(user.id, approved);
    },

    /**
     * Of exactly what somebody else was shown, by its hash. What is approved already stays as it is: planned, it would
     * otherwise never be sent.
     */
    async approveAsShown(
      user: User,
      campaignId: string,
      id: string,
      shown: string,
      signal: AbortSignal,
    ): Promise<void> {
      const row = await own(user.id, campaignId, id);
      const isDecided = DECIDED.has(row.state);
      if (!isDecided) assertApprovable(row);
      const hash = await hashOf(user, isDecided ? row : await withFreshFile(user, row, signal));
      if (hash !== shown) throw new AppError('conflict', CHANGED_MEANWHILE);
      if (isDecided) return;
      const values = { state: 'approved', approvedHash: hash } as const;
      if (await repo.updatePiece(db, id, values, ['draft', 'failed'])) return;
      // Its owner was there a moment before.
      if (!DECIDED.has((await own(user.id, campaignId, id)).state))
        throw new AppError('conflict', CHANGED_MEANWHILE);
    },

    async schedule(
      user: User,
      campaignId: string,
      id: string,
      body: BodyOf<typeof schedulePiece>,
    ): Promise<Piece> {
      const row = await own(user.id, campaignId, id);
      assertAtRest(row);
      if (row.state === 'stale' && !body.sendsOutdated)
        throw new AppError('conflict', 'This piece shows an old fact. Send it all the same?', {
          details: { isOutdated: true },
        });
      const [now] = await toPieces(platform, user.id, [row]);
      const isFree = row.state === 'stale' && body.sendsOutdated;
      if (!isFree && now!.state !== 'approved' && now!.state !== 'scheduled')
        throw new AppError('conflict', APPROVE_FIRST);
      const publishAt = body.publishAt ? new Date(body.publishAt) : row.publishAt;
      if (!publishAt) throw new AppError('bad_request', 'Please choose when it is sent.');
      const asset = row.fileId && (await platform.assets.findOwn(user.id, row.fileId));
      if (!asset) throw new AppError('conflict', DOCUMENT_GONE);
      // Out of date or not: only what was approved goes out.
      if (row.approvedHash !== pieceHash(row, asset.sha256)) throw new AppError('conflict', APPROVE_FIRST);
      const audienceId = await audienceOf(user.id, row, body.audienceId);
      if (isOffer(row) && body.channelId)
        throw new AppError('bad_request', 'Mails and pages need no channel: they are sent from here.');
      const channel = body.channelId && (await findOwnChannel(db, user.id, body.channelId));
      if (body.channelId && !channel) throw notFound('That channel');
      const isOther = channel && channel.network !== row.network && !takesAll(channel.network);
      if (isOther) throw new AppError('bad_request', 'This channel belongs to another network.');
      const planned = await repo.updatePiece(
        db,
        id,
        {
          state: 'scheduled',
          publishAt,
          channelId: body.channelId ?? null,
          audienceId,
          remindedAt: null,
        },
        ['approved', 'scheduled', 'stale'],
      );
      if (!planned) throw new AppError('conflict', 'This piece was sent already.');
      return shown(user.id, planned);
    },

    async remove(user: User, campaignId: string, id: string): Promise<void> {
      const row = await own(user.id, campaignId, id);
      if (row.state === 'sending' || row.state === 'making')
        throw new AppError('conflict', 'This piece is on its way. Please wait a moment.');
      await db.transaction(async (tx) => {
        await repo.deletePiece(tx, id);
        const left = await repo.listPieces(tx, campaignId);
        const item = { type: repo.ITEM_TYPE, id: campaignId };
        const roles = [`piece-${id}`, OWN_FILES];
        const except = left.flatMap(({ fileId, moreFileIds }) => [
          ...(fileId ? [fileId] : []),
          ...moreFileIds,
        ]);
        await releaseLinks(tx, item, { roles, except });
      });
    },

    /** Somebody posted it by hand. */
    async posted(user: User, campaignId: string, id: string): Promise<Piece> {
      if (isOffer(await own(user.id, campaignId, id)))
        throw new AppError('bad_request', 'Mails and pages are sent from here. Please plan it.');
      const row = await repo.updatePiece(db, id, { state: 'sent' }, [
        'approved',
        'scheduled',
        'unclear',
        'failed',
      ]);
      if (!row) throw new AppError('conflict', 'Please approve this piece before it is posted.');
      return shown(user.id, row);
    },

    async unschedule(user: User, campaignId: string, id: string): Promise<Piece> {
      await own(user.id, campaignId, id);
      const row = await repo.updatePiece(db, id, { state: 'approved', channelId: null }, ['scheduled']);
      if (!row) throw new AppError('conflict', 'This piece is not planned, or on its way already.');
      return shown(user.id, row);
    },
  };
}
