/** As whom readers see a mail: what the mailing says, else the brand, else the audience; always fit for a header. */

import type { Brand } from '../../blocks/look.ts';
import { oneLine } from '../../blocks/merge.ts';
import type { MailingBody } from '../../contract.ts';
import type { AudienceRow } from '../audiences/audience.repo.ts';

const MAX = 80;

export const senderName = (
  { fromName }: Pick<MailingBody, 'fromName'>,
  brand: Pick<Brand, 'name'>,
  audience: Pick<AudienceRow, 'senderName' | 'name'> | undefined,
): string =>
  oneLine(
    (fromName || audience?.senderName || brand.name || audience?.name || '').replace(/[<>"@]/g, ' '),
  ).slice(0, MAX);
