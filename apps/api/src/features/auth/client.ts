import type { FastifyRequest } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";

/** Who signs in from where. */
export interface Client {
  address: string;
  userAgent: string | undefined;
}

export const clientOf = (request: FastifyRequest): Client => ({
  address: clientAddress(request.ip),
  userAgent: request.headers["user-agent"],
});
