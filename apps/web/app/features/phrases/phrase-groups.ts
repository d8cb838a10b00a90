import type { PhraseTopicSummary } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

/** Parts of life as a learner looks for them, with the themes of the course that each holds. */
const GROUPS = [
  { id: "meeting", title: m.phrases_group_meeting, themes: ["meeting"] },
  { id: "talk", title: m.phrases_group_talk, themes: ["communication"] },
  { id: "family", title: m.phrases_group_family, themes: ["family", "people", "looks"] },
  {
    id: "home",
    title: m.phrases_group_home,
    themes: ["home", "daily-life", "time", "numbers"],
  },
  { id: "food", title: m.phrases_group_food, themes: ["food", "shopping"] },
  { id: "town", title: m.phrases_group_town, themes: ["city", "travel", "country"] },
  {
    id: "work",
    title: m.phrases_group_work,
    themes: ["work", "school", "language", "technology", "science"],
  },
  { id: "health", title: m.phrases_group_health, themes: ["health", "body", "feelings", "mind"] },
  { id: "nature", title: m.phrases_group_nature, themes: ["nature", "animals"] },
  {
    id: "society",
    title: m.phrases_group_society,
    themes: ["culture", "leisure", "media", "society", "history", "literature", "art"],
  },
] as const;

export interface PhraseGroup {
  readonly id: string;
  readonly title: string;
  readonly topics: readonly PhraseTopicSummary[];
}

/** Every topic in its group, in the order given; a theme that no group names goes with society. */
export function phraseGroups(topics: readonly PhraseTopicSummary[]): PhraseGroup[] {
  const groupOf = (theme: string): string =>
    GROUPS.find(({ themes }) => (themes as readonly string[]).includes(theme))?.id ?? "society";
  return GROUPS.map(({ id, title }) => ({
    id,
    title: title(),
    topics: topics.filter(({ theme }) => groupOf(theme) === id),
  })).filter((group) => group.topics.length > 0);
}
