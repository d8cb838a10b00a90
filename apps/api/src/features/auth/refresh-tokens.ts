import { createHash, createHmac, type KeyObject, randomBytes } from "node:crypto";

/** A token of a new session: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString("base64url");

/**
 * The token that follows `token`. It is computed, not stored, so that a second tab that presents the same
 * token within the grace gets the same successor, while the database keeps hashes only.
 *
 * @param key known to the server alone
 */
export const nextRefreshToken = (key: KeyObject, token: string): string =>
  createHmac("sha256", key).update(token).digest("base64url");

/** What the database keeps of a token. A token has 256 bits of its own, so it needs no salt. */
export const hashRefreshToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");
