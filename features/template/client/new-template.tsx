/** Chooses what of one's own becomes a template. */

import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { TEMPLATE_KINDS, type TemplateKind } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { KIND_ICONS, KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { useCreateTemplate, useTemplateItems } from './use-templates.ts';

export interface NewTemplateProps {
  first: TemplateKind | undefined;
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewTemplate({ first, onCreated, onClose }: NewTemplateProps) {
  const [kind, setKind] = useState<TemplateKind>(first ?? 'design');
  const create = useCreateTemplate(({ id }) => onCreated(id));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{t('New template')}</DialogTitle>
          <DialogDescription>
            {t('Choose what it is made of. It stays as it is: the template is a copy.')}
          </DialogDescription>
        </DialogHeader>
        <Tabs value={kind} onValueChange={(next) => setKind(next as TemplateKind)}>
          <TabsList>
            {TEMPLATE_KINDS.map((one) => (
              <TabsTrigger key={one} value={one}>
                {KIND_NAMES[one]}
              </TabsTrigger>
            ))}
          </TabsList>
          {TEMPLATE_KINDS.map((one) => (
            <TabsContent key={one} value={one} className="max-h-[55vh] min-h-56 overflow-y-auto p-1">
              <Items
                kind={one}
                isPending={create.isPending}
                onChoose={(itemId) => create.mutate({ kind: one, itemId })}
              />
            </TabsContent>
          ))}
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}

interface ItemsProps {
  kind: TemplateKind;
  isPending: boolean;
  onChoose: (id: string) => void;
}

function Items({ kind, isPending, onChoose }: ItemsProps) {
  const { data, error, refetch } = useTemplateItems(kind);
  const Icon = KIND_ICONS[kind];
  if (error)
    return <ErrorState title={t('Your library could not be loaded')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen />}
        title={t('Nothing here yet')}
        description={t('Make one in its tool first. Then it can become a template.')}
      />
    );
  return (
    <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
      {data.map(({ id, name, pictureUrl, updatedAt }) => (
        <li key={id}>
          <button
            type="button"
            disabled={isPending}
            onClick={() => onChoose(id)}
            className="focus-ring flex w-full items-center gap-3 rounded-xl border bg-card p-2.5 text-left transition-colors hover:bg-accent disabled:opacity-60"
          >
            <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg bg-muted text-muted-foreground">
              {pictureUrl ? (
                <img src={pictureUrl} alt="" loading="lazy" className="size-full object-contain" />
              ) : (
                <Icon className="size-6" />
              )}
            </span>
            <span className="min-w-0">
              <span className="block truncate font-medium text-sm">{name || t('Without a name')}</span>
              <span className="block text-muted-foreground text-xs">{showDate(updatedAt)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
