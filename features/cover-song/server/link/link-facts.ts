/** What the service tells everybody about a video: maker, length and picture; nothing where it does not answer. */

import { cutText } from '#common/wording/cut-text.ts';
import { createGuardedFetch } from '#platform/ai/guarded-fetch.ts';
import type { SongLink } from './song-link.ts';

/** A lookup that takes longer is not worth its while. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 4 * 1024 * 1024;
/** Seconds; what claims to be longer is no song. */
const LONGEST = 12 * 3600;

export interface LinkFacts {
  title: string | null;
  artist: string | null;
  /** Seconds. */
  duration: number | null;
  thumbnail: Uint8Array | null;
}

type Fetch = typeof globalThis.fetch;

export async function readLinkFacts(
  link: SongLink,
  signal: AbortSignal,
  fetch: Fetch = globalThis.fetch,
): Promise<LinkFacts> {
  const guarded = createGuardedFetch({
    provider: 'YouTube',
    fetch,
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    retries: 0,
  });
  // Only addresses of our own making are asked, and none that an answer leads to.
  const ask = async (url: string): Promise<Response | undefined> => {
    const answer = await guarded(url, { signal, redirect: 'error' }).catch(() => undefined);
    signal.throwIfAborted();
    return answer?.ok ? answer : undefined;
  };
  const [facts, page, picture] = await Promise.all([
    ask(`https://www.youtube.com/oembed?format=json&url=${encodeURIComponent(link.url)}`),
    ask(link.url),
    ask(`https://i.ytimg.com/vi/${link.videoId}/hqdefault.jpg`),
  ]);
  const told = (await facts?.json().catch(() => null)) as { title?: unknown; author_name?: unknown } | null;
  return {
    title: line(told?.title),
    artist: artistOf(line(told?.author_name)),
    duration: durationIn((await page?.text()) ?? ''),
    thumbnail: picture ? new Uint8Array(await picture.arrayBuffer()) : null,
  };
}

const line = (value: unknown): string | null =>
  typeof value === 'string' ? cutText(value.replace(/\s+/g, ' ').trim(), 200) || null : null;

/** 'Somebody - Topic' and 'SomebodyVEVO' are channels of Somebody. */
export const artistOf = (channel: string | null): string | null =>
  channel?.replace(/( - Topic|VEVO)$/, '').trim() || null;

export function durationIn(page: string): number | null {
  const seconds = Number(/"lengthSeconds":"(\d{1,6})"/.exec(page)?.[1] ?? 0);
  return seconds > 0 && seconds <= LONGEST ? seconds : null;
}
