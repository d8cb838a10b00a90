import type { AccessClaims, CachedUser } from "@tilashar/contracts";
import { isLanguage } from "#app/lib/language/language.ts";

/** The claims of an access token, unverified (the server verifies); null when it is no such token. */
export function readClaims(token: string): AccessClaims | null {
  const payload = token.split(".")[1];
  if (payload === undefined) return null;
  try {
    const binary = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

function isClaims(value: unknown): value is AccessClaims {
  if (typeof value !== "object" || value === null) return false;
  const claims = value as Record<string, unknown>;
  return (
    typeof claims.user_id === "number" &&
    typeof claims.username === "string" &&
    typeof claims.email === "string" &&
    typeof claims.exp === "number" &&
    isLanguage(claims.language_preference)
  );
}

/** The user as the browser caches it. */
export function userOfClaims(claims: AccessClaims): CachedUser {
  return {
    id: claims.user_id,
    username: claims.username,
    email: claims.email,
    languagePreference: claims.language_preference,
  };
}
