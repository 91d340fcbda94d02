/** One thing in full: large, with how it was made, its versions, what uses it, and everything that can be done with it. */

import { useQuery } from '@tanstack/react-query';
import { Download, ExternalLink, RotateCcw, Share2, Trash2, WandSparkles, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { getLibraryItem, type LibraryDetails, type LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showBytes, showMoment } from '#platform/browser/format.ts';
import { ItemPreview, TOOL_NAMES } from '#platform/browser/library/item-preview.tsx';
import { isFilm, isPicture, isSound } from '#platform/browser/library/send-to.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { ShareDialog } from '#platform/browser/library/share-dialog.tsx';
import { VersionStrip } from '#platform/browser/library/version-strip.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/overlay/dialog.tsx';
import { CollectButton, TagButton } from './selection-bar.tsx';
import type { useLibraryActions } from './use-library-actions.ts';

export interface ItemDialogProps {
  id: string;
  /** What the grid knows already, until the rest is read. */
  item: LibraryItem | undefined;
  /** It was thrown away: it can come back or go for good, and nothing else. */
  isBin: boolean;
  actions: ReturnType<typeof useLibraryActions>;
  onOpen: (id: string) => void;
  onClose: () => void;
}

export function ItemDialog({ id, item: known, isBin, actions, onOpen, onClose }: ItemDialogProps) {
  const { data } = useQuery(apiQuery(getLibraryItem, { params: { id } }));
  const [isSharing, setSharing] = useState(false);
  const item = data ?? known;
  if (!item) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-h-[94dvh] max-w-5xl p-0 max-md:pt-14 md:grid md:grid-cols-[minmax(0,1fr)_22rem] md:gap-0">
        <div className="grid place-items-center bg-muted/50 md:min-h-[60dvh] md:rounded-l-2xl">
          <Large item={item} text={data?.text ?? null} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 p-5">
          <div className="grid grid-cols-1 gap-1.5 pr-8">
            <DialogTitle className="line-clamp-4 break-words text-base">{item.title}</DialogTitle>
            <DialogDescription>
              {TOOL_NAMES[item.tool]} · {showMoment(item.createdAt)}
            </DialogDescription>
          </div>
          {isBin ? (
            <BinnedButtons id={item.id} actions={actions} onClose={onClose} />
          ) : (
            <Buttons item={item} actions={actions} onShare={() => setSharing(true)} onClose={onClose} />
          )}
          {data && <VersionStrip item={data} onOpen={onOpen} />}
          <Facts item={item} details={data} />
          {!isBin && <Marks item={item} actions={actions} />}
        </div>
        {isSharing && item.assetId && (
          <ShareDialog
            what={{ assetId: item.assetId }}
            title={item.title}
            onClose={() => setSharing(false)}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

type Actions = ItemDialogProps['actions'];

interface ButtonsProps extends Pick<ItemDialogProps, 'actions' | 'onClose'> {
  item: LibraryItem;
  onShare: () => void;
}

function Buttons({ item, actions, onShare, onClose }: ButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {!item.openUrl.startsWith('/library') && (
        <Button asChild className="col-span-2">
          <Link href={item.openUrl} onClick={onClose}>
            <ExternalLink /> {t('Open in {0}', TOOL_NAMES[item.tool])}
          </Link>
        </Button>
      )}
      <SendToMenu item={item} />
      {item.assetId && isPicture(item) && (
        <Button asChild variant="outline">
          <Link href={`/photo-editor?file=${item.assetId}`} onClick={onClose}>
            <WandSparkles /> {t('Edit photo')}
          </Link>
        </Button>
      )}
      {item.assetId && (
        <Button variant="outline" onClick={onShare}>
          <Share2 /> {t('Share')}
        </Button>
      )}
      {item.url && (
        <Button asChild variant="outline">
          <a href={item.assetId ? `${item.url}?download` : item.url} download>
            <Download /> {t('Download')}
          </a>
        </Button>
      )}
      <Button
        variant="outline"
        className="text-destructive"
        onClick={() => {
          actions.bin.mutate([item.id]);
          onClose();
        }}
      >
        <Trash2 /> {t('Delete')}
      </Button>
    </div>
  );
}

function BinnedButtons({ id, actions, onClose }: Pick<ItemDialogProps, 'id' | 'actions' | 'onClose'>) {
  const run = (work: { mutate: (ids: string[]) => void }) => {
    work.mutate([id]);
    onClose();
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={() => run(actions.restore)}>
        <RotateCcw /> {t('Restore')}
      </Button>
      <Button variant="outline" className="text-destructive" onClick={() => run(actions.empty)}>
        <Trash2 /> {t('Delete for good')}
      </Button>
    </div>
  );
}

function Marks({ item, actions }: { item: LibraryItem; actions: Actions }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {item.tags.map((tag) => (
        <Badge key={tag} variant="secondary" className="pr-1">
          {tag}
          <button
            type="button"
            aria-label={t('Remove tag {0}', tag)}
            onClick={() => actions.mark.mutate({ ids: [item.id], removeTags: [tag] })}
            className="focus-ring grid size-6 place-items-center rounded-full hover:bg-accent"
          >
            <X />
          </button>
        </Badge>
      ))}
      <TagButton onTag={(tag) => actions.mark.mutate({ ids: [item.id], addTags: [tag] })} />
      <CollectButton onCollect={(to) => actions.collect.mutate({ ids: [item.id], to })} />
    </div>
  );
}

function Large({ item, text }: { item: LibraryItem; text: string | null }) {
  const url = item.url ?? undefined;
  if (isFilm(item))
    return (
      // biome-ignore lint/a11y/useMediaCaption: the person's own film
      <video
        src={url}
        poster={item.thumbnailUrl ?? undefined}
        controls
        playsInline
        className="max-h-[80dvh] w-full"
      />
    );
  if (isSound(item))
    return (
      // biome-ignore lint/a11y/useMediaCaption: the person's own sound
      <audio src={url} controls className="w-full max-w-md p-6" />
    );
  if (item.contentType?.startsWith('image/'))
    return (
      <img
        src={url}
        alt={text ? t('{0}. Text in it: {1}', item.title, text) : item.title}
        className="max-h-[80dvh] w-auto object-contain"
      />
    );
  return <ItemPreview item={item} className="min-h-56 object-contain" />;
}

function Facts({ item, details }: { item: LibraryItem; details: LibraryDetails | undefined }) {
  const facts: [string, string][] = [];
  if (item.width && item.height) facts.push([t('Pixels'), `${item.width} × ${item.height}`]);
  if (item.size !== null) facts.push([t('File size'), showBytes(item.size)]);
  if (isPicture(item) && details?.text) facts.push([t('Text'), details.text]);
  for (const { label, value } of details?.recipe ?? []) if (label !== 'Size') facts.push([label, value]);
  if (details && details.collections.length > 0)
    facts.push([t('Collections'), details.collections.map((one) => one.name).join(', ')]);
  if (details && details.usedBy.length > 0)
    facts.push([t('Used in'), details.usedBy.map((one) => `${one.noun} “${one.title}”`).join(', ')]);
  if (facts.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted-foreground">{name}</dt>
          <dd className="line-clamp-4 whitespace-pre-line break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
