/** Changes a template of one's own: what it is called, what is filled in, what stays, and who may use it. */

import { ArrowLeft, Copy, Globe, MoreHorizontal, Sparkles, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import type { TemplatePart, TemplatePlace } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import type { Template } from '../../contract.ts';
import { TemplatePicture } from '../template-picture.tsx';
import { useDeleteTemplate, useTemplateActions } from '../use-templates.ts';
import { type PartRole, PartRow } from './part-row.tsx';

export interface EditTemplateProps {
  template: Template;
  isAdmin: boolean;
  onUse: () => void;
  onOpen: (id: string) => void;
  onClose: () => void;
}

type Draft = Pick<Template, 'name' | 'description' | 'places' | 'locked' | 'isLayoutLocked'>;

const draftOf = ({ name, description, places, locked, isLayoutLocked }: Template): Draft => ({
  name,
  description,
  places,
  locked,
  isLayoutLocked,
});

const placeOf = ({ key, name, kind }: TemplatePart): TemplatePlace => ({
  key,
  name: name.slice(0, 60) || t('Text'),
  hint: '',
  kind,
  maxLength: null,
});

export function EditTemplate({ template, isAdmin, onUse, onOpen, onClose }: EditTemplateProps) {
  const { id, kind, parts, version } = template;
  const [draft, setDraft] = useState(() => draftOf(template));
  const { save, publish, unpublish, duplicate } = useTemplateActions(id);
  const remove = useDeleteTemplate(onClose);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(template));
  const isReady = draft.name.trim() !== '' && draft.places.every(({ name }) => name.trim());
  const change = (next: Partial<Draft>) => setDraft((now) => ({ ...now, ...next }));
  const keep = async (): Promise<boolean> => {
    if (!isChanged) return true;
    if (!isReady) return false;
    return save.mutateAsync({ ...draft, version }).then(
      () => true,
      () => false,
    );
  };
  const roleOf = (key: string): PartRole =>
    draft.locked.includes(key) ? 'locked' : draft.places.some((one) => one.key === key) ? 'place' : 'free';
  const setRole = (part: TemplatePart, role: PartRole) => {
    const { key } = part;
    const others = draft.places.filter((one) => one.key !== key);
    const order = new Map(parts.map((one, i) => [one.key, i]));
    const known = template.places.find((one) => one.key === key) ?? placeOf(part);
    change({
      locked: role === 'locked' ? [...draft.locked, key] : draft.locked.filter((one) => one !== key),
      places:
        role === 'place'
          ? [...others, known].sort((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
          : others,
    });
  };
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2">
          <Button variant="ghost" size="icon" aria-label={t('All templates')} onClick={onClose}>
            <ArrowLeft />
          </Button>
          <div className="min-w-0">
            <h1 className="truncate font-semibold text-2xl tracking-tight">{template.name}</h1>
            <p className="flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
              {KIND_NAMES[kind]} <StateBadge template={template} />
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="outline"
            pending={save.isPending}
            disabled={!isChanged || !isReady}
            onClick={() => void keep()}
          >
            {t('Save')}
          </Button>
          <Button
            disabled={!isReady}
            onClick={async () => {
              if (await keep()) onUse();
            }}
          >
            <Sparkles /> {t('Use it')}
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button variant="ghost" size="icon" aria-label={t('More')}>
                <MoreHorizontal />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem
                onSelect={() => duplicate.mutate(undefined, { onSuccess: (copy) => onOpen(copy.id) })}
              >
                <Copy /> {t('Duplicate')}
              </DropdownMenuItem>
              <DropdownMenuItem variant="destructive" onSelect={() => remove.mutate(template)}>
                <Trash2 /> {t('Delete')}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <CardContent className="grid grid-cols-1 gap-4 p-5 sm:p-6">
              <FormField label={t('Name')} {...(!draft.name.trim() && { error: t('Please enter a name.') })}>
                <Input
                  value={draft.name}
                  maxLength={100}
                  onChange={(event) => change({ name: event.target.value })}
                />
              </FormField>
              <FormField label={t('What it is for')} aside={t('Optional')}>
                <Textarea
                  rows={2}
                  value={draft.description}
                  maxLength={500}
                  onChange={(event) => change({ description: event.target.value })}
                />
              </FormField>
              {template.canLock && (
                <SwitchField
                  label={t('Lock the layout')}
                  hint={t('Only words and pictures change. Sizes, colours and what lies where stay.')}
                  checked={draft.isLayoutLocked}
                  onChange={(isLayoutLocked) => change({ isLayoutLocked })}
                  isFramed
                />
              )}
            </CardContent>
          </Card>
          <section aria-labelledby="template-parts">
            <h2 id="template-parts" className="font-semibold text-lg tracking-tight">
              {t('Words and pictures')}
            </h2>
            <p className="mb-4 text-muted-foreground text-sm">
              {template.canLock
                ? t(
                    'A place is asked for in the form. What is free can be changed later. What is locked stays.',
                  )
                : t('A place is asked for in the form. Everything can be changed later.')}
            </p>
            {parts.length === 0 ? (
              <p className="text-sm">{t('There are no words or pictures in it.')}</p>
            ) : (
              <ul className="grid grid-cols-1 divide-y rounded-2xl border bg-card shadow-soft">
                {parts.map((part) => (
                  <PartRow
                    key={part.key}
                    part={part}
                    role={roleOf(part.key)}
                    canLock={template.canLock}
                    place={draft.places.find((one) => one.key === part.key)}
                    onRole={(role) => setRole(part, role)}
                    onPlace={(place) =>
                      change({ places: draft.places.map((one) => (one.key === place.key ? place : one)) })
                    }
                  />
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-20">
          {(template.previewUrl || template.hasPage) && (
            <TemplatePicture template={template} values={NO_VALUES} />
          )}
          <Publishing
            template={template}
            isAdmin={isAdmin}
            isPending={publish.isPending || unpublish.isPending || save.isPending}
            onPublish={async () => {
              if (await keep()) publish.mutate();
            }}
            onUnpublish={() => unpublish.mutate()}
          />
        </div>
      </div>
    </>
  );
}

const NO_VALUES = {};

function StateBadge({ template: { state, isPublic } }: { template: Template }) {
  if (state === 'proposed') return <Badge variant="secondary">{t('Proposed')}</Badge>;
  if (state === 'refused') return <Badge variant="destructive">{t('Not taken')}</Badge>;
  return isPublic ? <Badge variant="success">{t('For everybody')}</Badge> : null;
}

interface PublishingProps {
  template: Template;
  isAdmin: boolean;
  isPending: boolean;
  onPublish: () => void;
  onUnpublish: () => void;
}

function Publishing({ template, isAdmin, isPending, onPublish, onUnpublish }: PublishingProps) {
  const { state, isPublic, reason } = template;
  const isOut = isPublic || state === 'proposed';
  return (
    <Card>
      <CardContent className="grid grid-cols-1 gap-3 p-5 sm:p-6">
        <h2 className="font-semibold text-base">{t('Who may use it')}</h2>
        <p className="text-muted-foreground text-sm">
          {state === 'proposed'
            ? t('An administrator looks at it. You are told what comes of it.')
            : isPublic
              ? t('Everybody on this installation. They have it as it was when it was published.')
              : t('You alone.')}
        </p>
        {state === 'refused' && reason && (
          <p className="rounded-lg bg-destructive/10 p-3 text-sm">
            {t('An administrator wrote:')} {reason}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {state !== 'proposed' && (
            <Button variant="outline" size="sm" pending={isPending} onClick={onPublish}>
              <Globe />
              {isPublic
                ? t('Publish the changes')
                : isAdmin
                  ? t('Publish to everybody')
                  : t('Propose to everybody')}
            </Button>
          )}
          {isOut && (
            <Button variant="ghost" size="sm" disabled={isPending} onClick={onUnpublish}>
              <Undo2 /> {t('Take it back')}
            </Button>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
