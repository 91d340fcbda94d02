/** Makes a design of a campaign, or puts changed facts into the one there is, and draws its file. */

import { capitalize } from '#common/wording/capitalize.ts';
import { replaceWords } from '#common/wording/replace-words.ts';
import { releaseLinks } from '#platform/assets/asset-links.ts';
import type { MadeDocument } from '#platform/generation-jobs/makers.ts';
import type { FactValues } from '../../facts/fact-keys.ts';
import { problemsOf } from '../../networks/fits.ts';
import { FACT_LABELS } from '../../pieces/piece-words.ts';
import { slidesOf } from '../../pieces/slides.ts';
import { fullLink, usedFacts, writeCaption } from '../../pieces/write-caption.ts';
import { ITEM_TYPE, type PieceRow } from '../campaign.repo.ts';
import { changedWords } from './changed-words.ts';
import type { PieceWork } from './piece-work.ts';

export const isPrinted = ({ network }: Pick<PieceRow, 'network'>): boolean => network === 'print';

/** As the studio would be asked; what it says beside is put in by its role, once. */
const sentenceOf = ({ what, offer, price }: FactValues): string =>
  [what, offer || price].filter(Boolean).join(', ').slice(0, 480);

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

function wordsOf({ what, offer, price, dates, place, link }: FactValues): Record<string, string> {
  const said = same(offer, what) ? '' : offer;
  return {
    headline: what,
    quote: what,
    subline: '',
    offer: said || price,
    price: said ? price : '',
    date: capitalize(dates),
    place: capitalize(place),
    website: link.replace(/^https?:\/\//, ''),
    ...(link && { qr: fullLink(link) }),
  };
}

export async function makeDesignPiece(work: PieceWork): Promise<Partial<PieceRow>> {
  const { platform, user, campaign, piece, signal } = work;
  const { facts } = campaign;
  const { document, problems, isEdited } = await documentOf(work);
  work.report('', 0.6);
  const caption = captionOf(work);
  const file = await drawPiece(work, document.id);
  const moreFileIds = file.more;
  const texts = await platform.maker('design').texts(user.id, document.id);
  signal.throwIfAborted();
  return {
    documentId: document.id,
    caption: caption.text,
    made: { version: document.version, caption: caption.written, facts, ...(isEdited && { isEdited }) },
    fileId: file.id,
    moreFileIds,
    fileVersion: file.version,
    uses: usedFacts([...texts, caption.text], facts),
    problems: [...problems, ...problemsOf(caption.text, piece.network, file)],
  };
}

async function documentOf(
  work: PieceWork,
): Promise<{ document: MadeDocument; problems: string[]; isEdited: boolean }> {
  const { platform, user, campaign, piece, pieces, signal } = work;
  const { facts } = campaign;
  const designs = platform.maker('design');
  const look = pieces[0];
  const version = piece.documentId
    ? (await designs.versions(user.id, [piece.documentId])).get(piece.documentId)
    : undefined;
  if (piece.documentId && piece.made && version !== undefined) {
    const { changes, added } = changedWords(piece.made.facts, facts);
    const isEdited = version !== piece.made.version || piece.made.isEdited === true;
    if (added.length === 0 || isEdited) {
      const document = await designs.rewrite(user.id, piece.documentId, changes);
      const problems = added
        .filter((key) => key !== 'link')
        .map(
          (key) =>
            `${FACT_LABELS[key]}: this is new and has no place in the design that you changed. Please add it there.`,
        );
      return { document: document ?? { id: piece.documentId, version }, problems, isEdited };
    }
  }
  const isFirst = look?.id === piece.id || !look?.documentId;
  const [first, ...pages] = piece.kind === 'carousel' ? slidesOf(facts, campaign.language) : [];
  const order = {
    sentence: first?.sentence ?? sentenceOf(facts),
    language: campaign.language,
    words: first?.words ?? wordsOf(facts),
    pages,
    format: piece.format,
    brandKitId: campaign.brandKitId ?? undefined,
    like: isFirst ? undefined : look.documentId!,
  };
  const document = await designs.create(user, order, signal);
  return { document, problems: [], isEdited: false };
}

/** Written anew where nobody changed it; else only the facts in it change. */
export function captionOf({ campaign, piece }: Pick<PieceWork, 'campaign' | 'piece'>): {
  text: string;
  written: string;
} {
  if (isPrinted(piece) || piece.kind === 'thumbnail') return { text: '', written: '' };
  const written = writeCaption(campaign.facts, piece.network, campaign.language);
  const { made, caption } = piece;
  if (!made || caption === made.caption) return { text: written, written };
  return { text: replaceWords(caption, changedWords(made.facts, campaign.facts).changes), written };
}

/** Its files take the place of those before. */
export async function drawPiece(
  {
    platform,
    user,
    campaign,
    piece,
    signal,
  }: Pick<PieceWork, 'platform' | 'user' | 'campaign' | 'piece' | 'signal'>,
  documentId: string,
) {
  const type = isPrinted(piece) ? 'pdf' : 'png';
  const designs = platform.maker('design');
  const all =
    piece.kind === 'carousel'
      ? await designs.drawAll(user.id, documentId, signal)
      : [await designs.draw(user.id, documentId, type, signal)];
  const role = `piece-${piece.id}`;
  const item = { type: ITEM_TYPE, id: campaign.id };
  const ids: string[] = [];
  let bytes = 0;
  for (const [at, drawn] of all.entries()) {
    const row = await platform.assets.save({
      userId: user.id,
      // Not by what it says: the studio looks for pictures by their names.
      name: `${piece.network} ${piece.format.replace(':', 'x')}${at > 0 ? ` ${at + 1}` : ''}.${type}`,
      type: drawn.type,
      bytes: drawn.bytes,
      origin: drawn.origin,
      ...(type === 'png' && { facts: { width: drawn.width, height: drawn.height } }),
      partOf: { ...item, role },
    });
    ids.push(row.id);
    bytes = Math.max(bytes, row.size);
  }
  await platform.db.transaction((tx) => releaseLinks(tx, item, { roles: [role], except: ids }));
  const { version, width, height } = all[0]!;
  const [id, ...more] = ids as [string, ...string[]];
  return { id, more, version, width, height, bytes };
}
