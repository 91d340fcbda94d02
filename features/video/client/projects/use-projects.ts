/** My video projects: saving, opening, rendering, copying, renaming and deleting them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
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

export function useProjects() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listProjects));
  const refresh = () => refreshAfter(client, createProject);

  const open = useMutation({
    mutationFn: (id: string) => callApi(getProject, { params: { id } }),
    onError: onErrorNotify('Opening Failed', 'The project could not be opened. Please try again.'),
  });
  const create = useMutation({
    mutationFn: (data: VideoData) =>
      callApi(createProject, { body: { ...bodyOf(data), type: 'video', status: 'draft' } }),
    onSuccess: async () => {
      notify({ title: 'Project Created!', description: 'Your video project has been saved.' });
      await refresh();
    },
    onError: onErrorNotify('Creation Failed', 'Failed to create video project. Please try again.'),
  });
  const save = useMutation({
    mutationFn: ({ id, data }: { id: string; data: VideoData }) =>
      callApi(updateProject, { params: { id }, body: bodyOf(data) }),
    onSuccess: refresh,
    onError: onErrorNotify('Saving Failed', 'Your changes could not be saved. Please try again.'),
  });
  const rename = useMutation({
    mutationFn: ({ project, title }: { project: Project; title: string }) =>
      callApi(updateProject, {
        params: { id: project.id },
        body: { title },
      }),
    onSuccess: refresh,
    onError: onErrorNotify('Renaming Failed', 'The project could not be renamed.'),
  });
  const render = useMutation({
    mutationFn: (id: string) => callApi(renderProject, { params: { id } }),
    onSuccess: refresh,
    onError: onErrorNotify('Video Failed', 'The video could not be started. Please try again.'),
  });
  const copy = useMutation({
    mutationFn: (id: string) => callApi(duplicateProject, { params: { id } }),
    onSuccess: refresh,
    onError: onErrorNotify('Copying Failed', 'The project could not be copied.'),
  });
  const remove = useDelete<Pick<Project, 'id'>>({
    contract: deleteProject,
    type: 'project',
    title: 'Video deleted',
    onError: onErrorNotify('Deletion Failed', 'The project could not be deleted.'),
  });

  const projects = (query.data ?? []).filter((one) => one.type === 'video');
  return { query, projects, refresh, open, create, save, rename, render, copy, remove };
}

export type Projects = ReturnType<typeof useProjects>;
