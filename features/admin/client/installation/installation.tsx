/** Every value of the installation with where it comes from, and buttons that try mail, files and models. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { callApi } from '#common/api-client.ts';
import { serverText, t } from '#common/texts.ts';
import type { User } from '#common/user.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card, CardDescription, CardHeader, CardTitle } from '#ui/display/card.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { Input } from '#ui/form/input.tsx';
import { type Installation as Facts, getInstallation, testStorage } from '../../calls/installation-calls.ts';
import { type EngineTool, getModels, tryModel } from '../../calls/model-calls.ts';
import { listSettings, type Setting } from '../../contract.ts';
import { useTestMail } from '../mail/use-test-mail.ts';
import { TOOL_NAMES } from '../models/engine-words.ts';
import { TestButton, TestResult, useTrial } from '../models/trial.tsx';

const SOURCES: Record<Setting['source'], string> = {
  default: t('Default'),
  environment: t('Environment'),
  set: t('Set here'),
};

export function Installation({ user }: { user: User }) {
  const facts = useQuery(apiQuery(getInstallation));
  const settings = useQuery(apiQuery(listSettings));
  if ((facts.isError && !facts.data) || (settings.isError && !settings.data))
    return (
      <ErrorState
        title={t('The values could not be loaded')}
        onRetry={() => {
          void facts.refetch();
          void settings.refetch();
        }}
      />
    );
  if (!facts.data || !settings.data)
    return (
      <div role="status" aria-label={t('Loading')} className="grid grid-cols-1 gap-5">
        <Skeleton className="h-48" />
        <Skeleton className="h-96" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tests facts={facts.data} user={user} />
      <Values facts={facts.data} settings={settings.data} />
    </div>
  );
}

function Tests({ facts, user }: { facts: Facts; user: User }) {
  const mail = useTestMail();
  const files = useMutation({
    mutationFn: () => callApi(testStorage),
    onError: onErrorNotify(t('Not tested'), t('The test couldn’t run. Please try again.')),
  });
  const models = useQuery(apiQuery(getModels));
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('Try it out')}</CardTitle>
        <CardDescription>
          {t('Each test does a little of the real work and says what came of it.')}
        </CardDescription>
      </CardHeader>
      <ul className="divide-y border-t">
        <li className="flex flex-wrap items-center justify-between gap-3 px-5 py-4 sm:px-6">
          <div className="min-w-0 flex-1">
            <h4 className="font-medium text-sm">{t('Mail')}</h4>
            <p className="wrap-anywhere text-muted-foreground text-sm">
              {facts.mail === 'smtp'
                ? t('Goes out through your mail server.')
                : t('No mail server is set: mails are kept in the outbox.')}
            </p>
          </div>
          <Test
            label={t('Send a test email to me')}
            isPending={mail.isPending}
            isOff={!user.email}
            onTest={() => mail.mutate({ email: user.email ?? '', type: 'notification' })}
          />
        </li>
        <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="min-w-0 flex-1">
              <h4 className="font-medium text-sm">{t('File store')}</h4>
              <p className="wrap-anywhere text-muted-foreground text-sm">
                {facts.files === 's3' ? t('A bucket (S3)') : facts.dataFolder}
              </p>
            </div>
            <Test
              label={t('Test the file store')}
              isPending={files.isPending}
              onTest={() => files.mutate()}
            />
          </div>
          <p role="status" className="wrap-anywhere flex items-start gap-2 text-sm empty:hidden">
            {files.data &&
              (files.data.isGood ? (
                <>
                  <CircleCheck className="mt-0.5 size-4 shrink-0 text-success" />
                  {t('Written, read back and deleted in {0} s.', showNumber(files.data.seconds))}
                </>
              ) : (
                <>
                  <CircleX className="mt-0.5 size-4 shrink-0 text-destructive" />
                  {serverText(files.data.error ?? '')}
                </>
              ))}
          </p>
        </li>
        {models.data?.tools
          .filter(({ kind, model }) => kind !== 'video' && model)
          .map((tool) => (
            <ModelTest key={tool.kind} tool={tool} />
          ))}
      </ul>
    </Card>
  );
}

function Test({
  label,
  isPending,
  isOff = false,
  onTest,
}: {
  label: string;
  isPending: boolean;
  isOff?: boolean;
  onTest: () => void;
}) {
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={label}
      disabled={isOff}
      pending={isPending}
      onClick={onTest}
    >
      {!isPending && <FlaskConical />} {isPending ? t('Testing...') : t('Test')}
    </Button>
  );
}

function ModelTest({ tool: { kind, model, engine, problem } }: { tool: EngineTool }) {
  const trial = useTrial(() => callApi(tryModel, { body: { kind, model: model ?? '' } }));
  const name = TOOL_NAMES[kind];
  return (
    <li className="grid grid-cols-1 gap-3 px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h4 className="font-medium text-sm">{name}</h4>
          <p className="wrap-anywhere text-muted-foreground text-sm">{engine}</p>
        </div>
        <TestButton trial={trial} label={t('Test the engine for {0}', name)} disabled={problem !== null} />
      </div>
      {problem && <p className="text-destructive text-sm">{serverText(problem)}</p>}
      <TestResult trial={trial} />
    </li>
  );
}

interface Row {
  name: string;
  value: string | null;
  source: Setting['source'];
}

function Values({ facts, settings }: { facts: Facts; settings: readonly Setting[] }) {
  const [typed, setTyped] = useState('');
  const rows: Row[] = [
    ...settings.map(({ key, value, source }) => ({ name: key, value: value || null, source })),
    ...facts.values,
  ];
  const wanted = typed.trim().toLowerCase();
  const shown = rows.filter(
    ({ name, value, source }) =>
      wanted === '' || [name, value ?? '', SOURCES[source]].some((one) => one.toLowerCase().includes(wanted)),
  );
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('All values')}</CardTitle>
        <CardDescription>
          {t(
            'Small names are changed in the admin area, large names in the environment or the file .env, followed by a restart.',
          )}{' '}
          <Link
            href="/admin?tab=settings"
            className="focus-ring rounded font-medium text-primary hover:underline"
          >
            {t('Change settings')}
          </Link>
        </CardDescription>
        <Input
          type="search"
          aria-label={t('Find a value')}
          placeholder={t('Find a value')}
          className="mt-2"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </CardHeader>
      {shown.length === 0 ? (
        <p className="border-t px-5 py-6 text-muted-foreground text-sm sm:px-6">
          {t('No value is called that.')}
        </p>
      ) : (
        <ul className="divide-y border-t">
          {shown.map((row) => (
            <li
              key={row.name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-5 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7.5rem] sm:px-6"
            >
              <code className="wrap-anywhere text-[0.8125rem]">{row.name}</code>
              <span className="wrap-anywhere text-muted-foreground max-sm:order-last max-sm:col-span-2">
                {row.value ?? '–'}
              </span>
              <Badge
                variant={
                  row.source === 'default' ? 'secondary' : row.source === 'set' ? 'success' : 'default'
                }
                className="justify-self-end"
              >
                {SOURCES[row.source]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
