/** The large view: the picture with everything that made it, and what can be done with it. */

import { Copy, Download, Flag, ImagePlus, RefreshCw, Trash2, Undo2 } from 'lucide-react';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { Image, ImageStyle } from '../contract.ts';
import type { SceneChange } from '../scene-schema.ts';
import { drawnLine, fallbackLine, fileName, SIZE_NAMES, styleName } from './image-names.ts';
import { Picture } from './picture.tsx';
import { Understood } from './understood.tsx';

export interface ImageDialogProps {
  image: Image | null;
  onClose: () => void;
  onReuse: (image: Image) => void;
  onVary: (image: Image) => void;
  onDelete: (image: Image) => void;
  onReport: (image: Image) => void;
  /** With corrections to what was understood. */
  onRedraw: (image: Image, changes: SceneChange[], style: ImageStyle) => void;
  onReword: (image: Image, word: string, better: string) => void;
  isMaking: boolean;
  /** Absent where the engine cannot. */
  onStartFrom?: ((image: Image) => void) | undefined;
}

export function ImageDialog(props: ImageDialogProps) {
  const { image, onClose, onReuse, onVary, onDelete, onReport, onStartFrom } = props;
  if (!image) return null;
  const facts: [string, string][] = [
    // Above, where it can be changed, if the picture can be drawn again.
    ...(image.scene ? [] : [[t('Style'), styleName(image.style)] as [string, string]]),
    [t('Size'), `${SIZE_NAMES[image.size]}, ${image.width} × ${image.height}`],
    [t('Seed'), String(image.seed)],
    [t('Engine'), image.engine],
    ...(image.isFromPicture ? [[t('Started from'), t('A picture')] as [string, string]] : []),
  ];
  const copy = (text: string, what: string) =>
    copyText(text, { title: t('Copied!'), description: t('{0} copied to clipboard.', what) });
  const recipe = JSON.stringify(
    {
      prompt: image.prompt,
      style: image.style,
      size: image.size,
      seed: image.seed,
      model: image.model,
      ...(image.changes.length > 0 && { changes: image.changes }),
      ...(image.fallback && { insteadOf: image.fallback.engine }),
    },
    null,
    2,
  );

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-h-[94dvh] max-w-5xl overflow-y-auto p-0 max-md:pt-14 md:grid md:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid place-items-center">
          <Picture image={image} eager className="max-h-[80dvh] w-auto rounded-lg object-contain" />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 p-5">
          <div className="grid grid-cols-1 gap-1.5 pr-8">
            <DialogTitle className="break-words text-base">{image.prompt}</DialogTitle>
            <DialogDescription>{drawnLine(image) || t('Made from your description.')}</DialogDescription>
          </div>
          {image.fallback && (
            <p role="note" className="rounded-lg bg-amber-400/22 px-3 py-2 text-sm text-warning">
              {fallbackLine(image.fallback)}
            </p>
          )}
          <Understood
            key={image.id}
            image={image}
            onRedraw={props.onRedraw}
            onReword={props.onReword}
            pending={props.isMaking}
          />
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
            {facts.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="grid grid-cols-1 gap-2">
            <div className="grid grid-cols-2 gap-2">
              <Button asChild>
                <a href={image.url} download={fileName(image.id)}>
                  <Download /> {t('Download')}
                </a>
              </Button>
              <SendToMenu item={image.id} className="px-2" />
            </div>
            <Button variant="outline" onClick={() => onVary(image)}>
              <RefreshCw /> {t('Make variations')}
            </Button>
            {onStartFrom && (
              <Button variant="outline" onClick={() => onStartFrom(image)}>
                <ImagePlus /> {t('Start from this picture')}
              </Button>
            )}
            <Button variant="outline" onClick={() => onReuse(image)}>
              <Undo2 /> {t('Use this prompt again')}
            </Button>
            <div className="grid grid-cols-2 gap-2 [&>button]:px-2">
              <Button variant="outline" onClick={() => void copy(image.prompt, t('Prompt'))}>
                <Copy /> {t('Copy prompt')}
              </Button>
              <Button variant="outline" onClick={() => void copy(recipe, t('Recipe'))}>
                <Copy /> {t('Copy recipe')}
              </Button>
              <Button variant="ghost" onClick={() => onReport(image)}>
                <Flag /> {t('Report')}
              </Button>
              <Button variant="ghost" className="text-destructive" onClick={() => onDelete(image)}>
                <Trash2 /> {t('Delete')}
              </Button>
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
