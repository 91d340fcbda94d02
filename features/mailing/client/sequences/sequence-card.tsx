/** One sequence: to whom, on or off, and its mails in their order with what became of each. */

import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { t, tn } from '#common/texts.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { fillIn } from '../../blocks/merge.ts';
import type { Audience } from '../../calls/audience-calls.ts';
import { MAX_STEPS, type Sequence } from '../../calls/sequence-calls.ts';
import { KINDS } from './sequence-kinds.tsx';
import { useSequence } from './use-sequences.ts';

interface SequenceCardProps {
  sequence: Sequence;
  audiences: readonly Audience[];
  onOpen: (mailing: string) => void;
}

export function SequenceCard({ sequence, audiences, onOpen }: SequenceCardProps) {
  const { id, kind, audienceId, days, isOn, steps, dueNow } = sequence;
  const { change, add, remove } = useSequence(id);
  const [isLeaving, setLeaving] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const name = t(KINDS[kind].label);
  const switchTo = (next: boolean) => change.mutate({ isOn: next }, { onSuccess: () => setAsking(false) });
  return (
    <li className="grid grid-cols-1 gap-4 rounded-2xl border bg-card p-5 shadow-soft" aria-label={name}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="flex items-center gap-2.5 font-semibold text-base">
          <span className="text-primary [&_svg]:size-5">{KINDS[kind].icon}</span>
          {name}
          <Badge variant={isOn ? 'success' : 'secondary'}>{isOn ? t('On') : t('Off')}</Badge>
        </h3>
        <div className="flex items-center gap-2">
          <Switch
            checked={isOn}
            disabled={change.isPending}
            aria-label={t('Send these mails: {0}', name)}
            // Many at once are asked for first.
            onCheckedChange={(next) => (next && dueNow > 0 ? setAsking(true) : switchTo(next))}
          />
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Delete: {0}', name)}
            onClick={() => setLeaving(true)}
          >
            <Trash2 />
          </Button>
        </div>
      </div>
      <p className="text-muted-foreground text-sm">{t(KINDS[kind].hint)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="flex items-center gap-2 text-sm">
          <span>{t('To')}</span>
          <ChoiceSelect
            label={t('Audience')}
            value={audienceId ?? ''}
            choices={[...(audienceId ? [] : ['']), ...audiences.map((one) => one.id)]}
            nameOf={(one) => audiences.find((known) => known.id === one)?.name ?? t('Choose an audience')}
            onChange={(next) => next && change.mutate({ audienceId: next })}
          />
        </div>
        {kind === 'comeback' && (
          <DaysField
            label={t('After days of silence')}
            value={days}
            min={1}
            onSave={(next) => change.mutate({ days: next })}
          />
        )}
      </div>
      <ol className="grid grid-cols-1 divide-y rounded-xl border">
        {steps.map((step, at) => (
          <li key={step.mailingId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-primary/10 font-semibold text-primary text-sm"
            >
              {at + 1}
            </span>
            <span className="min-w-0 flex-1 basis-48">
              <span className="block truncate font-medium text-sm">
                {fillIn(step.subject, {}, (value) => value) || t('Without a subject')}
              </span>
              <span className="block text-muted-foreground text-xs">
                {tn(step.counts.sent, '{n} mail sent', '{n} mails sent')}
                {step.counts.refused > 0 && ` · ${t('{0} refused', showNumber(step.counts.refused))}`}
              </span>
            </span>
            {(at > 0 || kind === 'welcome') && (
              <DaysField
                label={at === 0 ? t('Days after joining') : t('Days after the mail before')}
                value={step.delayDays}
                min={0}
                onSave={(delayDays) => change.mutate({ delays: [{ mailingId: step.mailingId, delayDays }] })}
              />
            )}
            <Button size="sm" variant="outline" onClick={() => onOpen(step.mailingId)}>
              <Pencil /> {t('Edit')}
            </Button>
          </li>
        ))}
      </ol>
      {kind !== 'birthday' && steps.length < MAX_STEPS && !isOn && (
        <Button
          variant="ghost"
          size="sm"
          className="w-fit"
          pending={add.isPending}
          onClick={() => add.mutate()}
        >
          <Plus /> {t('Add a mail')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('Switch it on?')}
          text={tn(
            dueNow,
            '{n} person was not heard of for that long and gets the first mail at once.',
            '{n} people were not heard of for that long and get the first mail at once.',
          )}
          confirm={t('Switch on')}
          pending={change.isPending}
          onConfirm={() => switchTo(true)}
          onClose={() => setAsking(false)}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          title={t('Delete this sequence?')}
          text={t('Its mails go, and nothing more of it is sent.')}
          confirm={t('Delete')}
          pending={remove.isPending}
          onConfirm={() => remove.mutate(undefined, { onSuccess: () => setLeaving(false) })}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  );
}

interface DaysFieldProps {
  label: string;
  value: number;
  min: number;
  onSave: (days: number) => void;
}

/** Saved when it is left. */
function DaysField({ label, value, min, onSave }: DaysFieldProps) {
  const [text, setText] = useState(String(value));
  const days = Number(text);
  const isGood = Number.isInteger(days) && days >= min && days <= 730;
  return (
    <div className="flex items-center gap-2 text-sm">
      <span aria-hidden className="text-muted-foreground">
        {label}
      </span>
      <Input
        type="number"
        aria-label={label}
        min={min}
        max={730}
        value={text}
        aria-invalid={!isGood}
        className="w-20"
        onChange={(event) => setText(event.target.value)}
        onBlur={() => {
          if (!isGood) setText(String(value));
          else if (days !== value) onSave(days);
        }}
      />
    </div>
  );
}
