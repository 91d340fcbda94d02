/** Rules of landing pages: an address of their own, published or not, made of blocks of one's own things. */

import { isDeepStrictEqual } from 'node:util';
import { fillPath } from '#common/contract.ts';
import { AppError, notFound } from '#common/errors.ts';
import { newId } from '#common/ids.ts';
import { setLinks } from '#platform/assets/asset-links.ts';
import type { ItemKind } from '#platform/generation-jobs/item-kind.ts';
import type { Platform } from '#platform/platform.ts';
import { assertNoBlockedWords } from '#platform/settings/blocked-words.ts';
import { audiencesIn, picturesIn, textsIn } from '../../blocks/block.ts';
import { pageHtml } from '../../blocks/page-html.ts';
import { type LandingPage, type LandingPageBody, MAX_LANDING_PAGES } from '../../calls/landing-calls.ts';
import { openLandingPage } from '../../calls/public-calls.ts';
import { findOwnAudiences } from '../audiences/audience.repo.ts';
import { consentOf, subscribePath } from '../audiences/audience.service.ts';
import { assertOwnParts, pictureIds } from '../mailing.service.ts';
import { brandOf, picturePathOf, sizesOf } from '../sending/brand-of.ts';
import * as repo from './landing-page.repo.ts';
import { landingPages } from './landing-page.table.ts';

const PICTURE = 'picture';
const TAKEN = 'Another page has this address already. Please choose a different one.';
const MAX_SLUG = 48;

/** 'Kürbisbrötchen – halber Preis!' → 'kurbisbrotchen-halber-preis' */
const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');

export type LandingPages = ReturnType<typeof createLandingPageService>;

