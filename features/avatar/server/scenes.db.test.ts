/** Scenes over HTTP: kept, changed, looked at and taken home by their owner only; drawn once for each content. */

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#common/errors.ts';
import { accountFeature } from '#features/account/server/account.feature.ts';
import { libraryFeature } from '#features/library/server/library.feature.ts';
import { TINY_PNG } from '#tests/fakes/fake-provider.ts';
import { openTestApp, type TestApp } from '#tests/harness/test-app.ts';
import type { Visitor } from '#tests/harness/visitor.ts';
import type { Scene } from '../calls/scene-calls.ts';
import { DEFAULT_CHARACTER, type UserAvatar } from '../contract.ts';
import { createAvatarFeature } from './avatar.feature.ts';
import { createDrawing } from './drawing/draw-pool.ts';
import type { SceneOrder } from './drawing/orders.ts';

const drawn: SceneOrder[] = [];
const drawing = createDrawing({
  async run<T>(order: unknown): Promise<T> {
    drawn.push(order as SceneOrder);
    return { width: 30, height: 20, rgba: new Uint8ClampedArray(30 * 20 * 4).fill(200) } as T;
  },
  close: async () => undefined,
});

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    work: false,
    features: [accountFeature, libraryFeature, createAvatarFeature({ drawing })],
  });
});
afterAll(() => app.dispose());

async function withAvatar(name: string): Promise<{ person: Visitor; avatar: UserAvatar }> {
  const person = await app.person(name);
  const file = await person.upload(Buffer.from(TINY_PNG, 'base64'), 'a.png', 'image/png');
  const { body: avatar } = await person.post<UserAvatar>('/api/user-avatars', {
    name: 'Rowan',
    imageUrl: (file.body as { url: string }).url,
    characterData: DEFAULT_CHARACTER,
  });
  return { person, avatar };
}

/** As the spec's client sends it. */
const scene = (characterIds: string[], more: object = {}) => {
  const draft = { name: 'At the gate', sceneType: 'comic_strip', background: 'medieval' };
  return {
    ...draft,
    characters: characterIds.map((characterId, index) => ({
      characterId,
      position: { x: 100 + 150 * index, y: 200 },
      animation: 'idle',
      dialogue: 'Who goes there?',
    })),
    sceneData: { panels: [{ id: '1', layout: 'single', content: draft }] },
    isPublic: false,
    ...more,
  };
};

