/** The profile as it will look: what is planned first, with pictures to try in front. */

import { X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { showMoment } from '#platform/browser/format.ts';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { GRID_ASPECT } from '../../social/shapes.ts';
import { Cut } from './frame.tsx';
import { PictureDrop } from './picture-drop.tsx';
import type { Shot } from './pictures.ts';
import { usePosts } from './use-posts.ts';

const TILES = 9;

export function ProfileGrid() {
  const query = usePosts('instagram');
  const [tried, setTried] = useState<Shot[]>([]);
  const posts = (query.data ?? []).filter(({ piece }) => piece.kind !== 'story');
  const left = Math.max(0, TILES - tried.length - posts.length);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      {query.isError && !query.data ? (
        <ErrorState title={t('Your posts could not be loaded')} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <Skeleton className="h-96" />
      ) : (
        <ul className="grid grid-cols-3 gap-0.5 overflow-hidden rounded-xl border bg-card p-0.5">
          {tried.map((shot, at) => (
            <li key={shot.id} className="relative bg-muted" style={{ aspectRatio: GRID_ASPECT }}>
              <Cut shot={shot} aspect={GRID_ASPECT} />
              <Button
                variant="outline"
                size="icon"
                className="absolute top-1 right-1 size-7 rounded-full"
                aria-label={t('Remove picture {0}', at + 1)}
                onClick={() => setTried(tried.filter((one) => one !== shot))}
              >
                <X className="size-3.5" />
              </Button>
            </li>
          ))}
          {posts.slice(0, Math.max(TILES - tried.length, 0)).map(({ campaignId, piece }) => (
            <li key={piece.id} className="relative bg-muted" style={{ aspectRatio: GRID_ASPECT }}>
              <Link
                href={`/campaigns?campaign=${campaignId}`}
                className="focus-ring -outline-offset-2 block size-full"
              >
                <img
                  src={`${piece.fileUrl}/thumbnail`}
                  alt={piece.caption.slice(0, 80) || t('Post')}
                  loading="lazy"
                  className="size-full object-cover"
                />
                {piece.state !== 'sent' && piece.publishAt && (
                  <span className="absolute inset-x-0 bottom-0 truncate bg-black/60 px-1.5 py-0.5 text-[11px] text-white">
                    {showMoment(piece.publishAt)}
                  </span>
                )}
              </Link>
            </li>
          ))}
          {Array.from({ length: left }, (_, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: empty tiles are all the same
              key={at}
              aria-hidden
              className="bg-muted"
              style={{ aspectRatio: GRID_ASPECT }}
            />
          ))}
        </ul>
      )}
      <div className="grid grid-cols-1 gap-4">
        <PictureDrop
          multiple
          text={t('Try how new pictures stand beside what is there. Nothing is posted.')}
          onShots={(next) => setTried([...next, ...tried].slice(0, TILES))}
        />
        {query.data?.length === 0 && (
          <EmptyState
            title={t('No posts for Instagram yet')}
            description={t('What you plan for Instagram shows up here in its order.')}
          />
        )}
      </div>
    </div>
  );
}
