/** One scene: its picture, and what can be done with it. */

import { Download, Eye, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { fileNameOf } from '#common/wording/file-name.ts';
import { SendToMenu } from '#platform/browser/library/send-to-menu.tsx';
import { cn } from '#ui/cn.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Spinner } from '#ui/display/spinner.tsx';
import { Button } from '#ui/form/button.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/overlay/dropdown-menu.tsx';
import { EXPORT_FORMATS, exportScene, type Scene } from '../calls/scene-calls.ts';
import { filmFileName } from '../film-name.ts';
import { nameOf } from './names.ts';
import { SceneFilm } from './scene-film.tsx';

export interface SceneCardProps {
  scene: Scene;
  onView: () => void;
  onEdit: () => void;
  onDelete: () => void;
  /** Its film is being made, or has ended. */
  onChanged: () => unknown;
}

export function SceneCard({ scene, onView, onEdit, onDelete, onChanged }: SceneCardProps) {
  return (
    <li className="overflow-hidden rounded-xl border bg-card shadow-soft">
      {scene.outputUrl ? (
        <video
          src={scene.outputUrl}
          poster={scene.film.thumbnailUrl ?? scene.pictureUrl}
          controls
          playsInline
          preload="none"
          aria-label={t('Film of {0}', scene.name)}
          className="aspect-3/2 w-full bg-black"
        >
          <track kind="captions" />
        </video>
      ) : (
        <ScenePreview key={scene.pictureUrl} url={scene.pictureUrl} />
      )}
      <div className="grid grid-cols-1 gap-3 p-4">
        <div className="flex items-start justify-between gap-2">
          <p className="min-w-0 truncate font-medium">{scene.name}</p>
          <Badge variant="secondary">{nameOf(scene.sceneType)}</Badge>
        </div>
        <SceneFilm scene={scene} onChanged={onChanged} />
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" variant="outline" onClick={onView}>
            <Eye /> {t('View')}
          </Button>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <Button size="sm" variant="outline">
                <Download /> {t('Export')}
              </Button>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              {scene.outputUrl && (
                <DropdownMenuItem asChild>
                  <a href={scene.outputUrl} download={filmFileName(scene.name)}>
                    {t('Film (MP4)')}
                  </a>
                </DropdownMenuItem>
              )}
              {EXPORT_FORMATS.map((format) => (
                <DropdownMenuItem key={format} asChild>
                  <a
                    href={`${exportScene.path.replace(':id', scene.id)}?format=${format}`}
                    download={fileNameOf(scene.name, format, 'scene')}
                  >
                    {format.toUpperCase()}
                  </a>
                </DropdownMenuItem>
              ))}
            </DropdownMenuContent>
          </DropdownMenu>
          <SendToMenu item={scene.id} size="sm" />
          <span className="flex-1" />
          <Button size="icon" variant="ghost" aria-label={t('Edit {0}', scene.name)} onClick={onEdit}>
            <Pencil />
          </Button>
          <Button size="icon" variant="ghost" aria-label={t('Delete {0}', scene.name)} onClick={onDelete}>
            <Trash2 />
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Drawn on the server when it is first looked at, which takes seconds: until then it says so. */
function ScenePreview({ url }: { url: string }) {
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  return (
    <div className="relative aspect-3/2 w-full bg-muted">
      {state !== 'drawn' && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-2 text-muted-foreground text-sm"
        >
          {state === 'drawing' && <Spinner />}
          {state === 'drawing' ? t('Drawing…') : t('The picture could not be drawn.')}
        </p>
      )}
      <img
        src={url}
        alt=""
        loading="lazy"
        onLoad={() => setState('drawn')}
        onError={() => setState('failed')}
        className={cn('size-full object-cover object-top', state !== 'drawn' && 'opacity-0')}
      />
    </div>
  );
}
