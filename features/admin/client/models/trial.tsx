/** Trying an engine out: the button, and what came of it: the picture itself, the sound, the words, or the error. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleX, FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import { serverText, t, tn } from '#common/texts.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showNumber } from '#platform/browser/format.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import type { Tried } from '../../calls/model-calls.ts';
import { refreshAfterChange } from '../use-change.ts';

export function useTrial(send: () => Promise<Tried>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: onErrorNotify(t('Not tested'), t('The test couldn’t run. Please try again.')),
    // A server that was asked may have other models now.
    onSuccess: () => refreshAfterChange(client),
  });
}

type Trial = ReturnType<typeof useTrial>;

export const TestButton = ({
  trial,
  label,
  disabled = false,
}: {
  trial: Trial;
  /** For those who do not see where it stands. */
  label: string;
  disabled?: boolean;
}) => (
  <Button
    variant="outline"
    size="sm"
    className="w-fit lg:justify-self-end"
    aria-label={label}
    pending={trial.isPending}
    disabled={disabled}
    onClick={() => trial.mutate()}
  >
    {!trial.isPending && <FlaskConical />} {trial.isPending ? t('Testing...') : t('Test')}
  </Button>
);

export function TestResult({ trial, className }: { trial: Trial; className?: string }) {
  const { data } = trial;
  return (
    <div aria-live="polite" className={cn(!data && 'sr-only', className)}>
      {data && (
        <div className="grid grid-cols-1 gap-3 rounded-xl border bg-muted/40 p-3 text-sm">
          <p className="flex items-start gap-2">
            {data.isGood ? (
              <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleX className="mt-0.5 size-4 shrink-0 text-destructive" />
            )}
            <span className="wrap-anywhere min-w-0">{sentenceOf(data)}</span>
          </p>
          {data.picture && (
            <img src={data.picture} alt={t('What the engine drew')} className="max-h-56 w-fit rounded-lg" />
          )}
          {data.sound && <Sound {...data.sound} />}
          {data.words && (
            <blockquote className="wrap-anywhere border-l-2 pl-3 text-muted-foreground">
              {data.words}
            </blockquote>
          )}
        </div>
      )}
    </div>
  );
}

function sentenceOf({ isGood, error, seconds, modelCount }: Tried): string {
  if (!isGood) return error ? serverText(error) : t('It didn’t work.');
  const time = t('Works. Took {0} s.', showNumber(seconds));
  return modelCount === null ? time : `${time} ${tn(modelCount, 'It has {n} model.', 'It has {n} models.')}`;
}

/** The page may play what it holds itself, and nothing else. */
function Sound({ data, type }: { data: string; type: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const held = URL.createObjectURL(new Blob([bytes], { type }));
    setUrl(held);
    return () => URL.revokeObjectURL(held);
  }, [data, type]);
  // biome-ignore lint/a11y/useMediaCaption: one spoken sentence of a test
  return <audio controls src={url} aria-label={t('What the engine said')} className="w-full max-w-md" />;
}
