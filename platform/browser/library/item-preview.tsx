/** What a thing of the library looks like when it is small: its picture, or the sign of its kind. */

import {
  AudioLines,
  Captions,
  Clapperboard,
  FileText,
  Film,
  Image,
  LayoutTemplate,
  type LucideIcon,
  PenTool,
  PersonStanding,
  Stamp,
  StickyNote,
  Theater,
} from 'lucide-react';
import { useState } from 'react';
import type { LibraryItem, LibraryKind, LibraryTool } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';

export const KIND_NAMES: Record<LibraryKind, string> = {
  image: t('Images'),
  video: t('Videos'),
  audio: t('Audio'),
  character: t('Characters'),
  scene: t('Scenes'),
  logo: t('Logos'),
  design: t('Designs'),
  watermark: t('Watermarks'),
  transcript: t('Transcripts'),
  note: t('Notes'),
  project: t('Drafts'),
  file: t('Other files'),
};

export const TOOL_NAMES: Record<LibraryTool, string> = {
  image: t('Image Generator'),
  avatar: t('Avatar Creator'),
  video: t('Video Maker'),
  'cover-song': t('Cover Song Maker'),
  song: t('Song Generator'),
  movie: t('AI Movie Maker'),
  book: t('Book Creator'),
  speech: t('Speech Tools'),
  logo: t('Logo Maker'),
  watermark: t('Watermark Maker'),
  photo: t('Photo Editor'),
  design: t('Design Studio'),
  note: t('Notes'),
  upload: t('Uploads'),
};

const SIGNS: Record<LibraryKind, LucideIcon> = {
  image: Image,
  video: Film,
  audio: AudioLines,
  character: PersonStanding,
  scene: Theater,
  logo: PenTool,
  design: LayoutTemplate,
  watermark: Stamp,
  transcript: Captions,
  note: StickyNote,
  project: Clapperboard,
  file: FileText,
};

/** 'application/pdf' → 'PDF'. */
const kindOfFile = (type: string): string =>
  type
    .replace(/^.*\//, '')
    .replace(/^x-|-compressed$/g, '')
    .slice(0, 8)
    .toUpperCase();

export function ItemPreview({ item, className }: { item: LibraryItem; className?: string }) {
  const Sign = SIGNS[item.kind];
  const [isBroken, setBroken] = useState(false);
  if (item.thumbnailUrl && !isBroken)
    return (
      <img
        src={item.thumbnailUrl}
        alt=""
        loading="lazy"
        onError={() => setBroken(true)}
        decoding="async"
        className={cn(
          'size-full bg-muted',
          item.kind === 'logo' ? 'bg-white object-contain p-4' : 'object-cover object-[50%_25%]',
          className,
        )}
      />
    );
  return (
    <span
      className={cn(
        'grid size-full place-content-center place-items-center gap-1.5 bg-muted text-muted-foreground',
        className,
      )}
    >
      <Sign aria-hidden className="size-8" />
      {item.kind === 'file' && item.contentType && (
        <span className="font-semibold text-xs">{kindOfFile(item.contentType)}</span>
      )}
    </span>
  );
}
