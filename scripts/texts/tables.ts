/** Texts that are shown from tables of data: the tables themselves say which there are. */

import { PAGES, SIGN_IN_PAGE, VISITOR_PAGES } from '#app/pages.ts';
import * as character from '#common/character/character-words.ts';
import { JOB_STATUSES } from '#common/job.ts';
import { ADJUSTMENTS, FILTERS } from '#common/photo-recipe.ts';
import { REPORT_REASONS, REPORT_STATUSES } from '#common/report.ts';
import { PLAN_IDS, ROLES } from '#common/user.ts';
import { capitalize } from '#common/wording/capitalize.ts';
import { FORMAT_GROUPS, FORMATS } from '#engine/page/document/formats.ts';
import * as films from '#features/avatar/calls/film-calls.ts';
import { BACKGROUNDS, COMIC_LAYOUTS, SCENE_TYPES } from '#features/avatar/calls/scene-calls.ts';
import * as avatar from '#features/avatar/contract.ts';
import { ANIME_TEMPLATES } from '#features/avatar/server/templates/anime-templates.ts';
import { CARTOON_TEMPLATES } from '#features/avatar/server/templates/cartoon-templates.ts';
import { FANTASY_TEMPLATES } from '#features/avatar/server/templates/fantasy-templates.ts';
import { REALISTIC_TEMPLATES } from '#features/avatar/server/templates/realistic-templates.ts';
import { BOOK_PART_NAMES, EVERYWHERE } from '#features/book/server/templates/book-parts.ts';
import { FACT_LABELS } from '#features/campaign/pieces/piece-words.ts';
import { RIGHTS } from '#features/cover-song/calls/song-calls.ts';
import { FACE_CONSENT } from '#features/cover-song/contract.ts';
import * as cover from '#features/cover-song/enums.ts';
import { MISSING_MESSAGES } from '#features/cover-song/readiness.ts';
import { startIcons } from '#features/design/server/design-icons.ts';
import { DESIGN_PART_NAMES } from '#features/design/server/templates/design-parts.ts';
import { TEMPLATES } from '#features/design/templates/all-templates.ts';
import { IMAGE_STYLES, QUICK_PROMPTS } from '#features/image/contract.ts';
import { LOGO_CATEGORIES } from '#features/logo/contract.ts';
import { START_SYMBOLS } from '#features/logo/server/symbols/search-symbols.ts';
import { shippedTemplates } from '#features/logo/server/templates/seed-templates.ts';
import { MAIL_PART_NAMES } from '#features/mailing/server/templates/mail-parts.ts';
import { LANGUAGE_LABELS, VOICE_LABELS } from '#features/speech/contract.ts';
import { PLANS, planLabel, quotaLines, YEARLY_BADGE } from '#features/subscription/contract.ts';
import { TASK_CATEGORIES, TASK_PRIORITIES, TASK_STATUS_FILTERS } from '#features/tasks/contract.ts';
import * as video from '#features/video/contract.ts';
import { FILM_PART_NAMES } from '#features/video/server/templates/film-parts.ts';
import { IMAGE_TEMPLATES } from '#features/watermark/server/templates/image-templates.ts';
import { LOGO_TEMPLATES } from '#features/watermark/server/templates/logo-templates.ts';
import { TEXT_TEMPLATES } from '#features/watermark/server/templates/text-templates.ts';
import { KNOWN_WEIGHTS } from '#platform/ai/diffusion/catalogue.ts';
import { iconName } from '#platform/assets/svg/icon-words.ts';
import { showWords } from '#platform/browser/format.ts';
import { KNOWN_SETTINGS } from '#platform/settings/known-settings.ts';

const labels = (codes: readonly string[]) => codes.map((code) => capitalize(code.replace(/_/g, ' ')));
const described = (rows: readonly { name: string; description?: string | null }[]) =>
  rows.flatMap(({ name, description }) => [name, description ?? '']);

const plans = (): string[] => [
  ...PLANS.flatMap((plan) => [...quotaLines(plan), ...plan.extras, plan.badge ?? '', plan.note ?? '']),
  YEARLY_BADGE,
];
const planLabels = PLAN_IDS.map((subscriptionPlan) => planLabel({ subscriptionPlan }));

/** What the audit log calls the things it notes. */
const AUDITED = [
  'account_deleted',
  'audit_log_exported',
  'content_removed',
  'data_exported',
  'email_changed',
  'first_admin_created',
  'passkey_added',
  'password_changed',
  'password_reset',
  'plan_changed',
  'recovery_code_used',
  'report_dismissed',
  'report_resolved',
  'role_changed',
  'second_factor_limit_reached',
  'second_factor_reset',
  'session_ended',
  'setting_changed',
  'sign_in_limit_reached',
  'test_email_sent',
  'upload_refused',
  'user_suspended',
  'weights_added',
  'weights_cancelled',
  'weights_download',
  'weights_removed',
  'weights',
  'user',
  'setting',
  'report',
] as const;

