/** Templates that people propose to everybody, and those that everybody has: looked at, approved, refused and taken back. */

import { useQuery } from '@tanstack/react-query';
import { Check, Stamp, X } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { serverText, t, tn } from '#common/texts.ts';
import {
  approveTemplate,
  listModeratedTemplates,
  type ModeratedTemplate,
  refuseTemplate,
} from '#features/template/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { showMoment } from '#platform/browser/format.ts';
import { KIND_ICONS, KIND_NAMES } from '#platform/browser/templates/template-words.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Card } from '#ui/display/card.tsx';
import { EmptyState } from '#ui/display/empty-state.tsx';
import { ErrorState } from '#ui/display/error-state.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { useChange } from '../use-change.ts';

export function TemplatesTab() {
  const { data, isError, refetch } = useQuery({
    ...apiQuery(listModeratedTemplates),
    refetchOnMount: 'always',
  });
  const [toRefuse, setToRefuse] = useState<ModeratedTemplate>();
  const [reason, setReason] = useState('');
  const approve = useChange({
    send: ({ id, proposedAt }: ModeratedTemplate) =>
      callApi(approveTemplate, { params: { id }, body: { proposedAt } }),
    done: t('Everybody can use it now'),
    failed: t('The template could not be approved'),
  });
  const refuse = useChange({
    send: (order: { id: string; reason: string }) =>
      callApi(refuseTemplate, { params: { id: order.id }, body: { reason: order.reason } }),
    done: t('Its owner is told'),
    failed: t('The template could not be refused'),
  });
  const close = () => {
    setToRefuse(undefined);
    setReason('');
  };
  const waiting = data?.filter(({ state }) => state === 'proposed').length ?? 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p role="status" className="text-muted-foreground text-sm tabular-nums">
        {data && tn(waiting, '{n} template waits', '{n} templates wait')}
      </p>
      <Card>
        {isError && !data ? (
          <ErrorState title={t('The templates could not be loaded')} onRetry={() => void refetch()} />
        ) : !data ? (
          <div role="status" aria-label={t('Loading templates')} className="grid grid-cols-1 gap-4 p-5">
            <Skeleton className="h-24" />
            <Skeleton className="h-24" />
          </div>
        ) : data.length === 0 ? (
          <EmptyState
            icon={<Stamp />}
            title={t('No templates yet')}
            description={t('What people propose to everybody shows up here.')}
          />
        ) : (
          <ul className="divide-y">
            {data.map((template) => (
              <Row
                key={template.id}
                template={template}
                isPending={approve.isPending && approve.variables?.id === template.id}
                isDisabled={approve.isPending || refuse.isPending}
                onApprove={() => approve.mutate(template)}
                onRefuse={() => setToRefuse(template)}
              />
            ))}
          </ul>
        )}
      </Card>
      {toRefuse && (
        <ConfirmDialog
          title={
            toRefuse.state === 'proposed' ? t('Refuse this template?') : t('Take it back from everybody?')
          }
          text={t('“{0}” stays with its owner, who is told why.', toRefuse.name)}
          confirm={toRefuse.state === 'proposed' ? t('Refuse') : t('Take back')}
          pending={refuse.isPending}
          onClose={close}
          onConfirm={() => {
            if (reason.trim())
              refuse.mutate({ id: toRefuse.id, reason: reason.trim() }, { onSuccess: close });
          }}
        >
          <FormField label={t('Reason')} required>
            <Textarea
              rows={3}
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </FormField>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface RowProps {
  template: ModeratedTemplate;
  isPending: boolean;
  isDisabled: boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

function Row({ template, isPending, isDisabled, onApprove, onRefuse }: RowProps) {
  const { kind, name, description, state, email, parts, more, files, previewUrl, proposedAt } = template;
  const Icon = KIND_ICONS[kind];
  const written = parts.filter(({ value }) => value);
  return (
    <li className="grid grid-cols-1 gap-4 p-5 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <div className="grid h-40 w-32 place-items-center overflow-hidden rounded-lg bg-muted text-muted-foreground">
        {previewUrl ? (
          <img src={previewUrl} alt="" loading="lazy" className="size-full object-contain" />
        ) : (
          <Icon className="size-8" aria-hidden />
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          <Badge variant={state === 'proposed' ? 'warning' : 'success'}>
            {state === 'proposed' ? t('Proposed') : t('For everybody')}
          </Badge>
        </p>
        <p className="text-muted-foreground text-sm">
          {KIND_NAMES[kind]} · {email ?? t('Unknown')} · {showMoment(proposedAt)}
        </p>
        {description && <p className="text-sm">{description}</p>}
        {files.length > 0 && (
          <ul aria-label={t('Files')} className="flex flex-wrap gap-2">
            {files.map(({ url, type }, i) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  className="focus-ring grid size-16 place-items-center overflow-hidden rounded-lg border bg-muted text-xs"
                >
                  {type.startsWith('image/') ? (
                    <img
                      src={url}
                      alt={t('File {0}', i + 1)}
                      loading="lazy"
                      className="size-full object-cover"
                    />
                  ) : (
                    t('File {0}', i + 1)
                  )}
                </a>
              </li>
            ))}
          </ul>
        )}
        {written.length + more.length > 0 && (
          <details className="text-sm">
            <summary className="focus-ring w-fit cursor-pointer rounded text-muted-foreground">
              {t('All that is written in it')}
            </summary>
            <dl className="mt-2 grid max-h-64 grid-cols-1 gap-2 overflow-y-auto">
              {written.map((part) => (
                <div key={part.key}>
                  <dt className="text-muted-foreground text-xs">{serverText(part.name)}</dt>
                  <dd className="whitespace-pre-wrap break-words">{part.value}</dd>
                </div>
              ))}
              {more.map((text) => (
                <div key={text}>
                  <dt className="text-muted-foreground text-xs">{t('Also')}</dt>
                  <dd className="whitespace-pre-wrap break-words">{text}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        <div className="flex flex-wrap gap-2">
          {state === 'proposed' && (
            <Button size="sm" pending={isPending} disabled={isDisabled} onClick={onApprove}>
              <Check /> {t('Approve')}
            </Button>
          )}
          <Button size="sm" variant="outline" disabled={isDisabled} onClick={onRefuse}>
            <X /> {state === 'proposed' ? t('Refuse') : t('Take back')}
          </Button>
        </div>
      </div>
    </li>
  );
}
