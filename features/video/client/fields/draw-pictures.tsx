/** With no media of one's own, our illustrator draws for the scenes: when the film is made, or at once to see them. */

import { useMutation } from '@tanstack/react-query';
import { Wand2 } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t, tn } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { Button } from '#ui/form/button.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { drawPicture } from '../../calls/project-calls.ts';
import { MAX_DRAWN, type VideoData } from '../../contract.ts';
import { picturePrompts, scriptOf } from '../../script/picture-prompts.ts';

export interface DrawPicturesProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export function DrawPictures({ data, onChange }: DrawPicturesProps) {
  const [done, setDone] = useState(0);
  const prompts = picturePrompts(data, MAX_DRAWN);
  const script = scriptOf(data);
  const missing = prompts.filter((prompt) => !data.drawn.some((one) => one.prompt === prompt));
  const draw = useMutation({
    mutationFn: async () => {
      setDone(0);
      const drawn = [...data.drawn];
      for (const prompt of missing) {
        drawn.push(await callApi(drawPicture, { body: { prompt, script, format: data.format } }));
        onChange({ drawn: drawn.slice(-MAX_DRAWN) });
        setDone((count) => count + 1);
      }
    },
    onError: onErrorNotify(t('Drawing Failed'), t('The picture could not be drawn.')),
  });
  if (data.uploadedFiles.length > 0 && data.scenes.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3 rounded-xl border p-4">
      <SwitchField
        label={t('Draw pictures for the scenes')}
        checked={data.drawsPictures}
        onChange={(drawsPictures) => onChange({ drawsPictures })}
      />
      {data.drawsPictures && (
        <>
          <p className="text-muted-foreground text-sm">
            {missing.length === 0
              ? t('All pictures are drawn.')
              : tn(
                  missing.length,
                  '{n} picture will be drawn with the video.',
                  '{n} pictures will be drawn with the video.',
                )}
          </p>
          {missing.length > 0 && (
            <Button
              type="button"
              size="sm"
              variant="outline"
              pending={draw.isPending}
              onClick={() => draw.mutate()}
            >
              {!draw.isPending && <Wand2 />}
              {draw.isPending
                ? t('Drawing, {0} of {1}', done + 1, done + missing.length)
                : t('Draw them now')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
