/** One brand kit: its name, logos, colours, fonts, contact and how it speaks. A logo fills in what it knows. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { FACE_CATALOGUE, OFFERED_FACES } from '#engine/lettering/faces/catalogue.ts';
import { DEFAULT_THEME } from '#engine/page/document/theme.ts';
import { getUserLogo } from '#features/logo/contract.ts';
import { refreshAfter } from '#platform/browser/api.ts';
import { errorMessageOr, onErrorNotify } from '#platform/browser/failure.ts';
import { FromLibraryButton } from '#platform/browser/library/library-picker.tsx';
import { isPicture } from '#platform/browser/library/send-to.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import {
  type BrandKit,
  type BrandKitBody,
  brandKitBody,
  createBrandKit,
  updateBrandKit,
} from '../../contract.ts';
import { pictureOf } from '../editor/edits/take-picture.ts';
import { colorsOfLogo } from '../logo/logo-colors.ts';
import { THEME_COLORS, THEME_FACES } from '../theme-names.ts';

const CONTACT = {
  phone: t('Phone'),
  email: t('Email'),
  website: t('Website'),
  address: t('Address'),
  social: t('Social media'),
} as const;

const BLANK: BrandKitBody = brandKitBody.parse({ name: t('My brand'), ...DEFAULT_THEME });

export interface BrandWindowProps {
  /** Null: a new one. */
  kit: BrandKit | null;
  onClose: () => void;
}

export function BrandWindow({ kit, onClose }: BrandWindowProps) {
  const client = useQueryClient();
  const id = useId();
  const [data, setData] = useState<BrandKitBody>(() =>
    kit ? brandKitBody.parse(kit) : { ...BLANK, name: '' },
  );
  const change = (part: Partial<BrandKitBody>) => setData((now) => ({ ...now, ...part }));
  const save = useMutation({
    mutationFn: async () =>
      kit
        ? callApi(updateBrandKit, { params: { id: kit.id }, body: data })
        : callApi(createBrandKit, { body: data }),
    onSuccess: async () => {
      await refreshAfter(client, createBrandKit);
      onClose();
    },
  });
  const takeLogo = async (item: LibraryItem) => {
    const { src } = await pictureOf(item);
    const logo = item.kind === 'logo' ? await callApi(getUserLogo, { params: { id: item.itemId } }) : null;
    setData((now) => ({
      ...now,
      name: now.name || (logo?.name ?? ''),
      logos: [...new Set([...now.logos, src])].slice(0, 12),
      colors:
        logo && now.logos.length === 0 ? { ...now.colors, ...colorsOfLogo(logo.customizations) } : now.colors,
    }));
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>{kit ? t('Edit brand kit') : t('New brand kit')}</DialogTitle>
          <DialogDescription>{t('Start with a logo: it fills in name and colors.')}</DialogDescription>
        </DialogHeader>
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <FormField label={t('Name')} id={`${id}-name`} className="sm:col-span-2">
            <Input
              value={data.name}
              maxLength={100}
              onChange={(event) => change({ name: event.target.value })}
            />
          </FormField>
          <div className="grid grid-cols-1 content-start gap-2 sm:col-span-2">
            <p className="font-medium text-sm">{t('Logos')}</p>
            <div className="flex flex-wrap items-center gap-2">
              {data.logos.map((logo, i) => (
                <span key={logo} className="relative size-16 rounded-lg border bg-white p-1">
                  <img src={logo} alt={t('Logo {0}', i + 1)} className="size-full object-contain" />
                  <button
                    type="button"
                    aria-label={t('Remove logo {0}', i + 1)}
                    onClick={() => change({ logos: data.logos.filter((one) => one !== logo) })}
                    className="focus-ring -top-2 -right-2 absolute grid size-6 place-items-center rounded-full border bg-card"
                  >
                    <X className="size-3.5" />
                  </button>
                </span>
              ))}
              <FromLibraryButton
                accepts={(item) => item.kind === 'logo' || isPicture(item)}
                onPick={(item) => void takeLogo(item).catch(onErrorNotify(t('That logo could not be used')))}
              >
                {t('Add a logo')}
              </FromLibraryButton>
            </div>
          </div>
          <fieldset className="grid grid-cols-1 gap-2 sm:col-span-2">
            <legend className="mb-2 font-medium text-sm">{t('Colors')}</legend>
            <div className="grid grid-cols-3 sm:grid-cols-5 gap-2">
              {(Object.keys(THEME_COLORS) as (keyof typeof THEME_COLORS)[]).map((name) => (
                <label key={name} className="grid justify-items-center gap-1 text-muted-foreground text-xs">
                  <input
                    type="color"
                    value={data.colors[name]}
                    onChange={(event) => change({ colors: { ...data.colors, [name]: event.target.value } })}
                    className="focus-ring h-10 w-full cursor-pointer rounded-md border bg-card p-0.5"
                  />
                  <span className="text-center">{THEME_COLORS[name]}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {(Object.keys(THEME_FACES) as (keyof typeof THEME_FACES)[]).map((name) => (
            <FormField
              key={name}
              label={t('Font for {0}', THEME_FACES[name].toLowerCase())}
              id={`${id}-${name}`}
            >
              <ChoiceSelect
                value={data.faces[name]}
                choices={OFFERED_FACES}
                nameOf={(face) => FACE_CATALOGUE[face].label}
                onChange={(face) => change({ faces: { ...data.faces, [name]: face } })}
              />
            </FormField>
          ))}
          <FormField label={t('Tagline')} id={`${id}-tagline`}>
            <Input
              value={data.tagline}
              maxLength={120}
              onChange={(event) => change({ tagline: event.target.value })}
            />
          </FormField>
          {(Object.keys(CONTACT) as (keyof typeof CONTACT)[]).map((name) => (
            <FormField key={name} label={CONTACT[name]} id={`${id}-contact-${name}`}>
              <Input
                value={data.contact[name]}
                maxLength={200}
                onChange={(event) => change({ contact: { ...data.contact, [name]: event.target.value } })}
              />
            </FormField>
          ))}
          <FormField
            label={t('Voice')}
            id={`${id}-voice`}
            hint={t('How your brand speaks: warm, short, no slang.')}
          >
            <Input
              value={data.voice}
              maxLength={300}
              onChange={(event) => change({ voice: event.target.value })}
            />
          </FormField>
          <div className="self-end sm:col-span-2">
            <SwitchField
              label={t('Use it by default')}
              checked={data.isDefault}
              onChange={(isDefault) => change({ isDefault })}
            />
          </div>
        </div>
        {save.isError && (
          <p role="alert" className="text-destructive text-sm">
            {errorMessageOr(save.error, t('The brand kit could not be saved.'))}
          </p>
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button pending={save.isPending} disabled={data.name.trim() === ''} onClick={() => save.mutate()}>
            {t('Save brand kit')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
