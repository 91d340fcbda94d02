/** Films of my characters, and the calls that make and delete them. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#common/api-client.ts';
import type { BodyOf } from '#common/contract.ts';
import { t } from '#common/texts.ts';
import { apiQuery, refreshAfter } from '#platform/browser/api.ts';
import { handleApiError, onErrorNotify } from '#platform/browser/failure.ts';
import { useDelete } from '#platform/browser/library/use-delete.ts';
import {
  type CharacterFilm,
  createCharacterFilm,
  deleteCharacterFilm,
  listCharacterFilms,
} from '../../calls/film-calls.ts';

export function useFilms() {
  const client = useQueryClient();
  const query = useQuery(apiQuery(listCharacterFilms));
  const refresh = () => refreshAfter(client, createCharacterFilm);

  const make = useMutation({
    mutationFn: (body: BodyOf<typeof createCharacterFilm>) => callApi(createCharacterFilm, { body }),
    onSuccess: refresh,
    onError: onErrorNotify(t('Export Failed'), t('The film could not be started. Please try again.')),
  });

  const remove = useDelete<CharacterFilm>({
    contract: deleteCharacterFilm,
    type: 'character-film',
    title: t('Film deleted'),
    onError: (error) => handleApiError(error, { title: t('Failed to delete film') }),
    isFinal: ({ status }) => status === 'pending',
  });

  return { query, make, remove, refresh };
}
