/** Begins with a sentence: four finished proposals to choose from. */

import { Sparkles } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { t } from '#common/texts.ts';
import type { DesignDocument } from '#engine/page/document/document.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useRunningStage } from '#platform/browser/work/use-running-job.ts';
import { Progress } from '#ui/display/progress.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { MAX_SENTENCE } from '../contract.ts';
import { LogoChips, useLogoChoice } from './logo/logo-choice.tsx';
import { PageCanvas } from './page-canvas.tsx';
import { useIdeas } from './use-designs.ts';

export interface SentenceStartProps {
  format: FormatName | undefined;
  onChoose: (document: DesignDocument) => void;
}

export function SentenceStart({ format, onChoose }: SentenceStartProps) {
  const [sentence, setSentence] = useState('');
  const ideas = useIdeas();
  // A picture takes a while to paint: what needs none is shown at once.
  const pictured = useIdeas();
  const all = useMemo(
    () => [...(ideas.data?.documents ?? []), ...(pictured.data?.documents.filter(hasPicture) ?? [])],
    [ideas.data, pictured.data],
  );
  const logo = useLogoChoice(all);
  const [isTaking, setTaking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    pictured.reset();
    const ask = { sentence, hasLogo: logo.hasLogo, ...(format && { format }) };
    ideas.mutate(
      { ...ask, isQuick: true },
      { onSuccess: ({ isPictureWanted }) => isPictureWanted && pictured.mutate(ask) },
    );
  };
  const take = async (document: DesignDocument) => {
    setTaking(true);
    try {
      onChoose(await logo.stored(document));
    } catch (error) {
      onErrorNotify(t('That logo could not be used'))(error);
    } finally {
      setTaking(false);
    }
  };
  return (
    <section aria-labelledby="design-sentence" className="rounded-2xl border bg-card p-5 shadow-soft sm:p-6">
      <h2 id="design-sentence" className="font-semibold text-lg tracking-tight">
        {t('Start from a sentence')}
      </h2>
      <form className="mt-3 flex flex-wrap items-end gap-3" onSubmit={submit}>
        <FormField label={t('What do you need?')} className="min-w-64 flex-1">
          <Input
            value={sentence}
            maxLength={MAX_SENTENCE}
            placeholder={t('Flyer for our autumn bread sale, 20% off until Sunday')}
            onChange={(event) => setSentence(event.target.value)}
          />
        </FormField>
        <Button type="submit" pending={ideas.isPending} disabled={sentence.trim().length < 3}>
          <Sparkles /> {t('Show ideas')}
        </Button>
      </form>
      {ideas.isPending && (
        <>
          <Stage onCancel={ideas.cancel} />
          <Places />
        </>
      )}
      {!ideas.isPending && ideas.data && (
        <>
          <p className="mt-4 text-muted-foreground text-sm">
            {ideas.data.understood}
            {ideas.data.by && t(' · Words by {0}', ideas.data.by)}
          </p>
          {ideas.data.problem && (
            <p role="status" className="mt-1 text-muted-foreground text-sm">
              {t('The words are taken from your sentence: {0}', ideas.data.problem)}
            </p>
          )}
          <LogoChips choice={logo} />
          <ul className={GRID} aria-label={t('Proposals')}>
            {logo.documents.map((document, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: proposals have no names of their own and never move
              <li key={i}>
                <button
                  type="button"
                  disabled={isTaking}
                  onClick={() => void take(document)}
                  aria-label={t('Use proposal {0}', i + 1)}
                  className="focus-ring relative block aspect-[4/5] w-full overflow-hidden rounded-xl border bg-muted transition-shadow hover:shadow-lift"
                >
                  <Pages document={document} logo={logo.picture} label={t('Proposal {0}', i + 1)} />
                </button>
              </li>
            ))}
          </ul>
          {pictured.isPending && (
            <>
              <Stage
                note={t('Painting a picture for more proposals. You can choose one above already.')}
                onCancel={pictured.cancel}
              />
              <Places />
            </>
          )}
        </>
      )}
    </section>
  );
}

const GRID = 'mt-3 grid grid-cols-2 gap-4 lg:grid-cols-4';

/** How far the asking is; `note` stands before what is being done. */
function Stage({ note, onCancel }: { note?: string; onCancel: () => void }) {
  const running = useRunningStage('design-ideas');
  const stage = running?.stage ?? t('Waiting to start');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-56 flex-1 gap-1.5">
        {note && <p className="text-muted-foreground text-sm">{note}</p>}
        <Progress aria-label={stage} value={running?.percent ?? 0} />
        <p role="status" className="text-muted-foreground text-sm">
          {stage}…
        </p>
      </div>
      <Button type="button" size="sm" variant="outline" onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  );
}

const Places = () => (
  <div className={GRID} aria-hidden="true">
    {['a', 'b', 'c', 'd'].map((place) => (
      <Skeleton key={place} className="aspect-[4/5] rounded-xl" />
    ))}
  </div>
);

/** A card with both its sides: who it is for stands on the one, how they are reached on the other. */
function Pages({ document, logo, label }: { document: DesignDocument; logo: string | null; label: string }) {
  const isPair = document.pages.length > 1;
  return (
    <span className={isPair ? 'absolute inset-3 grid grid-rows-2 gap-3' : 'absolute inset-3 grid'}>
      {document.pages.slice(0, 2).map((_, page) => (
        <PageCanvas
          // biome-ignore lint/suspicious/noArrayIndexKey: front and back never change places
          key={page}
          document={document}
          page={page}
          logo={logo}
          label={page === 0 ? label : t('{0}, back', label)}
          className="size-full min-h-0 bg-transparent object-contain drop-shadow-md"
        />
      ))}
    </span>
  );
}

/** Of one's own or painted for it, and no sample. */
const hasPicture = ({ pages }: DesignDocument): boolean =>
  pages.some((page) =>
    page.layers.some((one) => one.type === 'picture' && one.src?.startsWith('/api/files/')),
  );
