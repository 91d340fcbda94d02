/** AUTOMATIC1111 over real HTTP: draws plain colours, tells how far it is, stops when told, and misbehaves on request. */

import { type Behaviour, misbehave } from './fake-provider.ts';
import { pictureOf, sendJson, startFakeServer } from './fake-server.ts';

export type A1111Behaviour =
  | Behaviour
  | 'half a picture'
  | 'wait to be stopped'
  | 'out of memory'
  | 'send elsewhere'
  | 'draw slowly';

export type FakeA1111 = Awaited<ReturnType<typeof startFakeA1111>>;

export async function startFakeA1111({ password }: { password?: string } = {}) {
  let behaviour: A1111Behaviour = 'ok';
  let task: unknown;
  let onInterrupt = () => {};
  const server = await startFakeServer(async (call, response, request) => {
    const path = call.path.split('?')[0];
    const expected = password && `Basic ${Buffer.from(password).toString('base64')}`;
    if (expected && call.authorization !== expected)
      return sendJson(response, { detail: 'Incorrect username or password' }, 401);
    if (path === '/sdapi/v1/sd-models') {
      if (behaviour === 'garbage') return misbehave('garbage', request, response);
      return sendJson(response, [
        { title: 'dreamshaper_8.safetensors [879db523c3]', model_name: 'dreamshaper_8' },
        { title: 'photo real xl.safetensors', model_name: 'photo real xl' },
      ]);
    }
    if (path === '/sdapi/v1/progress')
      return sendJson(response, { progress: 0.5, current_task: task, state: {}, current_image: null });
    if (path === '/sdapi/v1/interrupt') {
      onInterrupt();
      return sendJson(response, {});
    }
    if (path !== '/sdapi/v1/txt2img' && path !== '/sdapi/v1/img2img')
      return sendJson(response, { detail: 'Not Found' }, 404);
    task = call.body.force_task_id;
    const { width, height, seed } = call.body as { width: number; height: number; seed: number };
    const answer = async () => {
      const png = await pictureOf(width, height, seed);
      const sent = behaviour === 'half a picture' ? png.subarray(0, png.length - 30) : png;
      sendJson(response, { images: [sent.toString('base64')], parameters: {}, info: '{}' });
    };
    switch (behaviour) {
      case 'ok':
      case 'half a picture':
        return answer();
      case 'draw slowly':
        return void setTimeout(answer, 800);
      case 'wait to be stopped':
        onInterrupt = () => void answer();
        return undefined;
      case 'out of memory':
        return sendJson(
          response,
          { error: 'OutOfMemoryError', detail: '', errors: 'CUDA out of memory.' },
          500,
        );
      case 'send elsewhere':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
      default:
        return misbehave(behaviour, request, response);
    }
  });
  return {
    ...server,
    behave(next: A1111Behaviour) {
      behaviour = next;
      server.calls.length = 0;
    },
  };
}
