/** Lets a person hear the chosen voice before they use it. */

import { t } from '#common/texts.ts';
import { notify } from '#platform/browser/notice.ts';
import { ListenButton } from '#ui/form/listen-button.tsx';
import { type LanguageCode, type VoiceName, voiceSampleUrl } from '../contract.ts';

export function VoiceAudition({ voice, language }: { voice: VoiceName; language: LanguageCode }) {
  return (
    <ListenButton
      source={voiceSampleUrl(voice, language)}
      label={t('Hear this voice')}
      stopLabel={t('Stop')}
      onFailed={() =>
        notify({
          title: t('Generation Failed'),
          description: t('The voice sample could not be played.'),
          variant: 'destructive',
        })
      }
    />
  );
}
