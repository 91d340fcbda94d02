/** What the watermark maker takes from other tools. */

import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

const PATH = '/logo-maker?tab=watermark';

export const WATERMARK_TARGETS = [
  { id: 'watermark-photos', label: 'Watermark photos', path: PATH, accepts: isPicture },
  {
    id: 'watermark-logo',
    label: 'Watermark',
    path: PATH,
    accepts: (item) => item.kind === 'logo' || isPicture(item),
  },
] as const satisfies readonly SendTarget[];
