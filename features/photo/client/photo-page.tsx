/** The photo editor: opens any picture of the library, or one that is brought along. */

import { useQuery } from '@tanstack/react-query';
import { ImageUp, WandSparkles } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { getLibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { FileDrop } from '#platform/browser/work/file-picker.tsx';
import { uploadToLibrary } from '#platform/browser/work/upload.ts';
import { ErrorState } from '#ui/display/error-state.tsx';
import { PageHeader } from '#ui/display/page-header.tsx';
import { LoadingScreen } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import { Editor } from './editor.tsx';

export function PhotoPage() {
  const { user } = useRequireUser();
  const [params, setParams] = useSearchParams();
  const id = params.get('file') ?? params.get('edit');
  const open = (next: string) => setParams({ file: next });
  useTaken({ 'photo-editor': (item) => open(item.id) });
  if (!user) return <LoadingScreen label={t('Loading the photo editor...')} />;
  return (
    <>
      <PageHeader
        icon={<WandSparkles />}
        title={t('Photo Editor')}
        description={t('Crop, retouch, cut out and enlarge. Every save is a new version.')}
        actions={id && <FromLibraryButton accepts={isPicture} onPick={(item) => open(item.id)} />}
      />
      {id ? <Opened key={id} id={id} onOpen={open} /> : <Choose onOpen={open} />}
    </>
  );
}

function Opened({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const { data, error, refetch } = useQuery(apiQuery(getLibraryItem, { params: { id } }));
  if (error)
    return <ErrorState title={t('That picture could not be opened')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingScreen label={t('Opening your picture...')} />;
  if (!data.assetId || !data.contentType?.startsWith('image/'))
    return <ErrorState title={t('This is not a picture')} message={t('Choose a picture to edit.')} />;
  return <Editor item={data} onOpen={onOpen} />;
}

function Choose({ onOpen }: { onOpen: (id: string) => void }) {
  const take = ([file]: File[]) => {
    if (file)
      uploadToLibrary(file).then((asset) => onOpen(asset.id), onErrorNotify(t('That picture was not added')));
  };
  return (
    <FileDrop label={t('Picture to edit')} accept="image/*" onFiles={take} className="min-h-80 gap-4 p-8">
      {(choose) => (
        <>
          <p className="text-muted-foreground">{t('Drop a picture here to edit it')}</p>
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={choose}>
              <ImageUp /> {t('Choose a picture')}
            </Button>
            <FromLibraryButton accepts={isPicture} onPick={(item) => onOpen(item.id)} />
          </div>
        </>
      )}
    </FileDrop>
  );
}
