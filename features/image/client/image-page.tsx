/** The image generator: describe on the left, results and earlier images on the right. */

import { useQuery } from '@tanstack/react-query';
import { ImageIcon, SearchX } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { assetIdOf } from '#common/asset.ts';
import type { ResponseOf } from '#common/contract.ts';
import { t, tn } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useOpened } from '#platform/browser/library/use-taken.ts';
import { useReport } from '#platform/browser/report/use-report.tsx';
import { useRequireUser } from '#platform/browser/session.ts';
import { useDebounced } from '#platform/browser/use-debounced.ts';
import { ModelsLink, useIsAdmin } from '#platform/browser/work/models-link.tsx';
import { useAddressView } from '#platform/browser/work/use-address.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { getImage, getImageEngine, type Image, type ImageStyle } from '../contract.ts';
import type { SceneChange } from '../scene-schema.ts';
import { ImageCard, PendingCard } from './image-card.tsx';
import { ImageDialog } from './image-dialog.tsx';
import { ImageFilters } from './image-filters.tsx';
import type { Order } from './make-each.ts';
import { BLANK, PromptForm } from './prompt-form.tsx';
import { type Start, startOf } from './start-from.tsx';
import { DEFAULT_VIEW, useImages } from './use-images.ts';

/** At most four are made at once. */
const PLACES = ['first', 'second', 'third', 'fourth'];

export function ImagePage() {
  const { user } = useRequireUser();
  const [draft, setDraft] = useKept('image', BLANK);
  const [view, setView] = useAddressView(DEFAULT_VIEW);
  const [shown, setShown] = useState<Image | null>(null);
  const [start, setStart] = useState<Start>();
  const settled = useDebounced(view);
  const { query, make, ready, cancel, remove, images } = useImages(settled, user !== null);
  const { data: engine } = useQuery({ ...apiQuery(getImageEngine), enabled: user !== null });
  const report = useReport('image');

  const allowFallback = draft.allowFallback ?? false;
  const startFrom = ({ url, prompt }: Image) => {
    setStart(startOf({ assetId: assetIdOf(url)!, url, title: prompt }));
    setShown(null);
  };
  const order = (wanted: Order) => {
    // What is being made must be seen, whatever was searched for before.
    setView(DEFAULT_VIEW);
    make.mutate(wanted, { onSuccess: () => setDraft((now) => ({ ...now, prompt: '' })) });
  };
  const reuse = ({ prompt, style, size }: Image) => {
    setDraft({ ...draft, prompt, style: style as typeof draft.style, size });
    setShown(null);
    // After the large view has given the focus back to the card it was opened from.
    setTimeout(() => document.getElementById('image-prompt')?.focus(), 50);
  };
  const vary = ({ prompt, style, size, changes }: Image) => {
    setShown(null);
    setView(DEFAULT_VIEW);
    make.mutate({ prompt, style: style as Order['style'], size, changes, count: 2, allowFallback });
  };

  const redraw = ({ prompt, size, seed }: Image, changes: SceneChange[], style: ImageStyle) => {
    setShown(null);
    setView(DEFAULT_VIEW);
    make.mutate({ prompt, style, size, seed, changes, allowFallback });
  };
  const reword = (image: Image, word: string, better: string) =>
    reuse({ ...image, prompt: image.prompt.replace(word, better) });

  useOpened('image', (id) => {
    callApi(getImage, { params: { id } }).then(setShown, onErrorNotify(t('That image could not be opened')));
  });

  if (!user) return <LoadingScreen label={t('Loading your images...')} />;
  const isFiltered = view.search !== '' || view.style !== 'any' || view.model !== '';
  const total = query.data?.pages[0]?.total ?? 0;

  return (
    <>
      <PageHeader
        title={t('AI Image Generator')}
        description={t('Describe a picture, choose an art style, and see it made.')}
        icon={<ImageIcon />}
      />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <Card className="lg:sticky lg:top-20">
          <CardContent className="p-5 sm:p-6">
            <PromptForm
              draft={draft}
              onChange={setDraft}
              onSubmit={order}
              pending={make.isPending}
              engine={engine}
              start={engine?.canStartFromPicture ? start : undefined}
              onStart={setStart}
            />
            {engine && <EngineLine engine={engine} />}
          </CardContent>
        </Card>
        <section aria-labelledby="generated-title">
          <div className="mb-4 flex items-baseline justify-between gap-4">
            <h2 id="generated-title" className="font-semibold text-lg">
              {t('Generated Images')}
            </h2>
            {total > 0 && (
              <p className="text-muted-foreground text-sm">{tn(total, '{n} image', '{n} images')}</p>
            )}
          </div>
          {(total > 0 || isFiltered) && (
            <ImageFilters view={view} models={query.data?.pages[0]?.models ?? []} onChange={setView} />
          )}
          {query.isError && !query.data ? (
            <ErrorState title={t('Your images could not be loaded')} onRetry={() => void query.refetch()} />
          ) : images.length === 0 && !make.isPending && !query.isPending ? (
            <Card>
              {isFiltered ? (
                <EmptyState
                  icon={<SearchX />}
                  title={t('No images match your filters')}
                  action={
                    <Button variant="outline" onClick={() => setView(DEFAULT_VIEW)}>
                      {t('Clear Filters')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState
                  icon={<ImageIcon />}
                  title={t('No images generated yet')}
                  description={t('Describe something, or start with a quick prompt.')}
                />
              )}
            </Card>
          ) : (
            <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3">
              {make.isPending &&
                PLACES.slice(ready, make.variables?.count ?? 1).map((place, index) => (
                  <PendingCard key={place} isFirst={index === 0} onCancel={cancel} />
                ))}
              {images.map((image) => (
                <ImageCard key={image.id} image={image} onOpen={setShown} />
              ))}
            </div>
          )}
          <ShowMore pages={query} className="mt-6" />
        </section>
      </div>
      <ImageDialog
        image={shown}
        onClose={() => setShown(null)}
        onReuse={reuse}
        onVary={vary}
        onRedraw={redraw}
        onReword={reword}
        isMaking={make.isPending}
        onStartFrom={engine?.canStartFromPicture ? startFrom : undefined}
        onDelete={(image) => {
          setShown(null);
          remove.mutate(image);
        }}
        onReport={(image) => {
          setShown(null);
          report.open(image.id);
        }}
      />
      {report.dialog}
    </>
  );
}

type Engine = Pick<ResponseOf<typeof getImageEngine>, 'engine' | 'isBuiltin' | 'problem'>;

function EngineLine({ engine }: { engine: Engine }) {
  const isAdmin = useIsAdmin();
  const { engine: name, isBuiltin, problem } = engine;
  const line = problem
    ? problem
    : !isBuiltin
      ? t('Made by {0}.', name)
      : isAdmin
        ? t('Made by the built-in {0}, on this machine.', name)
        : t(
            'Made by the built-in {0}, on this machine. Your administrator can connect a cloud model for photographs.',
            name,
          );
  return (
    <p className="mt-5 text-muted-foreground text-xs">
      {line} {isAdmin && isBuiltin && <ModelsLink>{t('Connect another model')}</ModelsLink>}
    </p>
  );
}
