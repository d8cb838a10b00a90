import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from "fastify";
import { AppError } from "#api/errors.ts";
import type { Viewer } from "#api/viewer.ts";

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
const guardDecorator = "guard";

/** The guard of a server, for whoever adds calls to it. */
export const guardOf = (app: FastifyInstance): Guard => app.getDecorator<Guard>(guardDecorator);

/** @param readToken null for a token that is not valid */
export function makeGuard(
  app: FastifyInstance,
  readToken: (token: string) => Viewer | null,
): Guard {
  app.decorateRequest(decorator, null);

  /** Notes the viewer of a request that has a token. @returns false when the token is not valid */
  function readViewer(request: FastifyRequest): boolean {
    const { authorization } = request.headers;
    if (authorization === undefined) return true;
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1];
    const viewer = token === undefined ? null : readToken(token);
    if (viewer !== null) request.setDecorator(decorator, viewer);
    return viewer !== null;
  }

  const viewerOrNull = (request: FastifyRequest) => request.getDecorator<Viewer | null>(decorator);
  const refusal = () => new AppError("not_authenticated");

  const guard: Guard = {
    required(request, _reply, done) {
      done(readViewer(request) && viewerOrNull(request) !== null ? undefined : refusal());
    },
    optional(request, _reply, done) {
      done(readViewer(request) ? undefined : refusal());
    },
    viewerOrNull,
    viewer(request) {
      const viewer = viewerOrNull(request);
      if (viewer === null) throw refusal();
      return viewer;
    },
  };
  app.decorate(guardDecorator, guard);
  return guard;
}
