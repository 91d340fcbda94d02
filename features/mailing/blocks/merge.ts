/** Fields of a person inside of texts: {{firstName|there}} is the name, or "there" where none is known. */

export const MERGE_FIELDS = ['firstName', 'lastName', 'email'] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];
export type MergeValues = Readonly<Partial<Record<MergeField, string>>>;

/** Put in by us alone: nobody can write it, because it is no field. */
export const UNSUBSCRIBE = '{{:unsubscribe}}';

/** Within one line and without signs of markup, so that it is the same in every place. */
const FIELD = /\{\{\s*(:?\w+)\s*(?:\|([^{}<>*\n]{0,100}))?\}\}/g;

const isField = (name: string): name is MergeField => MERGE_FIELDS.includes(name as MergeField);

/** Whatever stands in double braces and is none of ours. */
export const unknownFields = (text: string): string[] =>
  (text.match(/\{\{[^{}]*\}\}|\{\{/g) ?? []).filter((one) => {
    const name = new RegExp(`^${FIELD.source}$`).exec(one)?.[1];
    return name === undefined || !isField(name);
  });

/**
 * `safe` prepares what a person typed for the place it goes to; a fall-back already stands there as it should.
 * Nothing that a value says is filled in again.
 */
export const fillIn = (
  text: string,
  values: MergeValues,
  safe: (value: string) => string,
  unsubscribeUrl = '',
): string =>
  text.replace(FIELD, (whole, name: string, fallback = '') => {
    if (name === ':unsubscribe') return safe(unsubscribeUrl);
    if (!isField(name)) return whole;
    const value = values[name]?.trim();
    return value ? safe(value) : fallback.trim();
  });

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
const BREAKS = /[\u0000-\u001f\u007f\u2028\u2029]+/g;

/** One line without anything that ends one, as headers need it. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();

export const isOneLine = (text: string): boolean => text.search(BREAKS) === -1;

/** What a preview shows. */
export const SAMPLE: MergeValues = { firstName: 'Marta', lastName: 'Silva', email: 'marta@example.com' };
