/** My kept characters: look at them live, change them, delete them. */

import { Eye, Pencil, Send, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { UserAvatar } from '../contract.ts';
import { CharacterName } from './character-name.tsx';
import { idlePose } from './idle-pose.ts';
import { CharacterStage } from './stage/character-stage.tsx';
import type { useAvatars } from './use-avatars.ts';

export interface GalleryTabProps {
  avatars: ReturnType<typeof useAvatars>;
  onEdit: (avatar: UserAvatar) => void;
  onCreate: () => void;
}

const PLACES = ['a', 'b', 'c', 'd'];

export function GalleryTab({ avatars: { query, rename, remove }, onEdit, onCreate }: GalleryTabProps) {
  const [shown, setShown] = useState<UserAvatar>();
  if (query.isError)
    return (
      <ErrorState title={t('Your characters could not be loaded')} onRetry={() => void query.refetch()} />
    );
  if (query.isPending) {
    return (
      <div className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-4/5" />
        ))}
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<UserRound />}
          title={t('No characters created yet')}
          description={t('Describe one, or start from a template.')}
          action={<Button onClick={onCreate}>{t('Create Your First Character')}</Button>}
        />
      </Card>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
        {query.data.map((avatar) => (
          <li
            key={avatar.id}
            className="group relative overflow-hidden rounded-xl border bg-card shadow-soft"
          >
            {avatar.imageUrl ? (
              <img
                src={smallUrl(avatar.imageUrl)}
                alt={avatar.name}
                loading="lazy"
                className="aspect-4/5 w-full object-cover"
              />
            ) : (
              <div className="grid aspect-4/5 place-items-center bg-muted text-muted-foreground">
                <UserRound className="size-10" />
              </div>
            )}
            <div className="flex justify-between gap-1 px-2 pt-2 sm:pointer-fine:absolute sm:pointer-fine:top-2 sm:pointer-fine:right-2 sm:pointer-fine:p-0 sm:pointer-fine:opacity-0 sm:pointer-fine:transition-opacity sm:pointer-fine:focus-within:opacity-100 sm:pointer-fine:group-hover:opacity-100">
              <Action label={t('View {0}', avatar.name)} onClick={() => setShown(avatar)}>
                <Eye />
              </Action>
              <Action label={t('Edit {0}', avatar.name)} onClick={() => onEdit(avatar)}>
                <Pencil />
              </Action>
              <SendToMenu item={avatar.id} variant="secondary" size="icon" className="size-9 shadow-soft">
                <Send />
                <span className="sr-only">{t('Send {0} to…', avatar.name)}</span>
              </SendToMenu>
              <Action label={t('Delete {0}', avatar.name)} onClick={() => remove.mutate(avatar)}>
                <Trash2 />
              </Action>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5 p-3">
              <CharacterName name={avatar.name} onRename={(name) => rename.mutate({ id: avatar.id, name })} />
              {avatar.isConsistent && (
                <Badge variant="success" title={t('Looks the same in every picture, scene and film')}>
                  {t('Consistent')}
                </Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog open={shown !== undefined} onOpenChange={(isOpen) => !isOpen && setShown(undefined)}>
        <DialogContent className="sm:max-w-xl">
          <DialogTitle>{shown?.name}</DialogTitle>
          <DialogDescription>{shown?.description || t('Drag to turn the character.')}</DialogDescription>
          {shown && (
            <CharacterStage
              data={shown.characterData}
              pose={idlePose}
              picture={shown.imageUrl}
              label={shown.name}
              className="h-[60vh]"
            />
          )}
        </DialogContent>
      </Dialog>
    </>
  );
}

function Action({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button
      size="icon"
      variant="secondary"
      className="size-9 shadow-soft"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
