/** Which logo proposals show: the brand's, else the newest of one's own, another, or none. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { BRAND_LOGO } from '#engine/page/document/layers.ts';
import { hasLogoPlace, seatLogo } from '#engine/page/layout/seat-logo.ts';
import { listUserLogos } from '#features/logo/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useObjectUrl } from '#platform/browser/work/use-object-url.ts';
import { cn } from '#ui/cn.ts';
import { useBrandLogo } from '../use-designs.ts';
import { keepLogo, logoUrl, readLogo } from './logo-picture.ts';
import { withSource } from './with-source.ts';

/** More would be a library. */
const OFFERED = 5;
const NONE = 'none';

interface Choice {
  id: string;
  name: string;
  address: string;
  /** Stored where designs take their pictures from. */
  isFile: boolean;
}

export function useLogoChoice(documents: readonly DesignDocument[]) {
  const hasPlace = documents.some(hasLogoPlace);
  const brand = useBrandLogo();
  const { data: own } = useQuery(apiQuery(listUserLogos));
  const choices = useMemo(
    (): Choice[] => [
      ...(brand ? [{ id: 'brand', name: t('Brand logo'), address: brand, isFile: true }] : []),
      ...(own ?? [])
        .slice(0, OFFERED)
        .map(({ id, name }) => ({ id, name, address: logoUrl(id), isFile: false })),
    ],
    [brand, own],
  );
  const [requested, setAsked] = useState<string>();
  const chosen =
    requested === NONE
      ? undefined
      : (choices.find(({ id }) => id === requested) ?? (requested ? undefined : choices[0]));
  const { data: picture } = useQuery({
    queryKey: ['logo-picture', chosen?.address],
    queryFn: () => readLogo(chosen!.address, chosen!.name),
    enabled: hasPlace && chosen !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const shown = useObjectUrl(chosen ? picture?.blob : undefined);
  const seated = useMemo(
    () =>
      chosen && picture
        ? documents.map((one) =>
            seatLogo(one, { ...picture, src: chosen.isFile ? chosen.address : BRAND_LOGO }),
          )
        : documents.map((one) => (requested === NONE ? withoutLogo(one) : one)),
    [documents, chosen, picture, requested],
  );
  return {
    choices: hasPlace ? choices : [],
    hasLogo: requested !== NONE && choices.length > 0,
    chosenId: chosen?.id ?? NONE,
    choose: setAsked,
    /** As they are shown; one's own logo becomes a file only with `stored`. */
    documents: seated,
    /** What stands for the logo in the pictures. */
    picture: chosen?.isFile ? brand : chosen ? shown : null,
    stored: async (document: DesignDocument): Promise<DesignDocument> =>
      chosen && !chosen.isFile && picture && hasLogoPlace(document)
        ? withSource(document, (await keepLogo(picture)).src)
        : document,
  };
}

const withoutLogo = (document: DesignDocument): DesignDocument => ({
  ...document,
  pages: document.pages.map((page) => ({
    ...page,
    layers: page.layers.filter(({ type }) => type !== 'logo'),
  })),
});

export type LogoChoice = ReturnType<typeof useLogoChoice>;

export function LogoChips({ choice: { choices, chosenId, choose } }: { choice: LogoChoice }) {
  if (choices.length === 0) return null;
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('Logo')}</legend>
      {[...choices, { id: NONE, name: t('No logo'), address: '' }].map(({ id, name, address }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosenId === id}
          onClick={() => choose(id)}
          className={cn(
            'focus-ring flex h-10 max-w-44 items-center gap-2 rounded-full border px-3 text-sm transition-colors hover:border-primary',
            chosenId === id && 'border-primary bg-accent text-accent-foreground',
          )}
        >
          {address && (
            <img src={address} alt="" className="h-6 w-8 shrink-0 rounded bg-white object-contain p-0.5" />
          )}
          <span className="truncate">{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
