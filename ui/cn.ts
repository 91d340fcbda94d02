/** Joins class names so that a later Tailwind class wins over an earlier one of the same kind. */

import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
