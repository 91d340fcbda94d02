/** How entries are called, and how kinds are told apart. */

import { ListChecks, type LucideIcon, Mail, Megaphone } from 'lucide-react';
import { msg, t } from '#common/texts.ts';
import { dateFormat } from '#common/wording/formats.ts';
import { onWall } from '#platform/browser/preferences/time-zone.ts';
import type { CalendarEntry } from '../contract.ts';

const clockText = dateFormat({ hour: 'numeric', minute: '2-digit' });
export const showTime = (moment: Date): string => clockText(onWall(moment));

export const KINDS = ['piece', 'mailing', 'task'] as const satisfies readonly CalendarEntry['kind'][];

export const KIND_WORDS: Record<CalendarEntry['kind'], string> = {
  piece: msg('Posts'),
  mailing: msg('Mails'),
  task: msg('Tasks'),
};

export const KIND_ICONS: Record<CalendarEntry['kind'], LucideIcon> = {
  piece: Megaphone,
  mailing: Mail,
  task: ListChecks,
};

export const KIND_LOOKS: Record<CalendarEntry['kind'], string> = {
  piece: 'bg-primary/12 hover:bg-primary/18',
  mailing: 'bg-sky-500/12 hover:bg-sky-500/20',
  task: 'bg-emerald-500/12 hover:bg-emerald-500/20',
};

export const KIND_DOTS: Record<CalendarEntry['kind'], string> = {
  piece: 'bg-primary',
  mailing: 'bg-sky-500',
  task: 'bg-emerald-500',
};

const FORMS: Record<string, string> = {
  post: msg('Post'),
  carousel: msg('Carousel'),
  story: msg('Story'),
  film: msg('Film'),
  thumbnail: msg('Thumbnail'),
  flyer: msg('Flyer'),
  'price-card': msg('Price card'),
  email: msg('E-mail'),
  landing: msg('Landing page'),
};

const STATES: Record<CalendarEntry['state'], string> = {
  draft: msg('Draft'),
  planned: msg('Planned'),
  done: msg('Sent'),
  problem: msg('Please look'),
};

/** 'Instagram · Story'. */
export const whatOf = ({ network, form, kind }: CalendarEntry): string =>
  [network, form && t(FORMS[form] ?? form)].filter(Boolean).join(' · ') ||
  (kind === 'task' ? t('Task') : kind === 'mailing' ? t('E-mail') : t('Post'));

export const stateOf = ({ kind, state, isRepeat }: CalendarEntry): string => {
  if (kind !== 'task') return t(STATES[state]);
  return isRepeat ? t('Repeats') : state === 'done' ? t('Done') : t('To do');
};

export const timeOf = ({ at, isAllDay }: CalendarEntry): string => (isAllDay ? '' : showTime(new Date(at)));
