/** One video project: what it looks like, how far it is, and everything one can do with it. */

import {
  Captions,
  Clapperboard,
  Copy,
  Download,
  EllipsisVertical,
  Pencil,
  Play,
  Stamp,
  Trash2,
} from 'lucide-react';
import { Link } from 'wouter';
import { smallUrl } from '#common/asset.ts';
import { makeTemplatePath } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { projectCaptions } from '../../calls/project-calls.ts';
import type { Project } from '../../contract.ts';
import { FilmProgress } from './film-progress.tsx';
import type { Projects } from './use-projects.ts';

export interface ProjectCardProps {
  project: Project;
  projects: Projects;
  isOpen: boolean;
  onEdit: () => void;
  onWatch: () => void;
  onRename: () => void;
  onDelete: () => void;
}

const captionsUrl = (id: string, format: 'srt' | 'vtt') =>
  `${projectCaptions.path.replace(':id', id)}?format=${format}`;

export function ProjectCard({
  project,
  projects,
  isOpen,
  onEdit,
  onWatch,
  onRename,
  onDelete,
}: ProjectCardProps) {
  const { id, title, status, fileUrl, thumbnailUrl } = project;
  const { film } = project;
  const jobId = status === 'processing' ? (film?.jobId ?? null) : null;
  const isBusy = jobId !== null;
  const isDone = fileUrl !== null;
  return (
    <Card className={isOpen ? 'ring-2 ring-primary' : undefined}>
      <CardContent className="grid grid-cols-1 gap-3 p-4 pt-4 sm:p-4">
        {thumbnailUrl ? (
          <button
            type="button"
            onClick={onWatch}
            aria-label={t('Watch {0}', title)}
            className="focus-ring group relative grid aspect-video place-items-center overflow-hidden rounded-lg bg-black"
          >
            <img src={smallUrl(thumbnailUrl)} alt="" className="size-full object-contain" />
            <span className="absolute grid size-12 place-items-center rounded-full bg-black/60 text-white transition-transform group-hover:scale-110">
              <Play className="size-5" />
            </span>
          </button>
        ) : (
          <div className="grid aspect-video place-items-center rounded-lg bg-muted text-muted-foreground">
            <Clapperboard className="size-8" aria-hidden />
          </div>
        )}
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="truncate font-medium">{title}</h3>
            <Badge
              className="capitalize"
              variant={status === 'completed' ? 'success' : status === 'failed' ? 'destructive' : 'secondary'}
            >
              {t(status)}
            </Badge>
          </div>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button type="button" size="icon" variant="ghost" aria-label={t('More for {0}', title)}>
                <EllipsisVertical />
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent align="end">
              <DropdownMenuItem onSelect={onRename}>
                <Pencil /> {t('Rename')}
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={() => projects.copy.mutate(id)}>
                <Copy /> {t('Duplicate')}
              </DropdownMenuItem>
              <DropdownMenuItem asChild>
                <Link href={makeTemplatePath('film', id)}>
                  <Stamp /> {t('Make a template')}
                </Link>
              </DropdownMenuItem>
              {isDone && film?.hasCaptions && (
                <>
                  <DropdownMenuItem asChild>
                    <a href={captionsUrl(id, 'srt')} download>
                      <Captions /> {t('Captions (SRT)')}
                    </a>
                  </DropdownMenuItem>
                  <DropdownMenuItem asChild>
                    <a href={captionsUrl(id, 'vtt')} download>
                      <Captions /> {t('Captions (VTT)')}
                    </a>
                  </DropdownMenuItem>
                </>
              )}
              {thumbnailUrl && (
                <DropdownMenuItem asChild>
                  <a href={`${thumbnailUrl}?download=${encodeURIComponent(title)}`} download>
                    <Download /> {t('Thumbnail')}
                  </a>
                </DropdownMenuItem>
              )}
              <DropdownMenuItem variant="destructive" onSelect={onDelete}>
                <Trash2 /> {t('Delete')}
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
        {/* The open project is followed beside the button that began it. */}
        {isBusy && !isOpen && (
          <FilmProgress jobId={jobId} title={title} onEnd={() => void projects.refresh()} />
        )}
        {status === 'failed' && film?.error && <p className="text-destructive text-sm">{film.error}</p>}
        {!isBusy &&
          film?.notes.map((note) => (
            <p key={note} className="text-muted-foreground text-xs">
              {note}
            </p>
          ))}
        {!isBusy && (
          <div className="flex flex-wrap gap-2">
            <Button
              type="button"
              size="sm"
              variant={isDone ? 'outline' : 'default'}
              pending={projects.render.isPending && projects.render.variables === id}
              onClick={() => projects.render.mutate(id)}
            >
              <Clapperboard />{' '}
              {status === 'failed' ? t('Try again') : isDone ? t('Make again') : t('Make Video')}
            </Button>
            <Button type="button" size="sm" variant="outline" onClick={onEdit}>
              <Pencil /> {t('Edit')}
            </Button>
            {isDone && (
              <Button asChild size="sm" variant="outline">
                <a href={`${fileUrl}?download=${encodeURIComponent(title)}`} download>
                  <Download /> {t('Download')}
                </a>
              </Button>
            )}
          </div>
        )}
      </CardContent>
    </Card>
  );
}
