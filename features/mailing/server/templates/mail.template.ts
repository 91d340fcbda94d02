/** Mails as templates: read from one's own without their readers, filled in, and begun anew as a draft. */

import { assetIdOf } from '#common/asset.ts';
import { AppError } from '#common/errors.ts';
import { escapeHtml } from '#common/wording/escape-html.ts';
import type { TemplateContent, TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { mailHtml } from '../../blocks/mail-html.ts';
import { fillIn, SAMPLE } from '../../blocks/merge.ts';
import { type MailingBody, mailingBody } from '../../contract.ts';
import { createMailingService, pictureIds } from '../mailing.service.ts';
import { brandOf, picturePathOf } from '../sending/brand-of.ts';
import { fillMail, partsOfMail } from './mail-parts.ts';

const read = (content: TemplateContent): MailingBody =>
  mailingBody.safeParse(content).data ?? mailingBody.parse({});

export function createMailTemplates(platform: Platform): TemplateSource {
  const mailings = createMailingService(platform);
  return {
    kind: 'mail',

    async items(userId) {
      const all = await mailings.list(userId);
      return all.slice(0, 100).map(({ id, subject, updatedAt }) => ({
        id,
        name: subject || 'Mail',
        pictureUrl: null,
        updatedAt,
      }));
    },

    async describe(userId, itemId) {
      const found = await mailings.get(userId, itemId);
      const mail = mailingBody.parse(found);
      // Who gets it and who answers is decided anew for each mail.
      const blocks = mail.blocks.map((one) => (one.type === 'form' ? { ...one, audienceId: null } : one));
      return {
        name: mail.subject || 'Mail',
        content: { ...mail, blocks, audienceId: null, brandKitId: null, replyTo: null },
      };
    },

    parts: (content) => partsOfMail(read(content)),
    formats: () => [],

    async page({ ownerId, userId, content }) {
      const { blocks, subject, preheader, language, timeZone, fromName } = read(content);
      const brand = await brandOf(platform, userId, null);
      const wanted = pictureIds(blocks);
      const owners = await Promise.all(
        wanted.map(async (id) => ((await platform.assets.findOwn(userId, id)) ? userId : ownerId)),
      );
      const ownerOf = new Map(wanted.map((id, i) => [id, owners[i]!]));
      const pictureUrl = (src: string) =>
        picturePathOf(platform, ownerOf.get(assetIdOf(src) ?? '') ?? userId)(src);
      const senderName = fromName || brand.name || 'Sender';
      const frame = { subject, preheader, language, timeZone, senderName, now: new Date(), pictureUrl };
      return fillIn(mailHtml(blocks, brand, frame, 'light'), SAMPLE, escapeHtml, '#');
    },

    fill: (content, values) => {
      const filled = mailingBody.safeParse(fillMail(read(content), values));
      if (!filled.success)
        throw new AppError('bad_request', filled.error.issues[0]?.message ?? 'That does not fit this mail.');
      return filled.data;
    },

    async make(user, content, { id: wanted, lock }) {
      const { id } = await mailings.createOnce(user.id, wanted, read(content), lock);
      return { id, openUrl: `/email-campaigns?mailing=${id}` };
    },
  };
}
