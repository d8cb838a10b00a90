import { accounts } from "./001-accounts.ts";
import { learning } from "./002-learning.ts";
import { leaderboard } from "./003-leaderboard.ts";
import { outbox } from "./004-outbox.ts";
import { settings } from "./005-settings.ts";
import { learningEvents } from "./006-learning-events.ts";
import { proficiencyTest } from "./008-proficiency-test.ts";
import { review } from "./009-review.ts";
import { speechRecordings } from "./010-speech-recordings.ts";
import { modelUsage } from "./011-model-usage.ts";
import { completedLessons } from "./012-completed-lessons.ts";
import { path } from "./013-path.ts";
import { ownTexts } from "./014-own-texts.ts";
import { sessionDevices } from "./015-session-devices.ts";
import { roles } from "./016-roles.ts";
import { reports } from "./017-reports.ts";
import { emailConfirmation } from "./018-email-confirmation.ts";
import { contentProposals } from "./019-content-proposals.ts";
import { waysIn } from "./020-ways-in.ts";
import { house } from "./021-house.ts";
import { exams } from "./022-exams.ts";
import { voiceRecordings } from "./023-voice-recordings.ts";
import { identities } from "./024-identities.ts";
import { refusedAddresses } from "./025-refused-addresses.ts";
import { voiceSpeakers } from "./026-voice-speakers.ts";
import { examAnswerCounts } from "./027-exam-answer-counts.ts";
import { usageByDay } from "./028-usage-by-day.ts";
import { sharedVersions } from "./029-shared-versions.ts";
import type { Migration } from "./migration.ts";

/** Every migration by its name; names sort in the order they run. */
export const migrations: Readonly<Record<string, Migration>> = {
  "001-accounts": accounts,
  "002-learning": learning,
  "003-leaderboard": leaderboard,
  "004-outbox": outbox,
  "005-settings": settings,
  "006-learning-events": learningEvents,
  "008-proficiency-test": proficiencyTest,
  "009-review": review,
  "010-speech-recordings": speechRecordings,
  "011-model-usage": modelUsage,
  "012-completed-lessons": completedLessons,
  "013-path": path,
  "014-own-texts": ownTexts,
  "015-session-devices": sessionDevices,
  "016-roles": roles,
  "017-reports": reports,
  "018-email-confirmation": emailConfirmation,
  "019-content-proposals": contentProposals,
  "020-ways-in": waysIn,
  "021-house": house,
  "022-exams": exams,
  "023-voice-recordings": voiceRecordings,
  "024-identities": identities,
  "025-refused-addresses": refusedAddresses,
  "026-voice-speakers": voiceSpeakers,
  "027-exam-answer-counts": examAnswerCounts,
  "028-usage-by-day": usageByDay,
  "029-shared-versions": sharedVersions,
};
