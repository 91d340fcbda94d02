/** Where a new webhook sends, and for which events. */

import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  ADMIN_EVENTS,
  createWebhook,
  createWebhookBody,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '../../calls/webhook-calls.ts';
import { EVENT_WORDS } from './event-words.ts';

export interface WebhookFormProps {
  isAdmin: boolean;
  onAdded: (secret: string) => void;
  onCancel: () => void;
}

export function WebhookForm({ isAdmin, onAdded, onCancel }: WebhookFormProps) {
  const client = useQueryClient();
  const id = useId();
  const [events, setEvents] = useState<readonly WebhookEvent[]>(['job.finished', 'job.failed']);
  const { errors, pending, formProps } = useForm({
    schema: createWebhookBody,
    read: ({ url }) => ({ url, events }),
    send: async (body) => {
      const { secret } = await callApi(createWebhook, { body });
      await refreshAfter(client, createWebhook);
      onAdded(secret);
    },
  });
  const offered = WEBHOOK_EVENTS.filter((one) => isAdmin || !ADMIN_EVENTS.includes(one));
  const eventsError = errors.fields.events;
  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <FormField label={t('Address')} error={errors.fields.url && t(errors.fields.url)} required>
        <Input
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/atelier"
        />
      </FormField>
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-2 font-medium text-sm">{t('Tell it when')}</legend>
        {offered.map((event) => (
          <div key={event} className="flex items-start gap-3">
            <Checkbox
              id={`${id}-${event}`}
              className="mt-0.5"
              checked={events.includes(event)}
              onCheckedChange={(isOn) =>
                setEvents(isOn ? [...events, event] : events.filter((one) => one !== event))
              }
            />
            <label htmlFor={`${id}-${event}`} className="min-w-0 flex-1 cursor-pointer text-sm">
              <span className="block font-medium">
                {t(EVENT_WORDS[event].title)}{' '}
                <code className="font-normal text-muted-foreground text-xs">{event}</code>
              </span>
              <span className="block text-muted-foreground">{t(EVENT_WORDS[event].text)}</span>
            </label>
          </div>
        ))}
        {eventsError && (
          <p role="alert" className="font-medium text-destructive text-sm">
            {t(eventsError)}
          </p>
        )}
      </fieldset>
      {errors.form && (
        <p role="alert" className="font-medium text-destructive text-sm">
          {errors.form}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" pending={pending}>
          {pending ? t('Adding...') : t('Add webhook')}
        </Button>
      </div>
    </form>
  );
}
