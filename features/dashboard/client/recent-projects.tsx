/** The three newest projects with how far each has come. */

import { Clapperboard, FileText, FolderOpen } from 'lucide-react';
import type { Project } from '#features/video/contract.ts';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { showDate } from './dates.ts';
import { ListCard, SHOWN } from './list-card.tsx';

export function RecentProjects({ projects, loading }: { projects: Project[]; loading: boolean }) {
  return (
    <ListCard title="Recent Projects" href="/video-maker" linkText="New video" loading={loading}>
      {projects.length === 0 ? (
        <EmptyState compact icon={<FolderOpen />} title="No projects yet. Start creating!" />
      ) : (
        <ul className="divide-y">
          {projects.slice(0, SHOWN).map((project) => (
            <ProjectRow key={project.id} project={project} />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const Icon = project.type === 'video' ? Clapperboard : FileText;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      {project.thumbnailUrl ? (
        <img
          src={project.thumbnailUrl}
          alt=""
          width={64}
          height={48}
          className="h-10 w-14 shrink-0 rounded-lg bg-muted object-cover"
        />
      ) : (
        <span
          aria-hidden
          className="grid h-10 w-14 shrink-0 place-items-center rounded-lg bg-primary/10 text-primary"
        >
          <Icon className="size-5" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-sm">{project.title}</p>
        <p className="text-muted-foreground text-xs">
          <span className="capitalize">{project.type}</span> · {showDate(project.createdAt)}
        </p>
      </div>
      <Badge variant={project.status === 'completed' ? 'success' : 'secondary'} className="capitalize">
        {project.status}
      </Badge>
    </li>
  );
}
