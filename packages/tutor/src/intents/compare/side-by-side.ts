import { renderLine } from "@tilashar/course";
import type { Draft, Tools } from "../../ask.ts";
import { formSteps, kz, readingSteps } from "../../features/form-text.ts";
import { labelFrom } from "../../features/label-from-suffixes.ts";
import type { Language } from "../../reply.ts";
import { wordsOf } from "../../text/fold.ts";
import { meaningsOf } from "../../tools/gloss.ts";
import { pronounMeaning } from "../../words/pronoun-meaning.ts";
import { pointLines, pointsOfPhrase, saidBy } from "./form-meaning.ts";

/** Right words side by side: what each says, what its endings say, and the point of each where they are of different ones. */
export function sides(
  given: readonly string[],
  language: Language,
  tools: Tools,
): Draft | undefined {
  const words = [...new Set(given)];
  const all = words.map((word) => pointsOfPhrase(word, tools));
  const { contrast, ids } = contrastOf(all, tools);
  const shared = new Set(all[0]?.filter((id) => all.every((points) => points.includes(id))));
  const rows: string[] = [];
  for (const [at, word] of words.entries()) {
    const row = sideRows(word, language, tools);
    if (!row) return undefined;
    const own =
      words.length > 1
        ? (all[at]?.find((id) => ids.includes(id)) ?? all[at]?.find((id) => !shared.has(id)))
        : undefined;
    if (rows.length > 0) rows.push("");
    rows.push(...row, ...(own === undefined ? [] : pointLines(own, language, tools)));
  }
  const [lead] = all[0] ?? [];
  if (
    contrast === undefined &&
    lead !== undefined &&
    words.length > 1 &&
    all.every(([first]) => first === lead)
  )
    rows.push("", ...pointLines(lead, language, tools));
  if (contrast !== undefined)
    rows.push(
      "",
      renderLine(contrast[language], language)
        .map(({ text }) => text)
        .join(""),
    );
  const points = [...new Set(all.flat())];
  return { text: rows.join("\n"), kazakh: words.map((word) => kz(word)), confidence: 0.88, points };
}

/** The line of the grammar book that tells two points of different sides apart, with the points. */
function contrastOf(
  all: readonly (readonly string[])[],
  { course }: Tools,
): {
  readonly contrast: Readonly<Record<Language, string>> | undefined;
  readonly ids: readonly string[];
} {
  for (const [at, points] of all.entries()) {
    const others = all.filter((_, other) => other !== at).flat();
    for (const id of points) {
      const found = course.grammarById
        .get(id)
        ?.contrasts.find((one) => others.includes(one.with) && !points.includes(one.with));
      if (found && !others.includes(id)) return { contrast: found.line, ids: [id, found.with] };
    }
  }
  return { contrast: undefined, ids: [] };
}

/** A phrase that is no one form, by what it says, or else word by word. */
function phraseRows(phrase: string, language: Language, tools: Tools): string[] | undefined {
  const said = saidBy(phrase, language, tools);
  if (said !== undefined) return [`${phrase} — ${said}`];
  const words = wordsOf(phrase).map((one) => sideRows(one, language, tools)?.[0]);
  return words.every((row) => row !== undefined) ? [phrase, ...words] : undefined;
}

function sideRows(word: string, language: Language, tools: Tools): string[] | undefined {
  const read = tools.reader.read(word);
  if (!read) return word.includes(" ") ? phraseRows(word, language, tools) : undefined;
  const isForm = word.includes(" ") || read.text !== read.lemma;
  const said = isForm ? saidBy(word, language, tools) : undefined;
  const senses = read.senses.length > 0 ? read.senses : tools.glossary.senses(word);
  const gloss = meaningsOf(senses.slice(0, 2), language === "kz" ? "en" : language);
  if (said === undefined && gloss === "" && word.includes(" "))
    return phraseRows(word, language, tools);
  const inCase = read.reading && pronounMeaning(read.reading, language, tools);
  const told = said ?? inCase ?? (gloss || read.lemma);
  const rows = [`${word.includes(" ") ? word : read.text} — ${told}`];
  if (read.reading && read.text !== read.lemma && !word.includes(" ")) {
    const label = labelFrom(read.reading.suffixes.map(({ id }) => id));
    const reasons = label ? formSteps(read.lemma, label, language) : [];
    rows.push(...(reasons.length > 0 ? reasons : readingSteps(read.reading, language)));
  }
  const example = read.senses.find((sense) => sense.word)?.word?.example;
  if (example && read.text === read.lemma)
    rows.push(
      `${tools.say("word.example", language)}: ${example.kz}${language === "kz" ? "" : ` — ${example[language]}`}`,
    );
  return rows;
}
