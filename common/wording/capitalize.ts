/** The first letter large, as at the start of a sentence or a label. */

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
