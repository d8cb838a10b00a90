import { sentencesOf } from "@tilashar/clause";
import { renderLine } from "@tilashar/course";
import { ipa, stressTail, syllables, toLatin } from "@tilashar/kazakh";
import type { Asked, Draft, Intent, Tools, Understood } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { languageAsked } from "../going-on/language-asked.ts";
import { meaningOfLine, shownLines } from "../going-on/shown.ts";
import { storyTold } from "../going-on/story-told.ts";
import { openHeading } from "../practice/heading.ts";
import { waitsForAnswer } from "../practice/waiting.ts";
import { standingOf } from "../talk/understand-talk.ts";
import { hasKazakhLetter, hasLatin } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { glossLine } from "../tools/gloss.ts";

/** So much of its sentence must be the request, and so little may stand beside it. */
const LEAST_SHARE = 0.75;
const MOST_BESIDE = 2;
const SURE = 0.975;
const IN_OTHER = 0.9952;

/** The tutor's last line again: in Latin letters, by syllables, once more, in translation, or in simpler words. */
export const restateIntent: Intent = {
  name: "restate",
  understand(asked, tools): Understood | undefined {
    const last = lastBotLine(asked.history);
    if (last === "") return undefined;
    const line = kazakhOf(last);
    const ways: Readonly<Record<string, () => Draft | undefined>> = {
      latin: () => (line === "" ? undefined : said(toLatin(line), line, asked)),
      slower: () => (line === "" ? undefined : said(slowly(line), line, asked)),
      repeat: () => (line === "" ? undefined : said(line, line, asked)),
      meaning: () => (line === "" ? undefined : translated(line, asked, tools)),
      simpler: () => simpler(line, asked, tools),
    };
    // "Once more, simpler": how it is asked for counts more than that
    const found = tools.requests
      .find(asked.spelt)
      .toSorted((a, b) => Number(b.id === "simpler") - Number(a.id === "simpler"));
    // «Түсінбедім, орысша айтыңызшы»: a language that is named is what is wished for
    const inOther =
      line !== "" &&
      tools.patterns.one("restate.in-other").test(asked.folded) &&
      !waitsForAnswer(asked.history, tools)
        ? inOtherLanguage(asked, tools)
        : undefined;
    if (inOther) return { confidence: IN_OTHER, answer: () => inOther };
    for (const { id, share, beside } of found) {
      const answer = ways[id];
      if (answer && share >= LEAST_SHARE && beside <= MOST_BESIDE)
        return { confidence: SURE, answer };
    }
    return undefined;
  },
};

/** The Kazakh of the reply line by line in the language that the message names; undefined where some line is not surely understood. */
function inOtherLanguage(asked: Asked, tools: Tools): Draft | undefined {
  const language = languageAsked(asked);
  const lines = sentencesOf(kazakhOf(lastBotLine(asked.history)));
  const rows = lines.map((line) => [line, meaningOfLine(line, language, tools)] as const);
  if (lines.length === 0 || rows.some(([, meaning]) => meaning === undefined)) return undefined;
  return {
    text: rows.map(([line, meaning]) => `${line} — ${meaning}`).join("\n"),
    kazakh: lines.map((line) => kz(line)),
    confidence: 0.95,
    language,
  };
}

