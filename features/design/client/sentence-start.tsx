/** Begins with a sentence: four finished proposals to choose from. */

import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { t } from '#common/texts.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { MAX_SENTENCE } from '../contract.ts';
import { type DesignDocument, labelOf } from '../document/document.ts';
import type { FormatName } from '../document/formats.ts';
import { readingInWords, readSentence } from '../ideas/read-sentence.ts';
import { PageCanvas } from './page-canvas.tsx';
import { useBrandLogo, useIdeas } from './use-designs.ts';

export interface SentenceStartProps {
  format: FormatName | undefined;
  onChoose: (document: DesignDocument) => void;
}

export function SentenceStart({ format, onChoose }: SentenceStartProps) {
  const [sentence, setSentence] = useState('');
  const ideas = useIdeas();
  const logo = useBrandLogo();
  return (
    <section aria-labelledby="design-sentence" className="rounded-2xl border bg-card p-5 shadow-soft sm:p-6">
      <h2 id="design-sentence" className="font-semibold text-lg tracking-tight">
        {t('Start from a sentence')}
      </h2>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          ideas.mutate({ sentence, ...(format && { format }) });
        }}
      >
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
      {ideas.data && (
        <>
          <p className="mt-4 text-muted-foreground text-sm">
            {understood(ideas.variables.sentence, ideas.data.documents[0])}
            {ideas.data.by && t(' · Words by {0}', ideas.data.by)}
          </p>
          {ideas.data.problem && (
            <p role="status" className="mt-1 text-muted-foreground text-sm">
              {t('The words are taken from your sentence: {0}', ideas.data.problem)}
            </p>
          )}
          <ul className="mt-3 grid grid-cols-2 gap-4 lg:grid-cols-4" aria-label={t('Proposals')}>
            {ideas.data.documents.map((document, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: proposals have no names of their own and never move
              <li key={i}>
                <button
                  type="button"
                  onClick={() => onChoose(document)}
                  aria-label={t('Use proposal {0}', i + 1)}
                  className="focus-ring relative block aspect-[4/5] w-full overflow-hidden rounded-xl border bg-muted transition-shadow hover:shadow-lift"
                >
                  <PageCanvas
                    document={document}
                    logo={logo}
                    label={t('Proposal {0}', i + 1)}
                    className="absolute inset-3 h-[calc(100%-1.5rem)] w-[calc(100%-1.5rem)] bg-transparent object-contain drop-shadow-md"
                  />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** What the rules read out of the sentence, in words: the same that the proposals are made of. */
const understood = (sentence: string, first: DesignDocument | undefined): string =>
  readingInWords(readSentence(sentence), first ? labelOf(first.format) : '')
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
