/** One landing page: written in the same blocks as a mail, seen beside, and published by a switch. */

import { ArrowLeft, Copy, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LANGUAGES, t } from '#common/texts.ts';
import { IDEA_LANGUAGES } from '#common/wording/language.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { BlockType } from '../../blocks/block.ts';
import { pageHtml } from '../../blocks/page-html.ts';
import type { LandingPage, LandingPageBody } from '../../calls/landing-calls.ts';
import { fillWords, PUBLIC_WORDS } from '../../words/public-words.ts';
import { useAudiences } from '../audiences/use-audiences.ts';
import { BlockEditor } from '../blocks/block-editor.tsx';
import { Preview } from '../blocks/preview.tsx';
import { useBrand, useBrandKits } from '../blocks/use-brand.ts';
import { isReady } from '../is-ready.ts';
import { useSavedDraft } from '../use-saved-draft.ts';
import { useLandingPage } from './use-pages.ts';

const KINDS: readonly BlockType[] = [
  'heading',
  'text',
  'picture',
  'button',
  'offer',
  'form',
  'divider',
  'footer',
];
const SLUG = /^[a-z0-9](?:[a-z0-9-]{1,58}[a-z0-9])$/;
const NO_KIT = 'none';

type Draft = LandingPageBody & { slug: string };
const isGood = (draft: Draft): boolean =>
  draft.title.trim() !== '' && SLUG.test(draft.slug) && isReady({ blocks: draft.blocks });

export function PageEditor({ id, onClose }: { id: string; onClose: () => void }) {
  const page = useLandingPage(id);
  const { query } = page;
  return (
    <>
      <Button variant="ghost" size="sm" className="mb-2 -ml-3" onClick={onClose}>
        <ArrowLeft /> {t('All landing pages')}
      </Button>
      {query.data ? (
        <Editor page={query.data} actions={page} onClose={onClose} />
      ) : query.isError ? (
        <ErrorState title={t('This page could not be loaded')} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  );
}

const draftOf = (page: LandingPage): Draft => {
  const { title, slug, description, brandKitId, language, timeZone, blocks, isPublished } = page;
  return { title, slug, description, brandKitId, language, timeZone, blocks, isPublished };
};

function Editor({
  page,
  actions,
  onClose,
}: {
  page: LandingPage;
  actions: ReturnType<typeof useLandingPage>;
  onClose: () => void;
}) {
  const [first] = useState(() => draftOf(page));
  const { draft, setDraft, isSaved } = useSavedDraft(first, actions.save, isGood);
  const [isLeaving, setLeaving] = useState(false);
  const brand = useBrand(draft.brandKitId);
  const kits = useBrandKits();
  const audiences = useAudiences().data ?? [];
  const set = (values: Partial<Draft>) => setDraft({ ...draft, ...values });
  const html = (scheme: 'light' | 'dark') =>
    pageHtml(
      draft.blocks,
      brand,
      {
        ...draft,
        now: new Date(),
        url: page.url,
        pictureUrl: (src) => src,
        formOf: (id) => {
          const one = audiences.find((audience) => audience.id === id);
          const consent = fillWords(PUBLIC_WORDS[draft.language].consent, one?.senderName || one?.name || '');
          return one && { action: '#', consent: one.consent || consent, asksBirthday: one.asksBirthday };
        },
      },
      scheme,
    );
  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="truncate font-semibold text-2xl tracking-tight">{draft.title || t('New page')}</h1>
          <p role="status" className="mt-1 text-muted-foreground text-sm">
            {isSaved ? t('Saved') : isGood(draft) ? t('Saving…') : t('Not saved: correct what is marked.')}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {page.isPublished && (
            <>
              <Button variant="outline" onClick={() => void copyText(page.url)}>
                <Copy /> {t('Copy the address')}
              </Button>
              <Button variant="outline" asChild>
                <a href={`/p/${page.slug}`} target="_blank" rel="noreferrer">
                  <ExternalLink /> {t('Open')}
                </a>
              </Button>
            </>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Delete this page')}
            title={t('Delete this page')}
            onClick={() => setLeaving(true)}
          >
            <Trash2 />
          </Button>
        </div>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <CardContent className="grid grid-cols-1 gap-4 p-5 sm:grid-cols-2 sm:p-6">
              <div className="sm:col-span-2">
                <SwitchField
                  label={t('Published')}
                  hint={t('Everybody who has the address can open it.')}
                  checked={draft.isPublished}
                  onChange={(isPublished) => set({ isPublished })}
                  isFramed
                />
              </div>
              <FormField
                label={t('Title')}
                {...(!draft.title.trim() && { error: t('Please enter a title.') })}
              >
                <Input
                  value={draft.title}
                  maxLength={150}
                  onChange={(event) => set({ title: event.target.value })}
                />
              </FormField>
              <FormField
                label={t('Address')}
                {...(!SLUG.test(draft.slug) && {
                  error: t('Use 3 to 60 letters a to z, digits and hyphens.'),
                })}
              >
                <Input
                  value={draft.slug}
                  maxLength={60}
                  onChange={(event) => set({ slug: event.target.value.toLowerCase() })}
                />
              </FormField>
              <FormField
                label={t('Description')}
                hint={t('For search engines and previews in chats.')}
                className="sm:col-span-2"
              >
                <Textarea
                  value={draft.description}
                  rows={2}
                  maxLength={300}
                  onChange={(event) => set({ description: event.target.value })}
                />
              </FormField>
              <FormField label={t('Brand kit')}>
                <ChoiceSelect
                  value={draft.brandKitId ?? NO_KIT}
                  choices={[NO_KIT, ...kits.map(({ id }) => id)]}
                  nameOf={(id) => kits.find((one) => one.id === id)?.name ?? t('The default one')}
                  onChange={(id) => set({ brandKitId: id === NO_KIT ? null : id })}
                />
              </FormField>
              <FormField label={t('Language')}>
                <ChoiceSelect
                  value={draft.language}
                  choices={IDEA_LANGUAGES}
                  nameOf={(one) => LANGUAGES[one]}
                  onChange={(language) => set({ language })}
                />
              </FormField>
            </CardContent>
          </Card>
          <BlockEditor blocks={draft.blocks} kinds={KINDS} onChange={(blocks) => set({ blocks })} />
        </div>
        <div className="lg:sticky lg:top-20">
          <Preview title={t('The page as its visitors see it')} html={html} />
        </div>
      </div>
      {isLeaving && (
        <ConfirmDialog
          title={t('Delete this page?')}
          text={t('Its address answers no more.')}
          confirm={t('Delete')}
          pending={actions.remove.isPending}
          onConfirm={() => actions.remove.mutate(undefined, { onSuccess: onClose })}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}
