/** Changes one page: its words, its layout, and what its picture shows; only this page is made again. */

import { ArrowLeft, ArrowRight, Brush, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ANIMATIONS, MOODS, type PictureWish, type Seen, SHOTS } from '#common/character/story.ts';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { LAYOUTS } from '../book-limits.ts';
import type { Book, BookPage, PageChange } from '../contract.ts';
import { ANIMATION_LABELS, LAYOUT_LABELS, MOOD_LABELS, SHOT_LABELS } from '../labels.ts';
import type { BookChange } from './use-books.ts';

export interface PageEditorProps {
  book: Book;
  n: number;
  isPending: boolean;
  /** What was typed and not saved. */
  draft: PageDraft;
  onDraft: (draft: PageDraft) => void;
  onChange: (change: BookChange) => void;
}

export type PageDraft = Partial<BookPage & Pick<Book, 'blurb' | 'author'>>;

const MAX_SEEN = 3;

export function PageEditor({ book, n, isPending, draft: typed, onDraft, onChange }: PageEditorProps) {
  const page = book.pages[n]!;
  const draft: BookPage = { ...page, ...typed };
  const { blurb = book.blurb, author = book.author } = typed;
  const [isAsking, setAsking] = useState(false);
  const set = (change: PageDraft) => onDraft({ ...typed, ...change });
  const isCover = page.kind === 'cover';
  const isFixed = isCover || page.kind === 'title';
  const hasTitle = page.kind !== 'story' && page.kind !== 'comic' && page.kind !== 'text';
  const hasText = page.kind === 'story' || page.kind === 'text' || page.kind === 'chapter';
  const save = (picture: PictureWish | null = draft.picture) => {
    if (isFixed && (draft.title !== page.title || blurb !== book.blurb || author !== book.author)) {
      onChange({ type: 'book', title: draft.title, blurb, author });
      if (JSON.stringify(picture) === JSON.stringify(page.picture)) return;
    }
    const change: PageChange = {
      ...(hasTitle && !isFixed && { title: draft.title }),
      ...(hasText && { text: draft.text }),
      layout: draft.layout,
      ...(JSON.stringify(picture) !== JSON.stringify(page.picture) && { picture }),
      ...(draft.panels && {
        panels: draft.panels.map(({ pictureUrl: _, ...panel }) => panel),
      }),
      ...(draft.recipe && { recipe: cleaned(draft.recipe) }),
    };
    onChange({ type: 'page', n, pageId: page.id, change });
  };
  return (
    <section aria-label={t('Change this page')} className="grid grid-cols-1 gap-4 rounded-xl bg-muted/50 p-4">
      {hasTitle && (
        <FormField label={isFixed ? t('Title of the book') : t('Heading')} id="page-title">
          <Input
            value={draft.title}
            maxLength={120}
            onChange={(event) => set({ title: event.target.value })}
          />
        </FormField>
      )}
      {isCover && (
        <>
          <FormField label={t('Author')} id="page-author">
            <Input value={author} maxLength={120} onChange={(event) => set({ author: event.target.value })} />
          </FormField>
          <FormField label={t('Words on the back')} id="page-blurb">
            <Textarea
              rows={3}
              maxLength={600}
              value={blurb}
              onChange={(event) => set({ blurb: event.target.value })}
            />
          </FormField>
        </>
      )}
      {hasText && (
        <FormField label={t('Words on this page')} id="page-words">
          <Textarea
            rows={page.kind === 'story' ? 4 : 10}
            maxLength={6000}
            value={draft.text}
            onChange={(event) => set({ text: event.target.value })}
          />
        </FormField>
      )}
      {draft.recipe && <RecipeFields recipe={draft.recipe} onChange={(recipe) => set({ recipe })} />}
      {draft.panels?.map((panel, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: panels have no other name, and keep their places
        <fieldset key={i} className="grid grid-cols-1 gap-2">
          <legend className="mb-1 font-medium text-sm">{t('Panel {0}', `${i + 1}`)}</legend>
          <Input
            aria-label={t('Words in the box')}
            placeholder={t('Words in the box')}
            maxLength={300}
            value={panel.caption}
            onChange={(event) =>
              set({
                panels: draft.panels!.map((one, k) =>
                  k === i ? { ...one, caption: event.target.value } : one,
                ),
              })
            }
          />
          {panel.lines.map((line, k) => (
            <Input
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and keep their places
              key={k}
              aria-label={t(
                'What {0} says',
                book.company[panel.picture.seen[line.who]?.who ?? 0]?.name ?? '',
              )}
              maxLength={200}
              value={line.text}
              onChange={(event) =>
                set({
                  panels: draft.panels!.map((one, at) =>
                    at === i
                      ? {
                          ...one,
                          lines: one.lines.map((old, l) =>
                            l === k ? { ...old, text: event.target.value } : old,
                          ),
                        }
                      : one,
                  ),
                })
              }
            />
          ))}
        </fieldset>
      ))}
      {page.kind === 'story' && (
        <FormField label={t('Layout')} id="page-layout">
          <ChoiceSelect
            value={draft.layout}
            choices={LAYOUTS}
            nameOf={(layout) => LAYOUT_LABELS[layout]}
            onChange={(layout) => set({ layout })}
          />
        </FormField>
      )}
      {draft.picture && draft.layout !== 'words' && (
        <PictureFields
          picture={draft.picture}
          company={book.company}
          onChange={(picture) => set({ picture })}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button disabled={isPending} onClick={() => save()}>
          <Save /> {t('Save this page')}
        </Button>
        {draft.picture && (
          <Button
            variant="outline"
            disabled={isPending}
            onClick={() =>
              save({
                ...draft.picture!,
                seed: (draft.picture!.seed + 1013) % 99_991,
                isMirrored: !draft.picture!.isMirrored,
              })
            }
          >
            <Brush /> {t('Paint again')}
          </Button>
        )}
        {!isFixed && (
          <>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Move this page forward')}
              disabled={isPending || n <= 2}
              onClick={() => onChange({ type: 'move', n, pageId: page.id, to: n - 1 })}
            >
              <ArrowLeft />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Move this page back')}
              disabled={isPending || n >= book.pages.length - 1}
              onClick={() => onChange({ type: 'move', n, pageId: page.id, to: n + 1 })}
            >
              <ArrowRight />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t('Delete this page')}
              disabled={isPending}
              onClick={() => setAsking(true)}
            >
              <Trash2 />
            </Button>
          </>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('Delete this page?')}
          text={t('Its words and its picture are gone then.')}
          confirm={t('Delete')}
          pending={isPending}
          onConfirm={() => {
            setAsking(false);
            onChange({ type: 'delete', n, pageId: page.id });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type Recipe = NonNullable<BookPage['recipe']>;

const cleaned = ({ facts, ingredients, steps }: Recipe): Recipe => ({
  facts,
  ingredients: ingredients.map((one) => one.trim()).filter(Boolean),
  steps: steps.map((one) => one.trim()).filter(Boolean),
});

const RecipeFields = ({ recipe, onChange }: { recipe: Recipe; onChange: (recipe: Recipe) => void }) => (
  <>
    <FormField label={t('Servings and time')} id="recipe-facts">
      <Input
        maxLength={300}
        value={recipe.facts}
        onChange={(event) => onChange({ ...recipe, facts: event.target.value })}
      />
    </FormField>
    <FormField label={t('Ingredients, one a line')} id="recipe-ingredients">
      <Textarea
        rows={6}
        value={recipe.ingredients.join('\n')}
        onChange={(event) =>
          onChange({ ...recipe, ingredients: event.target.value.split('\n').slice(0, 60) })
        }
      />
    </FormField>
    <FormField label={t('Steps, one a line')} id="recipe-steps">
      <Textarea
        rows={6}
        value={recipe.steps.join('\n')}
        onChange={(event) => onChange({ ...recipe, steps: event.target.value.split('\n').slice(0, 40) })}
      />
    </FormField>
  </>
);

interface PictureProps {
  picture: PictureWish;
  company: Book['company'];
  onChange: (picture: PictureWish) => void;
}

function PictureFields({ picture, company, onChange }: PictureProps) {
  const { seen } = picture;
  const change = (who: number, how: Partial<Seen>) =>
    onChange({ ...picture, seen: seen.map((one) => (one.who === who ? { ...one, ...how } : one)) });
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-medium text-sm">{t('The picture')}</legend>
      <FormField label={t('Where and when')} id="picture-place">
        <Input
          maxLength={300}
          value={picture.place}
          onChange={(event) => onChange({ ...picture, place: event.target.value })}
        />
      </FormField>
      <FormField label={t('Seen')} id="picture-shot">
        <ChoiceSelect
          value={picture.shot}
          choices={SHOTS}
          nameOf={(shot) => SHOT_LABELS[shot]}
          onChange={(shot) => onChange({ ...picture, shot })}
        />
      </FormField>
      {company.map(({ name }, who) => {
        const own = seen.find((one) => one.who === who);
        return (
          <div key={name} className="grid grid-cols-1 items-center gap-2 sm:grid-cols-[8rem_1fr_1fr]">
            <label className="flex min-h-9 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4 accent-primary"
                checked={own !== undefined}
                disabled={!own && seen.length >= MAX_SEEN}
                onChange={(event) =>
                  onChange({
                    ...picture,
                    seen: event.target.checked
                      ? [...seen, { who, animation: 'idle', mood: 'calm' }]
                      : seen.filter((one) => one.who !== who),
                  })
                }
              />
              <span className="truncate">{name}</span>
            </label>
            {own && (
              <>
                <ChoiceSelect
                  label={t('What {0} does', name)}
                  value={own.animation}
                  choices={ANIMATIONS}
                  nameOf={(one) => ANIMATION_LABELS[one]}
                  onChange={(animation) => change(who, { animation })}
                />
                <ChoiceSelect
                  label={t('How {0} feels', name)}
                  value={own.mood}
                  choices={MOODS}
                  nameOf={(one) => MOOD_LABELS[one]}
                  onChange={(mood) => change(who, { mood })}
                />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
