/** When a piece goes out, and by which way: sent from here, or posted by hand at a reminder. */

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '#common/texts.ts';
import { listAudiences } from '#features/mailing/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { momentOfField, wallField } from '#platform/browser/preferences/time-zone.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import type { Piece } from '../contract.ts';
import { takesAll } from '../networks/networks.ts';
import { useChannels } from './channels.tsx';
import type { PlanBody } from './use-campaigns.ts';

const BY_HAND = 'by-hand';

export interface PlanWindowProps {
  piece: Piece;
  pending: boolean;
  onPlan: (body: Partial<PlanBody>) => void;
  onClose: () => void;
}

export function PlanWindow({ piece, pending, onPlan, onClose }: PlanWindowProps) {
  const [at, setAt] = useState(() => wallField(piece.publishAt ?? Date.now()));
  const isMail = piece.kind === 'email';
  const isPage = piece.kind === 'landing';
  const audiences = useQuery({ ...apiQuery(listAudiences), enabled: isMail }).data ?? [];
  const [audience, setAudience] = useState(piece.audienceId ?? '');
  const channels = useChannels().filter(({ network }) => network === piece.network || takesAll(network));
  const [channel, setChannel] = useState('');
  const way = channel || channels[0]?.id || BY_HAND;
  const isStale = piece.state === 'stale';
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-md">
        <DialogHeader>
          <DialogTitle>{isStale ? t('Send an out-of-date piece?') : t('Plan this piece')}</DialogTitle>
          <DialogDescription>
            {isStale
              ? t('It shows a fact that has changed since. Better make it again first.')
              : isMail
                ? t('It is sent to everybody in the audience who agreed, exactly as it was approved.')
                : isPage
                  ? t('From that minute on everybody can see it, exactly as it was approved.')
                  : way === BY_HAND
                    ? t('At that moment you are reminded, with the file and the words ready to post.')
                    : t('It is sent at that minute, exactly as it was approved.')}
          </DialogDescription>
        </DialogHeader>
        {isMail &&
          (audiences.length > 0 ? (
            <FormField label={t('To whom')} hint={t('Nobody is chosen until you choose.')}>
              <ChoiceSelect
                value={audience}
                choices={['', ...audiences.map(({ id }) => id)]}
                nameOf={(id) => {
                  const found = audiences.find((one) => one.id === id);
                  return found ? `${found.name} (${found.counts.active})` : t('Choose an audience');
                }}
                onChange={setAudience}
              />
            </FormField>
          ) : (
            <p className="text-sm">
              {t('There is no audience yet.')}{' '}
              <Link href="/email-campaigns?tab=audiences" className="underline">
                {t('Make an audience')}
              </Link>
            </p>
          ))}
        {!isMail && !isPage && channels.length > 0 && (
          <FormField label={t('Channel')}>
            <ChoiceSelect
              value={way}
              choices={[...channels.map(({ id }) => id), BY_HAND]}
              nameOf={(id) => channels.find((one) => one.id === id)?.name ?? t('Remind me instead')}
              onChange={setChannel}
            />
          </FormField>
        )}
        <FormField label={t('Moment')}>
          <Input type="datetime-local" value={at} onChange={(event) => setAt(event.target.value)} />
        </FormField>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">{t('Cancel')}</Button>
          </DialogClose>
          <Button
            variant={isStale ? 'destructive' : 'default'}
            pending={pending}
            disabled={!at || (isMail && !audience)}
            onClick={() =>
              onPlan({
                publishAt: momentOfField(at).toISOString(),
                ...(way !== BY_HAND && !isMail && !isPage && { channelId: way }),
                ...(isMail && { audienceId: audience }),
                ...(isStale && { sendsOutdated: true }),
              })
            }
          >
            {isStale ? t('Plan it all the same') : t('Plan')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
