/** What stands around a mail: subject, sender, audience and brand. */

import { LANGUAGES, t } from '#common/texts.ts';
import { IDEA_LANGUAGES } from '#common/wording/language.ts';
import { showNumber } from '#platform/browser/format.ts';
import { Card, CardContent } from '#ui/display/card.tsx';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import { Input } from '#ui/form/input.tsx';
import { SwitchField } from '#ui/form/switch-field.tsx';
import { unknownFields } from '../blocks/merge.ts';
import type { MailingBody } from '../contract.ts';
import { useAudiences } from './audiences/use-audiences.ts';
import { useBrandKits } from './blocks/use-brand.ts';

const NONE = 'none';

interface MailSettingsProps {
  draft: MailingBody;
  disabled: boolean;
  /** Of a sequence's mail the sequence says who gets it. */
  hasAudience: boolean;
  onChange: (draft: MailingBody) => void;
}

export function MailSettings({ draft, disabled, hasAudience, onChange }: MailSettingsProps) {
  const audiences = useAudiences().data ?? [];
  const kits = useBrandKits();
  const set = (values: Partial<MailingBody>) => onChange({ ...draft, ...values });
  const isUnknown = unknownFields(draft.subject).length > 0;
  const nameOf = (id: string) => {
    const one = audiences.find((audience) => audience.id === id);
    return one ? `${one.name} (${showNumber(one.counts.active)})` : t('None yet');
  };
  return (
    <Card>
      <CardContent className="p-5 sm:p-6">
        <fieldset disabled={disabled} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <FormField
            label={t('Subject')}
            className="sm:col-span-2"
            {...(isUnknown && {
              error: t('Write {{firstName|there}}, {{lastName}} or {{email}}: there are no other fields.'),
            })}
          >
            <Input
              value={draft.subject}
              maxLength={150}
              placeholder={t('Pumpkin rolls, half price this week')}
              onChange={(event) => set({ subject: event.target.value })}
            />
          </FormField>
          <FormField
            label={t('Preview text')}
            hint={t('Mailboxes show it beside the subject.')}
            className="sm:col-span-2"
          >
            <Input
              value={draft.preheader}
              maxLength={200}
              onChange={(event) => set({ preheader: event.target.value })}
            />
          </FormField>
          {hasAudience && (
            <FormField label={t('Audience')}>
              <ChoiceSelect
                value={draft.audienceId ?? NONE}
                choices={[NONE, ...audiences.map(({ id }) => id)]}
                nameOf={nameOf}
                onChange={(id) => set({ audienceId: id === NONE ? null : id })}
              />
            </FormField>
          )}
          <FormField label={t('Brand kit')}>
            <ChoiceSelect
              value={draft.brandKitId ?? NONE}
              choices={[NONE, ...kits.map(({ id }) => id)]}
              nameOf={(id) => kits.find((one) => one.id === id)?.name ?? t('The default one')}
              onChange={(id) => set({ brandKitId: id === NONE ? null : id })}
            />
          </FormField>
          <FormField label={t('Sender’s name')}>
            <Input
              value={draft.fromName}
              maxLength={80}
              placeholder={t('As the audience says')}
              onChange={(event) => set({ fromName: event.target.value.replace(/[<>"@]/g, '') })}
            />
          </FormField>
          <FormField label={t('Answers go to')}>
            <Input
              type="email"
              value={draft.replyTo ?? ''}
              placeholder="shop@example.com"
              onChange={(event) => set({ replyTo: event.target.value.trim() || null })}
            />
          </FormField>
          <FormField label={t('Language')} hint={t('Of the words that are added, such as “Unsubscribe”.')}>
            <ChoiceSelect
              value={draft.language}
              choices={IDEA_LANGUAGES}
              nameOf={(one) => LANGUAGES[one]}
              onChange={(language) => set({ language })}
            />
          </FormField>
          <div className="sm:col-span-2">
            <SwitchField
              label={t('Count clicks')}
              hint={t('Links lead over this site, so that you see whether they are followed.')}
              checked={draft.tracksClicks}
              onChange={(tracksClicks) => set({ tracksClicks })}
              isFramed
            />
          </div>
        </fieldset>
      </CardContent>
    </Card>
  );
}
