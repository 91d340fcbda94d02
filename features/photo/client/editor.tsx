/** The editor of one picture: tools beside it, its versions below, nothing overwritten. */

import {
  Contrast,
  Crop,
  Download,
  Eraser,
  FileDown,
  Maximize2,
  Save,
  Sparkles,
  SquareDashed,
  X,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LibraryDetails } from '#common/library.ts';
import type { PhotoOperation } from '#common/photo-recipe.ts';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { VersionStrip } from '#platform/browser/library/version-strip.tsx';
import { cn } from '#ui/cn.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Progress } from '#ui/display/progress.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { MaskLayer } from '#ui/form/mask-layer.tsx';
import { CropBox } from './crop-box.tsx';
import { BLANK_DRAFT, type Draft, isChanged, stepsOf } from './draft.ts';
import { drawPreview, shapeOf } from './draw-preview.ts';
import { BackgroundPanel, ErasePanel, type Marking, NO_MARKING } from './mark-panel.tsx';
import { AdjustPanel, CropPanel, EnlargePanel, ExportPanel, FilterPanel } from './panels.tsx';
import { useEdits } from './use-edits.ts';

const TOOLS = [
  ['crop', t('Crop'), Crop],
  ['adjust', t('Adjust'), Contrast],
  ['filter', t('Filters'), Sparkles],
  ['background', t('Background'), SquareDashed],
  ['erase', t('Erase'), Eraser],
  ['enlarge', t('Enlarge'), Maximize2],
  ['export', t('Export'), FileDown],
] as const;
type Tool = (typeof TOOLS)[number][0];

