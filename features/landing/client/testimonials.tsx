/** Three sample quotes, marked as such: what people could say who use it. */

import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import amara from '../art/amara.avif';
import maya from '../art/maya.avif';
import theo from '../art/theo.avif';
import { SectionHeading } from './section-heading.tsx';

const VOICES = [
  {
    name: t('Maya Lindqvist'),
    role: 'Illustrator and course maker',
    src: maya,
    quote: t(
      'My lessons used to take a week of stock-photo hunting. Now I write the script in the morning and the pictures, the voice and the clip are there by lunch.',
    ),
  },
  {
    name: t('Theo Martins'),
    role: 'Owner, Ember Bikes',
    src: theo,
    quote: t(
      'One character, one logo, one tone of voice in every post. People think we hired an agency. It is me, on a Tuesday evening, after closing the shop.',
    ),
  },
  {
    name: t('Amara Okafor'),
    role: 'Singer and community host',
    src: amara,
    quote: t(
      'I made a cover video for my mother’s sixtieth with all of us on stage. She still thinks we rented the hall. The lips even match the words!',
    ),
  },
];

export function Testimonials() {
  return (
    <section aria-labelledby="voices-title" className="border-y bg-card/60 py-20 sm:py-28">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <SectionHeading
          id="voices-title"
          cue={t('Sample quotes')}
          title={t('What you could make')}
          text={t('These people and their quotes are made up. They show what the studio can do.')}
        />
        <ul className="mt-12 grid gap-5 sm:mt-16 md:grid-cols-3">
          {VOICES.map(({ name, role, src, quote }) => (
            <li key={name} className="flex">
              <figure className="flex flex-col rounded-3xl border bg-card p-6 shadow-soft sm:p-7">
                <Badge variant="secondary" className="mb-4 w-fit">
                  {t('Sample')}
                </Badge>
                <blockquote className="text-pretty text-[1.0625rem] leading-relaxed">“{quote}”</blockquote>
                <figcaption className="mt-auto flex items-center gap-3 pt-6">
                  <img
                    src={src}
                    width={640}
                    height={640}
                    loading="lazy"
                    alt=""
                    className="size-12 rounded-full object-cover"
                  />
                  <span>
                    <span className="block font-semibold text-sm">{name}</span>
                    <span className="block text-muted-foreground text-sm">{role}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
