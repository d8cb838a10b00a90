import { sentencesOf } from "@tilashar/clause";
import { furtherSaying, situationPhrase } from "@tilashar/course";
import type { Asked, Tools } from "../ask.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import type { Language } from "../reply.ts";
import { tableOf } from "../table/on-table.ts";
import { isKazakh } from "../talk/understand-talk.ts";
import { foldText, hasCyrillic, trimEnds, wordsOf } from "../text/fold.ts";
import { lastBotLine } from "../text/history.ts";
import { textOutOfKazakh } from "../translation/out-of-kazakh/whole-text.ts";
import { lineKey } from "../words/sentence-memory.ts";

/** The learner's own language: who writes Kazakh is told meanings in the language of the screen. */
export function ownLanguage({ language, interfaceLanguage }: Asked): "en" | "ru" {
  const own = language === "kz" ? interfaceLanguage : language;
  return own === "ru" ? "ru" : "en";
}

/** Kazakh lines that the last reply showed or was about, in their order. */
export function shownLines(asked: Asked, tools: Tools): readonly string[] {
  const said = lastBotLine(asked.history);
  const [table] = tableOf(asked, tools);
  const { reply, message = "" } = table?.exchange ?? {};
  const named = kazakhPart(message, tools);
  // Nothing was understood: only what the learner wrote lies there
  if (reply?.intent === "unknown") return isLine(named) ? [named] : [];
  const mended = reply?.checked?.mended ?? undefined;
  const written = OF_LEARNERS.has(reply?.intent ?? "") && isLine(named) ? named : undefined;
  // What is wrong is not gone on from: its mend is
  const own = [mended ?? written ?? ""].filter(isLine);
  const pieces = reply?.kazakh.map(({ text }) => text).filter(isLine) ?? [];
  const laid = [...(table?.sentences.map(({ kz }) => kz) ?? []), ...(table?.text ?? []), ...pieces];
  const lines = [
    ...own,
    ...laid
      .filter((line) => said.includes(line) || message.includes(trimEnds(line)))
      .filter((line) => mended === undefined || line !== reply?.checked?.sentence),
  ].filter((line) => hasCyrillic(line) && isKazakh(line, tools));
  // What is told in another language than Kazakh has no Kazakh of its own
  const isMixed = lines.length === 0 || reply?.language !== "kz";
  const all = distinct(isMixed ? [...lines, ...linesIn(said, tools)] : lines);
  return reply?.intent === "story"
    ? all.filter((line) => !standsBeside(line, said) && !isEndOf(line, all))
    : all;
}

/** What was asked about is the learner's own line. */
const OF_LEARNERS: ReadonlySet<string> = new Set(["meaning", "check"]);

/** Single Kazakh words that the last reply showed. */
export function shownWords(asked: Asked, tools: Tools): readonly string[] {
  const [table] = tableOf(asked, tools);
  if (!table) return [];
  const said = lastBotLine(asked.history);
  const listed = table.words.filter((word) => said.includes(word));
  return listed.length > 0 ? listed : wordsIn(said, tools);
}

const isLine = (text: string): boolean =>
  wordsOf(text).length > 1 || (/[.!?…]$/u.test(text) && /\p{L}/u.test(text));

/** What may stand before the Kazakh of a row: its number, its name. */
const LEAD = /^\s*(?:\d+[.)]\s*|[-•]\s*)?(?:\p{Lu}[\p{L} ]{1,20}:\s)?/u;

