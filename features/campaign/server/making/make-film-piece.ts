/** Makes a film of a campaign, or puts changed facts into the one there is, and waits until it is rendered. */

import { setTimeout as sleep } from 'node:timers/promises';
import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { linkAsset, releaseLinks } from '#platform/assets/asset-links.ts';
import type { FilmState } from '#platform/generation-jobs/makers.ts';
import type { FactValues } from '../../facts/fact-keys.ts';
import { problemsOf } from '../../networks/fits.ts';
import { phrasesOf, usedFacts } from '../../pieces/write-caption.ts';
import { ITEM_TYPE, type PieceRow } from '../campaign.repo.ts';
import { changedWords } from './changed-words.ts';
import { captionOf } from './make-design-piece.ts';
import type { PieceWork } from './piece-work.ts';

const SECONDS = 12;
const LOOK_EVERY_MS = 1000;

/** One thought a scene: what it costs, when, and where. The first names the thing: its picture is drawn from these words. */
const scenesOf = ({ what, offer, price, dates, place }: FactValues): string[] => {
  const cost = [offer, price].filter((one) => one && one.toLowerCase() !== what.toLowerCase()).join(' · ');
  const scenes = [cost ? `${what}: ${cost}` : what, capitalize(dates), capitalize(place)].filter(Boolean);
  return scenes.length > 0 ? scenes : [what];
};

export async function makeFilmPiece(work: PieceWork): Promise<Partial<PieceRow>> {
  const { platform, user, campaign, piece, signal } = work;
  const films = platform.maker('film');
  const { facts, language } = campaign;
  const document = await filmOf(work);
  const before = (await films.look(user.id, [document.id])).get(document.id);
  // After a restart the one that is being made is followed, and the finished one is taken.
  const isThere = before?.fileUrl && piece.made?.version === before.version && piece.state !== 'stale';
  if (!before?.isMaking && !isThere) await films.render(user, document.id);
  const film = await untilMade(work, document.id);
  const fileId = assetIdOf(film.fileUrl);
  const row = fileId ? await platform.assets.findOwn(user.id, fileId) : undefined;
  if (!row) throw new AppError('gone', 'The film could not be made.');
  const item = { type: ITEM_TYPE, id: campaign.id };
  const role = `piece-${piece.id}`;
  await platform.db.transaction(async (tx) => {
    await linkAsset(tx, row.id, { ...item, role });
    await releaseLinks(tx, item, { roles: [role], except: [row.id] });
  });
  signal.throwIfAborted();
  const caption = captionOf(work);
  const seconds = row.facts?.duration ?? SECONDS;
  return {
    documentId: document.id,
    caption: caption.text,
    made: { version: film.version, caption: caption.written, facts },
    fileId: row.id,
    fileVersion: film.version,
    uses: usedFacts([...film.texts, caption.text], facts),
    problems: problemsOf(caption.text, piece.network, { isFilm: true, bytes: row.size, seconds }),
  };

  async function filmOf({ piece: { documentId, made } }: PieceWork) {
    if (documentId && made) {
      const known = (await films.look(user.id, [documentId])).get(documentId);
      if (known) {
        const { changes } = changedWords(made.facts, facts);
        return (
          (await films.rewrite(user.id, documentId, changes)) ?? { id: documentId, version: known.version }
        );
      }
    }
    return films.create(user, {
      key: `campaign-${piece.id}`,
      title: facts.what,
      scenes: scenesOf(facts),
      // The last card adds offer and price by itself.
      ending: facts.what,
      endCard: facts.link.replace(/^https?:\/\//, '') || phrasesOf(language).call,
      isUpright: piece.format === '9:16',
      seconds: SECONDS,
    });
  }
}

async function untilMade({ platform, user, signal, report }: PieceWork, id: string): Promise<FilmState> {
  for (let looks = 0; ; looks++) {
    const film = (await platform.maker('film').look(user.id, [id])).get(id);
    if (!film) throw new AppError('gone', 'The film was deleted.');
    if (!film.isMaking) {
      if (film.error) throw new AppError('unprocessable', film.error);
      return film;
    }
    // Half a minute or more: it comes closer without ever arriving by itself.
    report('', 1 - 1 / (1 + looks / 30));
    await sleep(LOOK_EVERY_MS, undefined, { signal });
  }
}
