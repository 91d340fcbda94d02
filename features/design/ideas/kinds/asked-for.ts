/** The thing and the format that a sentence asks for, and what is left of it. */

import type { FormatName } from '#engine/page/document/formats.ts';
import { findFormat } from '../asked-format.ts';
import { FORM_FORMATS, type Form, findForm } from './forms.ts';

/** Marks of Chinese and Japanese as ours, and figures as figures. */
export const plainMarks = (sentence: string): string =>
  sentence
    .replace(/[０-９Ａ-Ｚａ-ｚ％]/gu, (one) => String.fromCharCode(one.charCodeAt(0) - 0xfee0))
    .replace(/[，、]/gu, ', ')
    .replace(/：/gu, ': ')
    .replace(/[。．]/gu, '. ')
    .replace(/；/gu, '; ')
    .replace(/[！]/gu, '! ')
    .replace(/\s+/g, ' ')
    .trim();

export interface Asked {
  form: Form | undefined;
  format: FormatName | undefined;
  /** What is left of the sentence. */
  text: string;
}

/** The thing that is asked for, in a format of its own or in the one that is named: "Instagram story: opening hours". */
export function askedFor(text: string): Asked {
  const cut = (from: number, to: number) => `${text.slice(0, from)} ${text.slice(to)}`.trim();
  const form = findForm(text);
  const known = findFormat(text);
  if (form && !(known && known.at > form.from && known.at < form.to + 24))
    return { form: form.form, format: FORM_FORMATS[form.form], text: cut(form.from, form.to) };
  if (form && known) {
    const rest = cut(form.from, Math.max(form.to, known.at + known.length));
    return { form: form.form, format: known.format, text: rest };
  }
  if (!known) return { form: undefined, format: undefined, text };
  const rest = `${text.slice(0, known.at)} ${text.slice(known.at + known.length)}`.replace(/^[\s,:]+/, '');
  const within = findForm(rest);
  return within
    ? {
        form: within.form,
        format: known.format,
        text: `${rest.slice(0, within.from)} ${rest.slice(within.to)}`,
      }
    : { form: undefined, format: known.format, text: rest };
}
