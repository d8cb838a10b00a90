import { backUpAtStart, makeDailyBackup } from "../db/backup/daily-backup.ts";
import { AppError } from "../errors.ts";
import { makeAchievementPresenter } from "../features/achievements/index.ts";
import {
  emailKey,
  findRevised,
  makeAccessTokens,
  makeAsLearner,
  makeStanding,
  noteEmailRefused,
  revisionNow,
} from "../features/auth/index.ts";
import { makeHouseService } from "../features/house/index.ts";
import { makeLeaderboardService } from "../features/leaderboard/index.ts";
import { serveMail } from "../features/mail/index.ts";
import { makeModerationService } from "../features/moderation/index.ts";
import { makeRecordEvent } from "../features/progress/index.ts";
import { makeNoteAct } from "../features/roles/index.ts";
import { deleteEndedCounters } from "../limits/rate-counters.repository.ts";
import { makeRateLimiter, noLimits } from "../limits/rate-limiter.ts";
import { makeOutbox } from "../outbox/outbox.ts";
import { bytesSender } from "../plugins/answer-bytes.ts";
import { makeGuard } from "../plugins/authentication.ts";
import { keptAnswers } from "../plugins/kept-answers.ts";
import { sharedAnswers } from "../plugins/shared-answers.ts";
import { deriveKey, type KeyPurpose } from "../session-secret.ts";
import { sharedVersion } from "../versions/shared-version.ts";
import type { Area, FeatureParts } from "./parts.ts";

/** What features of several areas stand on: limits, who is asking, points and what is sent out. */
export function makeFoundation({ config, database, server, pictures, ...parts }: FeatureParts) {
  const { now } = parts;
  const limiter = config.rateLimits ? makeRateLimiter(database, now) : noLimits;
  const accessTokens = makeAccessTokens(server.jwt, now);
  const standing = makeStanding(database, now);
  const keyFor = (purpose: KeyPurpose) => deriveKey(parts.sessionSecret, purpose);
  const outbox = makeOutbox({ database, key: keyFor("outbox"), log: server.log, now });
  const leaderboard = makeLeaderboardService(database, now);
  const noteAct = makeNoteAct(now);
  const house = makeHouseService({ database, noteAct, now });
  const queueMail = serveMail({
    outbox,
    settings: config.outside.mail,
    dataDir: config.dataDir,
    addressRefused: (address) =>
      noteEmailRefused(database.queries, emailKey(address), new Date(now()).toISOString()),
    placeName: house.name,
    log: server.log,
  });
  const asLearner = makeAsLearner(database, limiter);
  const moderation = makeModerationService({
    database,
    asLearner,
    noteAct,
    queueMail,
    wakeOutbox: outbox.wake,
    relist: leaderboard.relist,
    standingChanged: standing.changed,
    publicUrl: config.publicUrl,
    now,
  });
  const { backupDir: folder, dataDir } = config;
  const backup = folder ? makeDailyBackup({ dataDir, folder, log: server.log, now }) : null;
  const send = bytesSender(config.publicUrl);
  const area: Area = {
    hourlyJobs: [
      () => deleteEndedCounters(database.queries, now()),
      () => leaderboard.sweep(),
      () => outbox.sweep(),
      ...(backup === null ? [] : [backup]),
    ],
    workers: [outbox, ...(backup === null ? [] : [backUpAtStart(backup, server.log)])],
  };
  return {
    area,
    limiter,
    asLearner,
    noteAct,
    moderation,
    house,
    accessTokens,
    standing,
    guard: makeGuard(server, { readToken: accessTokens.read, standing }),
    send,
    sendShared: sharedAnswers({
      readVersion: () => sharedVersion(database.queries),
      send,
      now,
    }),
    keep: keptAnswers({
      readRevision: (accountId) => revisionNow(database.queries, accountId),
      async readOwner(accountId) {
        const account = await findRevised(database.queries, accountId);
        // A token outlives its account by minutes, and the welcome of its owner.
        if (account === null || account.suspended) throw new AppError("not_authenticated");
        return account;
      },
      send,
      now,
    }),
    keyFor,
    outbox,
    queueMail,
    leaderboard,
    badges: makeAchievementPresenter(pictures.badges),
    recordEvent: makeRecordEvent({
      addToTotals: leaderboard.add,
      totalOf: leaderboard.totalOf,
      now,
    }),
    warn: (message: string) => server.log.warn(message),
  };
}

export type Foundation = ReturnType<typeof makeFoundation>;
