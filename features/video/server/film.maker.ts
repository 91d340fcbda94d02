/** The video maker's door for other tools: films in order, with other words, made and looked at. */

import { replaceWords, type WordChange } from '#common/wording/replace-words.ts';
import type { FilmMaker } from '#platform/generation-jobs/makers.ts';
import type { Platform } from '#platform/platform.ts';
import { BLANK_VIDEO, type Project, type VideoData, videoDataSchema } from '../contract.ts';
import { createProjectService } from './projects.service.ts';

export function createFilmMaker(platform: Platform): FilmMaker {
  const projects = createProjectService(platform);
  return {
    async create(user, { key, title, scenes, ending, endCard, isUpright, seconds, colors }) {
      const data: VideoData = {
        ...BLANK_VIDEO,
        title: title.slice(0, 200),
        description: scenes.join(' ').slice(0, 5000),
        template: 'promotional',
        style: 'modern',
        music: 'upbeat',
        format: isUpright ? 'portrait' : 'landscape',
        duration: [seconds],
        scenes: scenes.map((text, i) => ({ ...BLANK_SCENE, id: `s${i + 1}`, text: text.slice(0, 600) })),
        ending: ending.slice(0, 80),
        endCard: endCard.slice(0, 120),
        brand: colors ?? null,
      };
      const { id, version } = await projects.create(user.id, {
        creationKey: key,
        title: data.title,
        description: data.description,
        type: 'video',
        data,
      });
      return { id, version };
    },

    async rewrite(userId, id, changes) {
      const project = await projects.get(userId, id);
      const data = videoDataSchema.safeParse(project.data).data;
      if (!data) return undefined;
      const after = rewritten(data, changes);
      if (JSON.stringify(after) === JSON.stringify(data)) return undefined;
      const { title, description, version } = project;
      const saved = await projects.update(userId, id, {
        title: replaceWords(title, changes),
        description: description && replaceWords(description, changes),
        data: after,
        version,
      });
      return { id, version: saved.version };
    },

    render: (user, id) => projects.render(user, id),

    async look(userId, ids) {
      const all = await Promise.all(ids.map((id) => projects.get(userId, id).catch(() => undefined)));
      return new Map(all.filter((one) => one !== undefined).map((one) => [one.id, stateOf(one)]));
    },
  };
}

const BLANK_SCENE = videoDataSchema.parse({ scenes: [{ id: 'x' }] }).scenes[0]!;

function stateOf({ version, fileUrl, status, film, data }: Project) {
  const read = videoDataSchema.safeParse(data).data;
  const texts = read
    ? [read.title, read.ending, read.endCard, read.textOverlay, ...read.scenes.map((one) => one.text)]
    : [];
  return { version, fileUrl, isMaking: status === 'processing', error: film?.error ?? null, texts };
}

const rewritten = (data: VideoData, changes: readonly WordChange[]): VideoData => ({
  ...data,
  title: replaceWords(data.title, changes),
  description: replaceWords(data.description, changes),
  textOverlay: replaceWords(data.textOverlay, changes),
  ending: replaceWords(data.ending, changes),
  endCard: replaceWords(data.endCard, changes),
  scenes: data.scenes.map((scene) => ({ ...scene, text: replaceWords(scene.text, changes) })),
});
