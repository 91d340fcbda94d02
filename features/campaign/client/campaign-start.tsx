/** Begins a campaign: the sentence first, then the facts that were read out of it, and only then anything is made. */

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { listBrandKits } from '#features/design/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showDay } from '#platform/browser/format.ts';
import { wallField, zoneHere } from '#platform/browser/preferences/time-zone.ts';
import { useAddressValue } from '#platform/browser/work/use-address.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { MAX_BRIEF } from '../contract.ts';
import type { NetworkId } from '../networks/network-names.ts';
import { firstDayFor, isFarOff, missesOffer, type OfferDays, weeksFor } from '../pieces/plan-span.ts';
import { type FactDraft, FactFields } from './fact-fields.tsx';
import { NetworkChips } from './network-chips.tsx';
import { type Period, useCreateCampaign, usePeriod, useReadBrief } from './use-campaigns.ts';

const WEEKS = ['1', '2', '3', '4', '6', '8'] as const;
const NO_KIT = 'none';

const today = (): string => wallField(Date.now()).slice(0, 10);

export function CampaignStart({ onCreated }: { onCreated: (id: string) => void }) {
  // An occasion of the calendar begins the sentence.
  const [begun] = useAddressValue('brief');
  const [brief, setBrief] = useState(begun.slice(0, MAX_BRIEF));
  const [facts, setFacts] = useState<FactDraft>();
  const [period, setPeriod] = useState<Period>(null);
  const read = useReadBrief();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read.mutate(brief.trim(), {
      onSuccess: (answer) => {
        setPeriod(answer.period);
        setFacts(Object.fromEntries(answer.facts.map(({ key, value }) => [key, value])));
      },
    });
  };
  return (
    <section
      aria-labelledby="campaign-sentence"
      className="rounded-2xl border bg-card p-5 shadow-soft sm:p-6"
    >
      <h2 id="campaign-sentence" className="font-semibold text-lg tracking-tight">
        {facts ? t('Is everything right?') : t('What do you offer?')}
      </h2>
      {facts ? (
        <Check
          brief={brief}
          facts={facts}
          period={period}
          onFacts={setFacts}
          onBack={() => setFacts(undefined)}
          onCreated={onCreated}
        />
      ) : (
        <form className="mt-3 grid grid-cols-1 gap-3" onSubmit={submit}>
          <FormField
            label={t('In one sentence')}
            hint={t('What, for how much, when and where, in any of nine languages.')}
          >
            <Textarea
              value={brief}
              rows={2}
              maxLength={MAX_BRIEF}
              placeholder={t('Pumpkin rolls, half price, first week of November, shop in Munich')}
              onChange={(event) => setBrief(event.target.value)}
            />
          </FormField>
          <Button type="submit" className="w-fit" pending={read.isPending} disabled={brief.trim().length < 3}>
            <Sparkles /> {t('Read it')}
          </Button>
        </form>
      )}
    </section>
  );
}

/** The last one ends at midnight. */
const daysOf = (period: Period): OfferDays | null =>
  period && {
    from: wallField(period.from).slice(0, 10),
    to: wallField(Date.parse(period.to) - 1000).slice(0, 10),
  };

interface CheckProps {
  brief: string;
  period: Period;
  facts: FactDraft;
  onFacts: (facts: FactDraft) => void;
  onBack: () => void;
  onCreated: (id: string) => void;
}

