import type { FastifyRequest, onRequestHookHandler } from "fastify";
import { AppError } from "#api/errors.ts";

/**
 * Refuses what is read differently by different servers, so that nobody in front of us understands
 * another request than we do: several hosts, and bodies in an encoding.
 */
export const refuseOddRequests: onRequestHookHandler = ({ raw }, _reply, done) => {
  const encoding = raw.headers["content-encoding"];
  if (hasSeveralHosts(raw)) done(new AppError("malformed"));
  else if (encoding !== undefined && encoding !== "identity") {
    done(new AppError("unsupported_media_type"));
  } else done();
};

/** Node keeps the first of several hosts and drops the others without a word. */
function hasSeveralHosts({ rawHeaders }: FastifyRequest["raw"]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string;
    if (name.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}
