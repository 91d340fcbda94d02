/** A cover in the making: the singer on stage, the song, the mouth shapes in time with the words. */

import { t } from '#common/texts.ts';
import singer from '../../art/singer.avif';
import { Waveform } from './waveform.tsx';

const LYRIC = [
  { text: t('Under'), sung: true },
  { text: 'electric', sung: true },
  { text: 'skies', sung: true },
  { text: 'we', sung: false },
  { text: 'sing', sung: false },
];

const MOUTHS = [
  'M4 12h16',
  'M4 11q8 4 16 0',
  'M6 10q6 10 12 0z',
  'M7 9q5 14 10 0q-5-4-10 0z',
  'M9 12a3 4 0 1 0 6 0a3 4 0 1 0-6 0',
  'M5 11q7 6 14 0',
];

const SETTINGS = [
  [t('Character'), t('Avatar')],
  [t('Scene'), t('Studio')],
  [t('Camera'), t('Front')],
  [t('Light'), t('Soft')],
];

export function CoverSongDemo() {
  return (
    <div className="grid grid-cols-1 items-center gap-5 sm:grid-cols-[1.1fr_1fr] sm:gap-8">
      <img
        src={singer}
        width={720}
        height={720}
        loading="lazy"
        alt={t('A red-haired singer with headphones and a purple hoodie, dancing')}
        className="aspect-square w-full rounded-2xl object-cover shadow-lift"
      />
      <div className="grid grid-cols-1 min-w-0 gap-5">
        <div>
          <p className="font-semibold text-xl tracking-tight">{t('Electric Skies')}</p>
          <p className="text-muted-foreground text-sm">{t('Cover for a friend’s birthday')}</p>
        </div>
        <p className="font-semibold text-2xl leading-snug tracking-tight">
          {LYRIC.map(({ text, sung }) => (
            <span key={text} className={sung ? 'text-accent-gradient' : 'text-muted-foreground'}>
              {text}{' '}
            </span>
          ))}
        </p>
        <div>
          <Waveform seed={23} bars={44} played={0.56} className="h-14" />
          <div
            aria-hidden
            className="mt-3 flex justify-between rounded-xl border bg-card px-3 py-2 text-primary"
          >
            {MOUTHS.map((path) => (
              <svg
                key={path}
                aria-hidden="true"
                viewBox="0 0 24 24"
                className="size-6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                <path d={path} />
              </svg>
            ))}
          </div>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
          {SETTINGS.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted-foreground text-xs">{name}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
