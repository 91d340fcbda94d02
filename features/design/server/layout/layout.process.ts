/** The process in which words become laid out pages: how long that takes depends on what was written. */

import { type DesignDocument, documentSchema } from '#engine/page/document/document.ts';
import type { FormatName } from '#engine/page/document/formats.ts';
import { serveChild } from '#platform/processes/child-side.ts';
import type { PictureWords } from '../../ideas/picture-words.ts';
import { type Proposal, propose } from '../../ideas/propose.ts';
import { type Reading, readSentence } from '../../ideas/read-sentence.ts';
import { resizeDocument } from '../../layout/resize-document.ts';
import { letterResources } from '../drawing/design-resources.ts';

export type LayoutOrder =
  | { do: 'resize'; document: DesignDocument; formats: readonly FormatName[] }
  | { do: 'read'; sentence: string; format: FormatName | undefined }
  | { do: 'picture'; sentence: string; subject: string; format: FormatName }
  | { do: 'propose'; given: Omit<Proposal, 'measure' | 'onMade'> };

type Answer = DesignDocument[] | Reading | PictureWords;

serveChild(async (order: LayoutOrder, report): Promise<Answer> => {
  switch (order.do) {
    case 'resize':
      return order.formats.map((format) =>
        documentSchema.parse(resizeDocument(order.document, format, letterResources)),
      );
    case 'read':
      return readSentence(order.sentence, order.format);
    case 'picture': {
      // It reads with the illustrator's words, four hundred modules that laying out does not need.
      const { pictureWords } = await import('../../ideas/picture-words.ts');
      return pictureWords(order.sentence, order.subject, order.format);
    }
    case 'propose':
      return propose({
        ...order.given,
        measure: letterResources,
        onMade: (share) => report('proposals', share),
      });
  }
});
