/** The campaign again in another language: the facts side by side, written by a model or by hand. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Languages, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { LANGUAGES, type Language, t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { translateCampaign, translateFacts } from '../calls/language-calls.ts';
import type { Campaign } from '../contract.ts';
import type { FactKey } from '../facts/fact-keys.ts';
import { FACT_LABELS } from '../pieces/piece-words.ts';

const CODES = Object.keys(LANGUAGES) as Language[];

export interface LanguageWindowProps {
  campaign: Campaign;
  onMade: (id: string) => void;
  onClose: () => void;
}

export function LanguageWindow({ campaign, onMade, onClose }: LanguageWindowProps) {
  const client = useQueryClient();
  const others = CODES.filter((one) => one !== campaign.language);
  const filled = campaign.facts.filter(({ value }) => value !== '');
  const [language, setLanguage] = useState<Language>(others[0]!);
  const [words, setWords] = useState<Partial<Record<FactKey, string>>>({});
  const params = { id: campaign.id };
  const ask = useMutation({
    mutationFn: () => callApi(translateFacts, { params, body: { language } }),
    onSuccess: ({ facts, by }) => {
      if (by) setWords(Object.fromEntries(facts.map(({ key, value }) => [key, value])));
      else
        void notify({
          title: t('No text model is set here'),
          description: t('Please write the words yourself.'),
        });
    },
    onError: onErrorNotify(t('The words could not be written'), t('Please try again.')),
  });
  const make = useMutation({
    mutationFn: () =>
      callApi(translateCampaign, {
        params,
        body: {
          language,
          facts: campaign.facts.map(({ key, value }) => ({ key, value: words[key]?.trim() || value })),
        },
      }),
    onSuccess: async ({ id }) => {
      await refreshAfter(client, translateCampaign, { params });
      onMade(id);
    },
    onError: onErrorNotify(t('The campaign could not be started'), t('Please try again.')),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{t('In another language')}</DialogTitle>
          <DialogDescription>
            {t('Everything is made again of these words; this campaign stays as it is.')}
          </DialogDescription>
        </DialogHeader>
        <div className="flex flex-wrap items-end gap-3">
          <FormField label={t('Language')} className="min-w-48">
            <ChoiceSelect
              value={language}
              choices={others}
              nameOf={(one) => LANGUAGES[one]}
              onChange={(next) => {
                setLanguage(next);
                setWords({});
              }}
            />
          </FormField>
          <Button variant="outline" pending={ask.isPending} onClick={() => ask.mutate()}>
            <Sparkles /> {t('Suggest words')}
          </Button>
        </div>
        <ul className="grid max-h-96 grid-cols-1 gap-3 overflow-y-auto p-1">
          {filled.map(({ key, value }) => (
            <li key={key} className="grid grid-cols-1 items-end gap-2 sm:grid-cols-2">
              <p className="break-words rounded-lg bg-muted/60 px-3 py-2 text-sm">
                <span className="block text-muted-foreground text-xs">{t(FACT_LABELS[key])}</span>
                {value}
              </p>
              <Input
                aria-label={`${t(FACT_LABELS[key])} · ${LANGUAGES[language]}`}
                value={words[key] ?? ''}
                placeholder={value}
                maxLength={300}
                onChange={(event) => setWords({ ...words, [key]: event.target.value })}
              />
            </li>
          ))}
        </ul>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('Cancel')}</Button>
          </DialogClose>
          <Button pending={make.isPending} disabled={!words.what?.trim()} onClick={() => make.mutate()}>
            <Languages /> {t('Make it')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
