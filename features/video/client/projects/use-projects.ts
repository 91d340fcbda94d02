/** My video projects: saving, opening, rendering, copying, renaming and deleting them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#common/api-client.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import {
  deleteProject,
  duplicateProject,
  getProject,
  renderProject,
  updateProject,
} from '../../calls/project-calls.ts';
import { createProject, listProjects, type Project, UNTITLED, type VideoData } from '../../contract.ts';

const bodyOf = (data: VideoData) => {
  const title = data.title.trim() || UNTITLED;
  return { title, description: data.description.trim(), data: { ...data, title } };
};

/** Of a save: somebody else was first. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;

interface ProjectSave {
  id: string;
  data: VideoData;
  /** The one that was edited. */
  version: number | undefined;
  isOverwriting: boolean;
}

export function useProjects() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listProjects));
  const refresh = () => refreshAfter(client, createProject);

  const open = useMutation({
    mutationFn: (id: string) => callApi(getProject, { params: { id } }),
    onError: onErrorNotify(t('Opening Failed'), t('The project could not be opened. Please try again.')),
  });
  const create = useMutation({
    mutationFn: ({ data, creationKey }: { data: VideoData; creationKey: string }) =>
      callApi(createProject, { body: { ...bodyOf(data), type: 'video', status: 'draft', creationKey } }),
    onSuccess: async () => {
      notify({ title: t('Project Created!'), description: t('Your video project has been saved.') });
      await refresh();
    },
    onError: onErrorNotify(t('Creation Failed'), t('Failed to create video project. Please try again.')),
  });
  const save = useMutation({
    mutationFn: ({ id, data, ...how }: ProjectSave) =>
      callApi(updateProject, { params: { id }, body: { ...bodyOf(data), ...how } }),
    onSuccess: refresh,
    onError: (error) => {
      // The page asks what to keep.
      if (isChangedElsewhere(error)) return;
      onErrorNotify(t('Saving Failed'), t('Your changes could not be saved. Please try again.'))(error);
    },
  });
  const rename = useMutation({
    mutationFn: ({ project, title }: { project: Project; title: string }) =>
      callApi(updateProject, {
        params: { id: project.id },
        body: { title },
      }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Renaming Failed'), t('The project could not be renamed.')),
  });
  const render = useMutation({
    mutationFn: (id: string) => callApi(renderProject, { params: { id } }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Video Failed'), t('The video could not be started. Please try again.')),
  });
  const copy = useMutation({
    mutationFn: (id: string) => callApi(duplicateProject, { params: { id } }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Copying Failed'), t('The project could not be copied.')),
  });
  const remove = useDelete<Pick<Project, 'id'>>({
    contract: deleteProject,
    type: 'project',
    title: t('Video deleted'),
    onError: onErrorNotify(t('Deletion Failed'), t('The project could not be deleted.')),
  });

  const projects = (query.data ?? []).filter((one) => one.type === 'video');
  return { query, projects, refresh, open, create, save, rename, render, copy, remove };
}

export type Projects = ReturnType<typeof useProjects>;
