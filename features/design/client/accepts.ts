/** What the design studio takes from other tools. */

import { t } from '#common/texts.ts';
import { isPicture, type SendTarget } from '#platform/browser/library/send-to.ts';

export const DESIGN_TARGETS: readonly SendTarget[] = [
  {
    id: 'design-picture',
    label: t('Design'),
    path: '/design-studio',
    accepts: (item) => isPicture(item) || item.kind === 'logo',
  },
];
