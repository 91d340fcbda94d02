/** Landing pages that other tools order, such as the page of a campaign: laid out, kept in step, and opened at their moment. */

import { fillPath } from '#common/contract.ts';
import { AppError } from '#common/errors.ts';
import { replaceWords } from '#common/wording/replace-words.ts';
import type { OfferOrder, PageMaker } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { textsIn } from '../../blocks/block.ts';
import { type LandingPageBody, landingPageBody } from '../../calls/landing-calls.ts';
import { openLandingPage } from '../../calls/public-calls.ts';
import { listAudiences } from '../audiences/audience.repo.ts';
import * as repo from '../landing/landing-page.repo.ts';
import { createLandingPageService } from '../landing/landing-page.service.ts';
import { brandOf } from '../sending/brand-of.ts';
import { fitting, headline, languageOfOrder, layOutOffer, rewriteBlocks } from './lay-out.ts';

const CHANGED = 'The page was changed meanwhile. Please approve it again.';

export function createPageMaker(platform: Platform): PageMaker {
  const { db } = platform;
  const pages = createLandingPageService(platform);

  const own = async (userId: string, id: string): Promise<repo.LandingRow> => {
    const row = await repo.findOwnPage(db, userId, id);
    if (!row) throw new AppError('gone', 'The landing page was deleted. Make it again.');
    return row;
  };
  const made = async (userId: string, id: string) => ({ id, version: (await own(userId, id)).version });

  async function contentOf(userId: string, order: OfferOrder): Promise<LandingPageBody> {
    const brand = await brandOf(platform, userId, order.brandKitId);
    const address = [brand.name, brand.address].filter(Boolean).join(', ');
    // Whoever has several says themselves which one a page is for.
    const [audience, another] = await listAudiences(db, userId, 2);
    const formOf = another ? undefined : audience?.id;
    return fitting(
      landingPageBody.safeParse({
        title: headline(order.title, 150),
        description: headline(order.preview, 300),
        brandKitId: order.brandKitId,
        language: languageOfOrder(order),
        timeZone: order.timeZone,
        blocks: layOutOffer(order, { address, formOf }, 'page'),
      }),
    );
  }

  return {
    async create(userId, order) {
      const content = await contentOf(userId, order);
      const { id } = await pages.createOnce(userId, order.key, content, order.offer.what || content.title);
      return made(userId, id);
    },

    async write(userId, id, order) {
      await own(userId, id);
      await pages.rewrite(userId, id, await contentOf(userId, order));
      return made(userId, id);
    },

    async rewrite(userId, id, change) {
      const { content } = await own(userId, id);
      const next = {
        ...content,
        title: replaceWords(content.title, change.words),
        description: replaceWords(content.description, change.words),
        blocks: rewriteBlocks(content.blocks, change),
      };
      await pages.rewrite(userId, id, fitting(landingPageBody.safeParse(next)));
      return made(userId, id);
    },

    async texts(userId, id) {
      const { title, description, blocks } = (await own(userId, id)).content;
      return [title, description, ...textsIn(blocks)];
    },

    async draw(userId, id) {
      const row = await own(userId, id);
      return { html: await pages.draw(row), version: row.version };
    },

    versions: async (userId, ids) =>
      new Map(
        (await repo.findPages(db, ids))
          .filter((row) => row.userId === userId)
          .map(({ id, version }) => [id, version]),
      ),

    async publish(userId, { id, version }) {
      await own(userId, id);
      if (!(await repo.publishVersion(db, userId, id, version))) throw new AppError('unprocessable', CHANGED);
    },

    async address(userId, id) {
      const { slug } = await own(userId, id);
      return platform.baseUrl + fillPath(openLandingPage.path, { slug });
    },
  };
}
