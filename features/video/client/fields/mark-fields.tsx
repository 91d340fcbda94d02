/** One's own logo and watermark on the film. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '#common/texts.ts';
import { listUserLogos } from '#features/logo/contract.ts';
import { listWatermarks } from '#features/watermark/contract.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { ChoiceSelect } from '#ui/form/choice-select.tsx';
import { FormField } from '#ui/form/form-field.tsx';
import type { VideoData } from '../../contract.ts';
import { takeLogo, withLogo } from './take-over.ts';

const NONE = 'none';

export interface MarkFieldsProps {
  data: VideoData;
  onChange: (change: Partial<VideoData>) => void;
}

export function MarkFields({ data, onChange }: MarkFieldsProps) {
  const { data: logos = [] } = useQuery(apiQuery(listUserLogos));
  const { data: marks = [] } = useQuery(apiQuery(listWatermarks));
  const texts = marks.filter((one) => one.customizations.type === 'text');
  const chooseLogo = useMutation({
    mutationFn: async (id: string) =>
      withLogo(await takeLogo(id, logos.find((one) => one.id === id)?.name ?? 'logo'), data),
    onSuccess: onChange,
    onError: (error) =>
      handleApiError(error, { title: t('Logo Failed'), description: t('The logo could not be added.') }),
  });
  const chosenLogo = logos.find((one) => one.name === data.logo?.name)?.id ?? NONE;
  const chosenMark = texts.find((one) => one.name === data.watermark?.name)?.id ?? NONE;
  const chooseMark = (id: string) => {
    const mark = texts.find((one) => one.id === id);
    onChange({
      watermark: mark
        ? {
            name: mark.name,
            content: mark.content,
            position: mark.style.position,
            opacity: mark.style.opacity,
            color: mark.style.color,
          }
        : null,
    });
  };
  return (
    <div className="grid grid-cols-1 gap-4 rounded-xl border p-4">
      <FormField
        label={t('Logo')}
        id="video-logo"
        hint={logos.length === 0 ? t('Logos from the logo maker show up here.') : undefined}
      >
        <ChoiceSelect
          value={chooseLogo.isPending ? chooseLogo.variables : chosenLogo}
          choices={[NONE, ...logos.map((one) => one.id)]}
          nameOf={(id) => logos.find((one) => one.id === id)?.name ?? t('No logo')}
          onChange={(id) => (id === NONE ? onChange({ logo: null }) : chooseLogo.mutate(id))}
        />
      </FormField>
      <FormField
        label={t('Watermark')}
        id="video-watermark"
        hint={texts.length === 0 ? t('Text watermarks you save show up here.') : undefined}
      >
        <ChoiceSelect
          value={chosenMark}
          choices={[NONE, ...texts.map((one) => one.id)]}
          nameOf={(id) => texts.find((one) => one.id === id)?.name ?? t('No watermark')}
          onChange={chooseMark}
        />
      </FormField>
    </div>
  );
}
