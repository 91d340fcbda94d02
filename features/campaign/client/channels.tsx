/** The accounts through which pieces are sent: added, tried and removed; what opens them is never shown again. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Plug, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { msg, serverText, t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { Badge } from '#ui/display/badge.tsx';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  type ChannelBody,
  createChannel,
  deleteChannel,
  listChannels,
  testChannel,
} from '../calls/channel-calls.ts';
import { networkName } from '../networks/network-names.ts';

type Network = ChannelBody['network'];

interface Field {
  name: string;
  label: string;
  placeholder?: string;
  isSecret?: boolean;
  initial?: string;
}

const SERVER = msg('Address');
const FIELDS: Record<Network, { steps: string; fields: readonly Field[] }> = {
  mastodon: {
    steps: msg(
      'In Mastodon: Preferences, Development, New application, with write:statuses, write:media and read:accounts. Copy the access token.',
    ),
    fields: [
      { name: 'server', label: SERVER, placeholder: 'https://mastodon.social' },
      { name: 'token', label: msg('Access token'), isSecret: true },
    ],
  },
  bluesky: {
    steps: msg('In Bluesky: Settings, Privacy and security, App passwords. Make one and copy it.'),
    fields: [
      { name: 'handle', label: msg('Handle'), placeholder: 'bakery.bsky.social' },
      { name: 'password', label: msg('App password'), isSecret: true },
      { name: 'server', label: SERVER, initial: 'https://bsky.social' },
    ],
  },
  telegram: {
    steps: msg('Make a bot with @BotFather, add it to your channel as an administrator, and copy its token.'),
    fields: [
      { name: 'token', label: msg('Bot token'), isSecret: true },
      { name: 'chat', label: msg('Channel'), placeholder: '@bakery' },
      { name: 'server', label: SERVER, initial: 'https://api.telegram.org' },
    ],
  },
  wordpress: {
    steps: msg('In WordPress: Users, Profile, Application passwords. Add one and copy it.'),
    fields: [
      { name: 'server', label: SERVER, placeholder: 'https://example.com' },
      { name: 'user', label: msg('User name') },
      { name: 'password', label: msg('Application password'), isSecret: true },
    ],
  },
  discord: {
    steps: msg('In Discord: channel settings, Integrations, Webhooks. Make one and copy its address.'),
    fields: [
      { name: 'server', label: SERVER, placeholder: 'https://discord.com/api/webhooks/…', isSecret: true },
    ],
  },
  webhook: {
    steps: msg('Your program gets a form with key, title, text and file, once for each piece.'),
    fields: [{ name: 'server', label: SERVER, placeholder: 'https://example.com/hook' }],
  },
  facebook: {
    steps: msg(
      'On developers.facebook.com: make an app of the type Business, add pages_manage_posts and pages_read_engagement, and copy a page token that does not expire. The number stands under About on your page.',
    ),
    fields: [
      { name: 'account', label: msg('Number of the page'), placeholder: '1029384756' },
      { name: 'token', label: msg('Access token'), isSecret: true },
      { name: 'server', label: SERVER, initial: 'https://graph.facebook.com/v23.0' },
    ],
  },
  instagram: {
    steps: msg(
      'With the same app and a professional account that belongs to your page: add instagram_basic and instagram_content_publish, and copy the token. Instagram fetches the pictures here, so this installation needs a public https address.',
    ),
    fields: [
      { name: 'account', label: msg('Number of the account'), placeholder: '17841400000000000' },
      { name: 'token', label: msg('Access token'), isSecret: true },
      { name: 'server', label: SERVER, initial: 'https://graph.facebook.com/v23.0' },
    ],
  },
  linkedin: {
    steps: msg(
      'On linkedin.com/developers: make an app, add Share on LinkedIn and Sign In with OpenID Connect, and copy a token with openid, profile and w_member_social. It lasts sixty days.',
    ),
    fields: [
      { name: 'token', label: msg('Access token'), isSecret: true },
      { name: 'version', label: msg('Version of the API'), initial: '202610' },
      { name: 'server', label: SERVER, initial: 'https://api.linkedin.com' },
    ],
  },
  feed: {
    steps: msg('A feed of your own, as RSS and JSON, for readers, websites and other services.'),
    fields: [{ name: 'title', label: msg('Name of the feed'), placeholder: 'Bakery Huber' }],
  },
};
const NETWORKS = Object.keys(FIELDS) as Network[];

export const useChannels = () => useQuery(apiQuery(listChannels)).data ?? [];

export function Channels() {
  const client = useQueryClient();
  const channels = useChannels();
  const [isAdding, setAdding] = useState(false);
  const onError = onErrorNotify(t('Not changed'), t('Please try again.'));
  const onSuccess = () => refreshAfter(client, createChannel);
  const test = useMutation({
    mutationFn: (id: string) => callApi(testChannel, { params: { id } }),
    onSuccess: async ({ problem }) => {
      await onSuccess();
      if (!problem) notify({ title: t('The channel works') });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteChannel, { params: { id } }),
    onSuccess,
    onError,
  });
  return (
    <section aria-labelledby="channels" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id="channels" className="font-semibold text-lg">
            {t('Channels')}
          </h2>
          <p className="text-muted-foreground text-sm">
            {t('Approved pieces are sent there at their minute. For all other networks you are reminded.')}
          </p>
        </div>
        {!isAdding && (
          <Button variant="outline" onClick={() => setAdding(true)}>
            <Plus /> {t('Add a channel')}
          </Button>
        )}
      </div>
      {isAdding && <AddChannel onDone={() => setAdding(false)} />}
      {channels.length > 0 && (
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
          {channels.map(({ id, network, name, problem, feedUrl }) => (
            <li key={id} className="flex items-center gap-3 rounded-xl border bg-card p-3 shadow-soft">
              <Plug className="size-5 shrink-0 text-muted-foreground" />
              <div className="min-w-0 flex-1">
                <p className="truncate font-medium text-sm">{name}</p>
                <p className="truncate text-muted-foreground text-xs">{networkName(network)}</p>
                {feedUrl && (
                  <a
                    href={feedUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="focus-ring block truncate rounded text-primary text-xs hover:underline"
                  >
                    {feedUrl}
                  </a>
                )}
                {problem && <p className="mt-1 text-destructive text-xs">{serverText(problem)}</p>}
              </div>
              {!problem && <Badge variant="success">{t('Works')}</Badge>}
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Test: {0}', name)}
                pending={test.isPending && test.variables === id}
                onClick={() => test.mutate(id)}
              >
                <RefreshCw />
              </Button>
              <Button
                variant="ghost"
                size="icon"
                aria-label={t('Delete: {0}', name)}
                onClick={() => remove.mutate(id)}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function AddChannel({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const [network, setNetwork] = useState<Network>('mastodon');
  const [values, setValues] = useState<Record<string, string>>({});
  const { steps, fields } = FIELDS[network];
  const add = useMutation({
    mutationFn: () => {
      const settings = Object.fromEntries(
        fields.map(({ name, initial = '' }) => [name, values[name] ?? initial]),
      );
      return callApi(createChannel, { body: { network, settings } as ChannelBody });
    },
    onSuccess: async () => {
      await refreshAfter(client, createChannel);
      onDone();
    },
    onError: onErrorNotify(t('The channel does not open'), t('Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  return (
    <form
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 rounded-2xl border bg-card p-5 shadow-soft sm:grid-cols-2"
    >
      <FormField label={t('Network')} className="sm:col-span-2">
        <ChoiceSelect
          value={network}
          choices={NETWORKS}
          nameOf={networkName}
          onChange={(next) => {
            setNetwork(next);
            setValues({});
          }}
        />
      </FormField>
      <p className="text-muted-foreground text-sm sm:col-span-2">{t(steps)}</p>
      {fields.map(({ name, label, placeholder, isSecret, initial = '' }) => (
        <FormField key={`${network}-${name}`} label={t(label)}>
          <Input
            value={values[name] ?? initial}
            type={isSecret ? 'password' : 'text'}
            autoComplete="off"
            required
            placeholder={placeholder}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </FormField>
      ))}
      <div className="flex gap-3 sm:col-span-2">
        <Button type="submit" pending={add.isPending}>
          {t('Try and add')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
