/** Both directions of the speech tools: a text with its voice, a recording with its transcript. */

import { FileAudio, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { tx } from '#ui/rich-text.ts';
import { Waveform } from './waveform.tsx';

const VOICES = ['Alloy', 'Echo', 'Fable', 'Onyx', 'Nova', 'Shimmer'];

export function SpeechDemo() {
  const [chosen, setChosen] = useState('Nova');
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="rounded-2xl border bg-card p-5 shadow-soft sm:p-6">
        <p className="flex items-center gap-2 font-semibold text-sm">
          <Volume2 className="size-4 text-primary" /> {t('Text to Speech')}
        </p>
        <p className="mt-3 text-lg leading-relaxed sm:text-xl">
          {tx(
            'Good morning! Fresh bread is out of the oven, {0} is on us until ten.',
            <mark className="rounded bg-primary/15 px-1 text-foreground">{t('and the coffee')}</mark>,
          )}
        </p>
        <Waveform seed={3 + VOICES.indexOf(chosen)} bars={72} played={0.58} className="mt-5 h-16" />
        <div className="mt-2 flex justify-between text-muted-foreground text-xs tabular-nums">
          <span>0:03</span>
          <span>0:05</span>
        </div>
        <ul aria-label={t('Voices')} className="mt-4 flex flex-wrap gap-2">
          {VOICES.map((voice) => (
            <li key={voice}>
              <button
                type="button"
                aria-current={voice === chosen ? 'true' : undefined}
                onClick={() => setChosen(voice)}
                className={cn(
                  'focus-ring h-8 rounded-full border px-3 text-sm transition-colors',
                  voice === chosen
                    ? 'border-transparent bg-accent-gradient text-white'
                    : 'text-muted-foreground hover:border-input hover:text-foreground',
                )}
              >
                {voice}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-2xl border bg-card p-5 shadow-soft sm:p-6">
        <p className="flex items-center gap-2 font-semibold text-sm">
          <FileAudio className="size-4 text-primary" /> {t('Speech to Text')}
        </p>
        <p className="mt-1 text-muted-foreground text-xs">{t('team-call.m4a · 4.2 MB')}</p>
        <dl className="mt-3 grid grid-cols-1 gap-1.5 text-sm">
          <Line time="0:00" text={t('Let’s open the shop half an hour earlier on Saturdays.')} />
          <Line time="0:04" text={t('Agreed. I’ll put it on the sign and in the newsletter.')} />
        </dl>
      </div>
    </div>
  );
}

const Line = ({ time, text }: { time: string; text: string }) => (
  <div className="flex gap-3">
    <dt className="w-9 shrink-0 text-muted-foreground tabular-nums">{time}</dt>
    <dd>{text}</dd>
  </div>
);
