import type { Course, PhraseTopic } from "@tilashar/course";

export interface PhraseBook {
  /** In the order in which the units bring them; those of no unit after their level's others. */
  readonly topics: readonly PhraseTopic[];
  readonly topicOf: (id: string) => PhraseTopic | undefined;
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
  return { topics, topicOf: (id) => bySlug.get(id) };
}
