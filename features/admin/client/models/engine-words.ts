/** How tools, adapters and protocols are called on the page. */

import type { ServerProtocol, WorkflowInput } from '#common/model-server.ts';
import { t } from '#common/texts.ts';
import type { EngineKind } from '../../calls/model-calls.ts';

export const TOOL_NAMES: Record<EngineKind, string> = {
  image: t('Pictures'),
  speech: t('Speech'),
  transcription: t('Transcripts'),
  video: t('Video clips'),
  text: t('Text in designs'),
};

/** Doors have a name here; everybody else brings their own. */
const GROUP_NAMES: Record<string, string> = {
  server: t('Your own servers'),
  local: t('On this machine'),
};

export const groupName = (group: string): string => GROUP_NAMES[group] ?? group;

export const PROTOCOL_NAMES: Record<ServerProtocol, string> = {
  a1111: 'AUTOMATIC1111, Forge, SD.Next',
  comfyui: 'ComfyUI',
  openai: t('OpenAI-compatible (LocalAI, Ollama, vLLM)'),
};

export const INPUT_NAMES: Record<WorkflowInput, string> = {
  prompt: t('Prompt'),
  negative: t('Negative prompt'),
  seed: t('Seed'),
  width: t('Width'),
  height: t('Height'),
  image: t('Picture'),
  mask: t('Mask'),
};
