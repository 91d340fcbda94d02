/** All templates: one's own and those of everybody, searched, used, changed, copied and deleted. */

import { Copy, MoreHorizontal, Pencil, Plus, Search, Stamp, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { TEMPLATE_KINDS, type TemplateKind, type TemplateSummary } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { TemplateTile } from '#platform/browser/templates/template-tile.tsx';
import { KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { NewTemplate } from './new-template.tsx';
import { useDeleteTemplate, useTemplateActions, useTemplateList } from './use-templates.ts';

const GRID = 'grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
const SHOWN = 60;

export interface GalleryProps {
  isAdmin: boolean;
  onUse: (id: string) => void;
  onEdit: (id: string) => void;
}

export function Gallery({ onUse, onEdit }: GalleryProps) {
  const [stated, setKind] = useAddressValue('kind');
  const kind = TEMPLATE_KINDS.find((one) => one === stated);
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const [isNew, setNew] = useState(false);
  const { data, error, refetch } = useTemplateList(kind, q);
  const mine = data?.filter((one) => one.isMine) ?? [];
  const theirs = data?.filter((one) => !one.isMine) ?? [];
  const begin = (
    <Button onClick={() => setNew(true)}>
      <Plus /> {t('New template')}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-3">
          <div className="relative min-w-52 flex-1">
            <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground" />
            <Input
              type="search"
              className="pl-9"
              aria-label={t('Search templates')}
              placeholder={t('Search templates')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          {begin}
        </div>
        <Kinds kind={kind} onKind={(next) => setKind(next ?? '')} />
      </div>
      {error && !data ? (
        <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />
      ) : !data ? (
        <ul className={GRID}>
          {['a', 'b', 'c', 'd', 'e'].map((one) => (
            <Skeleton key={one} className="aspect-[4/5] rounded-xl" />
          ))}
        </ul>
      ) : data.length === 0 && (q || kind) ? (
        <Card>
          <EmptyState
            icon={<Search />}
            title={t('No template fits')}
            description={t('Try other words, or look at all kinds.')}
          />
        </Card>
      ) : (
        <>
          <section aria-labelledby="own-templates">
            <h2 id="own-templates" className="mb-4 font-semibold text-lg tracking-tight">
              {t('My templates')}
            </h2>
            {mine.length === 0 ? (
              <Card>
                <EmptyState
                  icon={<Stamp />}
                  title={t('No templates yet')}
                  description={t(
                    'Choose a design, film, mail, campaign or book of yours: its words and pictures become places to fill in.',
                  )}
                  action={begin}
                />
              </Card>
            ) : (
              <Tiles templates={mine} onUse={onUse} onEdit={onEdit} />
            )}
          </section>
          {theirs.length > 0 && (
            <section aria-labelledby="templates-of-everybody">
              <h2 id="templates-of-everybody" className="mb-4 font-semibold text-lg tracking-tight">
                {t('For everybody')}
              </h2>
              <Tiles templates={theirs} onUse={onUse} onEdit={onEdit} />
            </section>
          )}
        </>
      )}
      {isNew && <NewTemplate first={kind} onCreated={onEdit} onClose={() => setNew(false)} />}
    </div>
  );
}

interface KindsProps {
  kind: TemplateKind | undefined;
  onKind: (kind: TemplateKind | undefined) => void;
}

function Kinds({ kind, onKind }: KindsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('What they make')}</legend>
      {([undefined, ...TEMPLATE_KINDS] as const).map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onKind(one)}
          className={cn(
            'focus-ring rounded-full border px-3 py-1.5 text-sm transition-colors hover:border-primary',
            kind === one && 'border-primary bg-accent text-accent-foreground',
          )}
        >
          {one ? KIND_NAMES[one] : t('All')}
        </button>
      ))}
    </fieldset>
  );
}

interface TilesProps {
  templates: readonly TemplateSummary[];
  onUse: (id: string) => void;
  onEdit: (id: string) => void;
}

function Tiles({ templates, onUse, onEdit }: TilesProps) {
  const [count, setCount] = useState(SHOWN);
  return (
    <>
      <ul className={GRID}>
        {templates.slice(0, count).map((one) => (
          <Tile key={one.id} template={one} onUse={() => onUse(one.id)} onEdit={() => onEdit(one.id)} />
        ))}
      </ul>
      {templates.length > count && (
        <Button variant="outline" className="mt-4" onClick={() => setCount(count + SHOWN)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function Tile({
  template,
  onUse,
  onEdit,
}: {
  template: TemplateSummary;
  onUse: () => void;
  onEdit: () => void;
}) {
  const { name, isMine, state } = template;
  const { duplicate } = useTemplateActions(template.id);
  const remove = useDeleteTemplate();
  return (
    <li className="relative">
      <button
        type="button"
        onClick={onUse}
        aria-label={t('Use: {0}', name)}
        className="focus-ring group w-full rounded-xl pr-0 text-left"
      >
        <TemplateTile template={template} />
      </button>
      {state !== 'private' && state !== 'public' && (
        <Badge
          variant={state === 'refused' ? 'destructive' : 'secondary'}
          className="pointer-events-none absolute top-2 left-2"
        >
          {state === 'refused' ? t('Not taken') : t('Proposed')}
        </Badge>
      )}
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="outline"
            size="icon"
            className="absolute top-2 right-2 size-9 bg-card"
            aria-label={t('More: {0}', name)}
          >
            <MoreHorizontal />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {isMine && (
            <DropdownMenuItem onSelect={onEdit}>
              <Pencil /> {t('Edit places')}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => duplicate.mutate()}>
            <Copy /> {isMine ? t('Duplicate') : t('Copy to my templates')}
          </DropdownMenuItem>
          {isMine && (
            <DropdownMenuItem variant="destructive" onSelect={() => remove.mutate(template)}>
              <Trash2 /> {t('Delete')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