export function Editor({ item, onOpen }: { item: LibraryDetails; onOpen: (id: string) => void }) {
  const [tool, setTool] = useState<Tool>('crop');
  const [draft, setDraft] = useState<Draft>(BLANK_DRAFT);
  const [aspect, setAspect] = useState<number>();
  const [marking, setMarking] = useState<Marking>(NO_MARKING);
  const [isComparing, setComparing] = useState(false);
  const image = useImage(item.url ?? '');
  const canvas = useRef<HTMLCanvasElement>(null);
  const fileId = item.assetId ?? item.id;
  const edits = useEdits(fileId, (assetId, { output }) => {
    if (output) download(assetId);
    onOpen(assetId);
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const mark = (part: Partial<Marking>) => setMarking((now) => ({ ...now, ...part }));
  const isMarking = tool === 'erase' || tool === 'background';

  useEffect(() => {
    if (!image || !canvas.current) return;
    const frame = requestAnimationFrame(() => {
      if (canvas.current)
        drawPreview(canvas.current, image, isComparing ? BLANK_DRAFT : draft, tool === 'crop' || isComparing);
    });
    return () => cancelAnimationFrame(frame);
  }, [image, draft, tool, isComparing]);

  const apply = (step?: PhotoOperation) => edits.apply([...stepsOf(draft), ...(step ? [step] : [])]);
  const click = (x: number, y: number, include: boolean) => {
    const points = [...marking.points, { x, y, include }];
    mark({ points });
    edits.select.mutate({ points, operations: stepsOf(draft) }, { onSuccess: ({ mask }) => mark({ mask }) });
  };
  const photo = image ? { width: image.naturalWidth, height: image.naturalHeight } : { width: 1, height: 1 };
  const shape = shapeOf(photo, draft);
  const panel = { draft, onChange: change };
  const marks = { marking, onMarking: mark, isBusy: edits.isBusy, onApply: apply };

  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <section
        aria-label={t('Picture')}
        className="grid grid-cols-1 gap-4 max-lg:sticky max-lg:top-16 max-lg:z-20 max-lg:bg-background max-lg:pb-2"
      >
        <div className="grid min-h-64 place-items-center rounded-2xl border bg-[repeating-conic-gradient(var(--muted)_0_25%,var(--card)_0_50%)] bg-[length:20px_20px] p-3">
          {image ? (
            <div className="relative w-fit">
              <canvas
                ref={canvas}
                aria-label={item.title}
                role="img"
                className="block max-h-[46dvh] max-w-full rounded-lg lg:max-h-[68dvh]"
              />
              {tool === 'crop' && !isComparing && (
                <CropBox
                  area={draft.crop ?? { x: 0, y: 0, width: 1, height: 1 }}
                  aspect={aspect && (aspect * shape.height) / shape.width}
                  onChange={(crop) => change({ crop })}
                />
              )}
              {isMarking && !edits.isBusy && (
                <MaskLayer
                  mode={marking.mode}
                  strokes={marking.strokes}
                  brush={marking.brush}
                  mask={marking.mask}
                  isLooking={edits.select.isPending}
                  onStroke={(strokes) => mark({ strokes })}
                  onClick={click}
                />
              )}
            </div>
          ) : (
            <Spinner />
          )}
        </div>
        {edits.isBusy && (
          <div className="flex items-center gap-3 rounded-xl border bg-card p-3" aria-live="polite">
            <span className="w-44 truncate text-sm">{edits.stage}</span>
            <Progress value={edits.percent} aria-label={t('Progress')} />
            <Button variant="outline" size="sm" onClick={edits.cancel}>
              <X /> {t('Cancel')}
            </Button>
          </div>
        )}
        <VersionStrip item={item} onOpen={onOpen} />
      </section>
      <Card>
        <CardContent className="grid grid-cols-1 gap-5 p-5 sm:p-6">
          <div role="tablist" aria-label={t('Tools')} className="grid grid-cols-4 gap-1.5">
            {TOOLS.map(([id, name, Icon]) => (
              <button
                key={id}
                type="button"
                role="tab"
                aria-selected={tool === id}
                onClick={() => {
                  setTool(id);
                  setMarking(NO_MARKING);
                }}
                className={cn(
                  'focus-ring grid h-16 place-items-center gap-0.5 rounded-lg border py-2 text-[0.6875rem] transition-colors',
                  tool === id
                    ? 'border-primary bg-primary/12 text-primary'
                    : 'text-muted-foreground hover:text-foreground',
                )}
              >
                <Icon className="size-5" />
                {name}
              </button>
            ))}
          </div>
          <div role="tabpanel" aria-label={tool}>
            {tool === 'crop' && <CropPanel {...panel} photo={photo} aspect={aspect} onAspect={setAspect} />}
            {tool === 'adjust' && <AdjustPanel {...panel} />}
            {tool === 'filter' && <FilterPanel {...panel} />}
            {tool === 'background' && <BackgroundPanel {...marks} />}
            {tool === 'erase' && <ErasePanel {...marks} />}
            {tool === 'enlarge' && (
              <EnlargePanel
                photo={photo}
                isBusy={edits.isBusy}
                onEnlarge={(factor) => apply({ type: 'upscale', factor })}
              />
            )}
            {tool === 'export' && (
              <ExportPanel
                photo={photo}
                isBusy={edits.isBusy}
                onExport={(output) => edits.apply(stepsOf(draft), output)}
              />
            )}
          </div>
          <div className="grid grid-cols-2 gap-2 border-t pt-5">
            <Button
              className="col-span-2"
              disabled={!isChanged(draft) || edits.isBusy}
              onClick={() => apply()}
            >
              <Save /> {t('Save as new version')}
            </Button>
            <Button
              variant="outline"
              disabled={!isChanged(draft)}
              onPointerDown={() => setComparing(true)}
              onPointerUp={() => setComparing(false)}
              onPointerLeave={() => setComparing(false)}
              onKeyDown={(event) => event.key === ' ' && setComparing(true)}
              onKeyUp={() => setComparing(false)}
            >
              {t('Hold to compare')}
            </Button>
            <Button
              variant="outline"
              disabled={!isChanged(draft)}
              onClick={() => {
                setDraft(BLANK_DRAFT);
                setAspect(undefined);
              }}
            >
              {t('Reset')}
            </Button>
            <SendToMenu item={item} />
            <Button asChild variant="outline">
              <a href={`${item.url}?download`} download>
                <Download /> {t('Download')}
              </a>
            </Button>
          </div>
        </CardContent>
      </Card>
    </div>
  );
}

function download(assetId: string): void {
  const link = document.createElement('a');
  link.href = `/api/files/${assetId}?download`;
  link.download = '';
  link.click();
}

function useImage(url: string): HTMLImageElement | undefined {
  const [image, setImage] = useState<HTMLImageElement>();
  useEffect(() => {
    const element = new Image();
    element.onload = () => setImage(element);
    element.src = url;
    return () => {
      element.onload = null;
    };
  }, [url]);
  return image;
}
