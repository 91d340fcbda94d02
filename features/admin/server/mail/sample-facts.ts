/** What the test e-mails talk about: made up, but of the length and shape of real ones. */

import { planOf } from '#features/subscription/contract.ts';
import { type RenderedMail, renderMail } from '#platform/mail/render-mail.ts';
import type { EMAIL_TYPES } from '../../contract.ts';

const DAY_MS = 86_400_000;

export function renderSample(kind: (typeof EMAIL_TYPES)[number], publicUrl: string): Promise<RenderedMail> {
  const common = { firstName: 'Alex', publicUrl };
  switch (kind) {
    case 'welcome':
      return renderMail(kind, common);
    case 'subscription': {
      const plan = planOf('pro');
      return renderMail(kind, {
        ...common,
        planName: plan.name,
        status: 'active',
        endsAt: new Date(Date.now() + 30 * DAY_MS),
        price: `$${plan.monthlyPrice} per month`,
      });
    }
    case 'notification':
      return renderMail(kind, {
        ...common,
        title: 'Your video is ready',
        body: '“Summer sale” has finished rendering. You can watch and download it now.',
        path: '/video-maker',
        action: 'Open the video maker',
      });
  }
}
