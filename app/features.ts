/** The one list of features that a server process is made of. */

import { accountFeature } from '#features/account/server/account.feature.ts';
import { adminFeature } from '#features/admin/server/admin.feature.ts';
import { programsFeature } from '#features/api-access/server/api-access.feature.ts';
import { avatarFeature } from '#features/avatar/server/avatar.feature.ts';
import { bookFeature } from '#features/book/server/book.feature.ts';
import { calendarFeature } from '#features/calendar/server/calendar.feature.ts';
import { campaignFeature } from '#features/campaign/server/campaign.feature.ts';
import { coverSongFeature } from '#features/cover-song/server/cover-song.feature.ts';
import { dashboardFeature } from '#features/dashboard/server/dashboard.feature.ts';
import { designFeature } from '#features/design/server/design.feature.ts';
import { helpFeature } from '#features/help/server/help.feature.ts';
import { imageFeature } from '#features/image/server/image.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { logoFeature } from '#features/logo/server/logo.feature.ts';
import { mailingFeature } from '#features/mailing/server/mailing.feature.ts';
import { movieFeature } from '#features/movie/server/movie.feature.ts';
import { notesFeature } from '#features/notes/server/notes.feature.ts';
import { notificationsFeature } from '#features/notifications/server/notifications.feature.ts';
import { originFeature } from '#features/origin/server/origin.feature.ts';
import { photoFeature } from '#features/photo/server/photo.feature.ts';
import { songFeature } from '#features/song/server/song.feature.ts';
import { speechFeature } from '#features/speech/server/speech.feature.ts';
import { subscriptionFeature } from '#features/subscription/server/subscription.feature.ts';
import { tasksFeature } from '#features/tasks/server/tasks.feature.ts';
import { templateFeature } from '#features/template/server/template.feature.ts';
import { videoFeature } from '#features/video/server/video.feature.ts';
import { watermarkFeature } from '#features/watermark/server/watermark.feature.ts';
import type { ServerFeature } from '#platform/feature.ts';

export const FEATURES: readonly ServerFeature[] = [
  accountFeature,
  dashboardFeature,
  tasksFeature,
  imageFeature,
  avatarFeature,
  speechFeature,
  logoFeature,
  watermarkFeature,
  videoFeature,
  coverSongFeature,
  songFeature,
  movieFeature,
  bookFeature,
  helpFeature,
  photoFeature,
  designFeature,
  campaignFeature,
  templateFeature,
  calendarFeature,
  notesFeature,
  mailingFeature,
  libraryFeature,
  originFeature,
  programsFeature,
  notificationsFeature,
  subscriptionFeature,
  adminFeature,
];
