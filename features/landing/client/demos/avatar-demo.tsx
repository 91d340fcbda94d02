/** Three characters with the choices that shaped them. */

import { t } from '#common/texts.ts';
import amara from '../../art/amara.avif';
import maya from '../../art/maya.avif';
import theo from '../../art/theo.avif';

const CHARACTERS = [
  {
    name: t('Maya'),
    src: maya,
    alt: t('Character with a brown bob, green eyes and a yellow hoodie, waving'),
    traits: [t('Brown bob'), t('Green eyes'), t('Waving')],
  },
  {
    name: t('Theo'),
    src: theo,
    alt: t('Character with a black quiff, a blue suit and a yellow tie'),
    traits: [t('Black quiff'), t('Blue suit'), t('Idle')],
  },
  {
    name: t('Amara'),
    src: amara,
    alt: t('Character with black curls, brown eyes and a green shirt, waving'),
    traits: [t('Black curls'), t('Brown eyes'), t('Waving')],
  },
];

const PALETTES = [
  { name: t('Skin'), colors: ['#f6cfb2', '#e0a47e', '#c19a68', '#6f4129'] },
  { name: t('Hair'), colors: ['#2a1714', '#5b3a29', '#d9a441', '#b5502b', '#a9a6a4', '#f1efea'] },
  { name: t('Outfit'), colors: ['#f4b83f', '#2f6fd8', '#d6453d', '#1f9d7a', '#7a4fd0', '#22223a'] },
];

export function AvatarDemo() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
        {CHARACTERS.map(({ name, src, alt, traits }) => (
          <li
            key={name}
            className="overflow-hidden rounded-2xl border bg-card shadow-soft max-sm:last:hidden"
          >
            <img
              src={src}
              width={640}
              height={640}
              loading="lazy"
              alt={alt}
              className="aspect-square w-full"
            />
            <div className="p-3 sm:p-4">
              <p className="font-semibold">{name}</p>
              <p className="mt-1 text-muted-foreground text-xs leading-5">{traits.join(' · ')}</p>
            </div>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-1 gap-4 rounded-2xl border bg-card p-4 sm:grid-cols-3 sm:p-5">
        {PALETTES.map(({ name, colors }) => (
          <div key={name} className="flex items-center justify-between gap-3 sm:flex-col sm:items-start">
            <dt className="text-muted-foreground text-sm">{name}</dt>
            <dd className="flex gap-2">
              {colors.map((color) => (
                <span
                  key={color}
                  style={{ background: color }}
                  className="size-6 rounded-full ring-1 ring-black/10 ring-inset dark:ring-white/20"
                />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
