/** Reads a song's link strictly: which video it names, or why it is none; what only looks like the service is refused. */

import { AppError } from '#common/errors.ts';
import { LINK_FOREIGN, LINK_INVALID } from '../../contract.ts';

export interface SongLink {
  videoId: string;
  /** The one spelling of it, without lists, times and trackers. */
  url: string;
}

/** The service's two names and their known fronts; anything else that contains them is a look-alike. */
const LONG_HOSTS = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const SHORT_HOSTS = new Set(['youtu.be', 'www.youtu.be']);
const ID_IN_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
/** Eleven letters, but a list of videos. */
const NO_VIDEO = 'videoseries';

export function parseSongLink(text: string): SongLink | 'invalid' | 'foreign' {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//i.test(text.trim())) return 'invalid';
  // A name or port before or after the host is how links pretend to lead elsewhere.
  if (url.username || url.password || url.port) return 'foreign';
  const videoId = idIn(url);
  if (!videoId || !VIDEO_ID.test(videoId) || videoId === NO_VIDEO) return 'foreign';
  return { videoId, url: `https://www.youtube.com/watch?v=${videoId}` };
}

function idIn(url: URL): string | null | undefined {
  const host = url.hostname.replace(/\.$/, '');
  if (SHORT_HOSTS.has(host)) return /^\/([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (!LONG_HOSTS.has(host)) return undefined;
  if (/^\/watch\/?$/.test(url.pathname)) return url.searchParams.get('v');
  return ID_IN_PATH.exec(url.pathname)?.[1];
}

/** Throws the spec's own sentences. */
export function checkedLink(text: string): SongLink {
  const link = parseSongLink(text);
  if (typeof link === 'object') return link;
  const message = link === 'invalid' ? LINK_INVALID : LINK_FOREIGN;
  throw new AppError('bad_request', message, { issues: [{ path: 'youtubeUrl', message }] });
}
