/** A picture to begin with: from the library, with how far to go from it, and the part to paint anew. */

import { Paintbrush, X } from 'lucide-react';
import { useState } from 'react';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { showPercent } from '#platform/browser/format.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { Stroke } from '#ui/form/mask-layer.tsx';
import { Slider } from '#ui/form/slider.tsx';
import type { Order } from './make-each.ts';
import { MaskDialog } from './mask-dialog.tsx';
import type { Engine } from './use-images.ts';

export interface StartPicture {
  assetId: string;
  url: string;
  title: string;
}

export interface Start extends StartPicture {
  strength: number;
  strokes: Stroke[];
}

const DEFAULT_STRENGTH = 0.6;

export const startOf = ({ assetId, url, title }: StartPicture): Start => ({
  assetId,
  url,
  title,
  strength: DEFAULT_STRENGTH,
  strokes: [],
});

export const toSource = ({ assetId, strength, strokes }: Start): NonNullable<Order['source']> => ({
  assetId,
  strength,
  ...(strokes.length > 0 && { mask: { kind: 'strokes', strokes } }),
});

export interface StartFromProps {
  engine: Engine;
  start: Start | undefined;
  onChange: (start: Start | undefined) => void;
}

export function StartFrom({ engine, start, onChange }: StartFromProps) {
  const [isPainting, setPainting] = useState(false);
  if (!start)
    return (
      <FromLibraryButton
        accepts={isPicture}
        onPick={({ assetId, url, title }) => {
          if (assetId && url) onChange(startOf({ assetId, url, title }));
        }}
      >
        {t('Start from a picture')}
      </FromLibraryButton>
    );
  return (
    <section aria-label={t('Start from a picture')} className="grid grid-cols-1 gap-3 rounded-xl border p-3">
      <div className="flex items-center gap-3">
        <img src={smallUrl(start.url)} alt="" className="size-14 rounded-lg object-cover" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="font-medium">{t('Starts from')}</p>
          <p className="truncate text-muted-foreground">{start.title}</p>
        </div>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('Remove the picture')}
          onClick={() => onChange(undefined)}
        >
          <X />
        </Button>
      </div>
      {engine.canSetStrength && (
        <FormField label={t('How much to change')} aside={showPercent(start.strength)} id="image-strength">
          <Slider
            min={5}
            max={100}
            step={5}
            value={[Math.round(start.strength * 100)]}
            onValueChange={([percent = 60]) => onChange({ ...start, strength: percent / 100 })}
          />
        </FormField>
      )}
      {engine.canInpaint && (
        <Button variant="outline" size="sm" onClick={() => setPainting(true)}>
          <Paintbrush />{' '}
          {start.strokes.length > 0 ? t('Change the marked part') : t('Change only part of it')}
        </Button>
      )}
      {isPainting && (
        <MaskDialog
          url={start.url}
          strokes={start.strokes}
          onClose={() => setPainting(false)}
          onDone={(strokes) => {
            setPainting(false);
            onChange({ ...start, strokes });
          }}
        />
      )}
    </section>
  );
}
