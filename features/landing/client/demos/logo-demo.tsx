/** A set of logos of invented small businesses, and a watermark in use. */

import type { ReactNode } from 'react';
import { t } from '#common/texts.ts';
import { ART, sized } from '../art.ts';

interface Logo {
  name: string;
  ink: string;
  paper: string;
  mark: ReactNode;
}

const LOGOS: readonly Logo[] = [
  {
    name: t('Northbound'),
    ink: '#ffffff',
    paper: '#0f3d5c',
    mark: (
      <path
        d="M4 34 18 10l9 15 5-8 12 17M20 6l-2-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ),
  },
  {
    name: t('Honey & Rye'),
    ink: '#4a2a05',
    paper: '#ffcf5c',
    mark: (
      <path
        d="M24 3 41 13v20L24 43 7 33V13zM24 13v20M15 18l9 5 9-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ),
  },
  {
    name: t('Lumen'),
    ink: '#ffffff',
    paper: '#5b32d6',
    mark: (
      <>
        <circle cx="24" cy="23" r="8" fill="currentColor" />
        <path
          d="M24 3v6M24 37v6M4 23h6M38 23h6M10 9l4 4M34 33l4 4M38 9l-4 4M14 33l-4 4"
          stroke="currentColor"
          strokeWidth="3.2"
          strokeLinecap="round"
        />
      </>
    ),
  },
  {
    name: t('Tidewater'),
    ink: '#0a3f4c',
    paper: '#bdeef0',
    mark: (
      <path
        d="M3 16q7-8 14 0t14 0 14 0M3 27q7-8 14 0t14 0 14 0M3 38q7-8 14 0t14 0 14 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    ),
  },
  {
    name: t('Fern Studio'),
    ink: '#eaf7e6',
    paper: '#1d5a3a',
    mark: (
      <path
        d="M24 44V8M24 18q-10 0-13-9 11-1 13 9zM24 18q10 0 13-9-11-1-13 9zM24 32q-11 0-15-10 13-1 15 10zM24 32q11 0 15-10-13-1-15 10z"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    ),
  },
  {
    name: t('Ember Bikes'),
    ink: '#fff3ee',
    paper: '#d6402b',
    mark: (
      <path
        d="M4 33a8 8 0 1 0 16 0a8 8 0 1 0-16 0M28 33a8 8 0 1 0 16 0a8 8 0 1 0-16 0M12 33l9-17h11l4 17M21 16l7 14M18 11h6"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    ),
  },
];

export function LogoDemo() {
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1.25fr_1fr]">
      <ul className="grid grid-cols-2 gap-3">
        {LOGOS.map(({ name, ink, paper, mark }) => (
          <li
            key={name}
            style={{ background: paper, color: ink }}
            className="flex aspect-[4/3] flex-col items-center justify-center gap-2 rounded-2xl p-2 shadow-soft"
          >
            <svg viewBox="0 0 48 46" className="w-12 sm:w-14" aria-hidden="true">
              {mark}
            </svg>
            <span className="text-center font-semibold text-sm tracking-tight sm:text-base">{name}</span>
          </li>
        ))}
      </ul>
      <figure className="relative overflow-hidden rounded-2xl max-sm:aspect-[4/3]">
        <img
          {...sized(ART.forest, '(min-width: 64rem) 30rem, calc(100vw - 3rem)')}
          loading="lazy"
          alt={t('Sunlit forest with a watermark in the corner')}
          className="size-full object-cover"
        />
        <figcaption className="absolute right-3 bottom-3 rounded-lg bg-black/60 px-3 py-1.5 font-medium text-sm text-white">
          {t('© Fern Studio')}
        </figcaption>
      </figure>
    </div>
  );
}
