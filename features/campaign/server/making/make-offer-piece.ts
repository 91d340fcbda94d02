/** Makes the mail or the landing page of a campaign, or puts changed facts into the one there is, and keeps what it looks like. */

import { assetUrl } from '#common/asset.ts';
import { fillPath } from '#common/contract.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { MadeDocument, OfferMaker, OfferOrder } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { usedFacts } from '../../pieces/write-caption.ts';
import { lastDayOf, writeOffer } from '../../pieces/write-offer.ts';
import { ITEM_TYPE, type PieceRow } from '../campaign.repo.ts';
import { changedWords } from './changed-words.ts';
import type { PieceWork } from './piece-work.ts';

/** A mail or a page: its tool sends or opens it, and it is no file of its own. */
export const isOffer = ({ kind }: Pick<PieceRow, 'kind'>): boolean => kind === 'email' || kind === 'landing';

export const offerMaker = (platform: Platform, { kind }: Pick<PieceRow, 'kind'>): OfferMaker =>
  kind === 'email' ? platform.maker('mail') : platform.maker('page');

/** The wider, the better it leads into a mail. */
const WIDE_FIRST = ['youtube-thumbnail', 'facebook-post', 'x-post', 'instagram-square'];

const pictureOf = (pieces: readonly PieceRow[]): string | null => {
  const drawn = pieces.filter(({ kind, fileId }) => fileId && ['thumbnail', 'post', 'story'].includes(kind));
  const place = ({ format }: PieceRow) => {
    const at = WIDE_FIRST.indexOf(format);
    return at < 0 ? WIDE_FIRST.length : at;
  };
  const [chosen] = drawn.toSorted((a, b) => place(a) - place(b));
  return chosen?.fileId ? assetUrl(chosen.fileId) : null;
};

export async function makeOfferPiece(work: PieceWork): Promise<Partial<PieceRow>> {
  const { platform, user, campaign, piece, signal } = work;
  const { facts } = campaign;
  const order = await orderOf(work);
  const { document, isEdited } = await documentOf(work, order);
  const file = await drawOffer(work, document.id);
  signal.throwIfAborted();
  const texts = await offerMaker(platform, piece).texts(user.id, document.id);
  const { picture, endsOn } = order;
  return {
    documentId: document.id,
    made: {
      version: document.version,
      caption: '',
      facts,
      picture,
      endsOn,
      ...(isEdited && { isEdited }),
    },
    fileId: file.id,
    fileVersion: file.version,
    uses: usedFacts(texts, facts),
    problems: [],
  };
}

async function orderOf({ platform, user, campaign, piece, pieces }: PieceWork): Promise<OfferOrder> {
  const { facts, language, timeZone, brandKitId, endsAt } = campaign;
  const { link, ...words } = writeOffer(facts, language);
  const page = pieces.find(({ kind, documentId }) => kind === 'landing' && documentId);
  const hasPage = piece.kind === 'email' && !link && page;
  return {
    ...words,
    key: `campaign-${piece.id}`,
    // Nothing else is told anywhere: the mail leads to the page.
    link: hasPage
      ? await platform
          .maker('page')
          .address(user.id, page.documentId!)
          .catch(() => '')
      : link,
    picture: pictureOf(pieces),
    endsOn: lastDayOf(endsAt, timeZone),
    language,
    timeZone,
    brandKitId,
  };
}

async function documentOf(
  { platform, user, campaign, piece: { documentId, made, kind } }: PieceWork,
  order: OfferOrder,
): Promise<{ document: MadeDocument; isEdited: boolean }> {
  const maker = offerMaker(platform, { kind });
  const version = documentId ? (await maker.versions(user.id, [documentId])).get(documentId) : undefined;
  if (!documentId || !made || version === undefined) {
    const { id } = await maker.create(user.id, order);
    // Begun by an earlier try, it may show facts of then.
    return { document: await maker.write(user.id, id, order), isEdited: false };
  }
  const isEdited = version !== made.version || made.isEdited === true;
  if (!isEdited) return { document: await maker.write(user.id, documentId, order), isEdited };
  const document = await maker.rewrite(user.id, documentId, {
    words: changedWords(made.facts, campaign.facts).changes,
    picture:
      made.picture && order.picture && made.picture !== order.picture
        ? { from: made.picture, to: order.picture }
        : undefined,
    endsOn: made.endsOn && made.endsOn !== order.endsOn ? { from: made.endsOn, to: order.endsOn } : undefined,
  });
  return { document, isEdited };
}

/** What it looks like is kept: an approval is of that, and it goes into the archive. */
export async function drawOffer(
  { platform, user, campaign, piece }: Pick<PieceWork, 'platform' | 'user' | 'campaign' | 'piece'>,
  documentId: string,
) {
  const { html, version } = await offerMaker(platform, piece).draw(user.id, documentId);
  const role = `piece-${piece.id}`;
  const item = { type: ITEM_TYPE, id: campaign.id };
  const row = await platform.assets.save({
    userId: user.id,
    name: piece.kind === 'email' ? 'mail.html' : 'page.html',
    type: 'text/html',
    bytes: Buffer.from(html),
    partOf: { ...item, role },
  });
  await platform.db.transaction((tx) => releaseLinks(tx, item, { roles: [role], except: [row.id] }));
  return { id: row.id, version };
}

export const offerPagePath = (piece: Pick<PieceRow, 'kind' | 'documentId'>): string =>
  fillPath(piece.kind === 'email' ? '/email-campaigns?mailing=:id' : '/email-campaigns?page=:id', {
    id: piece.documentId!,
  });
