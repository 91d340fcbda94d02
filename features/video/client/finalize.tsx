/** The last tab: what the film will be, and its making, followed and watched where it was begun. */

import { Clapperboard, Play } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { type Project, VIDEO_TEMPLATES, type VideoData } from '../contract.ts';
import { FORMAT_NAMES } from './fields/video-fields.tsx';
import { FilmProgress } from './projects/film-progress.tsx';
import { Watch } from './projects/watch.tsx';

export function ProjectSummary({ data, seconds }: { data: VideoData; seconds: number }) {
  const rows: [string, string][] = [
    [t('Title'), data.title.trim() || t('Untitled')],
    [t('Template'), VIDEO_TEMPLATES.find((one) => one.id === data.template)?.name ?? t('Custom')],
    [t('Duration'), t('{0} seconds', seconds)],
    [t('Format'), FORMAT_NAMES[data.format]],
    [t('Media Files'), String(data.uploadedFiles.length)],
  ];
  return (
    <section aria-labelledby="project-summary" className="rounded-xl border p-4">
      <h3 id="project-summary" className="mb-3 font-medium">
        {t('Project Summary')}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-w-0 truncate text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export interface MakeVideoProps {
  /** The project that is open, once it is stored. */
  project: Project | undefined;
  isPending: boolean;
  onMake: () => Promise<void>;
  onEnd: () => void;
}

export function MakeVideo({ project, isPending, onMake, onEnd }: MakeVideoProps) {
  const [isWatching, setIsWatching] = useState(false);
  const jobId = jobOf(project);
  if (project && jobId)
    return (
      <div className="rounded-xl border p-4">
        <FilmProgress jobId={jobId} title={project.title} onEnd={onEnd} />
      </div>
    );
  return (
    <>
      {project?.status === 'failed' && project.film?.error && (
        <p className="text-destructive text-sm">{project.film.error}</p>
      )}
      <Button size="lg" pending={isPending} onClick={onMake}>
        {!isPending && <Clapperboard />} {t('Make Video')}
      </Button>
      {project?.fileUrl && (
        <>
          <Button variant="outline" size="lg" onClick={() => setIsWatching(true)}>
            <Play /> {t('Watch')}
          </Button>
          <Dialog open={isWatching} onOpenChange={setIsWatching}>
            {isWatching && <Watch project={project} />}
          </Dialog>
        </>
      )}
    </>
  );
}

/** What makes its film right now. */
export const jobOf = (project: Project | undefined): string | null =>
  project?.status === 'processing' ? (project.film?.jobId ?? null) : null;
