/** Asks whether programs are to be shut out as well; said yes to unless somebody says no. */

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { tn } from '#common/texts.ts';
import { listKeys } from '#features/api-access/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';

/** `choice` is empty for people without keys. */
export function useEndKeys() {
  const id = useId();
  const [endKeys, setEndKeys] = useState(true);
  const { data: keys = [] } = useQuery({ ...apiQuery(listKeys), staleTime: 0 });
  const choice = keys.length > 0 && (
    <label htmlFor={id} className="flex cursor-pointer items-start gap-3 text-sm">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={endKeys}
        onCheckedChange={(isOn) => setEndKeys(isOn === true)}
      />
      {tn(keys.length, 'Also revoke {n} API key', 'Also revoke {n} API keys')}
    </label>
  );
  return { endKeys, hasKeys: keys.length > 0, choice };
}
