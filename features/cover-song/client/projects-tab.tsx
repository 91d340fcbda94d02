/** My cover songs as cards: how far they are, and the ways to edit, watch, download and delete them. */

import { Music } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import type { CoverSong } from '../contract.ts';
import { ProjectCard } from './project-card.tsx';
import { PlayerDialog } from './render/player-dialog.tsx';
import type { useCovers } from './use-covers.ts';

export interface ProjectsTabProps {
  covers: ReturnType<typeof useCovers>;
  onCreate: () => void;
  onEdit: (id: string) => void;
}

const PLACES = ['a', 'b', 'c'];

export function ProjectsTab({ covers: { query, remove }, onCreate, onEdit }: ProjectsTabProps) {
  const [shown, setShown] = useState<CoverSong>();
  return (
    <section aria-labelledby="my-cover-songs">
      <div className="mb-5 flex items-center gap-3">
        <h2 id="my-cover-songs" className="font-semibold text-lg">
          {t('My Cover Songs')}
        </h2>
        {query.data && <Badge variant="secondary">{query.data.length}</Badge>}
      </div>
      {query.isError && !query.data ? (
        <ErrorState title={t('Your cover songs could not be loaded')} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-80 rounded-2xl" />
          ))}
        </div>
      ) : query.data.length === 0 ? (
        <Card>
          <EmptyState
            icon={<Music />}
            title={t('No cover songs yet')}
            description={t('Start with a link to a song you love.')}
            action={<Button onClick={onCreate}>{t('Create Your First Cover')}</Button>}
          />
        </Card>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {query.data.map((cover) => (
            <ProjectCard
              key={cover.id}
              cover={cover}
              onEdit={() => onEdit(cover.id)}
              onPreview={() => setShown(cover)}
              onDelete={() => remove.mutate(cover)}
              onEnded={() => void query.refetch()}
            />
          ))}
        </ul>
      )}
      <PlayerDialog cover={shown} onClose={() => setShown(undefined)} />
    </section>
  );
}
