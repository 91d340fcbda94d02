// For the container's HEALTHCHECK: a web process answers at PORT, a worker at WORKER_PORT.
const port = process.env.WORKER_PORT || process.env.PORT || 3000;
const answer = await fetch(`http://127.0.0.1:${port}/api/live`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