function avatarTexts(): string[] {
  const templates = [ANIME_TEMPLATES, CARTOON_TEMPLATES, FANTASY_TEMPLATES, REALISTIC_TEMPLATES].flat();
  const words = Object.values(character).flatMap((value) =>
    Array.isArray(value) ? (value as string[]) : [],
  );
  return [
    ...labels(words.filter((word) => typeof word === 'string')),
    ...labels([...avatar.TEMPLATE_CATEGORIES, ...avatar.TEMPLATE_STYLES, ...avatar.ANIMATIONS]),
    ...labels([...SCENE_TYPES, ...BACKGROUNDS, ...COMIC_LAYOUTS, ...films.EXPRESSIONS]),
    ...labels(['generate', 'customize', 'animate', 'stories', 'gallery']),
    ...Object.values(VOICE_LABELS),
    ...Object.values(LANGUAGE_LABELS),
    ...templates.flatMap(({ name, tags }) => [name, ...tags]),
  ];
}

const coverTexts = (): string[] => [
  ...[
    cover.CHARACTER_TYPE_LABELS,
    cover.BODY_TYPE_LABELS,
    cover.CLOTHING_STYLE_LABELS,
    cover.HAIRSTYLE_LABELS,
    cover.SCENE_TYPE_LABELS,
    cover.CAMERA_ANGLE_LABELS,
    cover.LIGHTING_LABELS,
    cover.ASPECT_LABELS,
    cover.SINGING_LABELS,
    cover.SONG_GENRE_LABELS,
    MISSING_MESSAGES,
  ].flatMap((table): string[] => Object.values(table)),
  ...cover.STAGE_PERSONAS.map(({ line }) => line),
  FACE_CONSENT.text,
  RIGHTS.text,
];

const videoTexts = (): string[] => [
  ...video.VIDEO_TEMPLATES.flatMap(({ name, category, description }) => [name, category, description]),
  ...labels([...video.VIDEO_STYLES, ...video.MUSIC, ...video.TRANSITIONS, ...video.CAPTION_PLACES]),
  ...labels(['template', 'customize', 'content', 'finalize']),
  ...Object.values(VOICE_LABELS),
  ...Object.values(LANGUAGE_LABELS),
  'draft',
  ...JOB_STATUSES,
];

/** By folder of the catalogues. */
export const tableTexts = (): Record<string, string[]> => ({
  'app/web/texts': [
    ...[...PAGES, ...VISITOR_PAGES, SIGN_IN_PAGE].flatMap(({ title, loading }) => [title, loading ?? '']),
    ...planLabels,
    'Loading...',
  ],
  'features/account/texts': planLabels,
  'features/admin/texts': [
    ...Object.values(KNOWN_SETTINGS).flatMap((setting) => [
      setting.description,
      ...labels(('choices' in setting && setting.choices) || []),
    ]),
    ...labels([...ROLES, ...PLAN_IDS, 'active', 'trial', 'cancelled', 'expired', 'pending', 'reviewed']),
    ...[...AUDITED, ...REPORT_REASONS].map(showWords),
    ...REPORT_STATUSES,
    ...labels(REPORT_STATUSES),
    ...KNOWN_WEIGHTS.map(({ goodFor }) => goodFor),
  ],
  'features/avatar/texts': avatarTexts(),
  'features/cover-song/texts': coverTexts(),
  'features/dashboard/texts': ['video', 'draft', ...JOB_STATUSES, ...TASK_CATEGORIES],
  'features/design/texts': [
    ...TEMPLATES.map(({ name }) => name),
    ...Object.values(FORMATS).map(({ label }) => label),
    ...FORMAT_GROUPS,
    ...startIcons().map(iconName),
  ],
  'features/image/texts': [
    ...IMAGE_STYLES.map((style) => style.split(' ').map(capitalize).join(' ')),
    ...QUICK_PROMPTS,
  ],
  'features/landing/texts': [...plans(), 'Quotas renew monthly'],
  'features/logo/texts': [
    ...labels(LOGO_CATEGORIES),
    ...START_SYMBOLS.map(iconName),
    ...shippedTemplates().flatMap(({ recipe: { name, description } }) => [name, description]),
  ],
  'features/template/texts': [
    ...Object.values(FORMATS).map(({ label }) => label),
    ...Object.values(DESIGN_PART_NAMES),
    ...FILM_PART_NAMES,
    ...BOOK_PART_NAMES,
    EVERYWHERE,
    ...MAIL_PART_NAMES,
    ...Object.values(FACT_LABELS),
  ],
  'features/photo/texts': labels([...ADJUSTMENTS, ...FILTERS]),
  'features/speech/texts': [...Object.values(VOICE_LABELS), ...Object.values(LANGUAGE_LABELS)],
  'features/subscription/texts': plans(),
  'features/tasks/texts': labels([...TASK_CATEGORIES, ...TASK_STATUS_FILTERS, ...TASK_PRIORITIES]),
  'features/video/texts': videoTexts(),
  'features/watermark/texts': described([...TEXT_TEMPLATES, ...IMAGE_TEMPLATES, ...LOGO_TEMPLATES]),
});
