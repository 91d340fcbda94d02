/** Servers that speak OpenAI's protocol, as LocalAI, Ollama and vLLM do: the cloud's code, at the operator's address. */

import { z } from 'zod';
import { withClearMask } from '../image/clear-mask.ts';
import type { ModelKind, ModelOf } from '../model-kinds.ts';
import { PROVIDERS } from '../providers.ts';
import type { ModelServer } from './model-server.ts';
import { aspectOf } from './picture-size.ts';
import type { ServerDriver } from './server-driver.ts';

const modelList = z.object({ data: z.array(z.object({ id: z.string().max(500) })).max(5000) });

export const openaiServer: ServerDriver = {
  kinds: ({ kinds }) => kinds,
  abilities: ({ changesPictures: can }) => ({ startsFromPicture: can, hasStrength: false, inpaints: can }),
  list: async (server, line) =>
    (await line.json(modelList, `${versionOf(server)}/models`)).data.map(({ id }) => id),
  async open<K extends ModelKind>(
    kind: K,
    model: string,
    server: ModelServer,
    line: Parameters<ServerDriver['open']>[3],
  ) {
    const factories = await PROVIDERS.compatible.load({
      keys: {
        compatible: {
          baseURL: line.url(versionOf(server)),
          name: server.slug,
          ...(server.key && { key: server.key }),
        },
      },
      fetch: line.work,
    });
    const opened = (factories[kind] as (model: string) => ModelOf[K])(model);
    return (kind === 'image' ? inSizes(withClearMask(opened as ModelOf['image'])) : opened) as ModelOf[K];
  },
};

/** The protocol knows no ratios. */
const inSizes = (model: ModelOf['image']): ModelOf['image'] => ({
  ...model,
  doGenerate({ aspectRatio, ...options }) {
    const aspect = aspectOf({ aspectRatio });
    const shape = aspect > 1 ? '1536x1024' : aspect < 1 ? '1024x1536' : '1024x1024';
    return model.doGenerate({ ...options, aspectRatio: undefined, size: options.size ?? shape });
  },
});

/** People give the address with or without the version. */
const versionOf = ({ address }: ModelServer): string =>
  /\/v\d+\/*$/.test(new URL(address).pathname) ? '' : '/v1';
