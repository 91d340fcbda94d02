/** The brand that mails and pages of a person carry, and addresses of its pictures that anybody can open. */

import { assetIdOf } from '#common/asset.ts';
import { fillPath } from '#common/contract.ts';
import type { Platform } from '#platform/platform.ts';
import { type Brand, NO_BRAND } from '../../blocks/look.ts';
import { getMailPicture } from '../../calls/public-calls.ts';
import { pictureKey } from '../public/keys.ts';

export const brandOf = async (
  platform: Platform,
  userId: string,
  brandKitId: string | null,
): Promise<Brand> => (await platform.maker('design').brand(userId, brandKitId)) ?? NO_BRAND;

export const picturePathOf =
  ({ secret }: Pick<Platform, 'secret'>, userId: string) =>
  (src: string): string => {
    const id = assetIdOf(src);
    return id ? fillPath(getMailPicture.path, { key: pictureKey(secret, userId, id) }) : '';
  };

/** The pixels of pictures of a person, by their addresses. */
export async function sizesOf(
  { assets }: Pick<Platform, 'assets'>,
  userId: string,
  srcs: readonly string[],
): Promise<(src: string) => { width: number; height: number } | undefined> {
  const ids = [...new Set(srcs.map(assetIdOf))].filter((id) => id !== null);
  const found = await Promise.all(ids.map((id) => assets.findOwn(userId, id)));
  const facts = new Map(found.flatMap((one) => (one ? [[one.id, one.facts] as const] : [])));
  return (src) => {
    const { width, height } = facts.get(assetIdOf(src) ?? '') ?? {};
    return width && height ? { width, height } : undefined;
  };
}

/** The whole address, for mails. */
export const pictureUrlOf = (platform: Pick<Platform, 'secret' | 'baseUrl'>, userId: string) => {
  const pathOf = picturePathOf(platform, userId);
  return (src: string): string => platform.baseUrl + pathOf(src);
};
