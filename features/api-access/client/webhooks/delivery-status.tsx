/** What became of a message, in a word. */

import { t } from '#common/texts.ts';
import { Badge } from '#ui/display/badge.tsx';
import type { Delivery } from '../../calls/webhook-calls.ts';

export function DeliveryStatus({ status }: Pick<Delivery, 'status'>) {
  if (status === 'delivered') return <Badge variant="success">{t('Delivered')}</Badge>;
  if (status === 'failed') return <Badge variant="destructive">{t('Not delivered')}</Badge>;
  return <Badge variant="warning">{t('Being sent')}</Badge>;
}