export function createLandingPageService(platform: Platform) {
  const { db } = platform;

  const toPage = ({
    id,
    slug,
    isPublished,
    content,
    createdAt,
    updatedAt,
  }: repo.LandingRow): LandingPage => ({
    ...content,
    id,
    slug,
    isPublished,
    url: platform.baseUrl + fillPath(openLandingPage.path, { slug }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  });

  const own = async (userId: string, id: string): Promise<repo.LandingRow> => {
    const row = await repo.findOwnPage(db, userId, id);
    if (!row) throw notFound('That landing page');
    return row;
  };

  async function assertGood(userId: string, body: LandingPageBody): Promise<void> {
    await assertOwnParts(platform, userId, body);
    await assertNoBlockedWords(
      platform.settings,
      [body.title, body.description, ...textsIn(body.blocks)].join('\n'),
    );
  }

  const valuesOf = ({ slug: _, isPublished, ...content }: LandingPageBody) => ({
    title: content.title,
    isPublished,
    content,
  });

  return {
    list: async (userId: string): Promise<Omit<LandingPage, 'blocks'>[]> =>
      (await repo.listPages(db, userId, MAX_LANDING_PAGES)).map((row) => {
        const { blocks: _, ...page } = toPage(row);
        return page;
      }),

    get: async (userId: string, id: string): Promise<LandingPage> => toPage(await own(userId, id)),

    /** For another tool: asked for again with the same id, the first one is answered. */
    async createOnce(
      userId: string,
      id: string,
      body: LandingPageBody,
      /** What its address says; the title changes with the offer, and the address stays. */
      about: string,
    ): Promise<LandingPage> {
      const known = await repo.findOwnPage(db, userId, id);
      return known ? toPage(known) : this.create(userId, body, id, about);
    },

    async create(
      userId: string,
      body: LandingPageBody,
      id = newId(),
      about = body.title,
    ): Promise<LandingPage> {
      await assertGood(userId, body);
      const row = await db.transaction(async (tx) => {
        if ((await repo.countPages(tx, userId)) >= MAX_LANDING_PAGES)
          throw new AppError(
            'conflict',
            `You have ${MAX_LANDING_PAGES} landing pages already. Please delete one before you make another.`,
          );
        const made = slugOf(about);
        // Nobody chose the made one: where it is taken, it gets an ending.
        const tries = body.slug
          ? [body.slug]
          : [made.length >= 3 ? made : `page-${id.slice(-6)}`, `${made || 'page'}-${id.slice(-6)}`];
        for (const slug of tries) {
          const added = await repo.insertPage(tx, { ...valuesOf(body), id, userId, slug });
          if (!added) continue;
          await setLinks(tx, userId, { type: repo.LANDING_PAGE, id }, PICTURE, pictureIds(body.blocks));
          return added;
        }
        throw new AppError('conflict', TAKEN);
      });
      return toPage(row);
    },

    /** For another tool: whether it is open stays as its owner has it. */
    async rewrite(userId: string, id: string, body: LandingPageBody): Promise<LandingPage> {
      return this.update(userId, id, body, true);
    },

    async update(
      userId: string,
      id: string,
      body: LandingPageBody,
      staysAsOpen = false,
    ): Promise<LandingPage> {
      const before = await own(userId, id);
      await assertGood(userId, body);
      const slug = body.slug ?? before.slug;
      const row = await db.transaction(async (tx) => {
        if (slug !== before.slug && (await repo.findBySlug(tx, slug))) throw new AppError('conflict', TAKEN);
        const { isPublished, ...values } = valuesOf(body);
        const version = before.version + Number(!isDeepStrictEqual(values.content, before.content));
        const changed = await repo.updatePage(tx, before, {
          ...values,
          slug,
          version,
          ...(!staysAsOpen && { isPublished }),
        });
        if (changed)
          await setLinks(tx, userId, { type: repo.LANDING_PAGE, id }, PICTURE, pictureIds(body.blocks));
        return changed;
      });
      if (row) return toPage(row);
      await own(userId, id);
      throw new AppError('conflict', 'This page was changed just now. Please try again.');
    },

    async remove(userId: string, id: string): Promise<void> {
      await own(userId, id);
      await removePage(platform, id);
    },

    /** The page for whoever asks; undefined: there is none, or it is not published. */
    async open(slug: string): Promise<string | undefined> {
      const row = await repo.findOpenPage(db, slug.toLowerCase());
      return row?.isPublished ? this.draw(row) : undefined;
    },

    async draw(row: repo.LandingRow): Promise<string> {
      const { content } = row;
      const brand = await brandOf(platform, row.userId, content.brandKitId);
      const forms = new Map(
        (await findOwnAudiences(db, row.userId, audiencesIn(content.blocks))).map((one) => [one.id, one]),
      );
      return pageHtml(content.blocks, brand, {
        ...content,
        now: new Date(),
        url: platform.baseUrl + fillPath(openLandingPage.path, { slug: row.slug }),
        pictureUrl: picturePathOf(platform, row.userId),
        sizeOf: await sizesOf(platform, row.userId, picturesIn(content.blocks)),
        formOf: (id) => {
          const audience = forms.get(id);
          return (
            audience && {
              action: subscribePath(audience),
              consent: consentOf(audience),
              asksBirthday: audience.asksBirthday,
            }
          );
        },
      });
    },
  };
}

const removePage = (platform: Platform, id: string): Promise<void> =>
  platform.generationJobs.remove({ type: repo.LANDING_PAGE, id }, (tx) => repo.deletePage(tx, id));

export const landingPageItems = (platform: Platform): ItemKind => ({
  type: repo.LANDING_PAGE,
  noun: 'landing page',
  page: '/email-campaigns',
  find: async (db, ids) =>
    new Map(
      (await repo.findPages(db, ids)).map((row) => [
        row.id,
        { title: row.title, ownerId: row.userId, openUrl: `/email-campaigns?page=${row.id}` },
      ]),
    ),
  remove: (id) => removePage(platform, id),
  rows: { table: landingPages, documents: [landingPages.content], max: MAX_LANDING_PAGES },
});
