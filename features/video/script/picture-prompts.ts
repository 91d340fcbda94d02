/** The words that the pictures of a film are drawn after, and the whole text that they belong to. */

import { cutText } from '#common/wording/cut-text.ts';
import type { VideoData } from '../contract.ts';
import { LOOKS, templateOf } from '../scene/look/template-look.ts';
import { linesOf, promptOf, sentencesOf, shownText, toldIn } from './told.ts';

/** An advert of one sentence is about one thing: its first line. */
const promptLines = (description: string): string[] => {
  const sentences = sentencesOf(description);
  return sentences.length === 1 ? linesOf(description).slice(0, 1) : sentences;
};

/** The words that a picture for each scene is drawn after: one line each, none twice, none where there is a file. */
export function picturePrompts(data: VideoData, max: number): string[] {
  if (!data.drawsPictures) return [];
  if (data.scenes.length === 0 && data.uploadedFiles.length > 0) return [];
  const lines =
    data.scenes.length > 0
      ? data.scenes.filter((one) => one.fileId === null).map((one) => one.text)
      : promptLines(data.description);
  const told = lines.map(promptOf).filter(Boolean);
  const isEmpty = data.scenes.length === 0 && told.length === 0;
  const subjects = isEmpty ? LOOKS[templateOf(data)].scenery : told;
  return [...new Set(subjects)].slice(0, max);
}

/** The whole text that those lines belong to, whose it is first: their trade, place, season and hour come from it. */
export const scriptOf = (data: Pick<VideoData, 'title' | 'description' | 'scenes'>): string => {
  const title = data.title.trim();
  const told = toldIn(data).map(({ text }) => shownText(text));
  return cutText(
    [title && /[.!?…。！？]$/u.test(title) ? title : title && `${title}.`, ...told].filter(Boolean).join(' '),
    2000,
  );
};
