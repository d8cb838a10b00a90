export { makeAccessTokens } from "./access-tokens.ts";
export type { Account } from "./account.model.ts";
export { findAccount, lockAccount } from "./accounts.repository.ts";
export { authRoutes } from "./auth.routes.ts";
export { makeAuthService } from "./auth.service.ts";
export { makePasswordHashing, type PasswordHashing } from "./password-hashing.ts";
export { deleteExpiredSessions } from "./sessions.repository.ts";
