import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { sayInKazakh } from "../intents/say.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { russianForms } from "../words/russian-forms.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import type { Executor } from "./executor.ts";
import { holdsSome } from "./theme.ts";

const MOST_WORDS = 3;
const SHOWN = 2;
const MOST_SENSES = 3;

/** "Which one for soup?", «какое с правдой?»: the one of the compared words that the course says with it. */
export const chooseWord: Executor = (asked, read, tools) => {
  if (!read.names("act-choose")) return undefined;
  const sides = sidesOnTable(asked, tools);
  if (sides.length < 2 || read.rest.length > MOST_WORDS) return undefined;
  if (read.isPolite) return told("request.samePolite", sides, asked, tools);
  if (read.names("common")) return commoner(sides, asked, tools);
  const [sentence] = read.quoted.filter((text) => text.includes(" "));
  if (sentence !== undefined) return inSentence(sentence, sides, asked, tools);
  const named = [...read.rest, ...read.quoted.map(foldText)];
  if (named.length === 0) return undefined;
  const beside = new Set(named.flatMap((word) => inKazakh(word, tools)));
  const lines = linesWith(beside, tools);
  const found = sides
    .map((side) => ({
      side,
      lines: lines.filter(({ kz: text }) => holdsSome(text, new Set([side]))),
    }))
    .toSorted((a, b) => b.lines.length - a.lines.length);
  const [best, next] = found;
  if (!best || best.lines.length === 0) return bySense(sides, named, asked, tools);
  return chosen(
    best.side,
    best.lines,
    next && next.lines.length > 0 ? next : undefined,
    asked,
    tools,
  );
};

/** "So “I know Almaty well”, which one?": the one that its translation has. */
function inSentence(
  sentence: string,
  sides: readonly string[],
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const translated = sayInKazakh(sentence, asked, tools)?.translated;
  const said = translated?.text ?? undefined;
  const side = said && sides.find((one) => holdsSome(said, new Set([one])));
  if (!translated || !said || !side) return undefined;
  return {
    text: [tools.say("request.chosen", asked.language, { x: side }), said].join("\n"),
    kazakh: [kz(side, side), kz(said)],
    translated,
    confidence: 0.9,
    intent: "compare",
  };
}

/** Words of Kazakh that a word of the learner's language means, or the word itself. */
function inKazakh(word: string, tools: Tools): string[] {
  const gloss = hasCyrillic(word) ? "ru" : "en";
  const own = tools.reader.read(word);
  const forms =
    gloss === "ru" ? russianForms(word).map(({ lemma }) => lemma) : [word.replace(/s$/u, "")];
  const meant = [...new Set([word, ...forms])].flatMap((form) =>
    tools.glossary
      .meaning(form, gloss)
      .slice(0, MOST_SENSES)
      .map((sense) => sense.kz.toLowerCase()),
  );
  return [
    ...(own && hasCyrillic(word) && tools.glossary.senses(own.lemma).length > 0 ? [own.lemma] : []),
    ...meant,
  ];
}

const linesWith = (lemmas: ReadonlySet<string>, { memory }: Tools): readonly RememberedLine[] =>
  memory.lines.filter(({ kz: text }) => holdsSome(text, lemmas));

function chosen(
  side: string,
  lines: readonly RememberedLine[],
  other: { readonly side: string; readonly lines: readonly RememberedLine[] } | undefined,
  { language }: Asked,
  tools: Tools,
): Draft {
  const shown = [...lines].toSorted((a, b) => a.kz.length - b.kz.length).slice(0, SHOWN);
  const row = (line: RememberedLine): string =>
    language === "kz" ? line.kz : `${line.kz} — ${line[language]}`;
  const also = other?.lines.toSorted((a, b) => a.kz.length - b.kz.length)[0];
  return {
    text: [
      tools.say("request.chosen", language, { x: side }),
      ...shown.map(row),
      ...(other && also
        ? [tools.say("request.chosenToo", language, { x: other.side }), row(also)]
        : []),
    ].join("\n"),
    kazakh: [kz(side, side), ...shown.map((line) => kz(line.kz)), ...(also ? [kz(also.kz)] : [])],
    confidence: 0.9,
    intent: "compare",
    focus: { kind: "word", lemma: side, pos: tools.glossary.senses(side)[0]?.pos ?? "n" },
  };
}

/** No line has it with any of them: what each means, and nothing that is made up. */
function bySense(
  sides: readonly string[],
  named: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft {
  const rows = sides.map((side) => {
    const meaning = meaningsOf(
      tools.glossary.senses(side).slice(0, 1),
      language === "ru" ? "ru" : "en",
    );
    return `${side} — ${meaning}`;
  });
  return {
    text: [tools.say("request.noChoice", language, { x: named.join(" ") }), ...rows].join("\n"),
    kazakh: sides.map((side) => kz(side, side)),
    confidence: 0.6,
    intent: "compare",
  };
}

const told = (
  name: string,
  sides: readonly string[],
  { language }: Asked,
  tools: Tools,
): Draft => ({
  text: tools.say(name, language, { x: sides.join(", ") }),
  kazakh: sides.map((side) => kz(side, side)),
  confidence: 0.8,
  intent: "compare",
});

/** The one that stands in more sentences of the course. */
function commoner(sides: readonly string[], { language }: Asked, tools: Tools): Draft {
  const counted = sides
    .map((side) => ({ side, count: linesWith(new Set([side]), tools).length }))
    .toSorted((a, b) => b.count - a.count);
  return {
    text: [
      tools.say("request.commoner", language, { x: counted[0]?.side ?? "" }),
      ...counted.map(({ side, count }) => `${side}: ${count}`),
    ].join("\n"),
    kazakh: sides.map((side) => kz(side, side)),
    confidence: 0.9,
    intent: "compare",
  };
}
