# The site as one image. docs/launch.md, "In containers", says how it is meant to run.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /site
# The packages first: they change less often than the site. No package's script is run; the Node of the image is the one
# that package.json asks for, so the package `node`, which needs its script, stays unused.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
# The address of the site stands in its pages: an image is made for one address.
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo "docker build --build-arg SITE_URL=https://…"; exit 1; } \
 && SITE_URL="$SITE_URL" node -e "import('./scripts/lib/build.mjs').then(({ build }) => build({ quiet: false }))" \
 && rm -rf .next/cache node_modules/node node_modules/.bin/node

FROM ${NODE}
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=build /site ./
# All of the site belongs to root and cannot be changed by who runs it; /data is the one place to write.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would stand between the signal and the server.
CMD ["node", "scripts/server.mjs"]
