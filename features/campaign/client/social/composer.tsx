/** A post in the making: pictures in the network's shape, words as the network counts them, and when it goes out. */

import { CalendarPlus, Copy, Download, FolderDown, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { msg, serverText, t } from '#common/texts.ts';
import { momentOfField, wallField } from '#platform/browser/preferences/time-zone.ts';
import { useRequireUser } from '#platform/browser/session.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { MAX_CAPTION, MAX_FILES } from '../../contract.ts';
import { countedLength, hashtagsIn, problemsOf, textLimit } from '../../networks/fits.ts';
import { networkOf } from '../../networks/networks.ts';
import { areaOf, nearestShape, type Place, type Shape } from '../../social/cuts.ts';
import { FACEBOOK_SHAPES, GRID_ASPECT, POST_SHAPES, STORY, STORY_ZONES } from '../../social/shapes.ts';
import { Cut, Frame } from './frame.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { cutFile, type Shot, sizeOf } from './pictures.ts';
import { FacebookPost, InstagramPost } from './post-preview.tsx';
import { useCreatePost, useFiles } from './use-posts.ts';

const KINDS = ['post', 'story'] as const;
const KIND_WORDS = { post: msg('Post'), story: msg('Story') } as const;
const HOUR_MS = 3_600_000;

export function Composer({ network, initial = [] }: { network: 'instagram' | 'facebook'; initial?: Shot[] }) {
  const { user } = useRequireUser();
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('post');
  const [shots, setShots] = useState<Shot[]>(initial);
  const [current, setCurrent] = useState(0);
  const [shapeName, setShapeName] = useState<string>();
  const [caption, setCaption] = useState('');
  const [comment, setComment] = useState('');
  const [at, setAt] = useState(() => wallField(Date.now() + HOUR_MS));
  const files = useFiles();
  const create = useCreatePost((campaignId) => navigate(`/campaigns?campaign=${campaignId}`));
  const shapes = network === 'instagram' ? POST_SHAPES : FACEBOOK_SHAPES;
  const shot = shots[Math.min(current, shots.length - 1)];
  const proposed = shots[0] ? nearestShape(sizeOf(shots[0]), shapes) : shapes[0]!;
  const shape: Shape = kind === 'story' ? STORY : (shapes.find(({ name }) => name === shapeName) ?? proposed);
  const aspect = shape.width / shape.height;
  const place = (changed: Shot, next: Place) =>
    setShots(shots.map((one) => (one.id === changed.id ? { ...one, place: next } : one)));
  const cut = () =>
    Promise.all(
      shots.map((one, index) =>
        cutFile(one, areaOf(sizeOf(one), aspect, one.place), shape, shots.length > 1 ? ` ${index + 1}` : ''),
      ),
    );
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || t('Your page');
  const Preview = network === 'instagram' ? InstagramPost : FacebookPost;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid grid-cols-1 gap-5">
        <PictureDrop
          multiple={kind === 'post'}
          text={
            kind === 'post'
              ? t('One picture, or up to {0} for a carousel.', MAX_FILES)
              : t('A picture for the story.')
          }
          onShots={(next) => {
            setShots(kind === 'post' ? [...shots, ...next].slice(0, MAX_FILES) : next.slice(0, 1));
            setCurrent(kind === 'post' ? shots.length : 0);
          }}
        />
        {shots.length > 1 && <Strip {...{ shots, current, aspect, setCurrent, setShots }} />}
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          {network === 'instagram' && (
            <FormField label={t('As')}>
              <ChoiceSelect
                value={kind}
                choices={KINDS}
                nameOf={(one) => t(KIND_WORDS[one])}
                onChange={(next) => {
                  setKind(next);
                  if (next === 'story') setShots(shots.slice(0, 1));
                }}
              />
            </FormField>
          )}
          {kind === 'post' && (
            <FormField label={t('Shape')} hint={shapeName ? undefined : t('Proposed for your picture')}>
              <ChoiceSelect
                value={shape.name}
                choices={shapes.map((one) => one.name)}
                nameOf={(one) => one}
                onChange={setShapeName}
              />
            </FormField>
          )}
        </div>
        {shot && (
          <Frame
            shot={shot}
            shape={shape}
            onPlace={(next) => place(shot, next)}
            zones={kind === 'story' ? STORY_ZONES : []}
            className={cn('w-full justify-self-center', aspect < 0.7 ? 'max-w-64' : 'max-w-md')}
          />
        )}
        {kind === 'post' && (
          <>
            <Words {...{ network, caption, setCaption, shape }} />
            {network === 'instagram' && (
              <FormField
                label={t('First comment')}
                hint={t('A place for hashtags and links; copied with the reminder.')}
              >
                <Textarea
                  value={comment}
                  rows={2}
                  maxLength={MAX_CAPTION}
                  onChange={(event) => setComment(event.target.value)}
                />
              </FormField>
            )}
          </>
        )}
        <FormField label={t('Goes out')}>
          <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </FormField>
        <div className="flex flex-wrap gap-2">
          <Button
            pending={create.isPending}
            disabled={shots.length === 0 || !at}
            onClick={() =>
              create.mutate({
                cut,
                network,
                kind,
                caption: kind === 'story' ? '' : caption,
                firstComment: kind === 'story' ? '' : comment,
                publishAt: momentOfField(at).toISOString(),
              })
            }
          >
            <CalendarPlus /> {t('Put it on the calendar')}
          </Button>
          <Button
            variant="outline"
            pending={files.save.isPending}
            disabled={shots.length === 0}
            onClick={() => files.save.mutate(cut)}
          >
            <FolderDown /> {t('Save to library')}
          </Button>
          <Button variant="ghost" disabled={shots.length === 0} onClick={() => files.download.mutate(cut)}>
            <Download /> {t('Download')}
          </Button>
          {caption && (
            <Button variant="ghost" onClick={() => void copyText(caption)}>
              <Copy /> {t('Copy words')}
            </Button>
          )}
        </div>
      </div>
      <aside className="grid grid-cols-1 gap-4 lg:sticky lg:top-20" aria-label={t('Preview')}>
        {kind === 'post' ? (
          <Preview {...{ name, caption, shots, shape }} />
        ) : (
          <div className="relative mx-auto aspect-[9/16] w-60 overflow-hidden rounded-2xl border bg-muted">
            {shot && <Cut shot={shot} aspect={aspect} />}
          </div>
        )}
        {network === 'instagram' && kind === 'post' && shots[0] && (
          <div>
            <p className="mb-1.5 text-muted-foreground text-xs">{t('On your profile')}</p>
            <div className="relative w-24 overflow-hidden rounded-md" style={{ aspectRatio: GRID_ASPECT }}>
              <Cut shot={shots[0]} aspect={GRID_ASPECT} />
            </div>
          </div>
        )}
      </aside>
    </div>
  );
}

