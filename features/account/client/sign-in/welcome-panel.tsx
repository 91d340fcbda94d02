/** The picture side of the sign-in page: what waits inside, painted with gradients only. */

import { AudioLines, Film, Image, ListChecks, PenTool, PersonStanding } from 'lucide-react';
import { t } from '#common/texts.ts';
import { Brand } from '#ui/display/brand.tsx';
import { DuskLake } from './dusk-lake.tsx';

const PROMISES = [
  { icon: Image, text: t('Images') },
  { icon: PersonStanding, text: t('Avatars') },
  { icon: Film, text: t('Videos') },
  { icon: AudioLines, text: t('Speech') },
  { icon: PenTool, text: t('Logos') },
  { icon: ListChecks, text: t('Tasks') },
] as const;

/** Heights in percent of a voice's wave. */
const WAVE = [22, 38, 61, 44, 78, 96, 70, 52, 84, 63, 40, 72, 90, 58, 34, 50, 76, 46, 28, 18];

export function WelcomePanel() {
  return (
    <aside
      aria-label={t('About Atelier')}
      className="relative hidden overflow-hidden bg-[#4c1d95] bg-[linear-gradient(140deg,#4c1d95,#5b21b6_35%,#1e40af)] p-12 text-white lg:flex lg:flex-col xl:p-16"
    >
      <div
        aria-hidden
        className="absolute inset-0 bg-[radial-gradient(40rem_30rem_at_85%_8%,rgb(167_139_250/0.55),transparent_70%),radial-gradient(36rem_30rem_at_10%_95%,rgb(56_189_248/0.35),transparent_70%)]"
      />
      <Brand className="relative text-xl" />
      <div className="relative my-auto grid grid-cols-1 max-w-lg gap-10 py-10">
        <div className="grid grid-cols-1 gap-4">
          <p className="text-balance font-semibold text-4xl leading-[1.12] tracking-tight xl:text-5xl">
            {t('Everything you create, in one studio.')}
          </p>
          <p className="max-w-md text-lg text-white/85">
            {t(
              'Describe an idea and turn it into pictures, characters, films and sound, all on your own machine.',
            )}
          </p>
        </div>
        <Preview />
        <ul className="flex flex-wrap gap-2">
          {PROMISES.map(({ icon: Icon, text }) => (
            <li
              key={text}
              className="flex items-center gap-2 rounded-full bg-white/12 px-3.5 py-1.5 font-medium text-sm ring-1 ring-white/20"
            >
              <Icon aria-hidden className="size-4" />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}

/** Three small works on a desk: a landscape, a voice, a list. */
function Preview() {
  return (
    <div aria-hidden className="grid grid-cols-[1.35fr_1fr] gap-4">
      <div className="row-span-2 overflow-hidden rounded-2xl shadow-2xl ring-1 ring-white/25">
        <DuskLake className="size-full" />
      </div>
      <div className="grid grid-cols-1 content-between gap-3 rounded-2xl bg-white/12 p-4 ring-1 ring-white/20 backdrop-blur-sm">
        <div className="flex h-12 items-center gap-[3px]">
          {WAVE.map((height, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its position
            <span key={index} className="flex-1 rounded-full bg-white/85" style={{ height: `${height}%` }} />
          ))}
        </div>
        <p className="font-medium text-sm text-white/85">{t('Nova, 0:12')}</p>
      </div>
      <div className="grid grid-cols-1 gap-2.5 rounded-2xl bg-white p-4 text-slate-800 text-sm shadow-2xl">
        <p className="flex items-center gap-2 text-slate-500 line-through">
          <span className="size-4 rounded-full bg-accent-gradient" /> {t('Teaser cut')}
        </p>
        <p className="flex items-center gap-2">
          <span className="size-4 rounded-full border-2 border-slate-400" /> {t('New logo')}
        </p>
      </div>
    </div>
  );
}
