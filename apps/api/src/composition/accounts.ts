import {
  authRoutes,
  deleteExpiredFlows,
  deleteExpiredSessions,
  deleteOldEmailChanges,
  makeAuthService,
  makeOpenSessionsService,
  makeOwnerProof,
  makeStartSession,
  openSessionsRoutes,
} from "../features/auth/index.ts";
import { avatarRoutes, findAvatar, makeAvatarMaker } from "../features/avatars/index.ts";
import { contactRoutes, makeContactService } from "../features/contact/index.ts";
import {
  deleteExpiredConfirmations,
  emailConfirmationRoutes,
  makeEmailConfirmation,
} from "../features/email-confirmation/index.ts";
import { exportRoutes, makeExportService } from "../features/export/index.ts";
import {
  deletePasskeysOf,
  hasPasskeys,
  makePasskeysService,
  passkeysRoutes,
} from "../features/passkeys/index.ts";
import {
  deleteExpiredResets,
  makePasswordResetService,
  passwordResetRoutes,
} from "../features/password-reset/index.ts";
import {
  deleteIdentitiesOf,
  makeProviderSignIn,
  providerSignInRoutes,
} from "../features/provider-sign-in/index.ts";
import {
  makeCredentialsService,
  makeSettingsService,
  settingsRoutes,
} from "../features/settings/index.ts";
import type { Foundation } from "./foundation.ts";
import type { Learning } from "./learning.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** Who somebody is: signing in, settings, what an account may take away, and writing to us. */
export function makeAccounts(
  parts: FeatureParts,
  foundation: Foundation,
  { review }: Learning,
): Area & { requestReset: (email: string, address: string) => Promise<void> } {
  const { config, database, catalogue, hashing, now } = parts;
  const { limiter, asLearner, accessTokens, guard, keyFor, outbox, queueMail, leaderboard, house } =
    foundation;
  const { publicUrl } = config;
  const startSession = makeStartSession({
    database,
    accessTokens,
    whySuspended: foundation.moderation.whySuspended,
    now,
  });
  const { relist } = leaderboard;
  const confirmation = makeEmailConfirmation({
    asks: config.confirmEmails ?? false,
    database,
    asLearner,
    queueMail,
    outbox,
    limiter,
    relist,
    async endOtherWaysIn(queries, accountId) {
      await deletePasskeysOf(queries, accountId);
      await deleteIdentitiesOf(queries, accountId);
    },
    publicUrl,
    now,
  });
  const ownerProof = makeOwnerProof({ database, hashing, limiter, now });
  const passkeys = makePasskeysService({
    database,
    asLearner,
    ownerProof,
    startSession,
    queueMail,
    outbox,
    limiter,
    publicUrl,
    now,
  });
  const providerSignIn = makeProviderSignIn({
    database,
    asLearner,
    ownerProof,
    startSession,
    limiter,
    providers: config.signInProviders ?? [],
    joined: (queries, accountId, { email }) =>
      house.joined(queries, accountId, { email, invitation: undefined }),
    async welcome(queries, account) {
      await leaderboard.join(queries, account.id);
      await confirmation.vouched(queries, account.id);
    },
    hasPasskeys,
    queueMail,
    outbox,
    publicUrl,
    now,
  });
  const auth = makeAuthService({
    database,
    hashing,
    accessTokens,
    startSession,
    refreshKey: keyFor("refresh token"),
    limiter,
    mayJoin: house.mayJoin,
    joined: house.joined,
    async welcome(queries, account) {
      await leaderboard.join(queries, account.id);
      await confirmation.begin(queries, account);
    },
    welcomed: outbox.wake,
    now,
  });
  const passwordReset = makePasswordResetService({
    database,
    outbox,
    queueMail,
    hashing,
    limiter,
    addressProved: confirmation.recovered,
    publicUrl,
    now,
  });
  const contact = makeContactService({ database, outbox, limiter, bot: config.outside.bot, now });
  const account = {
    database,
    asLearner,
    limiter,
    queueMail,
    now,
  };
  const settings = makeSettingsService({
    ...account,
    accessTokens,
    outbox,
    relist,
    confirmation,
    avatars: makeAvatarMaker(),
    publicUrl,
  });
  const credentials = makeCredentialsService({
    ...account,
    hashing,
    ownerProof,
    setListed: leaderboard.setListed,
  });
  const exports = makeExportService({
    database,
    limiter,
    lessonOf: catalogue.studiedOf,
    ownWords: review.ownWords,
    now,
  });
  const nowText = () => new Date(now()).toISOString();

  return {
    requestReset: passwordReset.request,
    routes: [
      authRoutes(auth, guard, foundation.send),
      openSessionsRoutes(makeOpenSessionsService({ database, now }), guard),
      passkeysRoutes(passkeys, guard),
      providerSignInRoutes(providerSignIn, guard),
      emailConfirmationRoutes(confirmation, guard),
      passwordResetRoutes(passwordReset),
      contactRoutes(contact),
      settingsRoutes(settings, credentials, limiter, guard),
      exportRoutes(exports, guard),
    ],
    assets: [avatarRoutes((hash) => findAvatar(database.queries, hash), publicUrl)],
    hourlyJobs: [
      () => deleteExpiredSessions(database.queries, nowText()),
      () => deleteOldEmailChanges(database.queries, nowText()),
      () => deleteExpiredFlows(database.queries, nowText()),
      () => deleteExpiredConfirmations(database.queries, nowText()),
      () => deleteExpiredResets(database.queries, nowText()),
    ],
  };
}
