/** What became of the export, right under its button: how far the film is, then the way to it. */

import { ArrowDown } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FilmProgress } from './film-progress.tsx';
import type { useFilms } from './use-films.ts';

export interface FilmStatusProps {
  films: ReturnType<typeof useFilms>;
  /** Brings the finished films into view. */
  onShow: () => void;
}

export function FilmStatus({ films: { query, make, refresh }, onShow }: FilmStatusProps) {
  const all = query.data ?? [];
  const pending = all.filter(({ status, jobId }) => status === 'pending' && jobId);
  const ready = all.find(({ id, status }) => id === make.data?.id && status === 'completed');
  if (pending.length > 0)
    return pending.map(({ id, jobId, name }) => (
      <FilmProgress key={id} jobId={jobId!} title={name} onEnd={refresh} />
    ));
  if (!ready) return null;
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 text-sm">
      {t('Your film is ready.')}
      <Button size="sm" variant="outline" onClick={onShow}>
        <ArrowDown /> {t('Watch it')}
      </Button>
    </div>
  );
}
