/** A cover in its exact size, with what is cut off elsewhere shown: of a reel, of an event. */

import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { areaOf, type Shape } from '../../social/cuts.ts';
import type { Zone } from '../../social/shapes.ts';
import { Frame } from './frame.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { cutFile, type Shot, sizeOf } from './pictures.ts';
import { useFiles } from './use-posts.ts';

export interface CoverProps {
  text: string;
  shape: Shape;
  zones: readonly Zone[];
  suffix: string;
}

export function Cover({ text, shape, zones, suffix }: CoverProps) {
  const [shot, setShot] = useState<Shot>();
  const [hasZones, setHasZones] = useState(true);
  const files = useFiles();
  const aspect = shape.width / shape.height;
  const cut = async () => [
    await cutFile(shot!, areaOf(sizeOf(shot!), aspect, shot!.place), shape, ` ${suffix}`),
  ];
  return (
    <div className="grid grid-cols-1 gap-5">
      <PictureDrop text={text} onShots={([next]) => setShot(next)} />
      {shot && (
        <>
          <SwitchField
            label={t('Show what is cut off or covered')}
            hint={t('Only shown here; it is not in the picture.')}
            checked={hasZones}
            onChange={setHasZones}
            isFramed
          />
          <Frame
            shot={shot}
            shape={shape}
            onPlace={(place) => setShot({ ...shot, place })}
            zones={hasZones ? zones : []}
            className={cn('w-full justify-self-center', aspect < 1 ? 'max-w-72' : 'max-w-2xl')}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button pending={files.save.isPending} onClick={() => files.save.mutate(cut)}>
              <FolderDown /> {t('Save to library')}
            </Button>
            <Button variant="outline" onClick={() => files.download.mutate(cut)}>
              <Download /> {t('Download')}
            </Button>
            <span className="text-muted-foreground text-sm tabular-nums">
              {shape.width} × {shape.height} · JPEG
            </span>
          </div>
        </>
      )}
    </div>
  );
}
