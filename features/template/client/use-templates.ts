/** Templates of mine and of everybody: read, made, changed, filled in, offered and deleted. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { listTemplates, type TemplateKind } from '#common/templates.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import { notify } from '#platform/browser/notice.ts';
import * as calls from '../contract.ts';

export const useTemplateList = (kind: TemplateKind | undefined, q: string) =>
  useQuery({
    ...apiQuery(listTemplates, { query: { ...(kind && { kind }), ...(q && { q }) } }),
    placeholderData: (before) => before,
  });

export const useTemplateOf = (id: string) => useQuery(apiQuery(calls.getTemplate, { params: { id } }));

export const useTemplateItems = (kind: TemplateKind) =>
  useQuery(apiQuery(calls.listTemplateItems, { query: { kind } }));

/** Of every kind, for whoever does not know yet of what. */
export const useAllTemplateItems = () => ({
  design: useTemplateItems('design'),
  film: useTemplateItems('film'),
  mail: useTemplateItems('mail'),
  campaign: useTemplateItems('campaign'),
  book: useTemplateItems('book'),
});

export function useCreateTemplate(onCreated: (template: calls.Template) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof calls.createTemplate>) => callApi(calls.createTemplate, { body }),
    onSuccess: async (template) => {
      await refreshAfter(client, calls.createTemplate);
      onCreated(template);
    },
    onError: onErrorNotify(t('The template could not be made'), t('Please try again.')),
  });
}

export const useDeleteTemplate = (onDeleted?: () => void) =>
  useDelete<{ id: string }>({
    contract: calls.deleteTemplate,
    type: 'template',
    title: t('Template deleted'),
    onError: (error) =>
      handleApiError(error, {
        title: t('Not deleted'),
        description: t('The template could not be deleted.'),
      }),
    ...(onDeleted && { onDeleted }),
  });

export function useTemplateActions(id: string) {
  const client = useQueryClient();
  const params = { id };
  const keep = (template: calls.Template) => {
    client.setQueryData(apiQuery(calls.getTemplate, { params }).queryKey, template);
    void client.invalidateQueries({ queryKey: [listTemplates.path] });
  };
  const save = useMutation({
    mutationFn: (body: BodyOf<typeof calls.updateTemplate>) =>
      callApi(calls.updateTemplate, { params, body }),
    onSuccess: keep,
    onError: onErrorNotify(t('Not saved'), t('Please try again.')),
  });
  const publish = useMutation({
    mutationFn: () => callApi(calls.publishTemplate, { params }),
    onSuccess: (template) => {
      keep(template);
      notify(
        template.state === 'public'
          ? { title: t('Everybody can use it now') }
          : {
              title: t('Proposed'),
              description: t('An administrator looks at it. You are told what comes of it.'),
            },
      );
    },
    onError: onErrorNotify(t('Not published'), t('Please try again.')),
  });
  const unpublish = useMutation({
    mutationFn: () => callApi(calls.unpublishTemplate, { params }),
    onSuccess: keep,
    onError: onErrorNotify(t('Not changed'), t('Please try again.')),
  });
  const duplicate = useMutation({
    mutationFn: () => callApi(calls.duplicateTemplate, { params }),
    onSuccess: () => refreshAfter(client, calls.duplicateTemplate, { params }),
    onError: onErrorNotify(t('The copy could not be made'), t('Please try again.')),
  });
  const make = useMutation({
    mutationFn: (body: BodyOf<typeof calls.makeFromTemplate>) =>
      callApi(calls.makeFromTemplate, { params, body }),
    onSuccess: () => refreshAfter(client, calls.makeFromTemplate, { params }),
    onError: onErrorNotify(t('It could not be made'), t('Please try again.')),
  });
  return { save, publish, unpublish, duplicate, make };
}
