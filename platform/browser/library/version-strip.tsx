/** The picture something began with and all that were made of it, to look at and go back to. */

import type { LibraryDetails } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';

export interface VersionStripProps {
  item: LibraryDetails;
  onOpen: (id: string) => void;
}

export function VersionStrip({ item, onOpen }: VersionStripProps) {
  if (item.versions.length < 2) return null;
  return (
    <section aria-label={t('Versions')} className="grid gap-2">
      <h3 className="font-medium text-sm">{t('Versions')}</h3>
      <ul className="flex gap-2 overflow-x-auto pb-1">
        {item.versions.map((version, index) => (
          <li key={version.id}>
            <button
              type="button"
              onClick={() => onOpen(version.id)}
              aria-label={index === 0 ? t('Original') : t('Version {0}', index + 1)}
              aria-current={version.id === item.assetId}
              className={cn(
                'focus-ring block size-16 overflow-hidden rounded-lg border-2 bg-muted',
                version.id === item.assetId ? 'border-primary' : 'border-transparent',
              )}
            >
              <img src={`${version.url}/thumbnail`} alt="" className="size-full object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
