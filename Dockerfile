# The client with its reference backend: builds the client, then keeps what serves it.
FROM node:24-bookworm-slim AS build
WORKDIR /app
# The address of the site, as in README.md "Build options".
ARG SITE_ORIGIN=""
ENV SITE_ORIGIN=$SITE_ORIGIN
COPY package.json package-lock.json .npmrc ./
# With optional packages: the compilers' parts for this machine are among them.
RUN npm ci --ignore-scripts
COPY . .
RUN node e2e/commands/build.ts

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production LISTEN_ON=0.0.0.0 PORT=8080 DIST_DIR=/app/dist DATA_DIR=/data
COPY package.json package-lock.json .npmrc ./
# The optional packages that the server does without are Node itself.
RUN npm ci --omit=dev --omit=optional --ignore-scripts && npm cache clean --force
COPY e2e/backend e2e/backend
COPY e2e/build e2e/build
COPY e2e/commands e2e/commands
COPY --from=build /app/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
# Alive is not ready: a server that waits for its source must not be restarted for it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The process itself gets the signal, not a shell: it tells sockets that it restarts, and lets calls end.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "e2e/commands/start.ts"]
