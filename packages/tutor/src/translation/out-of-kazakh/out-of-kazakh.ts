import type { Tools } from "../../ask.ts";
import { type Meaning, NotUnderstood, type Thing } from "./meaning.ts";
import { MeaningReader } from "./read-meaning.ts";
import { both } from "./rendering.ts";
import { EnglishSpeaker } from "./say-english.ts";
import { RussianSpeaker } from "./say-russian.ts";

/** Words of a sentence that is tried. */
const MOST_WORDS = 12;

/**
 * A Kazakh sentence in English or Russian, composed from its parse. Undefined wherever a word, its place or the way
 * the other language says it is not known: nothing is left out, and nothing is guessed.
 */
export function outOfKazakh(text: string, language: "en" | "ru", tools: Tools): string | undefined {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/u).length;
  if (words < 2 || words > MOST_WORDS || /[.!?;:«»"] \S/u.test(trimmed)) return undefined;
  const marked = /[.!?…]$/u.test(trimmed) ? trimmed : `${trimmed}.`;
  const { leads, wholes } = tools.course.tutor.renderings;
  const whole = wholes[trimmed.toLowerCase().replace(/[.!?…]+$/u, "")];
  if (whole !== undefined) return both(whole)[language];
  const [, lead = "", rest = ""] =
    /^(\p{L}+(?: \p{L}+){0,2}), (.+)$/u.exec(marked) ??
    /^(меніңше|әрине) (.+)$/iu.exec(marked) ??
    [];
  const word = leads[lead.toLowerCase()] ?? calledByName(lead, tools);
  const said =
    word === undefined
      ? (clauseSaid(marked, language, tools) ?? besideOneAnother(marked, language, tools))
      : withLead(both(word)[language], rest, language, tools);
  if (said === undefined) return undefined;
  const mark = said.question ? "?" : marked.endsWith("!") ? "!" : ".";
  return said.text.charAt(0).toUpperCase() + said.text.slice(1) + mark;
}

/** Айгүл, терезені ашшы: who is spoken to. */
function calledByName(lead: string, tools: Tools): string | undefined {
  if (!/^\p{Lu}\p{Ll}+$/u.test(lead)) return undefined;
  const senses = tools.glossary.senses(lead);
  const name = senses.find(({ pos }) => pos === "name-person");
  const [en, ru] = [name?.en[0], name?.ru[0]];
  return en && ru && senses.every(({ pos }) => pos.startsWith("name"))
    ? `${en} | ${ru}`
    : undefined;
}

interface SaidClause {
  /** Without a capital letter and a mark of its own. */
  readonly text: string;
  readonly question: boolean;
}

/** "Жоқ, мен барған жоқпын": a word of its own before what is said. */
function withLead(
  lead: string,
  rest: string,
  language: "en" | "ru",
  tools: Tools,
): SaidClause | undefined {
  const meaning = meaningOf(rest, tools);
  // "Жоқ, кітап емес": what it is of, was said before
  if (
    meaning?.predicate.kind.startsWith("is") &&
    meaning.subject?.lemma === "" &&
    meaning.subject.person === "3"
  )
    return undefined;
  const said = clauseSaid(rest, language, tools) ?? besideOneAnother(rest, language, tools);
  // Who is called does it himself
  if (/^\p{Lu}/u.test(lead) && meaning?.subject?.person?.startsWith("2") !== true) return undefined;
  return said && { ...said, text: `${lead}, ${said.text}` };
}

/** "Сабыр етіңіз, дәрігер келе жатыр": two sentences with a comma between, each of which is understood by itself. */
function besideOneAnother(
  marked: string,
  language: "en" | "ru",
  tools: Tools,
): SaidClause | undefined {
  const [first = "", second = "", ...more] = marked.split(", ");
  if (more.length > 0) return undefined;
  const before = meaningOf(`${first}.`, tools);
  const against = /^ал (?=\p{L})/iu.test(second);
  const after = before && meaningOf(second.replace(/^ал (?=\p{L})/iu, ""), tools);
  if (!before || !after || before.question || !standsAlone(before) || !standsAlone(after))
    return undefined;
  // A capital letter that is no sentence's is a name's: Том, and no tome
  if (/^(?:ал )?\p{Lu}/u.test(second) && !after.subject?.name) return undefined;
  // Кеттік, шай ішейік: off we go; "there are none" is said of another only in another order
  if (after.tense === "let-us" && (before.tense === "past" || before.subject?.person === "2s"))
    return undefined;
  if (against && after.predicate.kind === "exists") return undefined;
  // What somebody does after an order is still to come; otherwise nobody has said when it is done
  const isOrdered = before.tense === "order" || before.tense === "let-us";
  if ([before, after].some((one) => isUndated(one)) && !isOrdered) return undefined;
  const then = isOrdered && isUndated(after) ? { ...after, tense: "coming" as const } : after;
  const [one, other] = [before, then].map((meaning) => spoken(meaning, language, tools));
  if (one === undefined || other === undefined) return undefined;
  const joint = against ? { en: ", and", ru: ", а" }[language] : ",";
  return { text: `${one}${joint} ${other}`, question: after.question };
}

/** Nothing hangs on what stands before or after it, and who it is about is said. */
const standsAlone = ({ next, links, subject, asks }: Meaning): boolean =>
  !next && !asks && links.length === 0 && !isUnnamed(subject) && !isUnnamed(subject?.owner);

const isUnnamed = (thing: Thing | undefined): boolean =>
  thing?.person === "3" && thing.lemma === "";

/** Барамын: I go and I will go. */
const isUndated = ({ predicate, tense, mood, times, subject }: Meaning): boolean =>
  predicate.kind === "deed" &&
  tense === "present" &&
  mood === "plain" &&
  times.length === 0 &&
  subject?.person !== undefined;

function clauseSaid(marked: string, language: "en" | "ru", tools: Tools): SaidClause | undefined {
  const meaning = meaningOf(marked, tools);
  const text = meaning && spoken(meaning, language, tools);
  const asks = meaning?.question || meaning?.predicate.kind === "is-where";
  return meaning && text !== undefined ? { text, question: asks } : undefined;
}

function meaningOf(marked: string, tools: Tools): Meaning | undefined {
  const parse = tools.judge.understood(marked);
  const root = parse?.words.find(({ head }) => head < 0)?.reading;
  // A verb that is not told leans on a clause that is not here
  if (!parse || (root?.kind === "verb" && !/^(?:fin|imp)$/u.test(root.form ?? "")))
    return undefined;
  return understood(() => new MeaningReader(parse, tools).read());
}

function spoken(meaning: Meaning, language: "en" | "ru", tools: Tools): string | undefined {
  const speaker = language === "en" ? new EnglishSpeaker(tools) : new RussianSpeaker(tools);
  return understood(() =>
    speaker
      .say(meaning)
      .replace(/\s+/gu, " ")
      .replace(/ ,/gu, ",")
      .replace(/,+(?=,|$)/gu, "")
      .trim(),
  );
}

function understood<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof NotUnderstood) return undefined;
    throw fault;
  }
}
