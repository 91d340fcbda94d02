/** Whose film it will be: name and picture, with everybody else to choose from. */

import { UserRound } from 'lucide-react';
import { smallUrl } from '#common/asset.ts';
import { t } from '#common/texts.ts';
import { FormField } from '#ui/form/form-field.tsx';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '#ui/form/select.tsx';
import type { Subject } from './subjects.ts';

export interface SubjectSelectProps {
  subjects: readonly Subject[];
  chosen: Subject;
  onChoose: (id: string) => void;
}

export function SubjectSelect({ subjects, chosen, onChoose }: SubjectSelectProps) {
  return (
    <FormField label={t('Character')} id="animated-character">
      <Select value={chosen.id} onValueChange={onChoose}>
        <SelectTrigger className="h-14 py-1.5">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          {subjects.map(({ id, name, picture }) => (
            <SelectItem key={id} value={id}>
              <span className="flex min-w-0 items-center gap-3">
                {picture ? (
                  <img
                    src={smallUrl(picture)}
                    alt=""
                    className="size-10 shrink-0 rounded-md object-cover object-top"
                  />
                ) : (
                  <span className="grid size-10 shrink-0 place-items-center rounded-md bg-muted text-muted-foreground">
                    <UserRound className="size-5" />
                  </span>
                )}
                <span className="truncate font-medium">{name || t('New character')}</span>
              </span>
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </FormField>
  );
}
