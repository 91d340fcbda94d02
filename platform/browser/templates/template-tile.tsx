/** A template as galleries show it: what it looks like, or what it makes where there is nothing to see. */

import type { TemplateSummary } from '#common/templates.ts';
import { t, tn } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { KIND_ICONS, KIND_NAMES } from './template-words.ts';

export function TemplateTile({ template }: { template: TemplateSummary }) {
  const { kind, name, description, previewUrl, placeCount, isMine, isPublic } = template;
  const Icon = KIND_ICONS[kind];
  return (
    <>
      <span className="relative block aspect-[4/5] overflow-hidden rounded-xl border bg-muted transition-shadow group-hover:shadow-lift">
        {previewUrl ? (
          <img
            src={previewUrl}
            alt=""
            loading="lazy"
            className="absolute inset-3 h-[calc(100%-1.5rem)] w-[calc(100%-1.5rem)] object-contain drop-shadow-md"
          />
        ) : (
          <span className="absolute inset-0 flex flex-col items-center justify-center gap-3 bg-primary/8 p-4 text-center text-primary">
            <Icon className="size-10" aria-hidden />
            <span className="line-clamp-3 text-pretty font-medium text-foreground text-sm">
              {description || KIND_NAMES[kind]}
            </span>
          </span>
        )}
        {isMine && isPublic && (
          <Badge variant="success" className="absolute top-2 left-2 bg-card">
            {t('For everybody')}
          </Badge>
        )}
      </span>
      <span className="mt-2 block truncate font-medium text-sm">{name}</span>
      <span className="block truncate text-muted-foreground text-xs">
        {KIND_NAMES[kind]} · {tn(placeCount, '{n} place', '{n} places')}
      </span>
    </>
  );
}
