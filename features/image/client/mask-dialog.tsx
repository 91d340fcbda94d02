/** Paints over the part of a picture that is to be painted anew. */

import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { MaskLayer, type Stroke } from '#ui/form/mask-layer.tsx';
import { Slider } from '#ui/form/slider.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';

export interface MaskDialogProps {
  url: string;
  strokes: Stroke[];
  onDone: (strokes: Stroke[]) => void;
  onClose: () => void;
}

export function MaskDialog({ url, strokes: given, onDone, onClose }: MaskDialogProps) {
  const [strokes, setStrokes] = useState(given);
  const [brush, setBrush] = useState(0.08);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-h-[94dvh] max-w-2xl overflow-y-auto">
        <DialogHeader>
          <DialogTitle>{t('Change only part of it')}</DialogTitle>
          <DialogDescription>
            {t('Paint over what should change. Everything else stays as it is.')}
          </DialogDescription>
        </DialogHeader>
        <div className="grid place-items-center">
          <div className="relative overflow-hidden rounded-lg">
            <img src={url} alt="" className="max-h-[55dvh] w-auto select-none" draggable={false} />
            <MaskLayer
              mode="brush"
              strokes={strokes}
              brush={brush}
              mask={undefined}
              isLooking={false}
              onStroke={setStrokes}
              onClick={() => undefined}
            />
          </div>
        </div>
        <div className="flex items-end gap-4">
          <FormField label={t('Brush size')} id="mask-brush" className="flex-1">
            <Slider
              min={1}
              max={30}
              value={[Math.round(brush * 100)]}
              onValueChange={([size = 8]) => setBrush(size / 100)}
            />
          </FormField>
          <Button variant="ghost" size="sm" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            <Undo2 /> {t('Clear')}
          </Button>
        </div>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button onClick={() => onDone(strokes)}>{t('Done')}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
