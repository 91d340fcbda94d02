/** The short looping film of the current settings, beside the buttons that asked for it. */

import { t } from '#common/texts.ts';
import { Progress } from '#ui/display/progress.tsx';
import type { Preview } from './use-render.ts';

export function SettingsPreview({
  preview: { isRendering, percent, videoUrl, error },
}: {
  preview: Preview;
}) {
  if (error) return <p className="text-destructive text-sm">{error}</p>;
  if (isRendering)
    return (
      <div className="grid grid-cols-1 gap-2" role="status">
        <p className="text-muted-foreground text-sm">{t('Creating preview…')}</p>
        <Progress value={percent} aria-label={t('Drawing the preview')} />
      </div>
    );
  if (!videoUrl) return null;
  return (
    <figure className="grid grid-cols-1 gap-2">
      <video
        key={videoUrl}
        src={videoUrl}
        autoPlay
        loop
        muted
        playsInline
        aria-label={t('Preview of the settings')}
        className="aspect-video w-full rounded-xl bg-black"
      />
      <figcaption className="text-muted-foreground text-xs">
        {t('A small preview without sound; the video itself is larger and sharper.')}
      </figcaption>
    </figure>
  );
}
