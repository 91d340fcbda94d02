/** What the events of webhooks are called on the page. */

import { msg } from '#common/texts.ts';
import { TEST_EVENT, type WebhookEvent } from '../../calls/webhook-calls.ts';

export const EVENT_WORDS: Record<WebhookEvent, { title: string; text: string }> = {
  'job.finished': {
    title: msg('Job finished'),
    text: msg('A picture, video, song or export of yours is ready.'),
  },
  'job.failed': { title: msg('Job failed'), text: msg('Something of yours could not be made.') },
  'asset.made': { title: msg('File made'), text: msg('A new file of yours can be downloaded.') },
  'report.filed': { title: msg('Report filed'), text: msg('Somebody reported content to the moderators.') },
};

/** As in the log: also the test, and events of versions to come. */
export const eventTitle = (event: string): string =>
  event === TEST_EVENT ? msg('Test') : (EVENT_WORDS[event as WebhookEvent]?.title ?? event);