function Check({ brief, facts, period, onFacts, onBack, onCreated }: CheckProps) {
  const offer = daysOf(usePeriod(brief, facts.dates ?? '', period));
  const [networks, setNetworks] = useState<NetworkId[]>(['instagram', 'facebook']);
  const [firstDay] = useAddressValue('startsOn', '', (value) => /^\d{4}-\d\d-\d\d$/.test(value));
  // Chosen by hand, they stay; else they follow the days of the offer.
  const [chosenDay, setStartsOn] = useState(firstDay);
  const [chosenWeeks, setWeeks] = useState<(typeof WEEKS)[number]>();
  const startsOn = chosenDay || firstDayFor(offer, today());
  const weeks = chosenWeeks ?? (offer ? weeksFor(offer, startsOn, WEEKS) : '2');
  const missed = offer && missesOffer(offer, startsOn, Number(weeks));
  const [hasFilms, setHasFilms] = useState(true);
  const [hasPrint, setHasPrint] = useState(true);
  const [hasPage, setHasPage] = useState(true);
  const [hasMail, setHasMail] = useState(true);
  const [kit, setKit] = useState(NO_KIT);
  const kits = useQuery(apiQuery(listBrandKits)).data ?? [];
  const create = useCreateCampaign(onCreated);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({
      brief,
      networks,
      startsOn,
      weeks: Number(weeks),
      hasFilms,
      hasPrint,
      hasPage,
      hasMail,
      timeZone: zoneHere(),
      facts: Object.entries(facts).map(([key, value]) => ({
        key: key as keyof FactDraft,
        value: value ?? '',
      })),
      ...(kit !== NO_KIT && { brandKitId: kit }),
    });
  };
  return (
    <form className="mt-3 grid grid-cols-1 gap-5" onSubmit={submit}>
      <p className="text-muted-foreground text-sm">
        {t('Correct it here: everything that is made takes its words from these facts.')}
      </p>
      <FactFields facts={facts} onChange={onFacts} />
      {offer ? (
        <p className={cn('text-sm', isFarOff(offer, today()) && 'text-warning')}>
          {t(
            'We take this for {0} to {1}. If that is wrong, write the days under “When”.',
            showDay(offer.from),
            showDay(offer.to),
          )}
          {isFarOff(offer, today()) && ` ${t('Is that the year you mean?')}`}
        </p>
      ) : (
        facts.dates?.trim() && (
          <p role="alert" className="text-sm text-warning">
            {t('Which days is that? Please write the first and the last one under “When”.')}
          </p>
        )
      )}
      <NetworkChips chosen={networks} onChange={setNetworks} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <FormField label={t('First day')}>
          <Input
            type="date"
            value={startsOn}
            required
            onChange={(event) => setStartsOn(event.target.value)}
          />
        </FormField>
        <FormField label={t('Weeks')}>
          <ChoiceSelect value={weeks} choices={WEEKS} nameOf={(one) => one} onChange={setWeeks} />
        </FormField>
        {kits.length > 0 && (
          <FormField label={t('Brand kit')}>
            <ChoiceSelect
              value={kit}
              choices={[NO_KIT, ...kits.map(({ id }) => id)]}
              nameOf={(id) => kits.find((one) => one.id === id)?.name ?? t('The default one')}
              onChange={setKit}
            />
          </FormField>
        )}
      </div>
      {missed && (
        <p role="alert" className="text-sm text-warning">
          {missed === 'before'
            ? t('With these weeks everything goes out long before the offer begins.')
            : t('On the first day the offer is over already.')}
        </p>
      )}
      <SwitchField
        label={t('With films')}
        hint={t('Upright and wide, some minutes each.')}
        checked={hasFilms}
        onChange={setHasFilms}
        isFramed
      />
      <SwitchField
        label={t('With print')}
        hint={t('A flyer and a price card as PDF.')}
        checked={hasPrint}
        onChange={setHasPrint}
        isFramed
      />
      <SwitchField
        label={t('With a landing page')}
        hint={t('One page for the offer, which ends by itself.')}
        checked={hasPage}
        onChange={setHasPage}
        isFramed
      />
      <SwitchField
        label={t('With a mail')}
        hint={t('To an audience that you choose later.')}
        checked={hasMail}
        onChange={setHasMail}
        isFramed
      />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          pending={create.isPending}
          disabled={networks.length === 0 || !facts.what?.trim() || !startsOn}
        >
          <Sparkles /> {t('Make everything')}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          <ArrowLeft /> {t('Back to the sentence')}
        </Button>
      </div>
    </form>
  );
}
