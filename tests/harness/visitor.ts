/** A person with a cookie jar who talks to the product the way a browser does, minus the browser. */

import type { User } from '#common/user.ts';

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  text: string;
  body: T;
}

export const PASSWORD = 'correct horse battery';

/** Who signs up first where many tests share one server. */
export const ADMIN = 'admin@example.com';

export class Visitor {
  readonly base: string;
  readonly cookies = new Map<string, string>();
  user: User | undefined;

  constructor(base: string) {
    this.base = base;
  }

  async send<T = unknown>(
    method: string,
    path: string,
    options: { json?: unknown; raw?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Answer<T>> {
    const response = await this.open(method, path, options);
    const text = await response.text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      body = undefined;
    }
    return { status: response.status, headers: response.headers, text, body: body as T };
  }

  /** The answer as it streams; for files and events. */
  async open(
    method: string,
    path: string,
    options: { json?: unknown; raw?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Response> {
    const response = await fetch(this.base + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(options.json === undefined ? {} : { 'content-type': 'application/json' }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...options.headers,
      },
      body: options.json === undefined ? options.raw : JSON.stringify(options.json),
      signal: options.signal,
    });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  get = <T = unknown>(path: string, headers?: Record<string, string>) =>
    this.send<T>('GET', path, { headers });
  post = <T = unknown>(path: string, json: unknown) => this.send<T>('POST', path, { json });
  put = <T = unknown>(path: string, json: unknown) => this.send<T>('PUT', path, { json });
  delete = <T = unknown>(path: string, json?: unknown) => this.send<T>('DELETE', path, { json });

  async upload(
    bytes: Uint8Array,
    name: string,
    type: string,
    field = 'file',
    path = '/api/uploads',
    fields: Record<string, string> = {},
  ): Promise<Answer> {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    form.append(field, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }), name);
    return this.send('POST', path, { raw: form });
  }

  async signUp(name: string, password = PASSWORD, email = `${name}@example.com`): Promise<User> {
    const answer = await this.post<User>('/api/register', {
      email,
      password,
      firstName: name,
    });
    if (answer.status !== 201) throw new Error(`sign-up failed: ${answer.status} ${answer.text}`);
    this.user = answer.body;
    return answer.body;
  }

  async signIn(email: string, password = PASSWORD): Promise<void> {
    const { status, text } = await this.post('/api/login', { email, password });
    if (status !== 200) throw new Error(`sign-in failed: ${status} ${text}`);
  }

  /** A new API key of theirs. */
  async makeKey(scopes: readonly string[], more: object = {}): Promise<string> {
    const order = { name: 'Test', scopes, password: PASSWORD, ...more };
    const { status, body, text } = await this.post<{ key: string }>('/api/keys', order);
    if (status !== 201) throw new Error(`no key: ${status} ${text}`);
    return body.key;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isGone = attributes.some((one) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(one));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
