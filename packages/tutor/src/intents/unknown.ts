import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { texts } from "../reply.ts";
import { foldText, hasCyrillic, wordsOf } from "../text/fold.ts";
import { byMeaning } from "../words/find-kazakh.ts";

const T = {
  sorry: texts(
    "I don't know that, and I won't guess. I can translate words and simple sentences, take Kazakh words apart, explain grammar and check what you write.",
    "Этого я не знаю и гадать не стану. Могу перевести слово или простое предложение, разобрать казахское слово, объяснить грамматику и проверить написанное вами.",
    "Мұны білмеймін, болжап айтқым келмейді. Сөз не қарапайым сөйлем аударып, сөзді талдап, грамматиканы түсіндіріп, жазғаныңызды тексере аламын.",
  ),
  near: texts(
    "These words of your question I do know:",
    "Эти слова из вопроса я знаю:",
    "Сұрағыңыздағы мына сөздерді білемін:",
  ),
  chips: [
    texts("How do you say “good morning”?", "Как сказать «доброе утро»?", "Қайырлы таң деген не?"),
    texts("Explain vowel harmony", "Объясни сингармонизм", "Үндестік заңын түсіндір"),
    texts("Quiz me", "Давай тест", "Мені сынап көр"),
  ],
} as const;

const EMPTY_WORDS =
  /^(?:what|how|who|where|when|why|which|is|are|the|a|an|of|in|on|to|do|does|can|you|i|me|my|and|or|for|with|it|this|that|say|mean|не|в|на|и|а|с|по|как|что|где|кто|это|мне|я|ты|какая|какой|какие|почему|сказать|kazakh|казахский|қалай|деген)$/u;

/** An honest "I do not know", with what is nearest to what was asked. */
export function unknown({ raw, language }: Asked, tools: Tools): Draft {
  const words = wordsOf(foldText(raw))
    .filter((word) => word.length > 2 && !EMPTY_WORDS.test(word))
    .slice(0, 12);
  const known = words
    .map((word) => ({
      word,
      found: byMeaning(word, hasCyrillic(word) ? "ru" : "en", tools, false),
    }))
    .filter(({ found }) => found !== undefined)
    .slice(0, 4);
  const lines: string[] = [T.sorry[language]];
  if (known.length > 0 && language !== "kz")
    lines.push(
      `${T.near[language]} ${known.map(({ word, found }) => `${word} — ${found?.lemma}`).join(", ")}`,
    );
  return {
    text: lines.join("\n"),
    kazakh: known.map(({ found }) => kz(found?.lemma ?? "", found?.lemma)),
    chips: T.chips.map((one) => one[language]),
    confidence: 0.1,
  };
}
