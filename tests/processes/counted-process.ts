/** The product with counted work added, as a process of its own: `counted-process.ts web` or `… worker`. */

import type { AddressInfo } from 'node:net';
import { buildServer } from '#app/build-server.ts';
import { FEATURES } from '#app/features.ts';
import { runProcess } from '#app/run-process.ts';
import { countedFeature, countedSinger } from './counted-work.ts';

const features = [
  ...FEATURES.map((one) => (one.singer ? { ...one, singer: countedSinger } : one)),
  countedFeature,
];

await runProcess(
  async (platform) => {
    if (process.argv[2] === 'worker') {
      await platform.jobs.start({ work: true });
      console.log('Atelier worker is ready.');
      return { stop: async () => undefined };
    }
    const { fastify } = await buildServer(platform, features);
    await platform.jobs.start({ work: platform.config.jobs.inWeb });
    await fastify.listen({ port: platform.config.port, host: platform.config.host });
    const { port } = fastify.server.address() as AddressInfo;
    console.log(`Atelier is ready: http://127.0.0.1:${port}`);
    return { stop: () => fastify.close() };
  },
  { features },
);
