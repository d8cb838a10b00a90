import { pointOfSuffix, renderLine } from "@tilashar/course";
import { suffixSenses } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { pointsShownBy } from "../../points/sentences-of.ts";
import type { Language } from "../../reply.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { wordsOf } from "../../text/fold.ts";
import { outOfKazakh } from "../../translation/out-of-kazakh/out-of-kazakh.ts";

/** Words that end a sentence and are no verbs. */
const SAYS_ITSELF = /^(?:керек|қажет|бар|жоқ|емес|мүмкін|болады)/u;
const PRONOUNS = ["мен", "сен", "сіз", "ол", "біз"] as const;

/** What a form or phrase says as a whole: бардым — "I went"; undefined where it is no sentence that is understood. */
export function saidBy(text: string, language: Language, tools: Tools): string | undefined {
  if (language === "kz") return undefined;
  const last = wordsOf(text).at(-1) ?? "";
  const isSaid =
    SAYS_ITSELF.test(last) ||
    knownReadings(last).some(({ features }) => features.VerbForm === "Fin");
  if (!isSaid) return undefined;
  const tried = [text, ...PRONOUNS.map((pronoun) => `${pronoun} ${text}`)];
  const found = tried
    .map((one) => tools.memory.find(one, "kz")[0]?.[language] ?? outOfKazakh(one, language, tools))
    .find((said) => said !== undefined);
  return found?.replace(/\.$/u, "");
}

/** Points of the book that teach what a form or phrase is made of, the one that says most of it first. */
export function pointsOfPhrase(text: string, tools: Tools): string[] {
  const ofEndings = wordsOf(text)
    .toReversed()
    .flatMap((word) =>
      endingsOf(word)
        .toReversed()
        .flatMap((id) => pointOfSuffix(tools.course, id)?.id ?? []),
    );
  const shown = pointsShownBy(text, tools.course.grammar);
  // керек, ұнайды: a verb that has a point of its own says more than the endings around it
  const own = text.includes(" ") ? tools.points.find(wordsOf(text).at(-1) ?? "")?.about : undefined;
  if (own?.kind === "point") return [...new Set([own.point.id, ...shown, ...ofEndings])];
  return [...new Set(text.includes(" ") ? [...shown, ...ofEndings] : [...ofEndings, ...shown])];
}

/** The endings of a form by what they say in it: -ып before a person is the past that turns out. */
const endingsOf = (word: string): readonly string[] =>
  suffixSenses(knownReadings(word)[0]?.suffixes.map(({ id }) => id) ?? []).filter(
    (id) => !OF_PERSON.test(id),
  );

/** Endings that tell who, which nearly every form has. */
const OF_PERSON = /^(?:cop|shr)/;
const SHORTEST_SHOWN = 3;

/** A point in two lines: its summary, and the shortest sentence of the course that shows it. */
export function pointLines(id: string, language: Language, tools: Tools): string[] {
  const point = tools.course.grammarById.get(id);
  if (!point) return [];
  const lines = tools.sentencesOf(point).toSorted((a, b) => a.kz.length - b.kz.length);
  const line = lines.find(({ kz }) => wordsOf(kz).length >= SHORTEST_SHOWN) ?? lines[0];
  const summary = renderLine(point.summary[language], language)
    .map(({ text }) => text)
    .join("");
  return [
    summary,
    ...(line ? [`${line.kz}${language === "kz" ? "" : ` — ${line[language]}`}`] : []),
  ];
}
