/** Everything that can be put into a note, as the slash menu and the plus button offer it. */

import {
  Captions,
  CheckSquare,
  Code,
  FileUp,
  Film,
  Heading1,
  Heading2,
  Heading3,
  Image,
  LayoutTemplate,
  Link2,
  List,
  ListOrdered,
  type LucideIcon,
  Minus,
  Music,
  Pilcrow,
  Quote,
} from 'lucide-react';
import type { Command } from 'prosemirror-state';
import { t } from '#common/texts.ts';
import type { ThingType } from '../../blocks/block.ts';
import { insertDivider, insertTask, type TextType, turnInto } from './commands.ts';

export interface BlockChoice {
  id: string;
  label: string;
  /** Other words that people may type for it. */
  words: string;
  icon: LucideIcon;
  /** What is typed instead. */
  sign?: string;
  /** Absent: something has to be chosen first. */
  command?: Command;
  thing?: ThingType;
  /** Kinds of text that it stands for. */
  type?: TextType;
  level?: number;
}

const text = (
  type: TextType,
  label: string,
  words: string,
  icon: LucideIcon,
  sign: string,
  level?: number,
): BlockChoice => ({
  id: `${type}${level ?? ''}`,
  label,
  words,
  icon,
  sign,
  type,
  ...(level && { level }),
  command: turnInto(type, level),
});

export const TEXT_CHOICES: readonly BlockChoice[] = [
  text('paragraph', t('Text'), t('plain paragraph'), Pilcrow, ''),
  text('heading', t('Heading 1'), t('title large'), Heading1, '#', 1),
  text('heading', t('Heading 2'), t('title middle'), Heading2, '##', 2),
  text('heading', t('Heading 3'), t('title small'), Heading3, '###', 3),
  text('bullet', t('List'), t('bullets points'), List, '-'),
  text('numbered', t('Numbered list'), t('numbers steps'), ListOrdered, '1.'),
  text('task', t('Task'), t('to-do checkbox task list'), CheckSquare, '[]'),
  text('quote', t('Quote'), t('citation'), Quote, '>'),
  text('code', t('Code'), t('program source'), Code, '```'),
];

export const THING_CHOICES: readonly BlockChoice[] = [
  { id: 'image', label: t('Picture'), words: t('image photo'), icon: Image, thing: 'image' },
  { id: 'video', label: t('Film'), words: t('video movie clip'), icon: Film, thing: 'video' },
  { id: 'audio', label: t('Sound'), words: t('audio music voice'), icon: Music, thing: 'audio' },
  { id: 'design', label: t('Design'), words: t('flyer post card'), icon: LayoutTemplate, thing: 'design' },
  {
    id: 'transcript',
    label: t('Transcript'),
    words: t('speech recording'),
    icon: Captions,
    thing: 'transcript',
  },
  { id: 'upload', label: t('Upload a file'), words: t('picture film sound'), icon: FileUp },
  { id: 'note', label: t('Link to a note'), words: t('page mention'), icon: Link2, sign: '[[' },
  {
    id: 'divider',
    label: t('Divider'),
    words: t('line rule'),
    icon: Minus,
    sign: '---',
    command: insertDivider,
  },
];

/** Of the plus button: a task is something to add as well. */
export const ADD_CHOICES: readonly BlockChoice[] = [
  // Below what stands there, which stays what it is.
  ...TEXT_CHOICES.filter(({ type }) => type === 'task').map((one) => ({ ...one, command: insertTask })),
  ...THING_CHOICES,
];

export const BLOCK_CHOICES: readonly BlockChoice[] = [...TEXT_CHOICES, ...THING_CHOICES];

const plain = (words: string): string => words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What begins with the typed word first. */
export function choicesFor(query: string): BlockChoice[] {
  const wanted = plain(query);
  if (!wanted) return [...BLOCK_CHOICES];
  const rank = ({ label, words, sign }: BlockChoice): number => {
    const name = plain(label);
    if (name.startsWith(wanted)) return 0;
    if (name.includes(` ${wanted}`) || sign === query) return 1;
    return ` ${plain(words)}`.includes(` ${wanted}`) ? 2 : 9;
  };
  return BLOCK_CHOICES.map((one) => ({ one, at: rank(one) }))
    .filter(({ at }) => at < 9)
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
