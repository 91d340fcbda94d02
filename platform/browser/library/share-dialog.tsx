/** Links to a file or a collection: made, copied, limited and taken back here. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy, Link2, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { createShare, deleteShare, listShares, type Share } from '#common/library.ts';
import { t, tn } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { showDate } from '#platform/browser/format.ts';
import { momentOfField } from '#platform/browser/preferences/time-zone.ts';
import { copyText } from '#platform/browser/work/copy-download.ts';
import { Button } from '#ui/form/button.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '#ui/overlay/dialog.tsx';

export interface ShareDialogProps {
  what: { assetId: string } | { collectionId: string };
  title: string;
  onClose: () => void;
}

const fullUrl = (path: string) => `${location.origin}${path}`;
const copyLink = (path: string) =>
  copyText(fullUrl(path), { title: t('Link copied'), description: t('Anyone with the link can open it.') });

export function ShareDialog({ what, title, onClose }: ShareDialogProps) {
  const client = useQueryClient();
  const { data: shares = [] } = useQuery(apiQuery(listShares, { query: what }));
  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteShare, { params: { id } }),
    onSuccess: () => refreshAfter(client, deleteShare, { params: { id: '' } }),
    onError: onErrorNotify(t('Could not remove the link'), t('Please try again.')),
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{t('Share')}</DialogTitle>
          <DialogDescription className="line-clamp-2">
            {t('Anyone with the link can see “{0}” without signing in.', title)}
          </DialogDescription>
        </DialogHeader>
        {shares.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} onRemove={() => remove.mutate(share.id)} />
            ))}
          </ul>
        )}
        <NewShare what={what} />
      </DialogContent>
    </Dialog>
  );
}

function ShareRow({ share, onRemove }: { share: Share; onRemove: () => void }) {
  const facts = [
    share.hasPassword && 'password',
    share.expiresAt && t('until {0}', showDate(share.expiresAt)),
    !share.allowDownload && t('no download'),
    tn(share.views, '{n} view', '{n} views'),
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-2 rounded-xl border p-2 pl-3">
      <div className="min-w-0 flex-1">
        {share.url ? (
          <a
            href={share.url}
            target="_blank"
            rel="noreferrer"
            className="block truncate text-primary text-sm hover:underline"
          >
            {fullUrl(share.url)}
          </a>
        ) : (
          <span className="text-sm">{t('This link can no longer be shown.')}</span>
        )}
        <p className="text-muted-foreground text-xs">{facts.join(' · ')}</p>
      </div>
      {share.url && (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('Copy link')}
          onClick={() => void copyLink(share.url!)}
        >
          <Copy />
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t('Remove link')}
        className="text-destructive"
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    </li>
  );
}

function NewShare({ what }: Pick<ShareDialogProps, 'what'>) {
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [until, setUntil] = useState('');
  const [allowDownload, setAllowDownload] = useState(true);
  const [isListed, setListed] = useState(false);
  const create = useMutation({
    mutationFn: () =>
      callApi(createShare, {
        body: {
          ...what,
          allowDownload,
          isListed,
          ...(password && { password }),
          ...(until && { expiresAt: momentOfField(`${until}T23:59:59`).toISOString() }),
        },
      }),
    onSuccess: async ({ url }) => {
      setPassword('');
      await refreshAfter(client, createShare);
      if (url) await copyLink(url);
    },
    onError: onErrorNotify(t('Could not make a link'), t('Please try again.')),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <FormField label={t('Password')} aside={t('Optional')}>
          <Input
            type="text"
            autoComplete="off"
            value={password}
            maxLength={200}
            onChange={(event) => setPassword(event.target.value)}
          />
        </FormField>
        <FormField label={t('Ends on')} aside={t('Optional')}>
          <Input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
        </FormField>
      </div>
      <Choice label={t('Visitors can download it')} isOn={allowDownload} onChange={setAllowDownload} />
      <Choice label={t('Search engines may list it')} isOn={isListed} onChange={setListed} />
      <Button type="submit" pending={create.isPending}>
        <Link2 /> {t('Create link')}
      </Button>
    </form>
  );
}

function Choice({
  label,
  isOn,
  onChange,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className="flex items-center justify-between gap-3 text-sm">
      {label}
      <Switch checked={isOn} onCheckedChange={onChange} aria-label={label} />
    </label>
  );
}
