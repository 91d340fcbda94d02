/** Mails that other tools order, such as the mail of a campaign: laid out, kept in step, and sent to whom a person chose. */

import { AppError } from '#common/errors.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import { replaceWords } from '#common/wording/replace-words.ts';
import type { MailMaker, OfferOrder } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { textsIn } from '../../blocks/block.ts';
import { mailHtml } from '../../blocks/mail-html.ts';
import { fillIn, SAMPLE } from '../../blocks/merge.ts';
import { type MailingBody, mailingBody } from '../../contract.ts';
import * as repo from '../mailing.repo.ts';
import { createMailingService } from '../mailing.service.ts';
import { brandOf, pictureUrlOf } from '../sending/brand-of.ts';
import { beginSending } from '../sending/send-due.ts';
import { senderName } from '../sending/sender-name.ts';
import { fitting, headline, languageOfOrder, layOutOffer, rewriteBlocks } from './lay-out.ts';

const CHANGED = 'This mail was changed meanwhile. Please approve it again.';
const SENT = 'This mail was sent from the mail tool already.';

export function createMailMaker(platform: Platform): MailMaker {
  const { db } = platform;
  const mailings = createMailingService(platform);

  const own = async (userId: string, id: string): Promise<repo.MailingRow> => {
    const row = await repo.findOwnMailing(db, userId, id);
    if (!row) throw new AppError('gone', 'The mail was deleted. Make it again.');
    return row;
  };
  const made = async (userId: string, id: string) => ({ id, version: (await own(userId, id)).version });

  async function contentOf(userId: string, order: OfferOrder): Promise<MailingBody> {
    const brand = await brandOf(platform, userId, order.brandKitId);
    const address = [brand.name, brand.address].filter(Boolean).join(', ');
    return fitting(
      mailingBody.safeParse({
        subject: headline(order.title, 150),
        preheader: headline(order.preview, 200),
        brandKitId: order.brandKitId,
        language: languageOfOrder(order),
        timeZone: order.timeZone,
        blocks: layOutOffer(order, { address }, 'mail'),
      }),
    );
  }

  return {
    async create(userId, order) {
      const { id } = await mailings.createOnce(userId, order.key, await contentOf(userId, order), null);
      return made(userId, id);
    },

    async write(userId, id, order) {
      const { audienceId } = (await own(userId, id)).content;
      await mailings.update(userId, id, { ...(await contentOf(userId, order)), audienceId });
      return made(userId, id);
    },

    async rewrite(userId, id, change) {
      const { content } = await own(userId, id);
      const next = {
        ...content,
        subject: replaceWords(content.subject, change.words),
        preheader: replaceWords(content.preheader, change.words),
        blocks: rewriteBlocks(content.blocks, change),
      };
      await mailings.update(userId, id, fitting(mailingBody.safeParse(next)));
      return made(userId, id);
    },

    async texts(userId, id) {
      const { subject, preheader, blocks } = (await own(userId, id)).content;
      return [subject, preheader, ...textsIn(blocks)];
    },

    async draw(userId, id) {
      const { content, version } = await own(userId, id);
      const brand = await brandOf(platform, userId, content.brandKitId);
      const html = mailHtml(content.blocks, brand, {
        ...content,
        senderName: senderName(content, brand, undefined),
        now: new Date(),
        pictureUrl: pictureUrlOf(platform, userId),
      });
      return { html: fillIn(html, SAMPLE, escapeHtml, '#'), version };
    },

    versions: async (userId, ids) =>
      new Map(
        (await repo.findMailings(db, ids))
          .filter((row) => row.userId === userId)
          .map(({ id, version }) => [id, version]),
      ),

    async assertSendable(userId, id, audienceId) {
      const row = await own(userId, id);
      await mailings.assertSendable({ userId, content: { ...row.content, audienceId } });
    },

    async send(userId, { id, version, audienceId }) {
      const row = await own(userId, id);
      if (row.version !== version) throw new AppError('unprocessable', CHANGED);
      // It began before: the ledger knows who has it.
      if (row.isPiece && row.state !== 'draft' && row.state !== 'scheduled') return;
      const content = { ...row.content, audienceId };
      await mailings.assertSendable({ userId, content });
      const addressed = await repo.updateMailing(
        db,
        id,
        { content, isPiece: true },
        ['draft', 'scheduled'],
        version,
      );
      if (!addressed)
        throw new AppError('unprocessable', (await own(userId, id)).version === version ? SENT : CHANGED);
      await beginSending(platform, addressed, { version, audienceId });
    },
  };
}
