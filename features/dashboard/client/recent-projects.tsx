/** The three newest projects with how far each has come. */

import { Clapperboard, FileText, Flag, FolderOpen, MoreVertical } from 'lucide-react';
import { Link } from 'wouter';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import type { Project } from '#features/video/contract.ts';
import { showDate } from '#platform/browser/format.ts';
import { useReport } from '#platform/browser/report/use-report.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { ListCard, SHOWN } from './list-card.tsx';

export function RecentProjects({ projects, loading }: { projects: Project[]; loading: boolean }) {
  const report = useReport('project');
  return (
    <ListCard
      title={t('Recent Projects')}
      href="/video-maker"
      linkText={t('New video')}
      more={{ href: '/library', text: t('Library') }}
      loading={loading}
    >
      {projects.length === 0 ? (
        <EmptyState compact icon={<FolderOpen />} title={t('No projects yet. Start creating!')} />
      ) : (
        <ul className="divide-y">
          {projects.slice(0, SHOWN).map((project) => (
            <ProjectRow key={project.id} project={project} onReport={() => report.open(project.id)} />
          ))}
        </ul>
      )}
      {report.dialog}
    </ListCard>
  );
}

function ProjectRow({ project, onReport }: { project: Project; onReport: () => void }) {
  const Icon = project.type === 'video' ? Clapperboard : FileText;
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
      <Link
        href={`/video-maker?project=${encodeURIComponent(project.id)}`}
        className="focus-ring group flex min-w-0 flex-1 items-center gap-3 rounded-lg"
      >
        {project.thumbnailUrl ? (
          <img
            src={smallUrl(project.thumbnailUrl)}
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
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-medium text-sm group-hover:text-primary">{project.title}</span>
          <span className="text-muted-foreground text-xs">
            <span className="capitalize">{t(project.type)}</span> · {showDate(project.createdAt)}
          </span>
        </span>
      </Link>
      <Badge variant={project.status === 'completed' ? 'success' : 'secondary'} className="capitalize">
        {t(project.status)}
      </Badge>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            className="-mr-2 size-9"
            aria-label={t('Menu for {0}', project.title)}
          >
            <MoreVertical />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={onReport}>
            <Flag /> {t('Report')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
