import { randomUUID } from "node:crypto";
import type { Server } from "node:http";
import { constants } from "node:zlib";

import compress from "@fastify/compress";
import jwt from "@fastify/jwt";
import swagger from "@fastify/swagger";
import fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { makeFeatures } from "./composition/features.ts";
import type { FeatureParts } from "./composition/parts.ts";
import type { Config } from "./config.ts";
import { AppError } from "./errors.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { answerClientError } from "./plugins/client-errors.ts";
import { answerError, answerErrors } from "./plugins/error-answers.ts";
import { noteMethods } from "./plugins/known-methods.ts";
import { lateSerializers } from "./plugins/late-serializers.ts";
import { refuseOddRequests } from "./plugins/odd-requests.ts";
import type { PageContextParts } from "./plugins/pages.ts";
import { RequestLog } from "./plugins/request-log.ts";
import { apiHeaders } from "./plugins/security-headers.ts";
import { storableTextOnly } from "./plugins/storable-text.ts";
import { validatorCompiler } from "./plugins/validation.ts";
import { deriveKey } from "./session-secret.ts";
import { giveBackWhenQuiet } from "./threads/give-back-memory.ts";

export interface AppParts extends Omit<FeatureParts, "config" | "server" | "now" | "isStopping"> {
  config: FeatureParts["config"] & Pick<Config, "trustProxy">;
  logger: NonNullable<FastifyServerOptions["logger"]>;
  /** The server whose requests this application is handed; without one it opens its own. */
  httpServer?: Server;
  /** Adds what is served beside the API: built files and pages. */
  addPages?(app: FastifyInstance, context: PageContextParts): Promise<void>;
}

export interface App {
  server: FastifyInstance;
  /** From now on `ready` says no, so that a balancer sends new requests elsewhere. */
  announceStop(): void;
}

/** The largest body of ours, 200 answers of a quiz, with room to spare. */
const bodyLimit = 256 * 1024;

/** Builds the whole server without listening: the one place where parts are put together. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const now = () => Date.now();
  let stopping = false;
  const { httpServer } = parts;

  const server = fastify({
    ...(httpServer !== undefined && { serverFactory: () => httpServer }),
    logger: parts.logger,
    logController: new RequestLog(),
    // A logger of its own for each request would cost more than most requests do.
    childLoggerFactory: (logger) => logger,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 20_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: "idle",
    // A connection taken a moment before may bring its request a moment later: refused, a write behind a
    // proxy would be lost, as nobody sends a POST twice.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    schemaController: { compilersFactory: { buildSerializer: lateSerializers } },
    clientErrorHandler: answerClientError,
    frameworkErrors: answerError,
  });

  server.setValidatorCompiler(validatorCompiler);
  server.removeContentTypeParser("text/plain");
  answerErrors(server);
  server.addHook("onRequest", refuseOddRequests);
  giveBackWhenQuiet(server);
  server.addHook("onRequest", (_request, reply, done) => {
    // Whoever asks now is told to come back on a new connection, which another process will take.
    if (stopping) reply.raw.shouldKeepAlive = false;
    done();
  });
  // Before the routes: it looks at each as it is added. Bodies sent to us compressed are refused.
  await server.register(compress, {
    globalDecompression: false,
    encodings: ["br", "gzip"],
    // What comes by here is small and sent once: at once, a tenth of what a stream and more effort cost.
    syncThreshold: 256 * 1024,
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await server.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Tilashar API",
        version: "1.0.0",
        description:
          "Learn Kazakh. Every path works with and without a slash at its end; a refusal holds a sentence in the language of Accept-Language (en, ru, kk) and a machine code.",
      },
      servers: [{ url: config.publicUrl }],
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
      },
    },
  });
  await server.register(jwt, {
    secret: deriveKey(parts.sessionSecret, "access token"),
    sign: { algorithm: "HS256" },
    verify: { algorithms: ["HS256"], requiredClaims: ["exp", "iat", "jti"] },
  });

  const features = makeFeatures({ ...parts, server, now, isStopping: () => stopping });

  await server.register(
    async (api) => {
      const headers = Object.entries(apiHeaders(config.publicUrl));
      // What is sent past the framework has them among its own.
      api.addHook("onSend", (_request, reply, payload, done) => {
        for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
        done(null, payload);
      });
      api.addHook("preValidation", storableTextOnly);
      api.all("/*", { schema: { hide: true } }, async (request) => {
        const allow = knownMethods(request.url.split("?", 1)[0] as string);
        throw allow.length > 0 && !allow.includes(request.method)
          ? new AppError("method_not_allowed", { allow })
          : new AppError("not_found");
      });
      const knownMethods = noteMethods(api);

      for (const routes of features.routes) await api.register(routes);
    },
    { prefix: "/api" },
  );

  for (const files of features.assets) await server.register(files);

  server.setNotFoundHandler((request, reply) => {
    const error =
      request.method === "GET" || request.method === "HEAD"
        ? new AppError("not_found")
        : new AppError("method_not_allowed", { allow: ["GET", "HEAD"] });
    return answerError(error, request, reply);
  });
  await parts.addPages?.(server, {
    publicUrl: config.publicUrl,
    contactEmail: config.contactEmail,
    content: features.content,
    house: features.house,
    placeName: features.placeName,
  });

  const stopHousekeeping = startHousekeeping(features.hourlyJobs, server.log);
  server.addHook("onReady", async () => {
    for (const worker of features.workers) await worker.start();
  });
  server.addHook("onClose", async () => {
    stopHousekeeping();
    for (const worker of features.workers) await worker.stop();
  });

  return {
    server,
    announceStop() {
      stopping = true;
    },
  };
}

/** A number is how many proxies stand between us and the client. */
function trustedProxies(setting: Config["trustProxy"]) {
  return typeof setting === "number" ? (_: string, hop: number) => hop < setting : setting;
}
