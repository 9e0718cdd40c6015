# The site as a single image. docs/launch.md, "In containers", explains how to run it.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
# Install packages first, since they change less often than the source. Install scripts are disabled; the
# image provides the Node version that package.json asks for, so the packages with Node go unused.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The site's URL is baked into its pages, so an image serves a single URL.
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo "docker build --build-arg SITE_URL=https://…"; exit 1; } \
 && node scripts/content.ts && SITE_URL="$SITE_URL" node scripts/build.ts
# Most packages are in the build's own files, or needed only to build (docs/decisions/0022).
RUN mkdir /runtime && node scripts/runtime-files.ts > /tmp/files \
 && tar -cT /tmp/files | tar -xC /runtime

FROM ${NODE}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# JavaScript gets 384 MB; a small young generation, which would otherwise take 128 MB. A test runs the site like this.
ENV NODE_OPTIONS="--max-old-space-size=384 --max-semi-space-size=8" MALLOC_ARENA_MAX=2
WORKDIR /site
# For GEO_SOURCE=dbip; a layer of its own, because the files change once a month at most.
COPY --from=build /site/node_modules/@ip-location-db ./node_modules/@ip-location-db
COPY --from=build /runtime ./
# Root owns the code and the runtime user cannot modify it; only /data is writable.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Run node directly: npm would not forward the stop signal.
CMD ["node", "scripts/server.ts"]
