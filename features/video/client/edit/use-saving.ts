/** Saves and renders what is on the screen: created once, and never over a version that was not seen here. */

import { useRef, useState } from 'react';
import { callApi } from '#common/api-client.ts';
import { newId } from '#common/ids.ts';
import { serverText, t } from '#common/texts.ts';
import { cutText } from '#common/wording/cut-text.ts';
import { notify } from '#platform/browser/notice.ts';
import { getProject } from '../../calls/project-calls.ts';
import {
  BLANK_VIDEO,
  PROJECT_CHANGED,
  type Project,
  TITLE_REQUIRED,
  type VideoData,
  videoDataSchema,
} from '../../contract.ts';
import { isChangedElsewhere, type Projects } from '../projects/use-projects.ts';
import type { DraftKeeper } from './use-draft.ts';

export const dataOf = ({ data, title }: Project): VideoData => ({
  ...(videoDataSchema.safeParse(data).data ?? BLANK_VIDEO),
  title,
});

export interface SavingOptions {
  data: VideoData;
  setData: (data: VideoData) => void;
  /** The project that is being edited; undefined for a new one. */
  openId: string | undefined;
  onCreated: (id: string) => void;
  /** Opens another project. */
  onOpen: (project: Project) => void;
  draft: DraftKeeper;
  projects: Projects;
}

type Doing = 'save' | 'make';

export function useSaving({ data, setData, openId, onCreated, onOpen, draft, projects }: SavingOptions) {
  const { create, save, render } = projects;
  const [doing, setDoing] = useState<Doing | null>(null);
  /** What was to be done when a newer version turned up. */
  const [held, setHeld] = useState<Doing>();
  /** Of the project that does not exist yet: whatever is clicked, and however often, it is created once. */
  const creationKey = useRef(newId());

  /** `over`: the version that is replaced knowingly. False where a newer one is asked about first. */
  async function store(what: Doing, data: VideoData, over?: number): Promise<Project | false> {
    if (!openId) {
      const project = await create.mutateAsync({ data, creationKey: creationKey.current });
      draft.saved(data, project);
      onCreated(project.id);
      return project;
    }
    const version = over ?? draft.version();
    try {
      const project = await save.mutateAsync({
        id: openId,
        data,
        version,
        isOverwriting: over !== undefined,
      });
      draft.saved(data, project);
      return project;
    } catch (error) {
      if (!isChangedElsewhere(error)) throw error;
      setHeld(what);
      return false;
    }
  }

  async function run(what: Doing, now: VideoData = data, over?: number): Promise<void> {
    if (!now.title.trim()) {
      notify({ title: t('Title Required'), description: TITLE_REQUIRED, variant: 'destructive' });
      return;
    }
    setDoing(what);
    try {
      const project = await store(what, now, over);
      if (!project) return;
      // What is on the screen is what is rendered: it is saved first.
      if (what === 'make') await render.mutateAsync(project.id);
      else if (openId) notify({ title: t('Saved'), description: t('Your changes have been saved.') });
    } catch {
      /* Each step has said what went wrong. */
    } finally {
      setDoing(null);
    }
  }

  const readNewer = () => callApi(getProject, { params: { id: openId! } });
  const close = () => setHeld(undefined);

  return {
    doing,
    save: () => run('save'),
    /** `now`: what the screen is about to show. */
    make: (now?: VideoData) => run('make', now),
    /** The next project is another one. */
    beginAnew: () => {
      creationKey.current = newId();
    },
    conflict: held && {
      problem: serverText(PROJECT_CHANGED),
      onClose: close,
      onCopy: async () => {
        const title = cutText(t('{0} (copy)', data.title), 200);
        const copy = await create.mutateAsync({ data: { ...data, title }, creationKey: newId() });
        draft.forget(openId);
        close();
        onOpen(copy);
      },
      onOpenNewer: async () => {
        const newer = await readNewer();
        const theirs = dataOf(newer);
        draft.saved(theirs, newer);
        // A step like any other: what was here comes back with Undo.
        setData(theirs);
        close();
      },
      onReplace: async () => {
        const { version } = await readNewer();
        close();
        await run(held, data, version);
      },
    },
  };
}
