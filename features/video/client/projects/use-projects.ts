/** My video projects: saving, opening, filming, copying, renaming and deleting them, with the words of the spec. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#common/api-client.ts';
import { cancelJob } from '#common/job.ts';
import { apiQuery } from '#platform/browser/api.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { createProject, listProjects, type Project, UNTITLED, type VideoData } from '../../contract.ts';
import {
  deleteProject,
  duplicateProject,
  type RenderFacts,
  renderProject,
  renderSchema,
  updateProject,
} from '../../project-calls.ts';

const STATS_KEY = '/api/users/stats';

export const renderOf = (project: Project): RenderFacts | undefined =>
  renderSchema.safeParse((project.data as { render?: unknown } | null)?.render).data;

const detailOf = (error: unknown, usual: string): string =>
  error instanceof ApiError && error.status < 500 && error.detail ? error.detail : usual;

const bodyOf = (data: VideoData) => {
  const title = data.title.trim() || UNTITLED;
  return { title, description: data.description.trim(), data: { ...data, title } };
};

export function useProjects() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listProjects));
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: [listProjects.path] });
    await client.invalidateQueries({ queryKey: [STATS_KEY] });
  };
  const failed = (title: string, description: string) => (error: unknown) =>
    handleApiError(error, { title, description: detailOf(error, description) });

  const create = useMutation({
    mutationFn: (data: VideoData) =>
      callApi(createProject, { body: { ...bodyOf(data), type: 'video', status: 'draft' } }),
    onSuccess: async () => {
      notify({ title: 'Project Created!', description: 'Your video project has been saved.' });
      await refresh();
    },
    onError: failed('Creation Failed', 'Failed to create video project. Please try again.'),
  });
  const save = useMutation({
    mutationFn: ({ id, data }: { id: string; data: VideoData }) =>
      callApi(updateProject, { params: { id }, body: bodyOf(data) }),
    onSuccess: refresh,
    onError: failed('Saving Failed', 'Your changes could not be saved. Please try again.'),
  });
  const rename = useMutation({
    mutationFn: ({ project, title }: { project: Project; title: string }) =>
      callApi(updateProject, {
        params: { id: project.id },
        body: { title, data: { ...(project.data as object), title } },
      }),
    onSuccess: refresh,
    onError: failed('Renaming Failed', 'The project could not be renamed.'),
  });
  const film = useMutation({
    mutationFn: (id: string) => callApi(renderProject, { params: { id } }),
    onSuccess: refresh,
    onError: failed('Video Failed', 'The video could not be started. Please try again.'),
  });
  const cancel = useMutation({
    mutationFn: (jobId: string) => callApi(cancelJob, { params: { id: jobId } }),
    onSettled: refresh,
  });
  const copy = useMutation({
    mutationFn: (id: string) => callApi(duplicateProject, { params: { id } }),
    onSuccess: refresh,
    onError: failed('Copying Failed', 'The project could not be copied.'),
  });
  const remove = useMutation({
    mutationFn: (id: string) => callApi(deleteProject, { params: { id } }),
    onError: failed('Deletion Failed', 'The project could not be deleted.'),
    onSettled: refresh,
  });

  const projects = (query.data ?? []).filter((one) => one.type === 'video');
  return { query, projects, refresh, create, save, rename, film, cancel, copy, remove };
}

export type Projects = ReturnType<typeof useProjects>;
