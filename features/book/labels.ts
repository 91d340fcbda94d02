/** How kinds, formats and pictures of books are called on the page. */

import type { Seen, Shot } from '#common/character/story.ts';
import { msg } from '#common/texts.ts';
import type { BookFormat, BookKind, BookReaders, ExportFormat, Layout, Paper } from './book-limits.ts';

export const KIND_LABELS: Record<BookKind, string> = {
  picture: msg('Picture book'),
  comic: msg('Comic'),
  recipes: msg('Recipe book'),
  guide: msg('Guide'),
};

export const FORMAT_LABELS: Record<BookFormat, string> = {
  square: msg('Square (21 × 21 cm)'),
  portrait: msg('Portrait (17 × 24 cm)'),
  landscape: msg('Landscape (28 × 21 cm)'),
};

export const READER_LABELS: Record<BookReaders, string> = {
  small: msg('Small children (large type)'),
  middle: msg('Children who read themselves'),
  all: msg('Everybody'),
};

export const LAYOUT_LABELS: Record<Layout, string> = {
  below: msg('Words below the picture'),
  above: msg('Words above the picture'),
  full: msg('Words on the picture'),
  words: msg('Words only'),
};

export const SHOT_LABELS: Record<Shot, string> = {
  wide: msg('From far'),
  together: msg('Side by side'),
  close: msg('From near'),
};

export const ANIMATION_LABELS: Record<Seen['animation'], string> = {
  idle: msg('Stands'),
  walking: msg('Walks'),
  running: msg('Runs'),
  talking: msg('Talks'),
  waving: msg('Waves'),
  dancing: msg('Dances'),
  jumping: msg('Jumps'),
};

export const MOOD_LABELS: Record<Seen['mood'], string> = {
  calm: msg('Calm'),
  joy: msg('Happy'),
  surprise: msg('Surprised'),
  question: msg('Wondering'),
  sadness: msg('Sad'),
  fear: msg('Afraid'),
  anger: msg('Angry'),
  greeting: msg('Greeting'),
};

export const EXPORT_LABELS: Record<ExportFormat, string> = {
  pdf: msg('Pages for print (PDF)'),
  cover: msg('Cover for print (PDF)'),
  epub: msg('E-book (EPUB)'),
  audiobook: msg('Audiobook (MP3)'),
  film: msg('Film (MP4)'),
};

export const PAPER_LABELS: Record<Paper, string> = {
  coated: msg('Coated paper'),
  matt: msg('Matt paper'),
  cream: msg('Cream paper'),
};
