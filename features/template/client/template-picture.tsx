/** What a template looks like: its picture, with the words of whoever fills it in; or its words where there is no picture. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Image } from 'lucide-react';
import { ApiError, callApi } from '#common/api-client.ts';
import { fillPath } from '#common/contract.ts';
import type { TemplatePart, TemplatePlace } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { errorMessageOr } from '#platform/browser/failure.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { useObjectUrl } from '#platform/browser/work/use-object-url.ts';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { previewTemplate, readTemplatePage, type Template } from '../contract.ts';

export type Values = Record<string, string>;

const PAUSE = 500;

async function drawn(id: string, values: Values, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(fillPath(previewTemplate.path, { id }), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
    signal,
  });
  if (!response.ok) throw new ApiError(response.status, await response.text(), response.statusText);
  return response.blob();
}

export function TemplatePicture({ template, values }: { template: Template; values: Values }) {
  return (
    <section aria-label={t('Preview')} className="min-w-0">
      {template.previewUrl ? (
        <Picture template={template} values={values} />
      ) : template.hasPage ? (
        <Page template={template} values={values} />
      ) : (
        <Words template={template} values={values} />
      )}
    </section>
  );
}

function Picture({ template, values }: { template: Template; values: Values }) {
  const settled = useDebounced(values, PAUSE);
  const { data, error, isFetching } = useQuery({
    queryKey: ['template-preview', template.id, template.version, settled],
    queryFn: ({ signal }) => drawn(template.id, settled, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  const url = useObjectUrl(data);
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="grid min-h-64 place-items-center rounded-2xl border bg-muted p-4">
        {url ? (
          <img
            src={url}
            alt={t('Preview of {0}', template.name)}
            className={cn(
              'max-h-[70vh] max-w-full rounded-md shadow-lift transition-opacity',
              (isFetching || settled !== values) && 'opacity-70',
            )}
          />
        ) : error ? null : (
          <Skeleton className="h-80 w-64 max-w-full" />
        )}
      </div>
      {error && (
        <p role="alert" className="text-destructive text-sm">
          {errorMessageOr(error, t('The preview could not be drawn.'))}
        </p>
      )}
    </div>
  );
}

function Page({ template, values }: { template: Template; values: Values }) {
  const { id, version, name } = template;
  const settled = useDebounced(values, PAUSE);
  const { data, error } = useQuery({
    queryKey: ['template-page', id, version, settled],
    queryFn: () => callApi(readTemplatePage, { params: { id }, body: { values: settled } }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  });
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="overflow-hidden rounded-2xl border bg-muted shadow-soft">
        {data ? (
          <iframe
            title={t('Preview of {0}', name)}
            // Nothing in it can run; its pictures come from here.
            sandbox="allow-same-origin"
            srcDoc={data.html.replace('<head>', '<head><base target="_blank">')}
            className="block h-[70vh] min-h-96 w-full"
          />
        ) : (
          !error && <Skeleton className="h-96 w-full" />
        )}
      </div>
      {error && (
        <p role="alert" className="text-destructive text-sm">
          {errorMessageOr(error, t('The preview could not be drawn.'))}
        </p>
      )}
    </div>
  );
}

function Words({ template, values }: { template: Template; values: Values }) {
  const places = new Map(template.places.map((one) => [one.key, one]));
  const shown = template.parts.filter(({ type, key }) => type === 'text' || places.has(key));
  return (
    <div className="rounded-2xl border bg-card p-5 shadow-soft">
      <h2 className="mb-3 font-semibold text-base">{t('What it says')}</h2>
      <dl className="grid grid-cols-1 gap-3">
        {shown.map((part) => (
          <Line key={part.key} part={part} place={places.get(part.key)} value={values[part.key]} />
        ))}
      </dl>
    </div>
  );
}

interface LineProps {
  part: TemplatePart;
  place: TemplatePlace | undefined;
  value: string | undefined;
}

function Line({ part, place, value }: LineProps) {
  const said = value ?? part.value;
  return (
    <div className={cn('border-l-2 pl-3', place ? 'border-primary' : 'border-border')}>
      <dt className="text-muted-foreground text-xs">{serverText(place?.name ?? part.name)}</dt>
      <dd className="whitespace-pre-wrap break-words text-sm">
        {part.type === 'picture' ? (
          said ? (
            <img src={`${said}/thumbnail`} alt="" className="mt-1 h-16 rounded-md" />
          ) : (
            <Image className="mt-1 size-5 text-muted-foreground" aria-label={t('A picture')} />
          )
        ) : (
          said || <span className="text-muted-foreground">{t('Empty')}</span>
        )}
      </dd>
    </div>
  );
}
