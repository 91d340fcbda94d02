/** The design studio: a sentence or a template to begin with, one's own designs, and the editor of the one that is open. */

import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { blankDocument, type DesignDocument } from '#engine/page/document/document.ts';
import { FORMATS, type FormatName } from '#engine/page/document/formats.ts';
import { pictureLayerSchema } from '#engine/page/document/layers.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { type Design, getDesign } from '../contract.ts';
import { BrandKits } from './brand/brand-kits.tsx';
import { DesignEditor } from './editor/design-editor.tsx';
import { OwnDesigns } from './own-designs.tsx';
import { SentenceStart } from './sentence-start.tsx';
import { TemplateGallery } from './template-gallery.tsx';
import { useCreateDesign } from './use-designs.ts';

const LogoStart = lazy(async () => ({ default: (await import('./logo/logo-start.tsx')).LogoStart }));

export function DesignPage() {
  const { user } = useRequireUser();
  const [params, setParams] = useSearchParams();
  const id = params.get('design');
  const open = (next: string) => setParams({ design: next });
  const [requested, setAsked] = useAddressValue('format');
  const format = Object.hasOwn(FORMATS, requested) ? (requested as FormatName) : undefined;
  const create = useCreateDesign(open);
  const [logo, setLogo] = useState<LibraryItem>();
  // A picture that is sent here begins a design of its own.
  useTaken({
    'design-picture': (item) => {
      if (item.kind !== 'logo') {
        if (item.url) create.mutate({ document: withPicture(format ?? 'instagram-post', item.url) });
        return;
      }
      setLogo(item);
    },
  });
  if (!user) return <LoadingScreen label={t('Loading the design studio...')} />;
  if (id) return <Opened key={id} id={id} onOpen={open} onClose={() => setParams({})} />;
  return (
    <>
      <PageHeader
        icon={<LayoutTemplate />}
        title={t('Design Studio')}
        description={t('Posts, flyers, cards and thumbnails, finished in minutes.')}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <SentenceStart format={format} onChoose={(document) => create.mutate({ document })} />
        <OwnDesigns onOpen={open} />
        <BrandKits />
        <TemplateGallery
          format={format}
          onFormat={(next) => setAsked(next ?? '')}
          isPending={create.isPending}
          onChoose={(choice) => create.mutate(choice)}
        />
      </div>
      {logo && (
        <Suspense fallback={<LoadingScreen label={t('Opening your logo...')} />}>
          <LogoStart
            item={logo}
            onChoose={(document) => create.mutate({ document }, { onSuccess: () => setLogo(undefined) })}
            onClose={() => setLogo(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}

/** One page that the picture fills. */
function withPicture(format: FormatName, src: string): DesignDocument {
  const blank = blankDocument(format);
  const { width, height, bleed } = FORMATS[format];
  const box = { x: -bleed, y: -bleed, w: width + 2 * bleed, h: height + 2 * bleed };
  const photo = pictureLayerSchema.parse({ id: 'photo', type: 'picture', role: 'photo', src, ...box });
  const [first, ...rest] = blank.pages;
  return { ...blank, pages: [{ ...first!, layers: [photo] }, ...rest] };
}

interface OpenedProps {
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
}

function Opened({ id, onOpen, onClose }: OpenedProps) {
  // Read anew at each opening: it may have been saved in another window since.
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...apiQuery(getDesign, { params: { id } }),
    refetchOnMount: 'always',
  });
  const [opened, setOpened] = useState<Design>();
  if (data && isFetchedAfterMount && !opened) setOpened(data);
  if (error)
    return <ErrorState title={t('That design could not be opened')} onRetry={() => void refetch()} />;
  if (!opened) return <LoadingScreen label={t('Opening your design...')} />;
  return (
    <DesignEditor
      key={opened.version}
      design={opened}
      onClose={onClose}
      onOpen={(next) => (next.id === id ? setOpened(next) : onOpen(next.id))}
    />
  );
}
