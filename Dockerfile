# Builds Tilashar and leaves out what only building needs. Run it with a read-only file system: it writes to
# /data (and, with PostgreSQL, keeps only made sounds there, so a tmpfs will do) and to /tmp.
FROM node:24-slim AS build
WORKDIR /app
# The programs' descriptions first: dependencies are installed anew only when one of these changes.
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/clause/package.json packages/clause/
COPY packages/contracts/package.json packages/contracts/
COPY packages/course/package.json packages/course/
COPY packages/kazakh/package.json packages/kazakh/
COPY packages/learning/package.json packages/learning/
COPY packages/own-texts/package.json packages/own-texts/
COPY packages/speech/package.json packages/speech/
COPY packages/tutor/package.json packages/tutor/
# Not `npm ci`: docs/decisions/004.
RUN npm install --no-save --include=dev --workspace=apps --workspace=packages --no-audit --no-fund --loglevel=error
COPY . .
RUN npm run -s build && npm prune --omit=dev --no-save --no-audit --no-fund

FROM node:24-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 \
    MALLOC_TRIM_THRESHOLD_=32768 \
    MALLOC_MMAP_THRESHOLD_=32768
WORKDIR /app
# The files stay root's: the program can read itself and not change itself.
COPY --from=build /app /app
RUN mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell and no npm in between: signals reach the server itself, which finishes what it was asked.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--no-sparkplug", "build/server/server.js"]
