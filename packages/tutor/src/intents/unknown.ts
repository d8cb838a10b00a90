import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { texts } from "../reply.ts";
import { hasCyrillic } from "../text/fold.ts";
import { contentWords } from "../translation/content-words.ts";

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

const MOST_WORDS = 4;

/** An honest "I do not know", with what is nearest to what was asked. */
export function unknown({ raw, language }: Asked, tools: Tools): Draft {
  const known = contentWords(raw, hasCyrillic(raw) ? "ru" : "en", tools).slice(0, MOST_WORDS);
  const lines: string[] = [T.sorry[language]];
  if (known.length > 0 && language !== "kz")
    lines.push(
      `${T.near[language]} ${known.map(({ word, headword }) => `${word} — ${headword.lemma}`).join(", ")}`,
    );
  return {
    text: lines.join("\n"),
    kazakh: known.map(({ headword }) => kz(headword.lemma, headword.lemma)),
    chips: T.chips.map((one) => one[language]),
    confidence: 0.1,
  };
}
