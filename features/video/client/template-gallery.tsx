/** Eight ways to tell a film, each shown by a frame of its own. */

import { useEffect, useMemo, useRef } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { VIDEO_TEMPLATES, type VideoData, type VideoTemplateId } from '../contract.ts';
import { drawFrame } from '../scene/draw-frame.ts';
import { storyboardOf } from '../scene/storyboard.ts';
import { useFilmFonts } from './preview/film-fonts.ts';
import { useFilmLetters } from './preview/use-film-letters.ts';

export interface TemplateGalleryProps {
  data: VideoData;
  onChoose: (template: VideoTemplateId) => void;
}

export function TemplateGallery({ data, onChoose }: TemplateGalleryProps) {
  return (
    <section aria-labelledby="video-templates">
      <h2 id="video-templates" className="mb-4 font-semibold text-lg">
        {t('Choose a Template')}
      </h2>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {VIDEO_TEMPLATES.map(({ id, name, category, description }) => (
          <button
            key={id}
            type="button"
            aria-pressed={data.template === id}
            onClick={() => onChoose(id)}
            className={cn(
              'focus-ring flex flex-col overflow-hidden rounded-xl border bg-card text-left shadow-soft transition-shadow hover:shadow-lift',
              data.template === id && 'border-primary ring-2 ring-primary',
            )}
          >
            <TemplateFrame
              data={{ ...data, template: id, title: data.title.trim() || t(name), textOverlay: '' }}
            />
            <span className="grid grid-cols-1 gap-1 p-4">
              <span className="flex items-center justify-between gap-2">
                <span className="font-medium">{t(name)}</span>
                <Badge variant="secondary">{t(category)}</Badge>
              </span>
              <span className="text-muted-foreground text-sm">{t(description)}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

function TemplateFrame({ data }: { data: VideoData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const font = useFilmFonts(data);
  const board = useMemo(() => storyboardOf(data, []), [data]);
  const letters = useFilmLetters(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a face that has come is drawn with at once
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const film = { data: { ...data, uploadedFiles: [] }, stills: [], board, letters };
    drawFrame(context, { width: 640, height: 360 }, film, 2.4);
  }, [data, board, font, letters]);
  return <canvas ref={canvas} width={640} height={360} aria-hidden className="aspect-video w-full" />;
}