interface WordsProps {
  network: string;
  caption: string;
  setCaption: (text: string) => void;
  shape: Shape;
}

/** Counted as the network counts, with what it would refuse or cut. */
function Words({ network, caption, setCaption, shape }: WordsProps) {
  const limit = textLimit(network);
  const length = countedLength(caption, network);
  const tags = hashtagsIn(caption).length;
  const mostTags = networkOf(network)?.hashtags;
  const problems = problemsOf(caption, network, shape);
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <FormField label={t('Words')}>
        <Textarea
          value={caption}
          rows={5}
          maxLength={MAX_CAPTION}
          onChange={(event) => setCaption(event.target.value)}
        />
      </FormField>
      <p className="flex flex-wrap gap-x-4 text-muted-foreground text-xs tabular-nums">
        <span className={cn(limit !== undefined && length > limit && 'font-medium text-destructive')}>
          {limit === undefined ? length : `${length} / ${limit}`}
        </span>
        {mostTags !== undefined && (
          <span className={cn(tags > mostTags && 'font-medium text-destructive')}>
            {t('Hashtags: {0} of {1}', tags, mostTags)}
          </span>
        )}
      </p>
      {problems.map((one) => (
        <p key={one} role="status" className="flex gap-1.5 text-warning text-xs">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" /> {serverText(one)}
        </p>
      ))}
    </div>
  );
}

interface StripProps {
  shots: readonly Shot[];
  current: number;
  aspect: number;
  setCurrent: (at: number) => void;
  setShots: (shots: Shot[]) => void;
}

function Strip({ shots, current, aspect, setCurrent, setShots }: StripProps) {
  return (
    <ul className="flex gap-2 overflow-x-auto p-1" aria-label={t('Pictures of the carousel')}>
      {shots.map((shot, at) => (
        <li key={shot.id} className="relative shrink-0">
          <button
            type="button"
            aria-label={t('Picture {0}', at + 1)}
            aria-pressed={at === current}
            onClick={() => setCurrent(at)}
            className={cn(
              'focus-ring relative block h-24 overflow-hidden rounded-lg border-2',
              at === current ? 'border-primary' : 'border-transparent',
            )}
            style={{ aspectRatio: aspect }}
          >
            <Cut shot={shot} aspect={aspect} />
          </button>
          <Button
            variant="outline"
            size="icon"
            className="absolute -top-1 -right-1 size-6 rounded-full"
            aria-label={t('Remove picture {0}', at + 1)}
            onClick={() => {
              setShots(shots.filter((one) => one !== shot));
              setCurrent(0);
            }}
          >
            <X className="size-3" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
