/** One picture cut into several: a panorama for a carousel that is swiped through, or nine tiles for the profile. */

import { Download, FolderDown, Send } from 'lucide-react';
import { useState } from 'react';
import { msg, t } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { gridOf, type Shape } from '../../social/cuts.ts';
import { POST_SHAPES } from '../../social/shapes.ts';
import { Frame } from './frame.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { cutFile, readShot, type Shot, sizeOf } from './pictures.ts';
import { useFiles } from './use-posts.ts';

const WAYS = ['2', '3', '4', '5', '6', '8', '10', 'nine'] as const;
const NINE = msg('Nine tiles for the profile');
const TALL: readonly Shape[] = POST_SHAPES.filter(({ width, height }) => width <= height);

/** `onPost`: the slices go on as a carousel. */
export function Cutter({ onPost }: { onPost: (shots: Shot[]) => void }) {
  const [shot, setShot] = useState<Shot>();
  const [way, setWay] = useState<(typeof WAYS)[number]>('3');
  const [shapeName, setShapeName] = useState(TALL[0]!.name);
  const files = useFiles();
  const isNine = way === 'nine';
  const [columns, rows] = isNine ? [3, 3] : [Number(way), 1];
  const shape = TALL.find(({ name }) => name === shapeName)!;
  const aspect = shape.width / shape.height;
  const cut = async (): Promise<File[]> => {
    const parts = gridOf(sizeOf(shot!), columns, rows, aspect, shot!.place);
    const names = await Promise.all(parts.map((area, at) => cutFile(shot!, area, shape, ` ${at + 1}`)));
    return names;
  };
  const frame = { width: shape.width * columns, height: shape.height * rows };
  const sharp = shot && gridOf(sizeOf(shot), columns, rows, aspect, shot.place)[0]!.width;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PictureDrop
        text={t('A wide picture becomes slides that go on from one to the next.')}
        onShots={([next]) => setShot(next)}
      />
      {shot && (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <FormField label={t('Cut into')}>
              <ChoiceSelect
                value={way}
                choices={WAYS}
                nameOf={(one) => (one === 'nine' ? t(NINE) : t('{0} slides', one))}
                onChange={setWay}
              />
            </FormField>
            <FormField label={t('Shape of each')}>
              <ChoiceSelect
                value={shapeName}
                choices={TALL.map(({ name }) => name)}
                nameOf={(one) => one}
                onChange={setShapeName}
              />
            </FormField>
          </div>
          <Frame
            shot={shot}
            shape={frame}
            onPlace={(place) => setShot({ ...shot, place })}
            className={isNine ? 'w-full max-w-md justify-self-center' : undefined}
          >
            <span
              aria-hidden
              className="absolute inset-0 grid"
              style={{
                gridTemplateColumns: `repeat(${columns}, 1fr)`,
                gridTemplateRows: `repeat(${rows}, 1fr)`,
              }}
            >
              {Array.from({ length: columns * rows }, (_, at) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
                  key={at}
                  className="border border-white/70 p-1.5 text-left font-semibold text-white text-xs [text-shadow:0_0_4px_#000]"
                >
                  {isNine ? columns * rows - at : at + 1}
                </span>
              ))}
            </span>
          </Frame>
          {sharp !== undefined && sharp < shape.width * 0.6 && (
            <p className="text-sm text-warning">
              {t('This picture is small for so many parts: each would be drawn larger than it is.')}
            </p>
          )}
          {isNine && (
            <p className="text-muted-foreground text-sm">
              {t('Post them by their numbers: the profile shows the latest one first.')}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {!isNine && (
              <Button
                onClick={() =>
                  cut()
                    .then((all) => Promise.all(all.map(readShot)))
                    .then(onPost, onErrorNotify(t('That picture could not be read')))
                }
              >
                <Send /> {t('Make a post of it')}
              </Button>
            )}
            <Button
              variant={isNine ? 'default' : 'outline'}
              pending={files.save.isPending}
              onClick={() => files.save.mutate(cut)}
            >
              <FolderDown /> {t('Save to library')}
            </Button>
            <Button variant="ghost" onClick={() => files.download.mutate(cut)}>
              <Download /> {t('Download')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
