/** Where the whole prepared folder of an embedded database lies as one file. */

export const packedPath = (template: string): string => `${template}.tar`;
