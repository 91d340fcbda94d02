/** Posting times as rules of a person: on which weekdays, at what time, for which networks. */

import { momentAt } from '#common/wording/time/zone-time.ts';
import type { NetworkId } from '../networks/network-names.ts';
import { isDated, type PlannedPiece, type Schedule } from './plan-pieces.ts';

export interface PostingTime {
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** On the wall: 18:30. */
  time: string;
  /** None: for all. */
  networks: NetworkId[];
}

const DAY_MS = 86_400_000;
/** Beyond the weeks that were asked for, where these have too few times. */
const MORE_DAYS = 60;

export const fitsDay = ({ weekdays }: PostingTime, day: Date): boolean =>
  weekdays.includes(day.getUTCDay() || 7);

/**
 * Spread over the whole time, each piece at the first time of its network that is still free; undefined where the rules
 * know no time for any piece. `taken`: network and moment of what stands there already.
 */
export function timesByRule(
  pieces: readonly PlannedPiece[],
  rules: readonly PostingTime[],
  { startsOn, weeks, timeZone }: Schedule,
  taken: Iterable<string> = [],
  now = new Date(0),
): (Date | null)[] {
  const first = Date.parse(`${startsOn}T00:00:00Z`);
  const dated = pieces.filter(isDated);
  const used = new Set(taken);
  return pieces.map((piece) => {
    if (!isDated(piece)) return null;
    const own = rules
      .filter(({ networks }) => networks.length === 0 || networks.includes(piece.network as NetworkId))
      .toSorted((a, b) => a.time.localeCompare(b.time));
    const start = Math.floor((dated.indexOf(piece) * weeks * 7) / dated.length);
    for (let day = start; day < weeks * 7 + MORE_DAYS; day++) {
      const wall = new Date(first + day * DAY_MS);
      for (const rule of own) {
        if (!fitsDay(rule, wall)) continue;
        const at = momentAt(new Date(`${wall.toISOString().slice(0, 10)}T${rule.time}:00Z`), timeZone);
        const slot = slotKey(piece.network, at);
        if (at <= now || used.has(slot)) continue;
        used.add(slot);
        return at;
      }
    }
    return null;
  });
}

export const slotKey = (network: string, at: Date): string => `${network} ${at.getTime()}`;
