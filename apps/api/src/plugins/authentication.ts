import type {
  FastifyInstance,
  FastifyRequest,
  onRequestAsyncHookHandler,
  onRequestHookHandler,
} from "fastify";
import { AppError } from "#api/errors.ts";
import { type Act, type Actor, mayDo } from "#api/privileges.ts";
import type { Viewer } from "#api/viewer.ts";

/** Tells who makes a request. Routes name the hook they need and then ask for the viewer. */
export interface Guard {
  /** Lets only requests with a valid access token pass, before anything else of them is read. */
  required: onRequestHookHandler;
  /** Lets guests pass too; a token that is there must be valid, so that the client knows to refresh it. */
  optional: onRequestHookHandler;
  /** Lets only those pass who may do an act now, whatever they might do when they signed in. */
  privileged(act: Act): onRequestAsyncHookHandler;
  viewer(request: FastifyRequest): Viewer;
  /** Who does what not everyone may; for calls that `privileged` guards. */
  actor(request: FastifyRequest): Actor;
  viewerOrNull(request: FastifyRequest): Viewer | null;
}

const decorator = "viewer";
const actorDecorator = "actor";
const guardDecorator = "guard";

/** The guard of a server, for whoever adds calls to it. */
export const guardOf = (app: FastifyInstance): Guard => app.getDecorator<Guard>(guardDecorator);

interface GuardParts {
  /** Who comes with an `Authorization` header; null without a token that is valid. */
  readToken(authorization: string): Viewer | null;
  /** What the database knows of who holds the token. */
  standing: {
    isSuspended(accountId: number): boolean | Promise<boolean>;
    actorOf(viewer: Viewer): Promise<Actor | null>;
  };
}

export function makeGuard(app: FastifyInstance, { readToken, standing }: GuardParts): Guard {
  app.decorateRequest(decorator, null);
  app.decorateRequest(actorDecorator, null);

  /** Notes the viewer of a request that has a token. @returns false when the token is not valid */
  function readViewer(request: FastifyRequest): boolean {
    const { authorization } = request.headers;
    if (authorization === undefined) return true;
    const viewer = readToken(authorization);
    if (viewer !== null) request.setDecorator(decorator, viewer);
    return viewer !== null;
  }

  const viewerOrNull = (request: FastifyRequest) => request.getDecorator<Viewer | null>(decorator);
  const refusal = () => new AppError("not_authenticated");

  /** Goes on with a request unless its viewer has been suspended since the token was issued. */
  function unlessSuspended(request: FastifyRequest, done: (error?: Error) => void): void {
    const viewer = viewerOrNull(request);
    const suspended = viewer !== null && standing.isSuspended(viewer.accountId);
    if (typeof suspended === "boolean") done(suspended ? refusal() : undefined);
    else suspended.then((is) => done(is ? refusal() : undefined), done);
  }

  const guard: Guard = {
    required(request, _reply, done) {
      if (readViewer(request) && viewerOrNull(request) !== null) unlessSuspended(request, done);
      else done(refusal());
    },
    optional(request, _reply, done) {
      if (readViewer(request)) unlessSuspended(request, done);
      else done(refusal());
    },
    privileged: (act) => async (request) => {
      const viewer = readViewer(request) ? viewerOrNull(request) : null;
      const actor = viewer && (await standing.actorOf(viewer));
      if (actor === null) throw refusal();
      if (!mayDo(act, actor.roles)) throw new AppError("forbidden");
      request.setDecorator(actorDecorator, actor);
    },
    actor(request) {
      const actor = request.getDecorator<Actor | null>(actorDecorator);
      if (actor === null) throw new Error("This call is not guarded by an act.");
      return actor;
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
