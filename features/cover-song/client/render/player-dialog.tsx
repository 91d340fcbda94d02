/** Shows a finished video in a window. */

import { Download } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';
import type { CoverSong } from '../../contract.ts';
import { downloadUrl, videoFileName } from '../../names.ts';

export interface PlayerDialogProps {
  cover: Pick<CoverSong, 'title' | 'originalArtist' | 'videoUrl' | 'thumbnailUrl'> | undefined;
  onClose: () => void;
}

export function PlayerDialog({ cover, onClose }: PlayerDialogProps) {
  return (
    <Dialog open={cover !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>{cover?.title}</DialogTitle>
          <DialogDescription>
            {cover?.originalArtist ? t('by {0}', cover.originalArtist) : t('Your cover video')}
          </DialogDescription>
        </DialogHeader>
        {cover?.videoUrl && (
          <>
            {/* biome-ignore lint/a11y/useMediaCaption: a music video without spoken words */}
            <video
              src={cover.videoUrl}
              poster={cover.thumbnailUrl ?? undefined}
              controls
              autoPlay
              className="aspect-video w-full rounded-xl bg-black"
            />
            <Button asChild className="justify-self-end">
              <a href={downloadUrl(cover.videoUrl, cover.title)} download={videoFileName(cover.title)}>
                <Download /> {t('Download')}
              </a>
            </Button>
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}
