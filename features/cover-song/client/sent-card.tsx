/** What another tool sent: shown in the editor until the person has said what to do with it. */

import { useId, useState } from 'react';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { ItemPreview } from '#platform/browser/library/item-preview.tsx';
import { pickedFile } from '#platform/browser/library/library-picker.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { type CoverProject, FACE_CONSENT } from '../contract.ts';
import type { CoverTarget } from './accepts.ts';
import type { CoverEditing } from './use-cover.ts';

export interface Sent {
  as: CoverTarget;
  item: LibraryItem;
}

const WORDS: Record<CoverTarget, string> = {
  'cover-stage': t('Use this picture as the stage?'),
  'cover-face': t('Use this picture as the face?'),
  'cover-performer': t('Let this character perform?'),
  'cover-song': t('Use this sound as the song?'),
};

export interface SentCardProps {
  sent: Sent;
  project: CoverProject;
  editing: CoverEditing;
  /** Used, or not wanted. */
  onDone: () => void;
}

export function SentCard({ sent: { as, item }, project, editing, onDone }: SentCardProps) {
  const [isConfirmed, setIsConfirmed] = useState(false);
  const consentId = useId();
  const isPending =
    editing.face.isPending ||
    editing.background.isPending ||
    editing.upload.isPending ||
    editing.character.isPending;
  const onSuccess = onDone;

  const perform = () => {
    const { bodyType, clothingStyle, wearsOwnClothes, persona } = project.character;
    const clothes = { clothingStyle, wearsOwnClothes };
    const body = { characterType: 'avatar', avatarId: item.itemId, bodyType, ...clothes, persona };
    editing.character.mutate(body as never, { onSuccess });
  };
  const stage = (at: number) =>
    pickedFile((file) =>
      editing.background.mutate(file, {
        onSuccess: ({ url }) => {
          const own = { sceneType: 'custom', templateId: null, backgroundUrl: url } as const;
          const scenes = project.scenes.map((one, index) => (index === at ? { ...one, ...own } : one));
          editing.showScenes(scenes);
          editing.saveScenes.mutate(scenes);
          onDone();
        },
      }),
    )(item);
  const ways: { label: string; use: () => void; isOff?: boolean }[] =
    as === 'cover-stage'
      ? project.scenes.map((_scene, at) => ({
          label: project.scenes.length === 1 ? t('Use it') : t('Scene {0}', at + 1),
          use: () => stage(at),
        }))
      : as === 'cover-face'
        ? [
            {
              label: t('Use it'),
              use: () => pickedFile((file) => editing.face.mutate(file, { onSuccess }))(item),
              isOff: !isConfirmed,
            },
          ]
        : as === 'cover-song'
          ? [
              {
                label: project.song ? t('Replace the song') : t('Use it'),
                use: () => pickedFile((file) => editing.upload.mutate(file, { onSuccess }))(item),
              },
            ]
          : [{ label: t('Use it'), use: perform }];

  return (
    <Card role="region" aria-label={t('Sent to this cover song')} className="mb-6">
      <CardContent className="flex flex-wrap items-center gap-4 p-4">
        <span className="size-20 shrink-0 overflow-hidden rounded-lg">
          <ItemPreview item={item} />
        </span>
        <div className="grid grid-cols-1 min-w-0 flex-1 gap-2">
          <p className="font-medium text-sm">{WORDS[as]}</p>
          <p className="truncate text-muted-foreground text-sm">{item.title}</p>
          {as === 'cover-face' && (
            <div className="flex items-center gap-2.5">
              <Checkbox
                id={consentId}
                checked={isConfirmed}
                onCheckedChange={(checked) => setIsConfirmed(checked === true)}
              />
              <label htmlFor={consentId} className="text-sm">
                {t(FACE_CONSENT.text)}
              </label>
            </div>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {ways.map(({ label, use, isOff }) => (
            <Button key={label} size="sm" pending={isPending} disabled={isPending || isOff} onClick={use}>
              {label}
            </Button>
          ))}
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('Not now')}
          </Button>
        </div>
      </CardContent>
    </Card>
  );
}
