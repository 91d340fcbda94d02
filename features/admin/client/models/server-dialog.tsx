/** Adds a model server or changes one: its kind, its address, its key, and what its kind needs to know. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { SERVER_PROTOCOLS, type ServerOptions, serverOptionsSchema } from '#common/model-server.ts';
import { t } from '#common/texts.ts';
import { useForm } from '#platform/browser/use-form.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import { toast } from '#ui/overlay/toast-store.ts';
import {
  addModelServer,
  changeModelServer,
  type ServerEntry,
  serverFields,
} from '../../calls/model-calls.ts';
import { refreshAfterChange } from '../use-change.ts';
import { PROTOCOL_NAMES } from './engine-words.ts';
import { ServerOptionsFields } from './server-options.tsx';

const ADDRESSES = {
  a1111: 'http://192.168.1.20:7860',
  comfyui: 'http://192.168.1.20:8188',
  openai: 'http://192.168.1.20:11434/v1',
};

export interface ServerDialogProps {
  /** Absent: a new one. */
  server: ServerEntry | undefined;
  onClose: () => void;
}

export function ServerDialog({ server, onClose }: ServerDialogProps) {
  const client = useQueryClient();
  const [protocol, setProtocol] = useState(server?.protocol ?? 'a1111');
  const [options, setOptions] = useState<ServerOptions>(server?.options ?? serverOptionsSchema.parse({}));
  const { errors, pending, formProps } = useForm({
    schema: serverFields,
    read: ({ name, address, key }) => ({
      name,
      address,
      protocol,
      options,
      // An empty field leaves the key of a server that has one as it is.
      ...(key || !server ? { key } : {}),
      isEnabled: server?.isEnabled ?? true,
    }),
    send: async (body) => {
      if (server) await callApi(changeModelServer, { params: { id: server.id }, body });
      else await callApi(addModelServer, { body });
      toast({ title: server ? t('Server saved') : t('Server added') });
      await refreshAfterChange(client);
      onClose();
    },
  });
  const { fields } = errors;
  const said = (name: string) => (fields[name] ? { error: t(fields[name]) } : {});
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-h-[94dvh] max-w-xl overflow-y-auto">
        <DialogHeader>
          <DialogTitle>{server ? t('Edit {0}', server.name) : t('Add a model server')}</DialogTitle>
          <DialogDescription>
            {t('It can be on your own network. We don’t follow redirects.')}
          </DialogDescription>
        </DialogHeader>
        <form {...formProps} className="grid grid-cols-1 gap-5">
          <FormField label={t('Kind')}>
            <ChoiceSelect
              value={protocol}
              choices={SERVER_PROTOCOLS}
              nameOf={(one) => PROTOCOL_NAMES[one]}
              onChange={setProtocol}
            />
          </FormField>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <FormField label={t('Name')} {...said('name')} required>
              <Input
                name="name"
                autoComplete="off"
                maxLength={60}
                defaultValue={server?.name}
                placeholder="Studio PC"
              />
            </FormField>
            <FormField label={t('Address')} {...said('address')} required>
              <Input
                name="address"
                inputMode="url"
                autoComplete="off"
                spellCheck={false}
                defaultValue={server?.address}
                placeholder={ADDRESSES[protocol]}
              />
            </FormField>
          </div>
          <FormField
            label={protocol === 'openai' ? t('Key') : t('Key, or user:password')}
            aside={t('Optional')}
            {...said('key')}
            {...(server?.hasKey && { hint: t('A key is set. Leave this empty to keep it.') })}
          >
            <Input name="key" type="password" autoComplete="new-password" />
          </FormField>
          <ServerOptionsFields
            protocol={protocol}
            options={options}
            onChange={setOptions}
            errorOf={(name) => fields[`options.${name}`]}
          />
          {errors.form && (
            <p role="alert" className="font-medium text-destructive text-sm">
              {t(errors.form)}
            </p>
          )}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button type="submit" pending={pending}>
              {server ? t('Save') : t('Add server')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
