/** The page of a customer in their own language: the same catalogues as the interface, read without its client. */

import { type Catalogue, knownLanguage, type Language } from '#common/texts.ts';
import de from '../../texts/de.json' with { type: 'json' };
import es from '../../texts/es.json' with { type: 'json' };
import fr from '../../texts/fr.json' with { type: 'json' };
import it from '../../texts/it.json' with { type: 'json' };
import ja from '../../texts/ja.json' with { type: 'json' };
import ko from '../../texts/ko.json' with { type: 'json' };
import pt from '../../texts/pt.json' with { type: 'json' };
import zh from '../../texts/zh.json' with { type: 'json' };

const CATALOGUES: Partial<Record<Language, Catalogue>> = { de, es, fr, it, ja, ko, pt, zh };

export interface ReviewTexts {
  language: Language;
  /** The English text is the key; what is not translated stays English. */
  say: (text: string) => string;
}

/** The first language of the visitor that we have, else the one of the campaign. */
export function reviewTexts(wanted: string | undefined, ofCampaign = 'en'): ReviewTexts {
  const tags = (wanted ?? '').split(',').map((one) => one.split(';')[0]!.trim().toLowerCase().split('-')[0]);
  const language = tags.map(knownLanguage).find(Boolean) ?? knownLanguage(ofCampaign) ?? 'en';
  const catalogue = CATALOGUES[language] ?? {};
  return {
    language,
    say: (text) => {
      const found = catalogue[text];
      return typeof found === 'string' && found !== '' ? found : text;
    },
  };
}
