/** The selected scene: its words, its picture, how long it lasts, how it comes in and who reads it. */

import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { PERSONAS } from '#common/voice-words.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { labelOf } from '#platform/browser/format.ts';
import { FromLibraryButton, fileOf } from '#platform/browser/library/library-picker.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  MAX_FILES,
  MAX_SCENE_TEXT,
  PRESENTED,
  SCENE_SECONDS,
  TRANSITIONS,
  type VideoData,
  type VideoScene,
} from '../../contract.ts';
import { sinceOf } from '../../scene/clip/clip-cuts.ts';
import { clipOf, setFile, setLength, setLook, setText, trimStart } from '../../scene/scene-list.ts';
import { mediaOf, needsUpload, VIDEO_TARGETS } from '../accepts.ts';
import { PRESENTED_NAMES } from '../fields/presenter-fields.tsx';
import { sendMedia } from '../fields/take-over.ts';
import { showSeconds, TRANSITION_NAMES } from './scene-names.ts';

/** Selects cannot have an empty value. */
const DEFAULT = 'usual';

export interface InspectorProps {
  data: VideoData;
  scene: VideoScene;
  index: number;
  name: string;
  seconds: number;
  /** Seconds that its voice needs. */
  least: number;
  /** `field`: letters typed into one field are one step. */
  onEdit: (edit: (data: VideoData) => VideoData, field?: string) => void;
}

export function Inspector({ data, scene, index, name, seconds, least, onEdit }: InspectorProps) {
  const clip = clipOf(data, scene);
  return (
    <section
      aria-labelledby="scene-name"
      className="grid grid-cols-1 gap-x-6 gap-y-3 border-t bg-muted/30 p-3 sm:p-4 xl:grid-cols-2"
    >
      <h3 id="scene-name" className="font-medium text-sm xl:col-span-2">
        {name}
      </h3>
      <div className="grid grid-cols-1 content-start gap-3">
        <FormField label={t('Scene text')} id="scene-text">
          <Textarea
            rows={2}
            className="min-h-16 xl:min-h-32"
            maxLength={MAX_SCENE_TEXT}
            placeholder={t('What this scene says')}
            value={scene.text}
            onChange={(event) => onEdit((now) => setText(now, index, event.target.value))}
          />
        </FormField>
      </div>
      <div className="grid grid-cols-1 content-start gap-3">
        <PictureField data={data} scene={scene} onEdit={onEdit} />
        <div className="grid grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)] gap-3 *:grid-cols-[minmax(0,1fr)]">
          <SecondsField
            key={scene.id}
            label={t('Seconds')}
            id="scene-seconds"
            seconds={seconds}
            min={Math.max(SCENE_SECONDS.min, Math.ceil(least * 10) / 10)}
            max={SCENE_SECONDS.max}
            onChange={(next) => onEdit((now) => setLength(now, index, next, least))}
          />
          <FormField label={t('Transition')} id="scene-transition">
            <ChoiceSelect
              value={scene.transition ?? DEFAULT}
              choices={[DEFAULT, ...TRANSITIONS]}
              nameOf={(one) => (one === DEFAULT ? t('Default') : TRANSITION_NAMES[one])}
              onChange={(one) =>
                onEdit((now) => setLook(now, index, { transition: one === DEFAULT ? null : one }))
              }
            />
          </FormField>
          {clip && (
            <SecondsField
              key={`${scene.id}.from`}
              label={t('Starts at')}
              id="scene-from"
              seconds={scene.from}
              min={0}
              max={clip.seconds ?? SCENE_SECONDS.max}
              onChange={(next) =>
                onEdit((now) => trimStart(now, index, sinceOf(scene, next), { seconds, least }))
              }
            />
          )}
          {data.narration.isOn && (
            <FormField label={t('Read by')} id="scene-voice">
              <ChoiceSelect
                value={scene.voice ?? DEFAULT}
                choices={[DEFAULT, ...PERSONAS]}
                nameOf={(one) => (one === DEFAULT ? t('Default') : labelOf(one))}
                onChange={(one) =>
                  onEdit((now) => setLook(now, index, { voice: one === DEFAULT ? null : one }))
                }
              />
            </FormField>
          )}
          {data.presenter && (
            <FormField label={t('Presenter')} id="scene-presenter" className="col-span-2">
              <ChoiceSelect
                value={scene.presenter ?? DEFAULT}
                choices={[DEFAULT, ...PRESENTED, 'hidden']}
                nameOf={(one) => (one === DEFAULT ? t('Default') : PRESENTED_NAMES[one])}
                onChange={(one) =>
                  onEdit((now) => setLook(now, index, { presenter: one === DEFAULT ? null : one }))
                }
              />
            </FormField>
          )}
        </div>
      </div>
    </section>
  );
}

interface SecondsFieldProps {
  label: string;
  id: string;
  seconds: number;
  min: number;
  max: number;
  onChange: (seconds: number) => void;
}

/** Takes effect when it is left or confirmed: half a number is no length. */
function SecondsField({ label, id, seconds, min, max, onChange }: SecondsFieldProps) {
  const shown = showSeconds(seconds);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const take = () => {
    const next = Number(text.replace(',', '.'));
    if (text.trim() === '' || Number.isNaN(next)) setText(shown);
    else if (text !== shown) onChange(next);
  };
  return (
    <FormField label={label} id={id}>
      <Input
        type="number"
        inputMode="decimal"
        min={min}
        max={max}
        step={0.1}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={take}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
    </FormField>
  );
}

function PictureField({ data, scene, onEdit }: Pick<InspectorProps, 'data' | 'scene' | 'onEdit'>) {
  /** The list may have changed while a file was on its way. */
  const choose = (fileId: string | null, file?: VideoData['uploadedFiles'][number]) =>
    onEdit((now) => {
      const isNew = file && !now.uploadedFiles.some((one) => one.id === file.id);
      const uploadedFiles = isNew ? [...now.uploadedFiles, file] : now.uploadedFiles;
      const place = now.scenes.findIndex((one) => one.id === scene.id);
      return uploadedFiles.length > MAX_FILES ? now : setFile({ ...now, uploadedFiles }, place, fileId);
    });
  const take = useMutation({
    mutationFn: async (item: LibraryItem) =>
      needsUpload(item) ? sendMedia(await fileOf(item)) : mediaOf(item),
    onSuccess: (file) => choose(file.id, file),
    onError: onErrorNotify(t('That file could not be read')),
  });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <FormField
        label={t('Picture')}
        id="scene-picture"
        className="min-w-36 flex-1 grid-cols-[minmax(0,1fr)]"
      >
        <ChoiceSelect
          value={data.uploadedFiles.some((one) => one.id === scene.fileId) ? scene.fileId! : DEFAULT}
          choices={[DEFAULT, ...data.uploadedFiles.map((one) => one.id)]}
          nameOf={(id) =>
            data.uploadedFiles.find((one) => one.id === id)?.name ??
            (data.drawsPictures ? t('Drawn for the text') : t('No picture'))
          }
          onChange={(id) => choose(id === DEFAULT ? null : id)}
        />
      </FormField>
      <FromLibraryButton
        className="max-sm:w-full"
        disabled={take.isPending || data.uploadedFiles.length >= MAX_FILES}
        accepts={VIDEO_TARGETS[0].accepts}
        onPick={(item) => take.mutate(item)}
      />
    </div>
  );
}
