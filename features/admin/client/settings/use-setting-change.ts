/** Adds or changes a setting. */

import { callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { putSetting } from '../../contract.ts';
import { useChange } from '../use-change.ts';

export const useSettingChange = () =>
  useChange({
    send: ({ key, value }: { key: string; value: string }) =>
      callApi(putSetting, { params: { key }, body: { value } }),
    done: t('System setting updated successfully'),
    failed: t('Failed to update system setting'),
  });
