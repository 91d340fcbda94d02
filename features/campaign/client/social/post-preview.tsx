/** How a post will look: as Instagram or Facebook draws it, as a story, and as a tile of the profile. */

import { Bookmark, Heart, MessageCircle, Send, Share2, ThumbsUp } from 'lucide-react';
import { t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import type { Shape } from '../../social/cuts.ts';
import { Cut } from './frame.tsx';
import type { Shot } from './pictures.ts';

export interface PostPreviewProps {
  name: string;
  caption: string;
  shots: readonly Shot[];
  shape: Shape;
}

/** Letters that are seen before the rest is folded away. */
const INSTAGRAM_FOLD = 125;
const FACEBOOK_FOLD = 477;

function Folded({ text, at }: { text: string; at: number }) {
  const isLong = text.length > at;
  return (
    <span className="whitespace-pre-line break-words">
      {isLong ? `${text.slice(0, at).trimEnd()}… ` : text}
      {isLong && <span className="text-muted-foreground">{t('more')}</span>}
    </span>
  );
}

const Face = ({ name }: { name: string }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <span
      aria-hidden
      className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-gradient font-semibold text-primary-foreground text-xs"
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
    <span className="truncate font-semibold text-sm">{name}</span>
  </span>
);

export function InstagramPost({ name, caption, shots, shape }: PostPreviewProps) {
  const [first] = shots;
  return (
    <figure aria-label={t('Preview of the post')} className="overflow-hidden rounded-xl border bg-card">
      <div className="p-3">
        <Face name={name} />
      </div>
      <div className="relative bg-muted" style={{ aspectRatio: shape.width / shape.height }}>
        {first && <Cut shot={first} aspect={shape.width / shape.height} />}
        {shots.length > 1 && (
          <span className="absolute top-3 right-3 rounded-full bg-black/65 px-2 py-0.5 text-white text-xs tabular-nums">
            1/{shots.length}
          </span>
        )}
      </div>
      <div aria-hidden className="flex items-center gap-4 px-3 pt-3 [&_svg]:size-5">
        <Heart /> <MessageCircle /> <Send /> <Bookmark className="ml-auto" />
      </div>
      <figcaption className="p-3 text-sm">
        <span className="font-semibold">{name}</span> <Folded text={caption} at={INSTAGRAM_FOLD} />
      </figcaption>
    </figure>
  );
}

export function FacebookPost({ name, caption, shots, shape }: PostPreviewProps) {
  return (
    <figure aria-label={t('Preview of the post')} className="overflow-hidden rounded-xl border bg-card">
      <figcaption className="grid gap-2 p-3 text-sm">
        <Face name={name} />
        {caption && <Folded text={caption} at={FACEBOOK_FOLD} />}
      </figcaption>
      <Album shots={shots} shape={shape} />
      <div
        aria-hidden
        className="flex justify-around p-2.5 text-muted-foreground text-sm [&>span]:flex [&>span]:items-center [&>span]:gap-1.5 [&_svg]:size-4"
      >
        <span>
          <ThumbsUp /> {t('Like')}
        </span>
        <span>
          <MessageCircle /> {t('Comment')}
        </span>
        <span>
          <Share2 /> {t('Share')}
        </span>
      </div>
    </figure>
  );
}

/** Up to five are seen, the last one with how many more there are. */
function Album({ shots, shape }: Pick<PostPreviewProps, 'shots' | 'shape'>) {
  if (shots.length <= 1)
    return (
      <div className="relative bg-muted" style={{ aspectRatio: shape.width / shape.height }}>
        {shots[0] && <Cut shot={shots[0]} aspect={shape.width / shape.height} />}
      </div>
    );
  const seen = shots.slice(0, 5);
  const top = seen.length === 3 ? 1 : 2;
  return (
    <div className="grid grid-cols-6 gap-0.5 bg-muted">
      {seen.map((shot, at) => (
        <div
          key={shot.id}
          className={cn(
            'relative overflow-hidden',
            at < top
              ? top === 1
                ? 'col-span-6'
                : 'col-span-3'
              : seen.length === 5
                ? 'col-span-2'
                : 'col-span-3',
          )}
          style={{ aspectRatio: at < top && top === 1 ? 2 : 1 }}
        >
          <Cut shot={shot} aspect={at < top && top === 1 ? 2 : 1} />
          {at === 4 && shots.length > 5 && (
            <span className="absolute inset-0 grid place-items-center bg-black/55 font-semibold text-lg text-white">
              +{shots.length - 5}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