/** Rows of a reply, what stands before their translation, and what is quoted in them. */
function linesIn(said: string, tools: Tools): string[] {
  const quoted = [...said.matchAll(/«([^»]{2,160})»/gu)].map(([, text = ""]) => text);
  const rows = said
    .split("\n")
    // Headings and translations
    .filter((row) => !/^\s*[[(]/u.test(row))
    .map((row) => withoutMeaning(row.replace(LEAD, ""), tools))
    .flatMap((row) => sentencesOf(row));
  const lines = [...quoted, ...(quoted.length > 0 ? [] : rows)];
  return lines.filter(
    (line) => hasCyrillic(line) && isLine(line) && !line.endsWith(":") && isKazakh(line, tools),
  );
}

/** What stands behind a colon is the end of its sentence. */
const isEndOf = (line: string, lines: readonly string[]): boolean =>
  lines.some((other) => other !== line && other.endsWith(line));

/** Behind a story and its translation stand its words and a question about it. */
function standsBeside(line: string, said: string): boolean {
  const rows = said.split("\n");
  const told = rows.findIndex((row) => row.startsWith("("));
  return told >= 0 && rows.slice(told + 1).some((row) => row.includes(line));
}

/** What stands before the translation of a row; a dash within Kazakh leads to no translation. */
function withoutMeaning(row: string, tools: Tools): string {
  const [first = "", ...rest] = row.split(/ [—–] /u);
  return rest.length > 0 && isKazakh(rest.join(" "), tools) ? row : first;
}

const wordsIn = (said: string, tools: Tools): string[] =>
  distinct(
    said
      .split(/[\n,;:.«»()]+/u)
      .map((part) => foldText((part.split(/ [—–-] /u)[0] ?? "").replace(/^\s*\d+[.)]?\s*/u, "")))
      .filter((word) => /^[\p{Script=Cyrillic}-]{2,}$/u.test(word))
      .filter((word) => tools.glossary.senses(word).length > 0),
  );

const distinct = (texts: readonly string[]): string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = lineKey(text);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
};

/** What a Kazakh line means, where the course has it or it is surely understood. */
export function meaningOfLine(
  line: string,
  language: "en" | "ru",
  tools: Tools,
): string | undefined {
  const known = writtenMeaning(line, language, tools);
  if (known !== undefined) return known;
  const read = textOutOfKazakh(line, language, tools);
  return read?.sure ? read.text : undefined;
}

/** What a line means where somebody has written it. */
export const writtenMeaning = (
  line: string,
  language: "en" | "ru",
  tools: Tools,
): string | undefined =>
  tools.topics.translations.get(line)?.[language] ??
  tools.memory.find(line, "kz")[0]?.[language] ??
  toldLines(tools).get(lineKey(line))?.[language] ??
  furtherSaying(tools.course.tutor.further, line)?.[language] ??
  situationPhrase(tools.course.tutor.situations, line)?.[language];

type Meant = Readonly<Record<"en" | "ru", string>>;
const told = new WeakMap<Tools["course"], ReadonlyMap<string, Meant>>();

/** What the tutor tells of itself. */
const OWN = [
  "partner.self",
  "partner.well",
  "partner.doing",
  ...["name", "age", "from", "lives", "work", "family", "likes", "well", "else"].map(
    (of) => `askedBack.${of}`,
  ),
];

/** Lines of the course that are told rather than said: of stories, scenes and answers. */
function toldLines({ course }: Tools): ReadonlyMap<string, Meant> {
  let lines = told.get(course);
  if (!lines) {
    const all = [
      ...course.units.flatMap(({ story }) => story?.sentences ?? []),
      ...course.readings.flatMap(({ paragraphs }) =>
        paragraphs.flatMap(({ sentences }) => sentences),
      ),
      ...course.tutor.scenes.flatMap(({ turns, ending }) => [
        ...turns.map(({ line }) => line),
        ending,
      ]),
      ...course.tutor.replies.flatMap(({ answers }) => answers),
      ...OWN.flatMap((name) => course.tutor.texts[name] ?? []),
    ];
    lines = new Map(all.map((line) => [lineKey(line.kz), line]));
    told.set(course, lines);
  }
  return lines;
}

/** A line with its meaning beside it, or alone to who reads Kazakh. */
export function withMeaning(line: string, language: Language, tools: Tools): string {
  const meaning = language === "kz" ? undefined : meaningOfLine(line, language, tools);
  return meaning === undefined ? line : `${line} — ${meaning}`;
}
