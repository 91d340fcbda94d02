/** Links of a mail led over this installation, where its sender wants to know whether they are followed. */

import { fillPath } from '#common/contract.ts';
import type { Platform } from '#platform/platform.ts';
import { type Block, textFields } from '../../blocks/block.ts';
import { leadLinks } from '../../blocks/inline.ts';
import { followLink } from '../../calls/public-calls.ts';
import type { MailingRow } from '../mailing.repo.ts';
import { clickKey } from '../public/keys.ts';
import { saveLinks } from './link.repo.ts';

export interface CountedLinks {
  /** The same blocks, whose links lead to us; not yet for anybody. */
  lead: (blocks: readonly Block[]) => Block[];
  /** What was laid out of them, for one reader. */
  sign: (laidOut: string, deliveryId: string) => string;
}

/** An index holds no longer ones. */
const MAX_BYTES = 2000;

/** What is no page, such as an address to write to, is left alone. */
const isCounted = (href: string): boolean =>
  /^https?:\/\//i.test(href) && Buffer.byteLength(href) <= MAX_BYTES;

function withLinks(blocks: readonly Block[], lead: (href: string) => string): Block[] {
  const one = (href: string) => (isCounted(href) ? lead(href) : href);
  return blocks.map((block) => {
    const texts = Object.fromEntries(textFields(block).map(([key, text]) => [key, leadLinks(text, one)]));
    return { ...block, ...texts, ...('href' in block && { href: one(block.href) }) } as Block;
  });
}

export async function countedLinks(
  platform: Pick<Platform, 'db' | 'secret' | 'baseUrl'>,
  mailing: Pick<MailingRow, 'id' | 'userId' | 'content'>,
): Promise<CountedLinks> {
  const urls = new Set<string>();
  withLinks(mailing.content.blocks, (href) => {
    urls.add(href);
    return href;
  });
  const ids = await saveLinks(platform.db, mailing, [...urls]);
  const start = platform.baseUrl + fillPath(followLink.path, { key: '' });
  const known = new Set(ids.values());
  const pattern = new RegExp(`${start.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}([\\w-]{8,64})`, 'g');
  return {
    lead: (blocks) => withLinks(blocks, (href) => (ids.has(href) ? start + ids.get(href) : href)),
    sign: (laidOut, deliveryId) =>
      laidOut.replace(pattern, (whole, id: string) =>
        known.has(id) ? start + clickKey(platform.secret, id, mailing.id, deliveryId) : whole,
      ),
  };
}
