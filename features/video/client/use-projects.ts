/** Saving a video project, with the words of the spec. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import { handleApiError } from '#platform/browser/failure.ts';
import { notify } from '#platform/browser/notice.ts';
import { createProject, listProjects, UNTITLED, type VideoData } from '../contract.ts';

const STATS_KEY = '/api/users/stats';

export function useCreateProject() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: VideoData) => {
      const title = data.title.trim() || UNTITLED;
      return callApi(createProject, {
        body: {
          title,
          description: data.description.trim(),
          type: 'video',
          data: { ...data, title },
          status: 'draft',
        },
      });
    },
    onSuccess: async () => {
      notify({ title: 'Project Created!', description: 'Your video project has been saved.' });
      await client.invalidateQueries({ queryKey: [listProjects.path] });
      await client.invalidateQueries({ queryKey: [STATS_KEY] });
    },
    onError: (error) =>
      handleApiError(error, {
        title: 'Creation Failed',
        description: 'Failed to create video project. Please try again.',
      }),
  });
}
