/** Reads an answer to its end while counting, so that neither an endless nor a cut-off body gets through. */

export class TooLargeError extends Error {}

/** The same answer with its body in memory; throws when the body is larger or ends too early. */
export async function readBounded(response: Response, maxBytes: number): Promise<Response> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes) {
    await response.body?.cancel();
    throw new TooLargeError();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop by an exception cancels the stream and so closes the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new TooLargeError();
    chunks.push(chunk);
  }
  return restored(response, Buffer.concat(chunks, size));
}

function restored(response: Response, body: Buffer): Response {
  const headers = new Headers(response.headers);
  // The bytes are decoded already.
  headers.delete('content-encoding');
  headers.delete('content-length');
  const { status, statusText } = response;
  const copy = new Response(body.byteLength > 0 ? new Uint8Array(body) : null, {
    status,
    statusText,
    headers,
  });
  // Provider packages look at these to see whether a redirect led to a place they must not read.
  Object.defineProperties(copy, { url: { value: response.url }, redirected: { value: response.redirected } });
  return copy;
}
