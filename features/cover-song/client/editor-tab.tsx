/** The video editor: the song, who performs, where, and the making of the video. */

import { ExternalLink, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { useMedia } from '#platform/browser/use-media.ts';
import { useJob } from '#platform/browser/work/use-job.ts';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { CharacterCard } from './cast/character-card.tsx';
import { SceneCard } from './cast/scene-card.tsx';
import { ScenePreview } from './cast/scene-preview.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { RenderCard } from './render/render-card.tsx';
import { type Sent, SentCard } from './sent-card.tsx';
import { SongCard } from './song/song-card.tsx';
import { StatusBadge } from './status-badge.tsx';
import { useCover } from './use-cover.ts';

export interface EditorTabProps {
  id: string | undefined;
  sent: Sent | undefined;
  onSentDone: () => void;
  onBrowse: () => void;
}

export function EditorTab({ id, ...rest }: EditorTabProps) {
  if (id) return <Editor id={id} {...rest} />;
  return (
    <Card>
      <EmptyState
        icon={<FolderOpen />}
        title={t('Select a project to edit')}
        description={t('Choose one of your cover songs, then set up its song, character and scenes.')}
        action={<Button onClick={rest.onBrowse}>{t('View Projects')}</Button>}
      />
    </Card>
  );
}

function Editor({ id, sent, onSentDone, onBrowse }: EditorTabProps & { id: string }) {
  const editing = useCover(id);
  const { data: project, isError } = editing.query;
  const [at, setAt] = useState(0);
  // Beside the controls where there is room, else between who performs and where.
  const isBroad = useMedia('(min-width: 80rem)');
  const { job } = useJob(project?.song?.jobId, {
    isWanted: project?.song?.status === 'reading',
    onEnd: () => void editing.refresh(),
  });

  if (isError && !project)
    return (
      <ErrorState
        title={t('This cover song could not be opened')}
        message={t('It may have been deleted.')}
        onRetry={() => void editing.query.refetch()}
      />
    );
  if (!project)
    return (
      <div className="grid grid-cols-1 gap-6">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-72 rounded-2xl" />
      </div>
    );
  const chosen = Math.min(at, project.scenes.length - 1);
  const scene = project.scenes[chosen];
  const preview = scene && <ScenePreview project={project} editing={editing} scene={scene} />;
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 break-words font-semibold text-xl tracking-tight">
          {t('Editing: {0}', project.title)}
        </h2>
        <StatusBadge status={project.status} />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <DetailsDialog cover={project} onSaved={editing.refresh} />
          {project.youtubeUrl && (
            <Button variant="ghost" size="sm" asChild>
              <a href={project.youtubeUrl} target="_blank" rel="noreferrer">
                <ExternalLink /> {t('Go to the song')}
              </a>
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onBrowse}>
            <FolderOpen /> {t('View Projects')}
          </Button>
        </div>
      </div>
      {sent && (
        <SentCard
          key={sent.item.id + sent.as}
          sent={sent}
          project={project}
          editing={editing}
          onDone={onSentDone}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <SongCard project={project} editing={editing} readingJob={job} />
          <CharacterCard project={project} editing={editing} />
          {!isBroad && preview}
          <SceneCard project={project} editing={editing} chosen={chosen} onChoose={setAt} />
        </div>
        <div className="grid grid-cols-1 gap-6 xl:sticky xl:top-20">
          {isBroad && preview}
          <RenderCard project={project} editing={editing} />
        </div>
      </div>
    </>
  );
}
