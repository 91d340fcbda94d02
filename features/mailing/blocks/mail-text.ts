/** The same mail for programs that show plain text, and for readers who prefer it. */

import { fillWords, PUBLIC_WORDS } from '../words/public-words.ts';
import type { Block } from './block.ts';
import { plainText } from './inline.ts';
import type { MailFrame } from './mail-frame.ts';
import { UNSUBSCRIBE } from './merge.ts';
import { dayInWords, hasEnded } from './offer-end.ts';

export function mailText(blocks: readonly Block[], frame: MailFrame): string {
  const words = PUBLIC_WORDS[frame.language];
  const foot =
    frame.foot ?? `--\n${fillWords(words.reason, frame.senderName)}\n${words.unsubscribe}: ${UNSUBSCRIBE}`;
  return [...blocks.map((block) => part(block, frame)), foot].filter(Boolean).join('\n\n');
}

function part(block: Block, { language, timeZone, now }: MailFrame): string {
  switch (block.type) {
    case 'heading':
    case 'text':
    case 'footer':
      return plainText(block.text);
    case 'picture':
      return block.alt && `[${block.alt}]${block.href ? ` ${block.href}` : ''}`;
    case 'button':
      return block.text && block.href && `${block.text}: ${block.href}`;
    case 'offer': {
      const words = PUBLIC_WORDS[language];
      const day = block.endsOn && dayInWords(block.endsOn, language);
      const price = hasEnded(block.endsOn, timeZone, now)
        ? fillWords(words.ended, day ?? '')
        : [block.price, block.before && `(${block.before})`, day && fillWords(words.until, day)]
            .filter(Boolean)
            .join(' ');
      return [block.what, price, block.note].filter(Boolean).join('\n');
    }
    case 'divider':
      return '---';
    case 'form':
      return '';
  }
}
