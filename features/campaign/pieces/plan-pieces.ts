/** Which pieces a campaign gets, in the order in which they are made, and when each is due. */

import { momentAt } from '#common/wording/time/zone-time.ts';
import type { NetworkId } from '../networks/network-names.ts';
import type { PieceKind } from './piece-words.ts';

export interface PlannedPiece {
  kind: PieceKind;
  network: string;
  /** Of the design studio, or the shape of a film. */
  format: string;
}

/** Pictures that a network shows whole. */
const POST_FORMATS: Partial<Record<NetworkId, string>> = {
  instagram: 'instagram-post',
  facebook: 'instagram-post',
  x: 'x-post',
  linkedin: 'instagram-square',
  pinterest: 'pinterest-pin',
  mastodon: 'instagram-square',
  bluesky: 'instagram-square',
  telegram: 'instagram-square',
  wordpress: 'facebook-post',
  discord: 'instagram-square',
};

export const PRINT = 'print';
export const WEB = 'web';
export const EMAIL = 'email';

/** What is made beside the posts. */
export interface Wanted {
  hasFilms: boolean;
  hasPrint: boolean;
  hasPage: boolean;
  hasMail: boolean;
}

/** Of pieces that are there. */
export const wantedOf = (pieces: readonly Pick<PlannedPiece, 'kind' | 'network'>[]): Wanted => ({
  hasFilms: pieces.some(({ kind }) => kind === 'film'),
  hasPrint: pieces.some(({ network }) => network === PRINT),
  hasPage: pieces.some(({ kind }) => kind === 'landing'),
  hasMail: pieces.some(({ kind }) => kind === 'email'),
});

/** The first one sets the look: all other designs are laid out from it. */
export function planPieces(
  networks: readonly NetworkId[],
  { hasFilms, hasPrint, hasPage, hasMail, hasCarousel }: Wanted & { hasCarousel: boolean },
): PlannedPiece[] {
  const has = (...some: NetworkId[]) => some.find((one) => networks.includes(one));
  const posts = networks.flatMap((network): PlannedPiece[] => {
    const format = POST_FORMATS[network];
    return format ? [{ kind: 'post', network, format }] : [];
  });
  const story = has('instagram', 'facebook');
  const upright = has('instagram', 'tiktok', 'facebook', 'youtube') ?? networks[0]!;
  const wide = has('youtube', 'facebook', 'linkedin') ?? networks[0]!;
  return [
    ...posts,
    ...(hasCarousel && networks.includes('instagram')
      ? [{ kind: 'carousel', network: 'instagram', format: 'instagram-post' } as const]
      : []),
    ...(story ? [{ kind: 'story', network: story, format: 'instagram-story' } as const] : []),
    ...(hasFilms || has('youtube')
      ? [{ kind: 'thumbnail', network: has('youtube') ?? wide, format: 'youtube-thumbnail' } as const]
      : []),
    ...(hasPrint
      ? ([
          { kind: 'flyer', network: PRINT, format: 'flyer-a5' },
          { kind: 'price-card', network: PRINT, format: 'qr-table-card' },
        ] as const)
      : []),
    // After the pictures, which they show; the mail after the page, to which it leads.
    ...(hasPage ? [{ kind: 'landing', network: WEB, format: 'page' } as const] : []),
    ...(hasMail ? [{ kind: 'email', network: EMAIL, format: 'mail' } as const] : []),
    ...(hasFilms
      ? ([
          { kind: 'film', network: upright, format: '9:16' },
          { kind: 'film', network: wide, format: '16:9' },
        ] as const)
      : []),
  ];
}

/** The hour on the wall at which people look there; widely published rules of thumb, to be changed piece by piece. */
const HOURS: Partial<Record<NetworkId, number>> = {
  instagram: 18,
  facebook: 13,
  tiktok: 19,
  youtube: 17,
  x: 12,
  linkedin: 9,
  pinterest: 20,
  mastodon: 11,
  bluesky: 12,
  telegram: 10,
  wordpress: 8,
  discord: 18,
};
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export interface Schedule {
  /** 2026-11-30 */
  startsOn: string;
  weeks: number;
  timeZone: string;
}

/** On the first day, before anybody is told of it: the page, and then the mail. */
const FIRST_DAY: Partial<Record<PieceKind, number>> = { landing: 7, email: 9 };

/** Spread over the whole time, each at the hour of its network; what is printed has no moment. */
export function plannedTimes(
  pieces: readonly PlannedPiece[],
  { startsOn, weeks, timeZone }: Schedule,
  now = new Date(0),
): (Date | null)[] {
  const first = Date.parse(`${startsOn}T00:00:00Z`);
  const at = (day: number, hour: number) =>
    momentAt(new Date(first + day * DAY_MS + hour * HOUR_MS), timeZone);
  /** What is over already today is for tomorrow. */
  const dayAhead = (day: number, hour: number): number => {
    const behind = Math.floor((now.getTime() - at(day, hour).getTime()) / DAY_MS);
    const near = behind > 0 ? day + behind : day;
    return at(near, hour) <= now ? near + 1 : near;
  };
  // The page opens before the mail that leads to it.
  const opening = Math.min(...Object.values(FIRST_DAY));
  const firstDay = dayAhead(0, opening);
  const dated = pieces.filter(isDated);
  const days = weeks * 7;
  return pieces.map((piece) => {
    const opens = FIRST_DAY[piece.kind];
    if (opens !== undefined) return at(firstDay, opens);
    if (!isDated(piece)) return null;
    const day = Math.min(days - 1, Math.floor((dated.indexOf(piece) * days) / dated.length));
    const hour = HOURS[piece.network as NetworkId] ?? 12;
    return at(dayAhead(day, hour), hour);
  });
}

/** What is posted to a network; the thumbnail goes with its film. */
export const isDated = ({ kind }: Pick<PlannedPiece, 'kind'>): boolean =>
  kind === 'post' || kind === 'carousel' || kind === 'story' || kind === 'film';
