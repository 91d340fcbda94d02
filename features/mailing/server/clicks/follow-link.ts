/** Where a counted link leads: what its own mail says, by a signed key that nobody else can make. */

import type { Platform } from '#platform/platform.ts';
import { readClickKey } from '../public/keys.ts';
import { countClick, findLink } from './link.repo.ts';

/** Undefined: there is no such link. */
export type FollowLink = (key: string, isCounted: boolean) => Promise<string | undefined>;

export const createFollowLink =
  ({ db, secret }: Pick<Platform, 'db' | 'secret'>): FollowLink =>
  async (key, isCounted) => {
    const read = readClickKey(secret, key);
    const link = read && (await findLink(db, read.linkId, read.mailingId));
    if (!read || !link) return undefined;
    if (isCounted) await countClick(db, link.id, read.deliveryId);
    return link.url;
  };
