const base = process.argv[2]!;
let cookie = '';
const call = async (method: string, path: string, json?: unknown) => {
  const r = await fetch(base + path, { method, headers: { cookie, ...(json !== undefined && { 'content-type': 'application/json' }) }, body: json === undefined ? undefined : JSON.stringify(json) });
  for (const line of r.headers.getSetCookie()) cookie = `${cookie}; ${line.split(';')[0]}`;
  const text = await r.text();
  if (!r.ok) console.log(method, path, r.status, text.slice(0, 200));
  try { return JSON.parse(text); } catch { return text; }
};
await call('POST', '/api/register', { email: 'a@b.co', password: 'correct horse battery', firstName: 'Ada', lastName: 'Low' });
for (const prompt of ['A cat on a red sofa', 'A baker holding fresh bread in a bakery', 'Lighthouse at sunset', 'A small dog in the garden', 'A bowl of ramen'])
  await call('POST', '/api/generate/image', { prompt });
await call('POST', '/api/projects', { title: 'Summer sale', type: 'video', data: { title: 'Summer sale' } });
await call('POST', '/api/user-logos', { name: 'Corner Bakery', svgContent: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect width="100" height="60" rx="8" fill="#b45309"/><text x="50" y="36" font-size="14" text-anchor="middle" fill="#fff">Bakery</text></svg>' });
const s = await call('POST', '/api/generate/speech', { text: 'Fresh bread every morning.' });
console.log(JSON.stringify(s).slice(0, 200));
const lib = await call('GET', '/api/library');
console.log(lib.items?.map((i: { kind: string; title: string }) => `${i.kind} ${i.title}`));
console.log((await call('GET', '/api/library?q=puppy')).items?.map((i: { title: string }) => i.title), (await call('GET', '/api/library?q=noodle%20soup')).items?.map((i: { title: string }) => i.title), (await call('GET', '/api/library?q=kitten')).items?.map((i: { title: string }) => i.title));
console.log(await call('POST', '/api/shares', { assetId: lib.items.find((i: { kind: string }) => i.kind === 'image').id }));
