/** Eight ways to tell a film, each shown by a frame of its own. */

import { useEffect, useMemo, useRef, useState } from 'react';
import { fillPath } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import type { Still } from '#engine/motion/canvas.ts';
import { getDesignArt } from '#features/design/contract.ts';
import { TemplateShelf } from '#platform/browser/templates/template-shelf.tsx';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { VIDEO_TEMPLATES, type VideoData, type VideoTemplateId } from '../contract.ts';
import { drawFrame } from '../scene/draw-frame.ts';
import { fileKey, storyboardOf } from '../scene/storyboard.ts';
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
      <div className="mt-8 empty:hidden">
        <TemplateShelf kind="film" isNarrow />
      </div>
    </section>
  );
}

/** What the frame of a template shows: pictures that come with the product. */
const SAMPLES: Record<VideoTemplateId, string> = {
  promotional: 'pizza',
  product: 'coffee',
  explainer: 'rocket',
  social: 'guitar',
  birthday: 'cake',
  wedding: 'flowers',
  travel: 'beach',
  training: 'house',
};

function useSample(template: VideoTemplateId): Still | undefined {
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    let isWanted = true;
    const image = new Image();
    image.src = fillPath(getDesignArt.path, { name: SAMPLES[template] });
    image.decode().then(
      () => isWanted && setStill({ image, width: image.naturalWidth, height: image.naturalHeight }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [template]);
  return still;
}

function TemplateFrame({ data }: { data: VideoData & { template: VideoTemplateId } }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const font = useFilmFonts(data);
  const sample = useSample(data.template);
  const board = useMemo(
    () => storyboardOf({ ...data, scenes: [] }, sample ? [fileKey('sample')] : []),
    [data, sample],
  );
  const letters = useFilmLetters(board);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a face that has come is drawn with at once
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const film = { data: { ...data, uploadedFiles: [] }, stills: [sample], board, letters };
    drawFrame(context, { width: 640, height: 360 }, film, 2.4);
  }, [data, sample, board, font, letters]);
  return <canvas ref={canvas} width={640} height={360} aria-hidden className="aspect-video w-full" />;
}
