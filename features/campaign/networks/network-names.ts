/** What networks are called, apart from the table of what they take. */

export const NETWORK_NAMES = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  telegram: 'Telegram',
  wordpress: 'WordPress',
  discord: 'Discord',
} as const;
export type NetworkId = keyof typeof NETWORK_NAMES;
export const NETWORK_IDS = Object.keys(NETWORK_NAMES) as [NetworkId, ...NetworkId[]];

/** What has no network is printed or stands on the web. */
export const networkName = (id: string): string =>
  Object.hasOwn(NETWORK_NAMES, id)
    ? NETWORK_NAMES[id as NetworkId]
    : id.charAt(0).toUpperCase() + id.slice(1);
