import { inflect } from "@tilashar/kazakh";
import type { Asked, Draft, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import { type FormTold, formTold } from "../features/form-told.ts";
import { labelOf } from "../features/label.ts";
import { askedFurther } from "../further/asked-further.ts";
import { plainly } from "../going-on/compare.ts";
import { saidBy } from "../intents/compare/form-meaning.ts";
import { sayInKazakh } from "../intents/say.ts";
import { kazakhPart } from "../recognise/kazakh-part.ts";
import { readRequest } from "../request/read-request.ts";
import { sidesOnTable } from "../table/on-table.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";
import { type Frame, frameOf } from "./frame.ts";

/** «То есть "я сейчас еду" это второе?»: the learner's own sentence in Kazakh, and which of the two it takes. */
export function whichOfThem(frame: Frame, asked: Asked, tools: Tools): Draft | undefined {
  const sides = sidesOnTable(asked, tools);
  if (sides.length < 2) return undefined;
  const read = readRequest(asked, tools);
  const quoted = read.quoted.find((text) => !isKazakhOf(text, sides));
  const sentence =
    quoted ?? (frame.names("which-of-them") ? frame.after("sentence-after") : undefined);
  if (sentence === undefined || wordsOf(sentence).length < 2) return undefined;
  const said = sayInKazakh(sentence, asked, tools)?.translated?.text ?? undefined;
  if (said === undefined) return undefined;
  const inTime = asNow(said, sides, tools);
  const side = sideOf(inTime, sides);
  if (side === undefined) return undefined;
  const claimed = claimOf(read.place, sides, asked);
  const name =
    claimed === undefined ? "applied.is" : claimed === side ? "applied.yes" : "applied.no";
  const { language } = asked;
  return {
    text: [
      tools.say(name, language, { x: side }),
      inTime,
      "",
      ...tellsApart(sides, asked, tools),
    ].join("\n"),
    kazakh: [kz(inTime), ...sides.map((one) => kz(one))],
    translated: { text: inTime, sure: true, from: "composed" },
    confidence: 0.92,
    intent: "compare",
  };
}

const isKazakhOf = (text: string, sides: readonly string[]): boolean =>
  sides.includes(trimEnds(foldText(text)));

/** The side that the message takes it to be: by its place, or named. */
function claimOf(
  place: number | undefined,
  sides: readonly string[],
  { folded }: Asked,
): string | undefined {
  if (place !== undefined) return sides.at(place);
  const named = sides.filter((side) => folded.includes(side));
  return named.length === 1 ? named[0] : undefined;
}

/** What goes on right now is said so where one of the sides is of that. */
function asNow(said: string, sides: readonly string[], tools: Tools): string {
  const isOfNow = sides.some((side) => formTold(side)?.wish.tense === NOW);
  const words = wordsOf(foldText(said));
  const last = formTold(words.at(-1) ?? "");
  if (!isOfNow || !words.includes("қазір") || last?.wish.tense !== "PRS") return said;
  const label = labelOf("v", { ...last.wish, tense: NOW });
  const now = label === undefined ? undefined : inflect(last.lemma, label)[0];
  const turned = now && said.replace(/\p{L}+(?=[.!?…]*$)/u, now);
  return turned && tools.judge.check(turned).verdict === "right" ? turned : said;
}
const NOW = "PRS;PROG";

/** The form that a sentence ends with. */
function formOf(sentence: string): FormTold | undefined {
  const words = wordsOf(foldText(sentence));
  return formTold(words.slice(-2).join(" ")) ?? formTold(words.at(-1) ?? "");
}

/** The side that a sentence has: its verb where they are different ones, else its form. */
function sideOf(sentence: string, sides: readonly string[]): string | undefined {
  const told = formOf(sentence);
  const forms = sides.map((side) => ({
    side,
    form: formTold(side) ?? { text: side, lemma: side, pos: "v", wish: {} },
  }));
  if (!told) return undefined;
  const lemmas = new Set(forms.map(({ form }) => form.lemma));
  const found =
    lemmas.size > 1
      ? forms.filter(({ form }) => form.lemma === told.lemma)
      : forms.filter(
          ({ form: { wish } }) => wish.tense === told.wish.tense && wish.mood === told.wish.mood,
        );
  return found.length === 1 ? found[0]?.side : undefined;
}

/** What tells the sides apart: in an editor's words, or each by what it says. */
function tellsApart(sides: readonly string[], { language }: Asked, tools: Tools): string[] {
  const lemmas = sides.map((side) => formTold(side)?.lemma ?? side);
  const pair = tools.course.tutor.wordPairs.find(
    ({ words }) => lemmas.filter((lemma) => words.includes(lemma)).length > 1,
  );
  if (pair && new Set(lemmas).size > 1) return [pair.tell[language]];
  return sides.flatMap((side) => {
    const said = saidBy(side, language, tools);
    return said === undefined ? [] : [`${side} — ${said}`];
  });
}

/** "So is it the same as мақұл?": whether the two say one thing, and what tells them apart. */
export function isTheSame(frame: Frame, asked: Asked, tools: Tools): Draft | undefined {
  const focus = asked.focus();
  if (!frame.names("the-same") || focus?.kind !== "word") return undefined;
  const other = trimEnds(foldText(kazakhPart(asked.raw, tools)));
  if (other === "" || other === focus.lemma || wordsOf(other).length > 1) return undefined;
  const all = [focus.lemma, other];
  if (!all.every((word) => tools.glossary.senses(word).length > 0)) return undefined;
  const [first, second] = all.map((word) => meaningsOf(word, tools));
  const isNear = [...(first ?? [])].some((meaning) => second?.has(meaning));
  const lead = tools.say(isNear ? "applied.near" : "applied.apart", asked.language);
  // What an editor wrote of both tells them apart better than their meanings
  const told = askedFurther(asked, [], undefined, tools)?.draft;
  const draft = told?.text.toLowerCase().includes(other) ? told : plainly(all, asked, tools);
  const isAnswered = frameOf({ raw: draft.text }, tools).names("the-same");
  return {
    ...draft,
    text: isAnswered ? draft.text : [lead, draft.text].join("\n"),
    kazakh: all.map((one) => kz(one, one)),
    intent: "compare",
  };
}

const meaningsOf = (word: string, tools: Tools): ReadonlySet<string> =>
  new Set(tools.glossary.senses(word).flatMap(({ en, ru }) => [...en, ...ru]));

/** «Көп сөзімен де солай ма?»: whether the rule that was told holds for another word that it names. */
export function holdsFor(frame: Frame, asked: Asked, tools: Tools): Draft | undefined {
  if (!frame.names("holds-for")) return undefined;
  const word = trimEnds(foldText(kazakhWord(asked, tools)));
  const { reply, focus } = asked.exchange(0) ?? {};
  const id = reply?.points[0] ?? (focus?.kind === "topic" ? focus.id : undefined);
  const point = id === undefined ? undefined : tools.course.grammarById.get(id);
  const { language } = asked;
  const isNamed =
    point !== undefined &&
    word !== "" &&
    (point.forms.includes(word) || point.body.kz.includes(`{{${word}}}`));
  if (!isNamed) return undefined;
  const line = tools.memory.lines
    .filter(({ kz: text }) => hasNoun(text, word, tools))
    .toSorted((a, b) => a.kz.length - b.kz.length)[0];
  const meaning = line && language !== "kz" ? ` — ${line[language]}` : "";
  return {
    text: [
      tools.say("applied.holds", language, { x: word }),
      ...(line ? [`${line.kz}${meaning}`] : []),
    ].join("\n"),
    kazakh: [kz(word, word), ...(line ? [kz(line.kz)] : [])],
    points: [point.id],
    confidence: 0.92,
    intent: "explain",
    focus: { kind: "topic", id: point.id },
  };
}

function kazakhWord(asked: Asked, tools: Tools): string {
  const [quoted = ""] = readRequest(asked, tools).quoted;
  return quoted === "" ? kazakhPart(asked.raw, tools) : quoted;
}

/** A line where a noun stands behind the word. */
function hasNoun(text: string, word: string, tools: Tools): boolean {
  const words = wordsOf(foldText(text));
  const next = words[words.indexOf(word) + 1];
  return (
    words.includes(word) &&
    next !== undefined &&
    words.length > 2 &&
    tools.reader.read(next)?.senses[0]?.pos === "n"
  );
}
