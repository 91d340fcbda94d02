/** What an audience is called, what people agree to, and how they come in. */

import { type FormEvent, useState } from 'react';
import { LANGUAGES, t } from '#common/texts.ts';
import { IDEA_LANGUAGES } from '#common/wording/language.ts';
import { Button } from '#ui/form/button.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { Textarea } from '#ui/form/textarea.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '#ui/overlay/dialog.tsx';
import type { Audience } from '../../calls/audience-calls.ts';
import { fillWords, PUBLIC_WORDS } from '../../words/public-words.ts';
import { useBrandKits } from '../blocks/use-brand.ts';
import { ownLanguage } from '../starters.ts';
import { useSaveAudience } from './use-audiences.ts';

const NO_KIT = 'none';

interface AudienceFormProps {
  /** Absent: a new one. */
  audience?: Audience;
  onSaved: (audience: Audience) => void;
  onClose: () => void;
}

export function AudienceForm({ audience, onSaved, onClose }: AudienceFormProps) {
  const [name, setName] = useState(audience?.name ?? '');
  const [senderName, setSenderName] = useState(audience?.senderName ?? '');
  const [intro, setIntro] = useState(audience?.intro ?? '');
  const [consent, setConsent] = useState(audience?.consent ?? '');
  const [isDoubleOptIn, setDoubleOptIn] = useState(audience?.isDoubleOptIn ?? true);
  const [asksBirthday, setAsksBirthday] = useState(audience?.asksBirthday ?? false);
  const [language, setLanguage] = useState(audience?.language ?? ownLanguage());
  const [kit, setKit] = useState(audience?.brandKitId ?? NO_KIT);
  const kits = useBrandKits();
  const save = useSaveAudience(audience?.id, onSaved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const brandKitId = kit === NO_KIT ? null : kit;
    save.mutate({ name, senderName, intro, consent, isDoubleOptIn, asksBirthday, language, brandKitId });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          <DialogHeader>
            <DialogTitle>{audience ? t('Settings of the audience') : t('New audience')}</DialogTitle>
            <DialogDescription>
              {t('Its form is public; everybody sees these words there.')}
            </DialogDescription>
          </DialogHeader>
          <FormField label={t('Name')}>
            <Input
              value={name}
              required
              maxLength={80}
              placeholder={t('News of the bakery')}
              onChange={(event) => setName(event.target.value)}
            />
          </FormField>
          <FormField label={t('Who sends')} aside={t('Optional')}>
            <Input
              value={senderName}
              maxLength={80}
              placeholder={name || t('As the audience is called')}
              onChange={(event) => setSenderName(event.target.value)}
            />
          </FormField>
          <FormField label={t('Above the form')} aside={t('Optional')}>
            <Textarea
              value={intro}
              rows={2}
              maxLength={500}
              onChange={(event) => setIntro(event.target.value)}
            />
          </FormField>
          <FormField
            label={t('What people agree to')}
            hint={t('Kept with the time for each of them.')}
            aside={t('Optional')}
          >
            <Textarea
              value={consent}
              rows={2}
              maxLength={500}
              placeholder={fillWords(PUBLIC_WORDS[language].consent, senderName || name || '…')}
              onChange={(event) => setConsent(event.target.value)}
            />
          </FormField>
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <FormField label={t('Language')}>
              <ChoiceSelect
                value={language}
                choices={IDEA_LANGUAGES}
                nameOf={(one) => LANGUAGES[one]}
                onChange={setLanguage}
              />
            </FormField>
            <FormField label={t('Brand kit')}>
              <ChoiceSelect
                value={kit}
                choices={[NO_KIT, ...kits.map(({ id }) => id)]}
                nameOf={(id) => kits.find((one) => one.id === id)?.name ?? t('The default one')}
                onChange={setKit}
              />
            </FormField>
          </div>
          <SwitchField
            label={t('Confirm by mail')}
            hint={t('Nobody can sign up somebody else. Leave it on unless you are sure.')}
            checked={isDoubleOptIn}
            onChange={setDoubleOptIn}
            isFramed
          />
          <SwitchField
            label={t('Ask for the birthday')}
            hint={t('Day and month, for a birthday mail. Nobody has to fill it in.')}
            checked={asksBirthday}
            onChange={setAsksBirthday}
            isFramed
          />
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{t('Cancel')}</Button>
            </DialogClose>
            <Button type="submit" pending={save.isPending} disabled={!name.trim()}>
              {t('Save')}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
