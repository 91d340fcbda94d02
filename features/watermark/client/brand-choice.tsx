/** The brand's own name, colors and logos for the mark, from the kits that were saved once. */

import { useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { type BrandKit, listBrandKits } from '#features/design/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import type { Draft } from './draft.ts';

export interface BrandChoiceProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

export function BrandChoice({ draft, onChange }: BrandChoiceProps) {
  const { data: kits } = useQuery(apiQuery(listBrandKits));
  const isText = draft.customizations.type === 'text';
  const useful = kits?.filter(({ logos }) => isText || logos.length > 0) ?? [];
  if (useful.length === 0) return null;
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-lg border p-3">
      <legend className="px-1 font-medium text-sm">{t('From your brand kit')}</legend>
      {useful.map((kit) => (
        <div key={kit.id} className="grid grid-cols-1 gap-2">
          <span className="truncate text-muted-foreground text-xs">{kit.name}</span>
          {isText && <Words kit={kit} draft={draft} onChange={onChange} />}
          {kit.logos.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {kit.logos.map((url, i) => (
                <button
                  key={url}
                  type="button"
                  aria-label={t('Logo {0} of {1}', i + 1, kit.name)}
                  aria-pressed={draft.content === url}
                  onClick={() =>
                    onChange({
                      ...draft,
                      content: url,
                      templateId: null,
                      name: draft.name || kit.name,
                      customizations: { type: 'image' },
                    })
                  }
                  className={cn(
                    'focus-ring h-14 w-20 rounded-md border bg-slate-500 p-1',
                    draft.content === url && 'border-primary ring-2 ring-primary',
                  )}
                >
                  <img src={url} alt="" className="size-full object-contain" />
                </button>
              ))}
            </div>
          )}
        </div>
      ))}
    </fieldset>
  );
}

function Words({ kit, draft, onChange }: BrandChoiceProps & { kit: BrandKit }) {
  const lines = [`© ${kit.name}`, kit.contact.website, kit.contact.social].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {lines.map((content) => (
          <Button
            key={content}
            type="button"
            variant="outline"
            size="sm"
            className="max-w-full"
            onClick={() => onChange({ ...draft, content, name: draft.name || kit.name })}
          >
            <span className="truncate">{content}</span>
          </Button>
        ))}
      </div>
      <div className="flex gap-2">
        {[...new Set(Object.values(kit.colors))].map((color) => (
          <button
            key={color}
            type="button"
            aria-label={t('Color {0} of {1}', color, kit.name)}
            aria-pressed={draft.style.color === color}
            onClick={() => onChange({ ...draft, style: { ...draft.style, color } })}
            className={cn(
              'focus-ring size-8 rounded-full border',
              draft.style.color === color && 'ring-2 ring-primary ring-offset-2 ring-offset-card',
            )}
            style={{ background: color }}
          />
        ))}
      </div>
    </>
  );
}
