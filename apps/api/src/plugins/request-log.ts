import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/**
 * One line a request, when it is answered: the route's pattern and never the address itself, which may
 * hold a secret or a person's data. Refusals at `info`, the rest at `debug`; failures have their own line.
 */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(
    _error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const level = reply.statusCode >= 400 ? "info" : "debug";
    // What is not written is not put together either.
    const log: typeof reply.log & { isLevelEnabled?(level: string): boolean } = reply.log;
    if (log.isLevelEnabled?.(level) === false) return;
    log[level](
      {
        request: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      "answered",
    );
  }

  override defaultErrorLog(): void {}
}
