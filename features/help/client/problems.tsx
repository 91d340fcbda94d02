/** Reporting a problem, what became of those reported, and for administrators the answers. */

import { Send, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { t } from '#common/texts.ts';
import { showMoment } from '#platform/browser/format.ts';
import { notify } from '#platform/browser/notice.ts';
import { useKept } from '#platform/browser/work/use-kept.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardContent } from '#ui/display/card.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { MESSAGE_REQUIRED, type ProblemOfSomebody, SUBJECT_REQUIRED } from '../contract.ts';
import { useProblems } from './use-help.ts';

const BLANK = { subject: '', message: '' };

export function Problems({ isAdmin, page }: { isAdmin: boolean; page: string }) {
  const { own, all, report, remove, answer } = useProblems(isAdmin);
  const [draft, setDraft, forget] = useKept('problem', BLANK);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (report.isPending) return;
    const missing = draft.subject.trim() ? (draft.message.trim() ? '' : MESSAGE_REQUIRED) : SUBJECT_REQUIRED;
    if (missing) notify({ title: t('Not ready yet'), description: t(missing), variant: 'destructive' });
    else report.mutate({ ...draft, page }, { onSuccess: () => forget(BLANK) });
  };
  return (
    <section aria-labelledby="help-report" className="grid grid-cols-1 gap-4">
      <h2 id="help-report" className="-mb-1 font-semibold text-lg">
        {t('Ask or report a problem')}
      </h2>
      <Card>
        <CardContent className="p-5 sm:p-6">
          <form onSubmit={submit} className="grid gap-4">
            <p className="text-muted-foreground text-sm">
              {t('It goes to the administrators of this installation. The answer comes here and by e-mail.')}
            </p>
            <FormField label={t('Subject')} id="problem-subject">
              <Input
                value={draft.subject}
                maxLength={120}
                onChange={(event) => setDraft({ ...draft, subject: event.target.value })}
              />
            </FormField>
            <FormField label={t('What happened?')} id="problem-message">
              <Textarea
                rows={5}
                maxLength={4000}
                placeholder={t('What did you do, what did you expect, and what came instead?')}
                value={draft.message}
                onChange={(event) => setDraft({ ...draft, message: event.target.value })}
              />
            </FormField>
            <div>
              <Button type="submit" pending={report.isPending}>
                {!report.isPending && <Send />} {t('Send')}
              </Button>
            </div>
          </form>
        </CardContent>
      </Card>
      {own.length > 0 && (
        <section aria-label={t('What I have asked')} className="grid gap-3">
          <h3 className="font-medium text-sm">{t('What I have asked')}</h3>
          <ul className="grid gap-3">
            {own.map((one) => (
              <li key={one.id} className="grid gap-2 rounded-xl border bg-card p-4 shadow-soft">
                <div className="flex items-start justify-between gap-3">
                  <p className="min-w-0 break-words font-medium text-sm">{one.subject}</p>
                  <div className="flex shrink-0 items-center gap-1">
                    <Badge variant="secondary">{one.status === 'answered' ? t('Answered') : t('Open')}</Badge>
                    <Button
                      variant="ghost"
                      size="icon"
                      aria-label={t('Delete: {0}', one.subject)}
                      onClick={() => remove.mutate(one.id)}
                    >
                      <Trash2 />
                    </Button>
                  </div>
                </div>
                <p className="whitespace-pre-wrap break-words text-muted-foreground text-sm">{one.message}</p>
                {one.answer && (
                  <p className="whitespace-pre-wrap break-words rounded-lg bg-muted/60 p-3 text-sm">
                    {one.answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isAdmin && all.length > 0 && (
        <section aria-label={t('What people have asked')} className="grid gap-3">
          <h3 className="font-medium text-sm">{t('What people have asked')}</h3>
          <ul className="grid gap-3">
            {all.map((one) => (
              <Asked
                key={one.id}
                problem={one}
                isPending={answer.isPending}
                onAnswer={(text) => answer.mutate({ id: one.id, text })}
              />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

interface AskedProps {
  problem: ProblemOfSomebody;
  isPending: boolean;
  onAnswer: (text: string) => void;
}

function Asked({ problem, isPending, onAnswer }: AskedProps) {
  const { id, subject, message, email, page, createdAt, answer } = problem;
  const [text, setText] = useState('');
  return (
    <li className="grid gap-2 rounded-xl border bg-card p-4 shadow-soft">
      <p className="break-words font-medium text-sm">{subject}</p>
      <p className="break-words text-muted-foreground text-xs">
        {[email, page, showMoment(createdAt)].filter(Boolean).join(' · ')}
      </p>
      <p className="whitespace-pre-wrap break-words text-sm">{message}</p>
      {answer ? (
        <p className="whitespace-pre-wrap break-words rounded-lg bg-muted/60 p-3 text-sm">{answer}</p>
      ) : (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() && !isPending) onAnswer(text.trim());
          }}
        >
          <FormField label={t('Answer to “{0}”', subject)} id={`answer-${id}`}>
            <Textarea
              rows={3}
              maxLength={4000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </FormField>
          <div>
            <Button type="submit" size="sm" variant="secondary" disabled={!text.trim()} pending={isPending}>
              {t('Answer')}
            </Button>
          </div>
        </form>
      )}
    </li>
  );
}
