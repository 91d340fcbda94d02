/** One part of a template: a place to fill in, free to change, or locked. */

import { ChevronDown, Image, Lock, PenLine, Type } from 'lucide-react';
import { useState } from 'react';
import { PLACE_KINDS, type PlaceKind, type TemplatePart, type TemplatePlace } from '#common/templates.ts';
import { serverText, t } from '#common/texts.ts';
import { cn } from '#ui/cn.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';

export const ROLES = ['place', 'free', 'locked'] as const;
export type PartRole = (typeof ROLES)[number];

const ROLE_NAMES: Record<PartRole, string> = {
  place: t('Place'),
  free: t('Free'),
  locked: t('Locked'),
};

const KINDS: Record<PlaceKind, string> = {
  text: t('Text'),
  price: t('Price'),
  date: t('Date'),
  picture: t('Picture'),
};

const WORDS = PLACE_KINDS.filter((one) => one !== 'picture');

export interface PartRowProps {
  part: TemplatePart;
  role: PartRole;
  canLock: boolean;
  place: TemplatePlace | undefined;
  onRole: (role: PartRole) => void;
  onPlace: (place: TemplatePlace) => void;
}

/** One line; what a place is called and takes is opened where it is wanted. */
export function PartRow({ part, role, canLock, place, onRole, onPlace }: PartRowProps) {
  const [isOpen, setOpen] = useState(false);
  const Icon = role === 'locked' ? Lock : role === 'place' ? PenLine : part.type === 'picture' ? Image : Type;
  const name = serverText(place?.name || part.name);
  const hint = place?.hint || (part.hint && serverText(part.hint));
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          aria-hidden
          className={cn(
            'grid size-8 shrink-0 place-items-center rounded-lg bg-muted text-muted-foreground [&_svg]:size-4',
            role === 'place' && 'bg-primary/12 text-primary',
          )}
        >
          {part.type === 'picture' && part.value.startsWith('/api/files/') ? (
            <img
              src={`${part.value}/thumbnail`}
              alt=""
              loading="lazy"
              className="size-8 rounded-lg object-cover"
            />
          ) : (
            <Icon />
          )}
        </span>
        <div className="min-w-32 flex-1">
          <p className="truncate text-sm">
            <span className="font-medium">{name}</span>{' '}
            <span className="text-muted-foreground">
              {part.type === 'picture' ? t('A picture') : part.value || t('Empty')}
            </span>
          </p>
          {role === 'place' && hint && <p className="text-muted-foreground text-xs">{hint}</p>}
        </div>
        {role === 'place' && place && (
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={isOpen}
            aria-label={t('Details of {0}', name)}
            onClick={() => setOpen(!isOpen)}
          >
            {t('Details')} <ChevronDown className={cn('transition-transform', isOpen && 'rotate-180')} />
          </Button>
        )}
        <fieldset className="flex rounded-lg bg-muted p-1">
          <legend className="sr-only">{t('What may change: {0}', name)}</legend>
          {ROLES.filter((one) => canLock || one !== 'locked').map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={role === one}
              onClick={() => onRole(one)}
              className={cn(
                'focus-ring rounded-md px-2.5 py-1 text-sm transition-colors',
                role === one ? 'bg-card font-medium shadow-soft' : 'text-muted-foreground',
              )}
            >
              {ROLE_NAMES[one]}
            </button>
          ))}
        </fieldset>
      </div>
      {isOpen && role === 'place' && place && (
        <div className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-2">
          <FormField label={t('Name')}>
            <Input
              value={place.name}
              maxLength={60}
              onChange={(event) => onPlace({ ...place, name: event.target.value })}
            />
          </FormField>
          <FormField label={t('Hint')} aside={t('Optional')}>
            <Input
              value={place.hint}
              maxLength={200}
              onChange={(event) => onPlace({ ...place, hint: event.target.value })}
            />
          </FormField>
          {part.type === 'text' && (
            <>
              <FormField label={t('Kind')}>
                <ChoiceSelect
                  value={place.kind}
                  choices={WORDS}
                  nameOf={(one) => KINDS[one]}
                  onChange={(kind) => onPlace({ ...place, kind })}
                />
              </FormField>
              <FormField label={t('Characters at most')} aside={t('Optional')}>
                <Input
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={5000}
                  value={place.maxLength ?? ''}
                  onChange={({ target }) =>
                    onPlace({
                      ...place,
                      maxLength: target.value
                        ? Math.min(5000, Math.max(1, Math.round(Number(target.value))))
                        : null,
                    })
                  }
                />
              </FormField>
            </>
          )}
        </div>
      )}
    </li>
  );
}
