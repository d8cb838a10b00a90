import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { TERMS } from "../points/find-point.ts";
import { showsPoint } from "../points/sentences-of.ts";
import { readRequest } from "../request/read-request.ts";
import { themeOf } from "../request/theme.ts";
import { wordsOf } from "../text/fold.ts";
import { numberIn } from "../text/number-in.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";

const LEAST_SHARE = 0.5;
/** The name of a rule takes words of its own. */
const LEAST_OF_TERM = 0.25;
const MAX_WORDS = 14;
const USUAL = 5;
const MOST = 10;
const SURE = 0.978;

/** "Give me five sentences to translate": sentences of the course at the learner's level, to be put into Kazakh. */
export const translationTaskIntent: Intent = {
  name: "translation-task",
  understand(asked, tools) {
    if (asked.words.length > MAX_WORDS || /[:"«“]/u.test(asked.raw)) return undefined;
    const found = tools.requests
      // "Five sentences, I will translate": one request, whatever parts it
      .find(asked.spelt.replace(/[,.;—–-]+\s/gu, " "))
      .find(
        ({ id, share }) =>
          id === "sentences-to-translate" &&
          share >= (TERMS.test(asked.folded) ? LEAST_OF_TERM : LEAST_SHARE),
      );
    return found && { confidence: SURE, answer: () => task(asked, tools) };
  },
};

const LENGTH = { A: [3, 5], B: [5, 8], C: [7, 12] } as const;

/** Sentences to be put into Kazakh, as many as the message says. */
export function task(asked: Asked, tools: Tools): Draft | undefined {
  const { language, interfaceLanguage, history, seed } = asked;
  const own = language === "kz" ? interfaceLanguage : language;
  const source = own === "ru" ? "ru" : "en";
  const level = /\b([abc])[12]?\b/iu.exec(latin(asked.raw))?.[1]?.toUpperCase() ?? asked.level;
  const [least, most] = LENGTH[level as keyof typeof LENGTH];
  const said = history.map(({ text }) => text).join("\n");
  const shown = linesShowing(asked, tools) ?? linesAbout(asked, tools);
  const fits = (shown ?? tools.memory.lines).filter((line) => {
    const words = wordsOf(line.kz).length;
    return (
      line.lesson !== undefined &&
      (shown !== undefined || (words >= least && words <= most)) &&
      !line.kz.endsWith("?") &&
      !said.includes(line[source])
    );
  });
  const count = Math.min(MOST, numberIn(asked.words) ?? USUAL);
  const start = (seed * 37 + history.length * 11) % Math.max(1, fits.length);
  const step = Math.max(1, Math.floor(fits.length / (count * 3)));
  const chosen = Array.from({ length: count }, (_, at) => fits[(start + at * step) % fits.length])
    .filter((line): line is RememberedLine => line !== undefined)
    .map((line, at) => `${at + 1}. ${line[source]}`);
  if (chosen.length === 0) return undefined;
  return {
    text: [tools.say("task.translate", language), ...chosen].join("\n"),
    confidence: 0.95,
    repeats: true,
  };
}

/** Sentences of the learner's own that stand in a request for an exercise: they are to be put into Kazakh. */
export function ownTask({ raw, language }: Asked, tools: Tools): Draft | undefined {
  const rows = [...raw.matchAll(/[«“"„]([^»”"“„]{3,100})[»”"“]/gu)]
    .map(([, row = ""]) => row.trim())
    .filter((row) => wordsOf(row).length > 1 && isOwnLanguage(row, tools));
  if (rows.length < 2) return undefined;
  return {
    text: [
      tools.say("task.translate", language),
      ...rows.map((row, at) => `${at + 1}. ${row}`),
    ].join("\n"),
    confidence: 0.95,
    intent: "translation-task",
  };
}

/** "Five sentences to translate, past tense": lines of the course that show the point which is named. */
function linesShowing(
  { folded, level }: Asked,
  tools: Tools,
): readonly RememberedLine[] | undefined {
  const [least, most] = LENGTH[level];
  if (!TERMS.test(folded)) return undefined;
  const about = tools.points.find(folded.replace(ABOUT_TASK, " ").trim())?.about;
  if (about?.kind !== "point") return undefined;
  const shows = showsPoint(about.point);
  const lines: RememberedLine[] = [];
  for (const line of tools.memory.lines) {
    if (lines.length === POOL) break;
    const words = wordsOf(line.kz).length;
    const isShort = words >= least && words <= most && !/[.?!]\s/u.test(line.kz);
    if (line.lesson !== undefined && isShort && shows(line)) lines.push(line);
  }
  return lines.length >= USUAL ? lines : undefined;
}
/** "Sentences to translate about food": short lines of the course on the theme that is named, where there are some. */
function linesAbout(asked: Asked, tools: Tools): readonly RememberedLine[] | undefined {
  const read = readRequest(asked, tools);
  if (!read.names("about") || read.rest.length === 0 || read.rest.length > MOST_OF_THEME)
    return undefined;
  const near = themeOf(read.rest, asked, tools);
  const lines = tools.memory.lines
    .filter((line) => line.kz.includes(" ") && line.kz.length < LONGEST_OF_THEME)
    .map((line) => ({ line, weight: near(line) }))
    .filter(({ weight }) => weight >= OF_THEME)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ line }) => line)
    .slice(0, POOL);
  return lines.length >= USUAL ? lines : undefined;
}
const MOST_OF_THEME = 3;
const LONGEST_OF_THEME = 60;
const OF_THEME = 3;
const POOL = 20;
const ABOUT_TASK =
  /(?<!\p{L})(?:sentences?|phrases?|lines|translat\p{L}*|drills?|exercises?|practi[cs]e|english|russian|please|into|kazakh|put|turn|them|i'll|i will|me|in the|give|check|русск\p{L}*|английск\p{L}*|казахск\p{L}*|упражнени\p{L}*|на|я|предложени\p{L}*|фраз\p{L}*|перевод\p{L}*|перев[её]\p{L}*|давай\p{L}*|дай\p{L}*|провери\p{L}*|сөйлем\p{L}*|аудар\p{L}*)(?!\p{L})/gu;

/** "А2" is typed with a Cyrillic letter as often as with a Latin one. */
const latin = (text: string): string =>
  text.replace(/[АаВвСс](?=[12](?!\d))/gu, (letter) => {
    const at = "АаВвСс".indexOf(letter);
    return "AaBbCc"[at] ?? letter;
  });
