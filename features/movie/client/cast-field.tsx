/** Who plays whom: everybody in the script is made up from it, or played by a character of one's own. */

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '#common/texts.ts';
import { listUserAvatars } from '#features/avatar/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';

export interface CastFieldProps {
  names: readonly string[];
  cast: Readonly<Record<string, string>>;
  onChange: (cast: Record<string, string>) => void;
}

const INVENTED = 'invented';
const NOBODY: never[] = [];

export function CastField({ names, cast, onChange }: CastFieldProps) {
  const { data: characters = NOBODY } = useQuery(apiQuery(listUserAvatars, { query: { limit: 100 } }));
  // Who is called as one's own character is played by it, until one says otherwise.
  useEffect(() => {
    const known = names.flatMap((name) => {
      const key = name.toLowerCase();
      const own = key in cast ? undefined : characters.find((one) => one.name.toLowerCase() === key);
      return own ? [[key, own.id] as const] : [];
    });
    if (known.length > 0) onChange({ ...cast, ...Object.fromEntries(known) });
  }, [names, cast, characters, onChange]);
  if (names.length === 0) return null;
  const nameOf = (id: string): string =>
    id === INVENTED ? t('Made up from the script') : (characters.find((one) => one.id === id)?.name ?? '');
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-medium text-sm">{t('Cast')}</legend>
      {names.map((name) => {
        const key = name.toLowerCase();
        const chosen = characters.find((one) => one.id === cast[key]);
        return (
          <div key={key} className="flex items-center gap-3">
            <Avatar src={chosen?.imageUrl ?? null} name={name} />
            <span className="w-24 shrink-0 truncate text-sm">{name}</span>
            <div className="min-w-0 flex-1">
              <ChoiceSelect
                label={t('Who plays {0}', name)}
                value={chosen?.id ?? INVENTED}
                choices={[INVENTED, ...characters.map((one) => one.id)]}
                nameOf={nameOf}
                onChange={(id) => onChange({ ...cast, [key]: id === INVENTED ? '' : id })}
              />
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
