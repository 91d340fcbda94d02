/** Writes and sends the mail that asks for a confirmation, in the language and look of its audience. */

import { fillPath } from '#common/contract.ts';
import type { JobHandler } from '#platform/jobs/job-definition.ts';
import type { Platform } from '#platform/platform.ts';
import { blankBlock } from '../../blocks/block.ts';
import { mailHtml } from '../../blocks/mail-html.ts';
import { mailText } from '../../blocks/mail-text.ts';
import { confirmPage } from '../../calls/public-calls.ts';
import { fillWords, PUBLIC_WORDS } from '../../words/public-words.ts';
import { findAudiences } from '../audiences/audience.repo.ts';
import { senderOf } from '../audiences/audience.service.ts';
import { findSubscriber } from '../audiences/subscriber.repo.ts';
import { findOwner } from '../mailing.repo.ts';
import { confirmKey } from '../public/keys.ts';
import { brandOf, pictureUrlOf } from './brand-of.ts';
import { countMail } from './pace.ts';

export const confirmMailHandler =
  (platform: Platform): JobHandler<{ subscriberId: string }> =>
  async ({ payload: { subscriberId }, db }) => {
    const subscriber = await findSubscriber(db, subscriberId);
    if (subscriber?.state !== 'pending') return { sent: false };
    const [audience] = await findAudiences(db, [subscriber.audienceId]);
    // Nothing leaves in the name of somebody who was suspended meanwhile.
    if (!audience || !(await findOwner(db, audience.userId))) return { sent: false };
    const { language, userId } = audience;
    const words = PUBLIC_WORDS[language];
    const senderName = senderOf(audience);
    const href =
      platform.baseUrl + fillPath(confirmPage.path, { key: confirmKey(platform.secret, subscriberId) });
    const blocks = [
      { ...blankBlock('heading'), text: words.confirmSubject, align: 'center' },
      { ...blankBlock('text'), text: fillWords(words.confirmText, senderName), align: 'center' },
      { ...blankBlock('button'), text: words.confirmButton, href },
    ] as Parameters<typeof mailHtml>[0];
    const frame = {
      subject: words.confirmSubject,
      preheader: '',
      language,
      senderName,
      timeZone: 'UTC',
      now: new Date(),
      pictureUrl: pictureUrlOf(platform, userId),
      foot: words.confirmIgnore,
    };
    const brand = await brandOf(platform, userId, audience.brandKitId);
    await countMail(platform);
    await platform.mail.send({
      to: subscriber.email,
      subject: words.confirmSubject,
      html: mailHtml(blocks, brand, frame),
      text: mailText(blocks, frame),
      kind: 'mailing',
      fromName: senderName.replace(/[<>"@]/g, ' ').trim(),
    });
    return { sent: true };
  };
