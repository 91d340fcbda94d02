/** A logo that was sent here: what it should go on is asked, with each answer drawn. */

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { BRAND_LOGO } from '#engine/page/document/layers.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { seatLogo } from '#engine/page/layout/seat-logo.ts';
import { getUserLogo } from '#features/logo/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useObjectUrl } from '#platform/browser/work/use-object-url.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import { wordsOfBrand } from '../../brand.ts';
import { listBrandKits } from '../../contract.ts';
import { LOGO_FORMATS, logoDocument } from '../../layout/logo-document.ts';
import { PageCanvas } from '../page-canvas.tsx';
import { colorsOfLogo } from './logo-colors.ts';
import { keepLogo, logoUrl, readLogo } from './logo-picture.ts';
import { withSource } from './with-source.ts';

export interface LogoStartProps {
  item: LibraryItem;
  onChoose: (document: DesignDocument) => void;
  onClose: () => void;
}

export function LogoStart({ item, onChoose, onClose }: LogoStartProps) {
  const { data: kits } = useQuery(apiQuery(listBrandKits));
  const { data, isError, refetch } = useQuery({
    queryKey: ['logo-start', item.itemId],
    queryFn: async () => {
      const [picture, logo] = await Promise.all([
        readLogo(logoUrl(item.itemId), item.title),
        callApi(getUserLogo, { params: { id: item.itemId } }),
      ]);
      return { picture, colors: colorsOfLogo(logo.customizations) };
    },
  });
  const url = useObjectUrl(data?.picture.blob);
  const [chosen, setChosen] = useState<FormatName>();
  const documents = useMemo(() => {
    if (!data || !kits) return undefined;
    const [kit] = kits;
    const colors = kit?.isDefault ? kit.colors : { ...DEFAULT_THEME.colors, ...data.colors };
    const about = {
      name: item.title,
      words: kit?.isDefault ? wordsOfBrand(kit) : undefined,
      theme: { colors, faces: kit?.isDefault ? kit.faces : DEFAULT_THEME.faces },
    };
    // Not among one's files before something is chosen.
    const logo = { ...data.picture, src: BRAND_LOGO };
    return LOGO_FORMATS.map((format) => ({
      format,
      document: seatLogo(logoDocument(format, logo, about), logo),
    }));
  }, [data, kits, item.title]);
  const choose = async (format: FormatName, document: DesignDocument) => {
    if (!data) return;
    setChosen(format);
    try {
      const { src } = await keepLogo(data.picture);
      onChoose(withSource(document, src));
    } catch (error) {
      setChosen(undefined);
      onErrorNotify(t('That logo could not be used'))(error);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-3xl">
        <DialogHeader>
          <DialogTitle>{t('What should your logo go on?')}</DialogTitle>
          <DialogDescription>
            {t('Choose a format. You can change everything on it afterwards.')}
          </DialogDescription>
        </DialogHeader>
        {isError && <ErrorState title={t('That logo could not be used')} onRetry={() => void refetch()} />}
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4" aria-busy={!documents}>
          {!isError &&
            LOGO_FORMATS.map((format, i) => {
              const document = documents?.[i]?.document;
              return (
                <li key={format}>
                  <button
                    type="button"
                    disabled={!document || chosen !== undefined}
                    aria-label={t(FORMATS[format].label)}
                    onClick={() => document && void choose(format, document)}
                    className="focus-ring group w-full rounded-xl text-left disabled:opacity-60"
                  >
                    <span className="relative grid h-32 place-items-center overflow-hidden rounded-xl border bg-muted p-3 transition-shadow group-hover:shadow-lift">
                      {document ? (
                        <LogoPages document={document} logo={url} />
                      ) : (
                        <Skeleton className="size-full rounded-md" />
                      )}
                    </span>
                    <span className="mt-1.5 block font-medium text-sm">{t(FORMATS[format].label)}</span>
                  </button>
                </li>
              );
            })}
        </ul>
      </DialogContent>
    </Dialog>
  );
}

/** A card with both its sides. */
function LogoPages({ document, logo }: { document: DesignDocument; logo: string | null }) {
  const isPair = document.pages.length > 1;
  return (
    <span className={isPair ? 'absolute inset-2 grid grid-rows-2 gap-1.5' : 'absolute inset-3'}>
      {document.pages.slice(0, 2).map((_, page) => (
        <PageCanvas
          // biome-ignore lint/suspicious/noArrayIndexKey: front and back never change places
          key={page}
          document={document}
          page={page}
          side={360}
          logo={logo}
          label=""
          className="size-full min-h-0 bg-transparent object-contain drop-shadow-sm"
        />
      ))}
    </span>
  );
}
