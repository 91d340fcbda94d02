/** What was found out about one file: the verdict first, then who signed it and what it says. */

import { BadgeCheck, FileQuestion, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentLocale, t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Card } from '#ui/display/card.tsx';
import type { Findings } from '../contract.ts';
import { cautionsOf, sourceWords, type Verdict, verdictOf } from './origin-words.ts';

const LOOKS: Record<Verdict['tone'], { icon: typeof BadgeCheck; className: string }> = {
  good: { icon: BadgeCheck, className: 'bg-success/12 text-success' },
  bad: { icon: ShieldAlert, className: 'bg-destructive/12 text-destructive' },
  plain: { icon: FileQuestion, className: 'bg-secondary text-secondary-foreground' },
};

export function FindingsCard({ name, findings }: { name: string; findings: Findings }) {
  const { tone, title, text } = verdictOf(findings);
  const { icon: Icon, className } = LOOKS[tone];
  const { said, manifest } = findings;
  return (
    <Card role="status" className="overflow-hidden">
      <div className="flex items-start gap-4 p-5 sm:p-6">
        <span aria-hidden className={cn('grid size-12 shrink-0 place-items-center rounded-2xl', className)}>
          <Icon className="size-6" />
        </span>
        <div className="grid grid-cols-1 min-w-0 gap-1">
          <p className="wrap-anywhere text-muted-foreground text-xs">{name}</p>
          <h2 className="font-semibold text-lg tracking-tight">{title}</h2>
          <p className="text-muted-foreground text-sm">{text}</p>
          {cautionsOf(findings).map((caution) => (
            <p key={caution} className="font-medium text-destructive text-sm">
              {caution}
            </p>
          ))}
        </div>
      </div>
      {manifest.signer && (
        <Facts title={t('The signature')}>
          <Fact label={t('Signed by')}>{manifest.signer.name}</Fact>
          <Fact label={t('Program')}>{manifest.software}</Fact>
          <Fact label={t('How it was made')}>{manifest.source && sourceWords(manifest.source)}</Fact>
          <Fact label={t('Key')}>
            <code className="text-xs">{manifest.signer.fingerprint.slice(0, 32)}</code>
          </Fact>
        </Facts>
      )}
      {said && (
        <Facts title={t('What the file says')}>
          <Fact label={t('How it was made')}>{said.source && sourceWords(said.source)}</Fact>
          <Fact label={t('Program')}>{said.software}</Fact>
          <Fact label={t('Tool')}>{said.tool}</Fact>
          <Fact label={t('Made by')}>{said.engine}</Fact>
          <Fact label={t('Prompt')}>
            {said.prompt && <span className="whitespace-pre-line">{said.prompt}</span>}
          </Fact>
          <Fact label={t('Seed')}>{said.seed}</Fact>
          <Fact label={t('Date')}>{said.madeAt && dateWords(said.madeAt)}</Fact>
        </Facts>
      )}
    </Card>
  );
}

/** A time as the reader writes it; what is no time is shown as it stands there. */
function dateWords(text: string): string {
  const time = new Date(text);
  return Number.isNaN(time.getTime())
    ? text
    : time.toLocaleString(currentLocale(), { dateStyle: 'long', timeStyle: 'short' });
}

const Facts = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-t p-5 sm:p-6">
    <h3 className="mb-3 font-medium text-sm">{title}</h3>
    <dl className="grid grid-cols-1 gap-x-6 gap-y-0.5 text-sm sm:grid-cols-[9rem_1fr] sm:gap-y-2">
      {children}
    </dl>
  </section>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children ? (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="wrap-anywhere min-w-0 max-sm:mb-2.5">{children}</dd>
    </>
  ) : null;
