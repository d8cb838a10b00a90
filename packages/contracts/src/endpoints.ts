import { achievementsEndpoints } from "./achievements.ts";
import { authEndpoints } from "./auth.ts";
import { chatEndpoints } from "./chat.ts";
import { contactEndpoints } from "./contact.ts";
import { dictionaryEndpoints } from "./dictionary.ts";
import { editingEndpoints } from "./editing.ts";
import { emailConfirmationEndpoints } from "./email-confirmation.ts";
import type { EndpointDefinition, Wire } from "./endpoint.ts";
import { examsEndpoints } from "./exams.ts";
import { filmsEndpoints } from "./films.ts";
import { grammarEndpoints } from "./grammar.ts";
import { harmonyEndpoints } from "./harmony.ts";
import { healthEndpoints } from "./health.ts";
import { houseEndpoints } from "./house.ts";
import { leaderboardEndpoints } from "./leaderboard.ts";
import { lessonsEndpoints } from "./lessons.ts";
import { moderationEndpoints } from "./moderation.ts";
import { notificationsEndpoints } from "./notifications.ts";
import { ownTextsEndpoints } from "./own-texts.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { pathEndpoints } from "./path.ts";
import { proficiencyTestEndpoints } from "./proficiency-test.ts";
import { profileEndpoints } from "./profile.ts";
import { providerEndpoints } from "./provider-sign-in.ts";
import { readingsEndpoints } from "./readings.ts";
import { reportsEndpoints } from "./reports.ts";
import { reviewEndpoints } from "./review.ts";
import { reviewWordsEndpoints } from "./review-words.ts";
import { rolesEndpoints } from "./roles.ts";
import { searchEndpoints } from "./search.ts";
import { sentenceCheckEndpoints } from "./sentence-check.ts";
import { sessionEndpoints } from "./sessions.ts";
import { settingsEndpoints } from "./settings.ts";
import { speechEndpoints } from "./speech.ts";
import { studioEndpoints } from "./studio.ts";
import { todayEndpoints } from "./today.ts";
import { dayWordEndpoints } from "./word-of-the-day.ts";

/** Every call of the API. A domain joins here, a call in its domain's file. */
const domains = [
  achievementsEndpoints,
  authEndpoints,
  chatEndpoints,
  contactEndpoints,
  dictionaryEndpoints,
  emailConfirmationEndpoints,
  editingEndpoints,
  examsEndpoints,
  filmsEndpoints,
  grammarEndpoints,
  harmonyEndpoints,
  healthEndpoints,
  houseEndpoints,
  leaderboardEndpoints,
  lessonsEndpoints,
  moderationEndpoints,
  notificationsEndpoints,
  ownTextsEndpoints,
  passkeyEndpoints,
  providerEndpoints,
  pathEndpoints,
  proficiencyTestEndpoints,
  profileEndpoints,
  readingsEndpoints,
  reportsEndpoints,
  reviewEndpoints,
  reviewWordsEndpoints,
  rolesEndpoints,
  searchEndpoints,
  sentenceCheckEndpoints,
  sessionEndpoints,
  settingsEndpoints,
  speechEndpoints,
  studioEndpoints,
  todayEndpoints,
  dayWordEndpoints,
] as const;

type ValuesOf<Domain> = Domain extends unknown ? Domain[keyof Domain] : never;
type AnyEndpoint = ValuesOf<(typeof domains)[number]>;

export const endpoints: readonly EndpointDefinition[] = domains.flatMap((domain) =>
  Object.values(domain),
);

/**
 * What travels with every call, by method and path below `/api`, as types alone: the browser's client is
 * typed by it, so that a wrong path, body or answer is a type error without shipping one schema.
 */
export type Endpoints = {
  [Each in AnyEndpoint as `${Each["method"]} ${Each["path"]}`]: Wire<Each>;
};

export type Endpoint = keyof Endpoints;
