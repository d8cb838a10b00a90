import type { PhraseTopicDetail, PhraseTopicSummary } from "@tilashar/contracts";
import type { Course, PhraseTopic } from "@tilashar/course";

export interface PhraseBook {
  /** In the order in which the units bring them; those of no unit after their level's others. */
  readonly topics: readonly PhraseTopicSummary[];
  readonly topicOf: (id: string) => PhraseTopicDetail | undefined;
}

const LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** The phrases of the course, topic by topic. */
export function makePhraseBook(course: Course): PhraseBook {
  const inOrder = course.units.flatMap(({ phrases }) => phrases);
  const place = ({ slug, level }: PhraseTopic): number => {
    const found = inOrder.indexOf(slug);
    return LEVELS.indexOf(level) * 1000 + (found < 0 ? 999 : found);
  };
  const topics = course.phraseTopics.toSorted((one, other) => place(one) - place(other));
  const bySlug = new Map(topics.map((topic) => [topic.slug, topic]));
  return {
    topics: topics.map(toSummary),
    topicOf(id) {
      const topic = bySlug.get(id);
      return topic && toDetail(topic);
    },
  };
}

const toSummary = ({ slug, titles, level, theme, phrases }: PhraseTopic): PhraseTopicSummary => ({
  id: slug,
  title: titles,
  lang_level: level,
  theme,
  count: phrases.length,
});

const toDetail = (topic: PhraseTopic): PhraseTopicDetail => ({
  ...toSummary(topic),
  phrases: topic.phrases.map(({ kz, en, ru, register, usage }) => ({
    kz,
    en,
    ru,
    register,
    usage: usage ?? null,
  })),
});
