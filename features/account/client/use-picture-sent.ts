/** A picture that was sent to the account becomes the profile picture. */

import { callApi } from '#common/api-client.ts';
import type { LibraryItem } from '#common/library.ts';
import { t } from '#common/texts.ts';
import { useTaken } from '#platform/browser/library/use-taken.ts';
import { notify } from '#platform/browser/notice.ts';
import { setCurrentUser } from '#platform/browser/session.ts';

/** A profile picture goes with the next one: what stands in the library by itself is therefore copied. */
async function copyOf(item: LibraryItem) {
  const { fileOf } = await import('#platform/browser/library/library-picker.tsx');
  const { upload } = await import('#platform/browser/work/upload.ts');
  return (await upload(await fileOf(item))).id;
}

export function usePictureSent(): void {
  useTaken({
    'profile-picture': async (item) => {
      const { updateProfile } = await import('../contract.ts');
      const pictureId = item.tool === 'upload' ? await copyOf(item) : item.assetId;
      setCurrentUser(await callApi(updateProfile, { body: { pictureId } }));
      void notify({ title: t('Profile updated'), description: t('Your profile picture is updated.') });
    },
  });
}
