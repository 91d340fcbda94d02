/** Counts a text as its network counts it, and says what does not fit there. */

import { type Sentence, said, sentenceText } from '#common/wording/sentence.ts';
import { type Network, networkOf } from './networks.ts';

const URL_PATTERN = /https?:\/\/[^\s]+/giu;
const HASHTAG = /(?<![\p{L}\p{N}&])#[\p{L}\p{N}_]+/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Links count as so many letters, however long they are. */
const linkLengthOf = ({ links, linkLength }: Network): number | undefined =>
  linkLength ?? (links?.startsWith('counted as ') ? Number(links.slice('counted as '.length)) : undefined);

export function countedLength(text: string, id: string): number {
  const network = networkOf(id);
  const linkLength = network && linkLengthOf(network);
  if (!linkLength) return lengthOf(text);
  const links = text.match(URL_PATTERN)?.length ?? 0;
  const words = lengthOf(text.replace(URL_PATTERN, ''));
  // Wide letters count double there.
  const wide =
    id === 'x' ? (text.match(/[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]/gu)?.length ?? 0) : 0;
  return words + wide + links * linkLength;
}

/** The most letters that a post with a picture may have there. */
export const textLimit = (id: string, hasPicture = true): number | undefined => {
  const network = networkOf(id);
  return hasPicture ? (network?.caption ?? network?.text) : network?.text;
};

export const hashtagsIn = (text: string): string[] => text.match(HASHTAG) ?? [];

export interface Shown {
  width?: number | undefined;
  height?: number | undefined;
  bytes?: number | undefined;
  seconds?: number | undefined;
  isFilm?: boolean | undefined;
}

const MB = 1024 * 1024;

/** What its network would refuse or cut, in words. */
export function problemsOf(text: string, id: string, file?: Shown): string[] {
  const network = networkOf(id);
  if (!network) return [];
  const problems: Sentence[] = [];
  const limit = textLimit(id, file !== undefined);
  const length = countedLength(text, id);
  if (limit !== undefined && length > limit)
    problems.push(said`${network.name} takes ${limit} characters; this text has ${length}.`);
  const tags = hashtagsIn(text).length;
  if (network.hashtags !== undefined && tags > network.hashtags)
    problems.push(said`${network.name} takes ${network.hashtags} hashtags; this text has ${tags}.`);
  if (file) problems.push(...fileProblems(network, file));
  return problems.map((one) => sentenceText(one));
}

function fileProblems(network: Network, { width, height, bytes, seconds, isFilm }: Shown): Sentence[] {
  const problems: Sentence[] = [];
  const maxBytes = isFilm ? network.video?.maxBytes : network.imageMaxBytes;
  if (bytes !== undefined && maxBytes !== undefined && bytes > maxBytes)
    problems.push(
      said`${network.name} takes files of ${Math.round(maxBytes / MB)} MB; this one has ${Math.ceil(bytes / MB)} MB.`,
    );
  const { minSeconds, maxSeconds } = network.video ?? {};
  if (isFilm && seconds !== undefined && maxSeconds !== undefined && seconds > maxSeconds)
    problems.push(
      said`${network.name} takes films of ${maxSeconds} seconds; this one lasts ${Math.ceil(seconds)}.`,
    );
  if (isFilm && seconds !== undefined && minSeconds !== undefined && seconds < minSeconds)
    problems.push(said`A film for ${network.name} lasts at least ${minSeconds} seconds.`);
  if (!isFilm && width && height) {
    const aspect = width / height;
    // A story is no post.
    const isStory = aspect < 0.6;
    if (network.aspectMin !== undefined && aspect < network.aspectMin - 0.005 && !isStory)
      problems.push(said`${network.name} cuts pictures that are this tall.`);
    if (network.aspectMax !== undefined && aspect > network.aspectMax + 0.005)
      problems.push(said`${network.name} cuts pictures that are this wide.`);
  }
  return problems;
}