/** The Kazakh lines of a reply, without headings and translations. */
function kazakhOf(reply: string): string {
  return reply
    .split("\n")
    .filter(
      (line) =>
        hasKazakhLetter(line) &&
        !hasLatin(line) &&
        !/^[([*-]/.test(line) &&
        !/→|:$|[а-яё] — |^.*-\p{Ll}/u.test(line),
    )
    .map((line) => line.replace(/^\p{Lu}\p{L}+: /u, ""))
    .join(" ")
    .slice(0, 300);
}

const said = (text: string, line: string, { language }: Asked): Draft => ({
  text,
  kazakh: [kz(line)],
  confidence: 0.95,
  language,
});

/** Words cut into syllables, and the sounds of the whole. */
export function slowly(line: string): string {
  const cut = line.replace(/[\p{L}\p{M}]+/gu, (word) => syllables(word).join("-") || word);
  const heard = sentencesOf(line)
    .slice(0, 2)
    .map((sentence) => ipa(sentence, { tail: stressTail }))
    .join(" ");
  return `${cut}\n[${heard}]`;
}

/** The learner's own language: who writes Kazakh and does not understand is told in the one of the screen. */
const ownLanguage = ({ language, interfaceLanguage }: Asked) =>
  language === "kz" ? interfaceLanguage : language;

/** Letters by which a line is found in what was shown. */
const SHOWN = 12;

function translated(line: string, asked: Asked, tools: Tools): Draft {
  // A text is told by the lines that it was told in
  const lines = shownLines(asked, tools).filter((one) => line.includes(one.slice(0, SHOWN)));
  const rows = (lines.length > 1 ? lines : sentencesOf(line)).map(
    (sentence) => `${sentence} — ${meaningOf(sentence, asked, tools)}`,
  );
  return {
    text: rows.join("\n"),
    kazakh: [kz(line)],
    confidence: 0.95,
    language: ownLanguage(asked),
  };
}

function meaningOf(sentence: string, asked: Asked, tools: Tools): string {
  const gloss = ownLanguage(asked) === "ru" ? "ru" : "en";
  return meaningOfLine(sentence, gloss, tools) ?? wordsOf(sentence, asked, tools);
}

const wordsOf = (sentence: string, asked: Asked, tools: Tools): string =>
  glossLine(sentence, ownLanguage(asked) === "ru" ? "ru" : "en", tools)
    .map((word) => `${word.text} — ${word.gloss}`)
    .join("; ");

/** The last reply in simpler words. */
export const simplerLast = (asked: Asked, tools: Tools): Draft | undefined =>
  simpler(kazakhOf(lastBotLine(asked.history)), asked, tools);

/** What was said last, told anew: a rule by its first line and two sentences, Kazakh by its words and an answer to give. */
function simpler(line: string, asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  const language = ownLanguage(asked);
  const waits = ["exercise.heading", "scene.heading", "scene.swapped", "story.question"].some(
    (name) => openHeading(name, asked.history, tools),
  );
  // A story is made simpler by telling an easier one
  if (storyTold(asked)) return undefined;
  const open = standingOf(asked.history, tools).open;
  if (focus?.kind === "topic" && open === undefined) return simplerPoint(focus.id, asked, tools);
  if (waits) return line === "" ? undefined : translated(line, asked, tools);
  const told = line === "" ? lastQuoted(asked) : line;
  if (told === "") return undefined;
  const [first = "", ...others] = sentencesOf(told);
  const shown = [first, ...others].slice(0, 4);
  const rows = shown.flatMap((sentence) => {
    const meaning = meaningOf(sentence, asked, tools);
    const words = wordsOf(sentence, asked, tools);
    return [`${sentence} — ${meaning}`, ...(words === meaning ? [] : [`  (${words})`])];
  });
  const replies = open === undefined ? [] : (tools.topics.question.get(open)?.replies ?? []);
  const answer =
    replies.length > 0
      ? ["", tools.say("simpler.answer", language, { x: replies.slice(0, 2).join(" / ") })]
      : [];
  return {
    text: [tools.say("simpler.start", language), ...rows, ...answer].join("\n"),
    kazakh: [...shown, ...replies.slice(0, 2)].map((text) => kz(text)),
    chips: replies.slice(0, 3),
    confidence: 0.95,
    language,
    ...(focus && { focus }),
  };
}

/** The Kazakh that the learner asked about last. */
const lastQuoted = ({ history }: Asked): string =>
  history
    .filter(({ sender }) => sender === "user")
    .toReversed()
    .flatMap(({ text }) => /[«“"„]([^»”"“]{2,60})[»”"“]/u.exec(text)?.[1] ?? [])
    .find((text) => hasKazakhLetter(text)) ?? "";

/** A point by its summary and its two shortest sentences. */
function simplerPoint(id: string, asked: Asked, tools: Tools): Draft | undefined {
  const point = tools.course.grammarById.get(id);
  if (!point) return undefined;
  const language = ownLanguage(asked);
  const shown = tools
    .sentencesOf(point)
    .toSorted((a, b) => a.kz.length - b.kz.length)
    .slice(0, 2);
  const summary = renderLine(point.summary[language], language)
    .map(({ text }) => text)
    .join("");
  const rows = shown.flatMap(({ kz: text, en, ru }) => [
    `${text}${language === "kz" ? "" : ` — ${language === "ru" ? ru : en}`}`,
    ...(language === "kz" ? [] : [`  (${wordsOf(text, asked, tools)})`]),
  ]);
  return {
    text: [
      tools.say("simpler.start", language),
      summary,
      "",
      ...rows,
      "",
      tools.say("simpler.which", language),
    ].join("\n"),
    kazakh: shown.map(({ kz: text }) => kz(text)),
    chips: [tools.say("point.exercise", language), tools.say("point.another", language)],
    confidence: 0.92,
    language,
    points: [id],
    focus: { kind: "topic", id },
  };
}
