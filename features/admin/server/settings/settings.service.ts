/** Changes a setting, notes it in the trail, and sets off what some settings mean beyond being read. */

import { AppError } from '#common/errors.ts';
import type { User } from '#common/user.ts';
import { judgeFolder } from '#platform/assets/moderation/explicit-model.ts';
import { audit } from '#platform/auth/audit.ts';
import { isSecretName, REDACTED } from '#platform/auth/redact-secrets.ts';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { knownSetting } from '#platform/settings/known-settings.ts';
import type { SettingRow } from '#platform/settings/settings.ts';
import type { Setting } from '../../contract.ts';
import { announce } from './announcement.ts';

const NO_JUDGE =
  'Uploads cannot be checked on this server: the optional package nsfwjs is not installed. Install it, then switch this on.';

/** Models that are not chosen here are those of the environment. */
function sourceOf({ key, value }: SettingRow, { values }: Pick<Config, 'values'>): Setting['source'] {
  const known = knownSetting(key);
  if (!known || value !== known.fallback) return 'set';
  return values.find(({ name }) => name === key.toUpperCase())?.source ?? 'default';
}

export function toSetting(row: SettingRow, config: Pick<Config, 'values'>): Setting {
  const known = knownSetting(row.key);
  return {
    id: row.id,
    key: row.key,
    value: row.value,
    description: known?.description ?? row.description,
    updatedAt: row.updatedAt.toISOString(),
    input: known?.input ?? 'text',
    choices: known?.choices ? [...known.choices] : null,
    source: sourceOf(row, config),
  };
}

export async function changeSetting(
  platform: Platform,
  actor: { user: Pick<User, 'id'>; address: string },
  key: string,
  value: string,
): Promise<Setting> {
  if (key === 'upload_moderation' && value === 'on' && !judgeFolder())
    throw new AppError('conflict', NO_JUDGE);
  const { before, row } = await platform.settings.set(key, value, actor.user.id);
  if (before === row.value) return toSetting(row, platform.config);
  // Free keys may hold anything; the trail is read by more people than the settings are.
  const shown = (text: string | null) => (text !== null && isSecretName(key) ? REDACTED : text);
  await audit(platform.db, {
    actorId: actor.user.id,
    action: 'setting_changed',
    targetType: 'setting',
    targetId: key,
    details: { before: shown(before), after: shown(row.value), address: actor.address },
  });
  if (key === 'announcement') await announce(platform, row.value);
  return toSetting(row, platform.config);
}
