export type { Viewer } from "#api/viewer.ts";
export { type AccessTokens, makeAccessTokens } from "./access-tokens.ts";
export type { Account } from "./account.model.ts";
export {
  type AccountSecrets,
  deleteAccountRow,
  findSecrets,
  findSecretsByEmail,
  lockSecrets,
  replacePasswordHash,
  setPasswordHash,
} from "./account-secrets.repository.ts";
export {
  type AccountSettings,
  findAccountSettings,
  updateEmail,
  updateIdentity,
} from "./account-settings.repository.ts";
export {
  findAccount,
  findRevised,
  findTaken,
  findTimeZone,
  listAccounts,
  lockAccount,
  type PublicAccount,
  publicAccountOf,
  revisionNow,
  setAvatar,
  setProficiencyLevel,
  setTimeZone,
  withPublicAccounts,
} from "./accounts.repository.ts";
export { type AsLearner, makeAsLearner } from "./as-learner.ts";
export { authRoutes } from "./auth.routes.ts";
export { makeAuthService } from "./auth.service.ts";
export { isOnLeaderboard, listedOf } from "./board-listing.repository.ts";
export { type Client, clientOf } from "./client.ts";
export { deviceName } from "./device-name.ts";
export { emailKey, emailProblem, tidyEmail } from "./email.ts";
export {
  closeEmailChanges,
  deleteOldEmailChanges,
  findOpenEmailChange,
  insertEmailChange,
} from "./email-changes.repository.ts";
export {
  findEmailStanding,
  noteEmailRefused,
  setEmailStanding,
} from "./email-standing.repository.ts";
export { newWayMail } from "./new-way-mail.ts";
export { openProvedAccount } from "./open-proved-account.ts";
export { openSessionsRoutes } from "./open-sessions.routes.ts";
export { makeOpenSessionsService } from "./open-sessions.service.ts";
export { makeOwnerProof, type OwnerProof } from "./owner-proof.ts";
export { makePasswordHashing, type PasswordHashing } from "./password-hashing.ts";
export { passwordProblem } from "./password-policy.ts";
export {
  countNotice,
  findPerson,
  type KnownPerson,
  renameAccount,
} from "./people.repository.ts";
export { deleteExpiredSessions, endSessions, isFamilyAlive } from "./sessions.repository.ts";
export { beginFlow, deleteExpiredFlows, takeFlow } from "./sign-in-flows.repository.ts";
export { listHolders, setRoles, setStanding } from "./standing.repository.ts";
export { makeStanding } from "./standing.ts";
export { makeStartSession, type SessionTokens, type StartSession } from "./start-session.ts";
export { takenProblems } from "./taken-problems.ts";
export { tidyUsername, usernameKey, usernameProblem } from "./username.ts";
