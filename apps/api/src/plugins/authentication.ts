import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { AppError } from "#api/errors.ts";
import type { AccessTokens, Viewer } from "#api/features/auth/index.ts";

/** Tells who makes a request. Routes name the hook they need and then ask for the viewer. */
export interface Guard {
  /** Lets only requests with a valid access token pass, before anything else of them is read. */
  required: onRequestHookHandler;
  /** Lets guests pass too; a token that is there must be valid, so that the client knows to refresh it. */
  optional: onRequestHookHandler;
  viewer(request: FastifyRequest): Viewer;
  viewerOrNull(request: FastifyRequest): Viewer | null;
}

const decorator = "viewer";

export function makeGuard(app: FastifyInstance, accessTokens: AccessTokens): Guard {
  app.decorateRequest(decorator, null);

  function readViewer(request: FastifyRequest): Viewer | null {
    const { authorization } = request.headers;
    if (authorization === undefined) return null;
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
    const viewer = token === undefined ? null : accessTokens.read(token);
    if (viewer === null) throw new AppError("not_authenticated");
    request.setDecorator(decorator, viewer);
    return viewer;
  }

  const viewerOrNull = (request: FastifyRequest) => request.getDecorator<Viewer | null>(decorator);

  return {
    required: async (request) => {
      if (readViewer(request) === null) throw new AppError("not_authenticated");
    },
    optional: async (request) => {
      readViewer(request);
    },
    viewerOrNull,
    viewer(request) {
      const viewer = viewerOrNull(request);
      if (viewer === null) throw new AppError("not_authenticated");
      return viewer;
    },
  };
}
