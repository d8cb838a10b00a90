import type { PhraseTopicDetail, PhraseTopicSummary } from "@tilashar/contracts";
import type { PhraseTopic } from "@tilashar/course";

export const toPhraseTopicSummary = ({
  slug,
  titles,
  level,
  theme,
  phrases,
}: PhraseTopic): PhraseTopicSummary => ({
  id: slug,
  title: titles,
  lang_level: level,
  theme,
  count: phrases.length,
});

export const toPhraseTopicDetail = (topic: PhraseTopic): PhraseTopicDetail => ({
  ...toPhraseTopicSummary(topic),
  phrases: topic.phrases.map(({ kz, en, ru, register, usage }) => ({
    kz,
    en,
    ru,
    register,
    usage: usage ?? null,
  })),
});
