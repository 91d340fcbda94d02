/** Fills a template in: a form on the left, what comes of it on the right; or a table for many at once. */

import { ArrowLeft, FileSpreadsheet, Pencil, Sparkles } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '#common/texts.ts';
import { KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import type { Template } from '../../contract.ts';
import { TemplatePicture, type Values } from '../template-picture.tsx';
import { useTemplateActions } from '../use-templates.ts';
import { PlaceField } from './place-field.tsx';
import { TableWindow } from './table-window.tsx';

export interface FillTemplateProps {
  template: Template;
  onEdit: () => void;
  onClose: () => void;
}

export function FillTemplate({ template, onEdit, onClose }: FillTemplateProps) {
  const { id, kind, name, description, places, parts, formats, isMine, isNamed } = template;
  const first = useMemo(() => {
    const said = new Map(parts.map((one) => [one.key, one.value]));
    return Object.fromEntries(
      places.map((one) => [one.key, one.kind === 'picture' ? '' : (said.get(one.key) ?? '')]),
    );
  }, [places, parts]);
  const hints = new Map(parts.map(({ key, hint }) => [key, hint]));
  const own = formats[0]?.id ?? '';
  const [values, setValues] = useState<Values>(first);
  const [title, setTitle] = useState(name);
  const [format, setFormat] = useState(own);
  const [isTable, setTable] = useState(false);
  const [, navigate] = useLocation();
  const { make } = useTemplateActions(id);
  const changed = useMemo(
    () => Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== first[key])),
    [values, first],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const order = {
      values: changed,
      ...(title.trim() && { name: title.trim() }),
      ...(format && format !== own && { format }),
    };
    make.mutate(order, { onSuccess: ({ openUrl }) => navigate(openUrl) });
  };
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-center gap-2">
          <Button variant="ghost" size="icon" aria-label={t('All templates')} onClick={onClose}>
            <ArrowLeft />
          </Button>
          <div className="min-w-0">
            <h1 className="truncate font-semibold text-2xl tracking-tight">{name}</h1>
            <p className="text-muted-foreground text-sm">{description || KIND_NAMES[kind]}</p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {isMine && (
            <Button variant="outline" onClick={onEdit}>
              <Pencil /> {t('Edit places')}
            </Button>
          )}
          {places.length > 0 && (
            <Button variant="outline" onClick={() => setTable(true)}>
              <FileSpreadsheet /> {t('Many from a table')}
            </Button>
          )}
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
        <Card>
          <CardContent className="p-5 sm:p-6">
            <form className="grid grid-cols-1 gap-5" onSubmit={submit}>
              {places.length === 0 && (
                <p className="text-muted-foreground text-sm">
                  {t('This template has no places: it is made as it is.')}
                </p>
              )}
              {places.map((place) => (
                <PlaceField
                  key={place.key}
                  place={place.hint ? place : { ...place, hint: hints.get(place.key) ?? '' }}
                  value={values[place.key] ?? ''}
                  onChange={(value) => setValues({ ...values, [place.key]: value })}
                />
              ))}
              {(isNamed || formats.length > 1) && <hr className="border-border" />}
              {isNamed && (
                <FormField label={t('Name')}>
                  <Input value={title} maxLength={100} onChange={(event) => setTitle(event.target.value)} />
                </FormField>
              )}
              {formats.length > 1 && (
                <FormField
                  label={t('Format')}
                  {...(format !== own && { hint: t('It is laid out anew when it is made.') })}
                >
                  <ChoiceSelect
                    value={format}
                    choices={formats.map((one) => one.id)}
                    nameOf={(id) => formats.find((one) => one.id === id)?.label ?? id}
                    onChange={setFormat}
                  />
                </FormField>
              )}
              <Button type="submit" pending={make.isPending}>
                <Sparkles /> {t('Make it')}
              </Button>
            </form>
          </CardContent>
        </Card>
        <div className="lg:sticky lg:top-20">
          <TemplatePicture template={template} values={changed} />
        </div>
      </div>
      {isTable && (
        <TableWindow
          template={template}
          format={format && format !== own ? format : undefined}
          onClose={() => setTable(false)}
        />
      )}
    </>
  );
}
