/** A word of a list as it is shown: with a capital letter. */

export const named = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
