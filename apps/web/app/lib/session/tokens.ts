import { readStored, removeStored, writeStored } from "#app/lib/storage.ts";

/** Keys in local storage. */
export const accessKey = "access";
const refreshKey = "refresh";
export const userKey = "user";

export const readAccess = () => readStored(accessKey);
export const readRefresh = () => readStored(refreshKey);

export function keepTokens(tokens: { access: string; refresh: string }): void {
  // The refresh token first: a tab that dies between the two still holds a session.
  writeStored(refreshKey, tokens.refresh);
  writeStored(accessKey, tokens.access);
}

/** Forgets the tokens and the cached user. */
export function forgetSession(): void {
  for (const key of [accessKey, refreshKey, userKey]) removeStored(key);
}
