/** The brand kits of the person: seen, made, changed and removed. */

import { useQuery } from '@tanstack/react-query';
import { Palette, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { Button } from '#ui/form/button.tsx';
import { type BrandKit, deleteBrandKit, listBrandKits } from '../../contract.ts';
import { BrandWindow } from './brand-window.tsx';

export function BrandKits() {
  const { data } = useQuery(apiQuery(listBrandKits));
  const [edited, setEdited] = useState<BrandKit | 'new' | null>(null);
  const remove = useDelete<BrandKit>({
    contract: deleteBrandKit,
    type: 'brand-kit',
    title: t('Brand kit deleted'),
    description: t('Designs and videos keep its colors'),
    onError: onErrorNotify(t('The brand kit could not be deleted')),
  });
  return (
    <section aria-labelledby="brand-kits" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="brand-kits" className="font-semibold text-lg tracking-tight">
            {t('Brand kits')}
          </h2>
          <p className="text-muted-foreground text-sm">
            {t('Your colors, fonts, logo and contact details, ready for every design and video.')}
          </p>
        </div>
        <Button variant="outline" onClick={() => setEdited('new')}>
          <Plus /> {t('New brand kit')}
        </Button>
      </div>
      {data && data.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {data.map((kit) => (
            <li key={kit.id} className="flex items-center gap-3 rounded-xl border bg-card p-3">
              <KitPicture kit={kit} />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-sm">{kit.name}</p>
                <span className="mt-1 flex items-center" aria-hidden="true">
                  {Object.values(kit.colors).map((color, i) => (
                    <span
                      // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
                      key={i}
                      className="h-4 w-6 border-y first:rounded-l-full first:border-l last:rounded-r-full last:border-r"
                      style={{ background: color }}
                    />
                  ))}
                </span>
                {kit.isDefault && <p className="mt-1 text-muted-foreground text-xs">{t('Default')}</p>}
              </div>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Edit {0}', kit.name)}
                onClick={() => setEdited(kit)}
              >
                <Pencil />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Delete {0}', kit.name)}
                onClick={() => remove.mutate(kit)}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {edited && <BrandWindow kit={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </section>
  );
}

function KitPicture({ kit }: { kit: BrandKit }) {
  const [logo] = kit.logos;
  return (
    <span
      className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-lg border"
      style={{ background: kit.colors.paper }}
    >
      {logo ? (
        <img src={logo} alt="" className="size-full object-contain p-1" />
      ) : (
        <Palette className="size-6" style={{ color: kit.colors.primary }} />
      )}
    </span>
  );
}
