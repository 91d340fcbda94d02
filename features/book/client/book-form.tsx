/** What a book is made from: a sentence or one's own text, who plays in it, and how it looks. */

import { useQuery } from '@tanstack/react-query';
import { BookOpen } from 'lucide-react';
import { t } from '#common/texts.ts';
import { SPOKEN } from '#common/voice-words.ts';
import { listUserAvatars } from '#features/avatar/contract.ts';
import { LANGUAGE_LABELS } from '#features/speech/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { cn } from '#ui/cn.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  BOOK_FORMATS,
  BOOK_KINDS,
  BOOK_READERS,
  type BookKind,
  DEFAULT_PAGES,
  MAX_PROMPT,
  MAX_TEXT,
} from '../book-limits.ts';
import { FORMAT_LABELS, KIND_LABELS, READER_LABELS } from '../labels.ts';
import { chapterOf } from './accepts.ts';
import { type BookDraft, SAMPLES, sourceOf, withChapter } from './book-draft.ts';

const PAGE_COUNTS = ['8', '12', '16', '24', '32', '40'];
const MAX_CAST = 3;
const SHAPES: Record<BookKind, Partial<BookDraft>> = {
  picture: { format: 'square', readers: 'small' },
  comic: { format: 'portrait', readers: 'middle' },
  recipes: { format: 'portrait', readers: 'all' },
  guide: { format: 'portrait', readers: 'all' },
};

export interface BookFormProps {
  draft: BookDraft;
  onChange: (draft: BookDraft) => void;
  onSubmit: () => void;
  isPending: boolean;
}

export function BookForm({ draft, onChange, onSubmit, isPending }: BookFormProps) {
  const set = (change: Partial<BookDraft>) => onChange({ ...draft, ...change });
  const source = sourceOf(draft);
  const canTell = draft.kind === 'picture' || draft.kind === 'comic';
  return (
    <form
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset>
        <legend className="mb-2 font-medium text-sm">{t('What kind of book?')}</legend>
        <div className="grid grid-cols-2 gap-2">
          {BOOK_KINDS.map((kind) => (
            <Chip
              key={kind}
              isOn={draft.kind === kind}
              onClick={() => set({ kind, pages: DEFAULT_PAGES[kind], ...SHAPES[kind] })}
            >
              {t(KIND_LABELS[kind])}
            </Chip>
          ))}
        </div>
      </fieldset>
      {canTell && (
        <div className="flex gap-2">
          <Chip isOn={source === 'prompt'} onClick={() => set({ source: 'prompt' })}>
            {t('From a sentence')}
          </Chip>
          <Chip isOn={source === 'text'} onClick={() => set({ source: 'text' })}>
            {t('From my text')}
          </Chip>
        </div>
      )}
      <FormField
        label={source === 'prompt' ? t('What is it about?') : t('Your text')}
        id="book-words"
        hint={hintFor(draft)}
        aside={
          !draft[source].trim() && (
            <button
              type="button"
              className="font-medium text-primary"
              onClick={() => set({ [source]: SAMPLES[draft.kind] })}
            >
              {t('Try the sample')}
            </button>
          )
        }
      >
        <Textarea
          rows={source === 'prompt' ? 4 : 14}
          maxLength={source === 'prompt' ? MAX_PROMPT : MAX_TEXT}
          value={draft[source]}
          onChange={(event) => set({ [source]: event.target.value })}
        />
      </FormField>
      {source === 'text' && (
        <FromLibraryButton
          query={{ tool: 'note' }}
          size="sm"
          className="justify-self-start"
          onPick={(item) =>
            chapterOf(item)
              .then((chapter) => onChange(withChapter(draft, chapter)))
              .catch(onErrorNotify(t('That could not be opened')))
          }
        >
          {t('Add a note as a chapter')}
        </FromLibraryButton>
      )}
      <CastField ids={draft.characterIds} onChange={(characterIds) => set({ characterIds })} />
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <FormField label={t('Title')} id="book-title" hint={t('Leave empty to have one made up.')}>
          <Input
            value={draft.title}
            maxLength={120}
            onChange={(event) => set({ title: event.target.value })}
          />
        </FormField>
        <FormField label={t('Author')} id="book-author">
          <Input
            value={draft.author}
            maxLength={120}
            onChange={(event) => set({ author: event.target.value })}
          />
        </FormField>
        {source === 'prompt' && (
          <FormField label={t('Pages')} id="book-pages">
            <ChoiceSelect
              value={`${draft.pages}`}
              choices={PAGE_COUNTS}
              nameOf={(count) => count}
              onChange={(count) => set({ pages: Number(count) })}
            />
          </FormField>
        )}
        <FormField label={t('Size')} id="book-format">
          <ChoiceSelect
            value={draft.format}
            choices={BOOK_FORMATS}
            nameOf={(format) => FORMAT_LABELS[format]}
            onChange={(format) => set({ format })}
          />
        </FormField>
        <FormField label={t('For whom?')} id="book-readers">
          <ChoiceSelect
            value={draft.readers}
            choices={BOOK_READERS}
            nameOf={(readers) => READER_LABELS[readers]}
            onChange={(readers) => set({ readers })}
          />
        </FormField>
        <FormField label={t('Language')} id="book-language">
          <ChoiceSelect
            value={draft.language}
            choices={['auto', ...SPOKEN] as const}
            nameOf={(language) => (language === 'auto' ? t('Same as the text') : LANGUAGE_LABELS[language])}
            onChange={(language) => set({ language })}
          />
        </FormField>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {!isPending && <BookOpen />} {t('Make the book')}
      </Button>
    </form>
  );
}

function hintFor({ kind, ...draft }: BookDraft): string {
  if (kind === 'recipes') return t('# before each dish, - before ingredients, numbers before steps.');
  if (kind === 'guide') return t('Markdown: # before chapters, ## before sections, - before lists.');
  return sourceOf({ kind, ...draft }) === 'prompt'
    ? t('Who is it about, and what happens? We’ll turn it into a story with pictures.')
    : t('Your words stay as they are. Each page gets a picture.');
}

interface ChipProps {
  isOn: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

const Chip = ({ isOn, onClick, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onClick}
    className={cn(
      'focus-ring min-h-11 flex-1 rounded-xl border px-3 py-2 font-medium text-sm transition-colors',
      isOn
        ? 'border-primary bg-primary/10 text-foreground'
        : 'bg-card text-muted-foreground hover:text-foreground',
    )}
  >
    {children}
  </button>
);

/** Up to three characters of one's own; whoever is missing is made up. */
function CastField({ ids, onChange }: { ids: readonly string[]; onChange: (ids: string[]) => void }) {
  const { data: characters = [] } = useQuery(apiQuery(listUserAvatars, { query: { limit: 100 } }));
  if (characters.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">{t('With my characters')}</legend>
      <ul className="flex max-h-40 flex-wrap gap-2 overflow-y-auto p-0.5">
        {characters.map(({ id, name, imageUrl }) => {
          const isOn = ids.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={isOn}
                disabled={!isOn && ids.length >= MAX_CAST}
                onClick={() => onChange(isOn ? ids.filter((one) => one !== id) : [...ids, id])}
                className={cn(
                  'focus-ring flex min-h-11 items-center gap-2 rounded-full border py-1 ps-1 pe-3 text-sm disabled:opacity-50',
                  isOn ? 'border-primary bg-primary/10' : 'bg-card',
                )}
              >
                <Avatar src={imageUrl ?? null} name={name} />
                <span className="max-w-32 truncate">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
