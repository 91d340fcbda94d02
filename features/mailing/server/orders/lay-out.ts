/** An offer that another tool orders, as blocks of a mail or of a page; and changed words put into blocks that are there. */

import { AppError } from '#common/errors.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { IDEA_LANGUAGES, type IdeaLanguage } from '#common/wording/language.ts';
import { replaceWords } from '#common/wording/replace-words.ts';
import type { OfferChange, OfferOrder } from '#platform/generation-jobs/makers.ts';
import { type Block, blankBlock, isLink, textFields } from '../../blocks/block.ts';
import { oneLine } from '../../blocks/merge.ts';
import { ORDER_WORDS } from '../../words/order-words.ts';

type Values<T extends Block['type']> = Partial<Omit<Extract<Block, { type: T }>, 'type'>>;
const block = <T extends Block['type']>(type: T, values: Values<T> = {}): Block =>
  ({ ...blankBlock(type), ...values }) as Block;

/** Facts are words and never fields of a reader. */
const plain = (text: string, max: number): string => cutText(text.replace(/\{(?=\{)/g, '{ ').trim(), max);
export const headline = (text: string, max: number): string => plain(oneLine(text), max);

export const languageOfOrder = ({ language }: Pick<OfferOrder, 'language'>): IdeaLanguage =>
  IDEA_LANGUAGES.find((one) => one === language) ?? 'en';

const linkOf = (link: string): string => {
  const href = /@/.test(link) && !/^[a-z]+:/i.test(link) ? `mailto:${link}` : link;
  return href && isLink(href) ? href : '';
};

export function layOutOffer(
  order: OfferOrder,
  { address, formOf }: { address: string; formOf?: string | undefined },
  form: 'mail' | 'page',
): Block[] {
  const { title, lines, offer, endsOn, picture, closing } = order;
  const words = ORDER_WORDS[languageOfOrder(order)];
  const align = form === 'page' ? 'center' : 'start';
  const href = linkOf(order.link);
  const said = lines.map((line) => plain(line, 600)).join('\n\n');
  return [
    ...(picture ? [block('picture', { src: picture, alt: plain(title, 300), href })] : []),
    ...(form === 'mail' ? [block('text', { text: words.greeting })] : []),
    // The price has a place of its own below.
    block('heading', { text: plain(offer.what || title, 300), align }),
    ...(offer.price || endsOn
      ? [
          block('offer', {
            what: plain(offer.what, 200),
            price: plain(offer.price, 60),
            note: plain(offer.note, 300),
            endsOn,
          }),
        ]
      : []),
    ...(said ? [block('text', { text: said, align })] : []),
    ...(href ? [block('button', { text: words.button, href })] : []),
    ...(closing ? [block('text', { text: plain(closing, 300), align })] : []),
    ...(formOf ? [block('form', { audienceId: formOf, title: words.formTitle })] : []),
    ...(address ? [block('footer', { text: plain(address, 1000) })] : []),
  ];
}

/** Words in place of others, wherever they are written; the picture and the last day where they are still the ones of before. */
export const rewriteBlocks = (blocks: readonly Block[], { words, picture, endsOn }: OfferChange): Block[] =>
  blocks.map((one): Block => {
    const said = Object.fromEntries(textFields(one).map(([key, text]) => [key, replaceWords(text, words)]));
    const next = { ...one, ...said } as Block;
    if (next.type === 'picture' && picture && next.src === picture.from) return { ...next, src: picture.to };
    if (next.type === 'offer' && endsOn && next.endsOn === endsOn.from) return { ...next, endsOn: endsOn.to };
    return next;
  });

/** Throws in the words of what does not fit. */
export function fitting<T>(
  read: { success: true; data: T } | { success: false; error: { issues: readonly { message: string }[] } },
): T {
  if (read.success) return read.data;
  throw new AppError('unprocessable', read.error.issues[0]?.message ?? 'That does not fit in here.');
}
