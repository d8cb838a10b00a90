import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { plainly } from "../going-on/compare.ts";
import { exercise } from "../going-on/drill.ts";
import { example } from "../going-on/example.ts";
import { ownLanguage } from "../going-on/shown.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { coreOf, wishes } from "./core-of.ts";
import type { Executor } from "./executor.ts";
import { oppositeWord, similarWords } from "./other-words.ts";
import type { RequestRead } from "./read-request.ts";

/** "More", "shorter", "can I say both?", "test me" after a difference: of the two that were compared. */
export const ofCompared: Executor = (asked, read, tools) => {
  if (asked.exchange(0)?.reply.intent !== "compare") return undefined;
  const sides = sidesOnTable(asked, tools);
  if (sides.length < 2) return undefined;
  const texts = [coreOf(asked, tools), asked.folded];
  if (wishes("one-more", texts, tools)) return example(asked, undefined, tools);
  if (wishes("practise", texts, tools)) return exercise(asked, undefined, tools);
  if (read.rest.length === 0 && read.quoted.length === 0) {
    const others = OTHERS.find(([part]) => read.names(part))?.[1];
    if (others) return ofEach(sides, others, read, asked, tools);
  }
  if (wishes("shorter", texts, tools)) return inShort(sides, asked, tools);
  return wishes("both", texts, tools) ? either(sides, asked, tools) : undefined;
};

const OTHERS: readonly (readonly [string, Executor])[] = [
  ["act-opposite", oppositeWord],
  ["act-similar", similarWords],
];

/** Synonyms or opposites of each. */
function ofEach(
  sides: readonly string[],
  others: Executor,
  read: RequestRead,
  asked: Asked,
  tools: Tools,
): Draft | undefined {
  const told = sides.flatMap((side) => others(asked, { ...read, quoted: [side] }, tools) ?? []);
  return told.length === 0
    ? undefined
    : {
        text: told.map(({ text }) => text).join("\n\n"),
        kazakh: told.flatMap(({ kazakh }) => kazakh ?? []),
        confidence: 0.88,
        intent: "list",
      };
}

/** What tells them apart in one line, or each by its first meaning. */
function inShort(sides: readonly string[], asked: Asked, tools: Tools): Draft {
  const pair = tools.course.tutor.wordPairs.find(
    ({ words }) => sides.filter((side) => words.includes(side)).length > 1,
  );
  const language = ownLanguage(asked);
  const rows = sides.map((side) => {
    const meaning = meaningsOf(tools.glossary.senses(side).slice(0, 1), language);
    return `${side} — ${meaning.split(/[;,]/u)[0]}`;
  });
  return {
    text: pair ? pair.tell[asked.language] : rows.join("\n"),
    kazakh: sides.map((side) => kz(side, side)),
    confidence: 0.9,
    intent: "compare",
  };
}

/** Whether the one may stand for the other. */
function either(sides: readonly string[], asked: Asked, tools: Tools): Draft {
  const [first, second] = sides.map(
    (side) => new Set(tools.glossary.senses(side).flatMap(({ en, ru }) => [...en, ...ru])),
  );
  const isNear = [...(first ?? [])].some((meaning) => second?.has(meaning));
  const lead = tools.say(isNear ? "applied.near" : "applied.apart", asked.language);
  const draft = plainly(sides, asked, tools);
  return { ...draft, text: [lead, draft.text].join("\n"), intent: "compare" };
}
