/** Numbers that make what the factories build different from one another. */

let last = 0;

export const nextNumber = (): number => ++last;
