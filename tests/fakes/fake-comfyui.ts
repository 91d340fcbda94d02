/** ComfyUI over real HTTP and WebSocket: takes workflows, tells how far it is, keeps a history, and misbehaves on request. */

import { createHash, randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { pictureOf, sendJson, startFakeServer } from './fake-server.ts';

export type ComfyBehaviour =
  | 'ok'
  | 'no event line'
  | 'fail'
  | 'refuse'
  | 'half a picture'
  | 'wait to be stopped'
  | 'flood the line'
  | 'garbage';

interface Order {
  prompt: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
  client_id: string;
}

/** A small workflow as ComfyUI exports it for programs. */
export const WORKFLOW = {
  '3': {
    class_type: 'KSampler',
    inputs: {
      seed: 1,
      steps: 20,
      positive: ['6', 0],
      negative: ['7', 0],
      latent_image: ['5', 0],
      model: ['4', 0],
    },
    _meta: { title: 'KSampler' },
  },
  '4': { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sdxl.safetensors' } },
  '5': { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
  '6': {
    class_type: 'CLIPTextEncode',
    inputs: { text: 'a cat', clip: ['4', 1] },
    _meta: { title: 'Prompt' },
  },
  '7': {
    class_type: 'CLIPTextEncode',
    inputs: { text: 'ugly', clip: ['4', 1] },
    _meta: { title: 'CLIP Text' },
  },
  '9': { class_type: 'SaveImage', inputs: { filename_prefix: 'x', images: ['8', 0] } },
};

export async function startFakeComfy() {
  let behaviour: ComfyBehaviour = 'ok';
  const lines = new Map<string, Duplex>();
  const history: Record<string, unknown> = {};
  const running = new Set<string>();
  const drawn = { width: 512, height: 512, seed: 1 };
  const tell = (client: string, type: string, data: object) =>
    lines.get(client)?.write(textFrame(JSON.stringify({ type, data })));

  function take({ prompt, client_id }: Order): string {
    const id = randomUUID();
    for (const { class_type, inputs } of Object.values(prompt)) {
      if (class_type === 'EmptyLatentImage') Object.assign(drawn, inputs);
      if (class_type === 'KSampler') Object.assign(drawn, { seed: inputs.seed });
    }
    if (behaviour === 'wait to be stopped') {
      running.add(id);
      return id;
    }
    setTimeout(() => {
      tell(client_id, 'progress', { value: 2, max: 4, prompt_id: id });
      if (behaviour === 'fail') {
        tell(client_id, 'execution_error', {
          prompt_id: id,
          node_type: 'KSampler',
          exception_message: 'Allocation on device',
        });
        history[id] = { status: { status_str: 'error' }, outputs: {} };
        return;
      }
      const image = { filename: 'x_00001_.png', subfolder: '', type: 'output' };
      history[id] = { status: { status_str: 'success' }, outputs: { '9': { images: [image] } } };
      tell(client_id, 'execution_success', { prompt_id: id });
    }, 20);
    return id;
  }

  const server = await startFakeServer(
    async (call, response) => {
      const path = call.path.split('?')[0]!;
      if (behaviour === 'garbage') return response.end('%%%{');
      if (path === '/system_stats') return sendJson(response, { system: { os: 'posix' }, devices: [] });
      if (path === '/prompt') {
        if (behaviour === 'refuse')
          return sendJson(
            response,
            {
              error: { type: 'x', message: 'Prompt outputs failed validation', details: '' },
              node_errors: {},
            },
            400,
          );
        return sendJson(response, { prompt_id: take(call.body as never), number: 1, node_errors: {} });
      }
      if (path.startsWith('/history/')) {
        const id = path.slice('/history/'.length);
        return sendJson(response, history[id] ? { [id]: history[id] } : {});
      }
      if (path === '/view') {
        const png = await pictureOf(drawn.width, drawn.height, drawn.seed);
        return response
          .writeHead(200, { 'content-type': 'image/png' })
          .end(behaviour === 'half a picture' ? png.subarray(0, png.length - 30) : png);
      }
      if (path === '/upload/image') {
        const name = /filename="([^"]+)"/.exec(call.raw.toString('latin1'))![1]!;
        return sendJson(response, { name, subfolder: 'atelier', type: 'input' });
      }
      if (path === '/queue' && call.method === 'GET')
        return sendJson(response, { queue_running: [...running].map((id) => [1, id]), queue_pending: [] });
      if (path === '/interrupt') running.delete(String(call.body.prompt_id));
      return sendJson(response, {});
    },
    (request, socket) => {
      socket.on('error', () => socket.destroy());
      socket.on('end', () => socket.destroy());
      if (behaviour === 'no event line') return socket.destroy();
      const key = request.headers['sec-websocket-key'];
      const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
      );
      lines.set(new URL(request.url!, 'http://x').searchParams.get('clientId')!, socket);
      if (behaviour === 'flood the line') {
        // A preview of three megabytes, before anything that matters.
        const head = Buffer.alloc(10);
        head.writeUInt16BE(0x827f, 0);
        head.writeBigUInt64BE(3_000_000n, 2);
        socket.write(Buffer.concat([head, Buffer.alloc(3_000_000)]));
      }
    },
  );
  return {
    ...server,
    running,
    behave(next: ComfyBehaviour) {
      behaviour = next;
      server.calls.length = 0;
    },
  };
}

function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head =
    payload.length < 126
      ? Buffer.from([0x81, payload.length])
      : Buffer.from([0x81, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, payload]);
}