describe('scenes', () => {
  it('are kept as sent, listed newest first, changed and deleted, by their owner only', async () => {
    const { person, avatar } = await withAvatar('author');
    const other = await app.person('reader');
    const sent = scene([avatar.id, avatar.id]);
    const made = await person.post<Scene>('/api/character-scenes', sent);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject(sent);
    const second = (await person.post<Scene>('/api/character-scenes', scene([avatar.id], { name: 'Later' })))
      .body;
    const listed = (await person.get<Scene[]>('/api/character-scenes')).body;
    expect(listed.map((one) => one.id)).toEqual([second.id, made.body.id]);
    expect((await other.get('/api/character-scenes')).body).toEqual([]);

    const path = `/api/character-scenes/${made.body.id}`;
    const changed = await person.put<Scene>(path, scene([avatar.id], { background: 'space' }));
    expect(changed.body).toMatchObject({ background: 'space', name: 'At the gate' });
    expect(changed.body.pictureUrl).not.toBe(made.body.pictureUrl);
    for (const [method, where] of [
      ['GET', `${path}/picture`],
      ['GET', `${path}/export?format=pdf`],
      ['DELETE', path],
      ['PUT', path],
    ] as const) {
      const json = method === 'PUT' ? scene([avatar.id]) : undefined;
      expect((await other.send(method, where, { json })).status, `${method} ${where}`).toBe(404);
    }
    expect((await person.delete(path)).status).toBe(204);
    expect((await person.delete(path)).status).toBe(404);
  });

  it('play before a picture of the person’s, which stays with them, and before nobody else’s', async () => {
    const { person, avatar } = await withAvatar('photographer');
    const { person: other } = await withAvatar('neighbour');
    const red = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#d00' } })
      .png()
      .toBuffer();
    const file = (await person.upload(red, 'beach.png', 'image/png')).body as { id: string };
    const foreign = (await other.upload(red, 'theirs.png', 'image/png')).body as { id: string };
    const onto = (pictureId: string) => scene([avatar.id], { sceneData: { panels: [], pictureId } });
    expect((await person.post('/api/character-scenes', onto(foreign.id))).status).toBe(400);

    const { body } = await person.post<Scene>('/api/character-scenes', onto(file.id));
    expect(body.sceneData.pictureId).toBe(file.id);
    expect((await person.get(body.pictureUrl)).status).toBe(200);
    const { picture } = drawn.at(-1)!;
    const { dominant } = await sharp(picture!.bytes!).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g + 150);
    expect(await sharp(picture!.bytes!).metadata()).toMatchObject({ width: 1250, height: 1000 });
    // Deleting the file is refused in words as long as the scene shows it.
    expect((await person.delete(`/api/files/${file.id}`)).status).toBe(409);
    expect((await person.delete(`/api/character-scenes/${body.id}`)).status).toBe(204);
    await person.post('/api/library/bin/empty', {});
    expect((await person.get(`/api/files/${file.id}`)).status).toBe(404);
  });

  it('show their picture, drawn once for what it shows, and are taken home as PNG and PDF', async () => {
    const { person, avatar } = await withAvatar('painter');
    const { body } = await person.post<Scene>(
      '/api/character-scenes',
      scene([avatar.id], { name: 'Zwölf “Ritter”' }),
    );
    const before = drawn.length;
    const picture = await person.open('GET', body.pictureUrl);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    expect(drawn.at(-1)).toMatchObject({
      background: 'medieval',
      cast: [{ name: 'Rowan', dialogue: 'Who goes there?', position: { x: 100, y: 200 } }],
    });
    const etag = { 'if-none-match': picture.headers.get('etag')! };
    expect((await person.get(body.pictureUrl, etag)).status).toBe(304);

    const png = await person.open('GET', `/api/character-scenes/${body.id}/export?format=png`);
    expect(png.headers.get('content-disposition')).toContain(encodeURIComponent('Zwölf “Ritter”.png'));
    expect(await sharp(Buffer.from(await png.arrayBuffer())).metadata()).toMatchObject({
      format: 'png',
      width: 30,
      height: 20,
    });
    const pdf = await person.open('GET', `/api/character-scenes/${body.id}/export?format=pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const preview = await person.open('POST', '/api/character-scenes/preview', {
      json: scene([avatar.id], { name: 'Zwölf “Ritter”' }),
    });
    expect(preview.headers.get('content-type')).toBe('image/webp');
    expect(drawn.length).toBe(before + 1);
    expect((await person.get(`/api/character-scenes/${body.id}/export?format=gif`)).status).toBe(400);

    await person.delete(`/api/user-avatars/${avatar.id}`);
    await person.post('/api/library/bin/empty', {});
    expect((await person.get(body.pictureUrl)).status).toBe(200);
    expect(drawn.at(-1)!.cast).toEqual([]);
  });

  it('refuse what is incomplete, unknown, too much or not theirs', async () => {
    const { person, avatar } = await withAvatar('careless');
    const { avatar: foreign } = await withAvatar('victim');
    await app.platform.settings.set('blocked_words', 'forbidden', null);
    const { id } = avatar;
    const say = (dialogue: string) => [
      { characterId: id, position: { x: 0, y: 0 }, animation: 'idle', dialogue },
    ];
    for (const [body, message] of [
      [scene([]), 'Please enter scene name and create at least one character'],
      [scene([id], { name: ' ' }), 'Please enter scene name and create at least one character'],
      [scene([id, id, id, id]), 'At most 3 characters in a scene.'],
      [scene([foreign.id]), 'A character of this scene is not among yours.'],
      [scene(['nobody']), 'A character of this scene is not among yours.'],
      [scene([id], { background: 'hell' }), 'Choose one of the backgrounds.'],
      [scene([id], { sceneType: 'opera' }), 'Choose one of the scene types.'],
      [scene([id], { characters: say('x'.repeat(501)) }), 'Keep a line within 500 characters.'],
      [scene([id], { characters: say('forbidden') }), 'not allowed'],
    ] as const)
      for (const path of ['/api/character-scenes', '/api/character-scenes/preview']) {
        const answer = await person.post<ErrorBody>(path, body);
        expect(answer.status, message).toBe(400);
        expect(answer.body.message).toContain(message);
      }
    const huge = { panels: [{ id: '1', layout: 'single', content: 'x'.repeat(200_000) }] };
    expect((await person.post('/api/character-scenes', scene([id], { sceneData: huge }))).status).toBe(413);
    expect((await app.visitor().post('/api/character-scenes', scene([id]))).status).toBe(401);
  });
});
