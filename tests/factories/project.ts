/** A video project about to be saved, with its data in the shape of the video maker. */

import type { z } from 'zod';
import type { createProjectBody } from '#features/video/contract.ts';
import { nextNumber } from './sequence.ts';

export type NewProject = z.input<typeof createProjectBody>;

export const newProject = (given: Partial<NewProject> = {}): NewProject => {
  const title = given.title ?? `Project ${nextNumber()}`;
  const description = given.description ?? `A short film called ${title}.`;
  return {
    title,
    description,
    type: 'video',
    ...given,
    data: {
      title,
      description,
      template: 'promotional',
      duration: [30],
      style: 'modern',
      music: 'upbeat',
      textOverlay: '',
      uploadedFiles: [],
      ...given.data,
    },
  };
};
