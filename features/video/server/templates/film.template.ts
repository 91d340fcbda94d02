/** Film projects as templates: read from one's own, filled in, and begun anew as a draft. */

import { AppError } from '#common/errors.ts';
import type { TemplateContent, TemplateSource } from '#platform/generation-jobs/template-sources.ts';
import type { Platform } from '#platform/platform.ts';
import { BLANK_VIDEO, FRAME_SIZES, VIDEO_FORMATS, type VideoData, videoDataSchema } from '../../contract.ts';
import { createProjectService } from '../projects.service.ts';
import { fillFilm, partsOfFilm } from './film-parts.ts';

const read = (content: TemplateContent): VideoData => videoDataSchema.safeParse(content).data ?? BLANK_VIDEO;

const labelOf = (format: VideoData['format']): string => {
  const { width, height } = FRAME_SIZES[format];
  return `${width} × ${height}`;
};

export function createFilmTemplates(platform: Platform): TemplateSource {
  const projects = createProjectService(platform);
  return {
    kind: 'film',

    async items(userId) {
      const { page } = await projects.list(userId, { limit: 100 });
      return page
        .filter(({ type }) => type === 'video')
        .map(({ id, title, thumbnailUrl, updatedAt }) => ({
          id,
          name: title,
          pictureUrl: thumbnailUrl,
          updatedAt,
        }));
    },

    async describe(userId, itemId) {
      const { type, data, title } = await projects.get(userId, itemId);
      const known = type === 'video' ? videoDataSchema.safeParse(data).data : undefined;
      if (!known) throw new AppError('unprocessable', 'This project has no video in it.');
      return { name: title, content: { ...known, title, transcripts: [] } };
    },

    parts: (content) => partsOfFilm(read(content)),

    formats(content) {
      const { format } = read(content);
      return [format, ...VIDEO_FORMATS.filter((one) => one !== format)].map((id) => ({
        id,
        label: labelOf(id),
      }));
    },

    fill: (content, values) => fillFilm(read(content), values),

    async make(user, content, { id: creationKey, name, format, lock }) {
      const filled = read(content);
      const wanted = VIDEO_FORMATS.find((one) => one === format);
      const data = wanted ? { ...filled, format: wanted } : filled;
      const title = data.title.trim() || name;
      const { id } = await projects.create(
        user.id,
        { creationKey, title, description: data.description, type: 'video', data: { ...data, title } },
        lock,
      );
      return { id, openUrl: `/video-maker?project=${id}` };
    },
  };
}
