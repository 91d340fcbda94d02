/** A request that is under way for as long as a test wants: its body comes in two halves. */

import { request } from 'node:http';

export interface SlowRequest {
  /** Sends the second half and gives the answer's status and text. */
  finish(): Promise<{ status: number; text: string }>;
}

export function beginSlowPost(
  url: string,
  json: unknown,
  headers: Record<string, string>,
): Promise<SlowRequest> {
  const body = JSON.stringify(json);
  const half = Math.floor(body.length / 2);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
    });
    outgoing.on('error', reject);
    const answer = new Promise<{ status: number; text: string }>((resolveAnswer, rejectAnswer) => {
      outgoing.on('error', rejectAnswer);
      outgoing.on('response', async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        resolveAnswer({ status: response.statusCode!, text });
      });
    });
    outgoing.write(body.slice(0, half), () =>
      resolve({
        finish: () => {
          outgoing.end(body.slice(half));
          return answer;
        },
      }),
    );
  });
}
