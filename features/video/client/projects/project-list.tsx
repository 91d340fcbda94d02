/** My videos below the maker: watch, download, open again, copy, rename, delete. */

import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { ShowMore } from '#ui/display/show-more.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import type { Project } from '../../contract.ts';
import { ProjectCard } from './project-card.tsx';
import type { Projects } from './use-projects.ts';
import { Watch } from './watch.tsx';

const AT_ONCE = 12;

export interface ProjectListProps {
  projects: Projects;
  openId: string | undefined;
  onEdit: (project: Project) => void;
  onDeleted: (id: string) => void;
  onRenamed: (id: string, title: string) => void;
}

type Asked = { what: 'watch' | 'rename'; project: Project };

export function ProjectList({ projects, openId, onEdit, onDeleted, onRenamed }: ProjectListProps) {
  const [requested, setAsked] = useState<Asked>();
  const [count, setCount] = useState(AT_ONCE);
  const all = projects.projects;
  const close = () => setAsked(undefined);
  return (
    <section aria-labelledby="my-videos" className="grid grid-cols-1 gap-4">
      <h2 id="my-videos" className="flex items-center gap-2 font-semibold text-lg">
        {t('Your Videos')} <Badge variant="secondary">{all.length}</Badge>
      </h2>
      {projects.query.isError ? (
        <ErrorState
          title={t('Your videos could not be loaded')}
          onRetry={() => void projects.query.refetch()}
        />
      ) : projects.query.isPending ? (
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {[1, 2, 3].map((one) => (
            <Skeleton key={one} className="h-64 rounded-xl" />
          ))}
        </div>
      ) : all.length === 0 ? (
        <p className="rounded-xl border border-dashed p-8 text-center text-muted-foreground text-sm">
          {t('No videos yet. Create a project above and make your first one.')}
        </p>
      ) : (
        <>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {all.slice(0, count).map((project) => (
              <ProjectCard
                key={project.id}
                project={project}
                projects={projects}
                isOpen={project.id === openId}
                onEdit={() => onEdit(project)}
                onWatch={() => setAsked({ what: 'watch', project })}
                onRename={() => setAsked({ what: 'rename', project })}
                onDelete={() => projects.remove.mutate(project, { onSuccess: () => onDeleted(project.id) })}
              />
            ))}
          </div>
          <ShowMore
            pages={{
              hasNextPage: all.length > count,
              isFetchingNextPage: false,
              fetchNextPage: () => setCount(count + AT_ONCE),
            }}
          />
        </>
      )}
      {requested && (
        <Dialog open onOpenChange={(isOpen) => !isOpen && close()}>
          {requested.what === 'watch' && <Watch project={requested.project} />}
          {requested.what === 'rename' && (
            <Rename
              project={requested.project}
              projects={projects}
              onDone={(title) => {
                onRenamed(requested.project.id, title);
                close();
              }}
            />
          )}
        </Dialog>
      )}
    </section>
  );
}

interface RenameProps {
  project: Project;
  projects: Projects;
  onDone: (title: string) => void;
}

function Rename({ project, projects, onDone }: RenameProps) {
  const [title, setTitle] = useState(project.title);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    projects.rename.mutate({ project, title: title.trim() }, { onSuccess: (saved) => onDone(saved.title) });
  };
  return (
    <DialogContent>
      <form onSubmit={submit} className="grid grid-cols-1 gap-5">
        <DialogHeader>
          <DialogTitle>{t('Rename the project')}</DialogTitle>
          <DialogDescription>
            {t('The finished video keeps its old name until you make it again.')}
          </DialogDescription>
        </DialogHeader>
        <FormField label={t('New title')} id="rename-title">
          <Input value={title} maxLength={200} onChange={(event) => setTitle(event.target.value)} />
        </FormField>
        <DialogFooter>
          <Button type="submit" disabled={!title.trim()} pending={projects.rename.isPending}>
            {t('Rename')}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
