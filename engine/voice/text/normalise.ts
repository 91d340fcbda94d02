/** Makes any text speakable: tags, emoji, links and signs become words or nothing, pauses stay where they were asked for. */

import type { Spoken } from '#common/voice-words.ts';
import { ABBREVIATIONS, SIGNS } from './abbreviations.ts';
import { digitsToWords } from './cjk-numbers.ts';

/** Stands for a pause inside a text, with its length in milliseconds; survives every other step. */
export const PAUSE_MARK = /\uE000(\d+)\uE001/g;

const MAX_PAUSE_MS = 10_000;

const pauseMark = (ms: number): string => ` \uE000${Math.round(Math.min(ms, MAX_PAUSE_MS))}\uE001 `;

/** `[pause]`, `[pause 1s]`, `[pause 0.5 s]`, `[pause 300ms]`, and SSML's own `<break time="1s"/>`. */
function markPauses(text: string): string {
  const length = (amount: string | undefined, unit: string | undefined) =>
    amount === undefined ? 600 : Number(amount) * (unit?.toLowerCase() === 'ms' ? 1 : 1000);
  return text
    .replace(/\[pause(?:\s+(\d{1,5}(?:\.\d{1,3})?)\s*(ms|s)?)?\s*\]/gi, (_, amount, unit) =>
      pauseMark(length(amount, unit)),
    )
    .replace(
      /<break(?:\s[^<>]{0,80}?time\s*=\s*["']?(\d{1,5}(?:\.\d{1,3})?)\s*(ms|s)["']?)?[^<>]{0,80}>/gi,
      (_, amount, unit) => pauseMark(length(amount, unit)),
    );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Only what has the shape of a tag: '3 < 5' stays. */
const dropTags = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<\/?[a-z][\w:-]{0,40}(?:\s[^<>]{0,400})?\/?>/gi, ' ')
    .replace(/&(amp|lt|gt|quot|apos|nbsp);/g, (_, name: string) => ENTITIES[name] ?? ' ');

/** Reading an address letter by letter helps nobody: its host says where it leads. */
const shortenLinks = (text: string): string =>
  text.replace(/\bhttps?:\/\/(?:www\.)?([\w.-]{1,100})(?:[/?#][^\s]*)?/gi, (_, host: string) => host);

const EMOJI =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f|\u20e3)+/gu;

const dropEmoji = (text: string): string => text.replace(EMOJI, ' ');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const expandAbbreviations = (text: string, language: Spoken): string =>
  Object.entries(ABBREVIATIONS[language] ?? {}).reduce(
    (rest, [short, long]) =>
      rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(short)}(?![\\p{L}])`, 'gu'), long),
    text,
  );

function sayChosenSigns(text: string, language: Spoken): string {
  const words = SIGNS[language];
  return text
    .replace(/(\d)\s*%/g, `$1 ${words['%']} `)
    .replace(/\s*&\s*/g, ` ${words['&']} `)
    .replace(/(\d)\s*°C\b/g, `$1 ${words['°']} `)
    .replace(/(?<=\d\s*)\+(?=\s*\d)/g, ` ${words['+']} `)
    .replace(/(?<=\d\s*)=(?=\s*\d)/g, ` ${words['=']} `);
}

export function normaliseText(text: string, language: Spoken): string {
  let out = text.normalize('NFC');
  out = dropEmoji(shortenLinks(dropTags(markPauses(out))));
  out = sayChosenSigns(expandAbbreviations(out, language), language);
  if (language === 'zh' || language === 'ja' || language === 'ko') out = digitsToWords(out, language);
  return (
    out
      // Everything that is neither letter, mark, number nor speech punctuation is silent.
      .replace(/[^\p{L}\p{M}\p{N}\s.,;:!?¡¿…—–\-'’"“”«»()、。，！？；：·・「」『』$€£¥\uE000\uE001]/gu, ' ')
      .replace(/[-–—]{2,}/g, '—')
      .replace(/([!?])[!?]+/g, '$1')
      .replace(/[^\S\n]+/g, ' ')
      .trim()
  );
}

/** Whether anything is left that a voice could say. */
export const isSpeakable = (normalised: string): boolean =>
  /[\p{L}\p{N}]/u.test(normalised.replace(PAUSE_MARK, ''));
