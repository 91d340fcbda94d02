/** Chooses what of one's own becomes a template. */

import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { TEMPLATE_KINDS, type TemplateKind } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { showDate } from '#platform/browser/format.ts';
import { KIND_ICONS, KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/display/tabs.tsx';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { KIND_PAGES } from './kind-pages.ts';
import { useAllTemplateItems, useCreateTemplate, type useTemplateItems } from './use-templates.ts';

export interface NewTemplateProps {
  first: TemplateKind | undefined;
  onCreated: (id: string) => void;
  onClose: () => void;
}

export function NewTemplate({ first, onCreated, onClose }: NewTemplateProps) {
  const [chosen, setKind] = useState(first);
  const create = useCreateTemplate(({ id }) => onCreated(id));
  const all = useAllTemplateItems();
  // It opens where there is something to choose.
  const kind = chosen ?? TEMPLATE_KINDS.find((one) => all[one].data?.length) ?? 'design';
  const isLooking = !chosen && Object.values(all).some(({ isPending }) => isPending);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{t('New template')}</DialogTitle>
          <DialogDescription>
            {t('Choose what it is made of. It stays as it is: the template is a copy.')}
          </DialogDescription>
        </DialogHeader>
        {isLooking ? (
          <Waiting />
        ) : (
          <Tabs value={kind} onValueChange={(next) => setKind(next as TemplateKind)}>
            <TabsList>
              {TEMPLATE_KINDS.map((one) => (
                <TabsTrigger key={one} value={one}>
                  {KIND_NAMES[one]}{' '}
                  {all[one].data && (
                    <span className="text-muted-foreground tabular-nums">{all[one].data.length}</span>
                  )}
                </TabsTrigger>
              ))}
            </TabsList>
            {TEMPLATE_KINDS.map((one) => (
              <TabsContent key={one} value={one} className="max-h-[55vh] min-h-56 overflow-y-auto p-1">
                <Items
                  kind={one}
                  query={all[one]}
                  isPending={create.isPending}
                  onChoose={(itemId) => create.mutate({ kind: one, itemId })}
                />
              </TabsContent>
            ))}
          </Tabs>
        )}
      </DialogContent>
    </Dialog>
  );
}

const Waiting = () => (
  <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

interface ItemsProps {
  kind: TemplateKind;
  query: ReturnType<typeof useTemplateItems>;
  isPending: boolean;
  onChoose: (id: string) => void;
}

function Items({ kind, query, isPending, onChoose }: ItemsProps) {
  const { data, error, refetch } = query;
  const Icon = KIND_ICONS[kind];
  if (error)
    return <ErrorState title={t('Your library could not be loaded')} onRetry={() => void refetch()} />;
  if (!data) return <Waiting />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<FolderOpen />}
        title={t('Nothing here yet')}
        description={t('Make one in its tool first. Then it can become a template.')}
        action={
          <Button variant="outline" asChild>
            <Link href={KIND_PAGES[kind]}>{t('Open the tool')}</Link>
          </Button>
        }
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
