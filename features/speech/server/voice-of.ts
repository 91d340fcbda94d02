/** The one voice process of a product process: models, routes and jobs all talk to the same. */

import { join } from 'node:path';
import type { Platform } from '#platform/platform.ts';
import { createVoiceHost, type VoiceHost } from './engines/voice-host.ts';

const hosts = new WeakMap<Platform, VoiceHost>();

export function voiceOf(platform: Platform): VoiceHost {
  const known = hosts.get(platform);
  if (known) return known;
  const { config, log } = platform;
  const host = createVoiceHost({ modelsFolder: config.models.dir ?? join(config.dataDir, 'models'), log });
  platform.onClose(host.close);
  hosts.set(platform, host);
  return host;
}
