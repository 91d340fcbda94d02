/** A film on the cutting table: preview, storyboard, titles and music under it. */

import { Music2, Type } from 'lucide-react';
import { t } from '#common/texts.ts';
import { ART, sized } from '../art.ts';
import { Waveform } from './waveform.tsx';

const SHOTS = [
  { src: ART.ocean.small, label: t('Opening'), seconds: 6 },
  { src: ART.forest.small, label: t('The trail'), seconds: 8 },
  { src: ART.mountains.small, label: t('The view'), seconds: 10 },
  { src: ART.city.small, label: t('Way home'), seconds: 6 },
];

/** Half of the page, or all of a phone. */
const WIDE = '(min-width: 64rem) 36rem, calc(100vw - 3rem)';

export function VideoDemo() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="relative overflow-hidden rounded-2xl bg-black">
        <img
          {...sized(ART.ocean, WIDE)}
          loading="lazy"
          alt={t('Opening shot: turquoise ocean swell in bright sun')}
          className="aspect-video w-full object-cover"
        />
        <div className="absolute inset-0 grid place-content-center bg-black/25 text-center text-white">
          <p className="font-bold text-3xl tracking-tight drop-shadow-lg sm:text-5xl">{t('Go outside.')}</p>
          <p className="mt-1 font-medium text-sm drop-shadow-lg sm:text-lg">
            {t('Summer, by Northbound Travel')}
          </p>
        </div>
        <div className="absolute inset-x-4 bottom-3 flex items-center gap-3 text-white text-xs tabular-nums">
          <span>0:04</span>
          <span className="h-1 flex-1 overflow-hidden rounded-full bg-white/35">
            <span className="block h-full w-[14%] rounded-full bg-white" />
          </span>
          <span>0:30</span>
        </div>
      </div>
      <ol className="flex gap-2">
        {SHOTS.map(({ src, label, seconds }) => (
          <li key={label} style={{ flexGrow: seconds }} className="min-w-0 basis-0">
            <img
              src={src}
              width={960}
              height={720}
              loading="lazy"
              alt=""
              className="h-14 w-full rounded-lg object-cover sm:h-20"
            />
            <p className="mt-1.5 truncate text-muted-foreground text-xs">
              {label} <span className="tabular-nums max-sm:hidden">{seconds} s</span>
            </p>
          </li>
        ))}
      </ol>
      <div className="grid grid-cols-1 gap-2 text-xs">
        <div className="flex items-center gap-3 rounded-lg bg-primary/10 px-3 py-2 text-primary">
          <Type className="size-3.5 shrink-0" /> {t('Title: Go outside.')}
        </div>
        <div className="flex items-center gap-3 rounded-lg bg-success/12 px-3 py-1.5 text-success">
          <Music2 className="size-3.5 shrink-0" /> <span className="shrink-0">{t('Acoustic')}</span>
          <Waveform seed={11} bars={64} className="h-6 flex-1" />
        </div>
      </div>
    </div>
  );
}
