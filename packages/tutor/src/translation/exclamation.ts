import type { Tools } from "../ask.ts";
import { type Clause, type Phrase, PRONOUN } from "../grammar/clause.ts";
import { compose } from "../grammar/compose.ts";
import { phraseText } from "../grammar/phrase-text.ts";
import { copula } from "../grammar/predicate-text.ts";
import { inCase } from "../russian/agreement.ts";
import { readingsOf } from "../russian/readings.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { PEOPLE } from "./persons.ts";
import { parsedClauses } from "./read-clause.ts";
import { verdictOf } from "./verdict.ts";
import { isFamiliar, isVouchedAsParsed } from "./vouch.ts";

const HOW = "қандай";

/**
 * What is cried out in wonder, which asks nothing: «Какое красивое место!», «Как вкусно!», «Какой ты умный!». Undefined
 * where it cannot be said, null where nothing is cried out so.
 */
export function exclaimed(text: string, tools: Tools): string | undefined | null {
  const cried =
    /^(?<lead>(?:ах|ох|ой|ух ты|вау|боже|надо же),? )?(?<how>как(?:ой|ая|ое|ие)?) (?<rest>[^!?.,]+)(?<mark>!*)$/iu.exec(
      text.trim(),
    )?.groups;
  if (cried === undefined) return named(text, tools);
  const words = wordsOf(foldText(cried.rest ?? ""));
  // «Какой хороший день», typed without its mark
  if (cried.mark === "" && !isNamedQuality(cried.how ?? "", words)) return null;
  if (cried.lead !== undefined) return undefined;
  const said = foldText(cried.how ?? "") === "как" ? howItIs(words, tools) : whatItIs(words, tools);
  if (said === undefined) return undefined;
  const line = `${said.charAt(0).toUpperCase()}${said.slice(1)}!`;
  return verdictOf(line, tools) === "wrong" ? undefined : line;
}

/** A quality and its noun, of which nobody asks which they are. */
const isNamedQuality = (how: string, [like = "", what = "", ...more]: readonly string[]): boolean =>
  foldText(how) !== "как" &&
  more.length === 0 &&
  /^(?:хорош|красив|прекрасн|чудесн|вкусн|интересн|умн|добр|мил|странн|приятн|замечательн|отличн|ужасн|плох|больш|маленьк|стран)\p{L}+$/u.test(
    like,
  ) &&
  readingsOf(what).some(({ pos }) => pos === "noun");

/** «Чудесный день!»: what is named in wonder tells nothing of itself. */
function named(text: string, tools: Tools): string | undefined | null {
  const [, like = "", what = ""] = /^(\p{L}+) (\p{L}+)!+$/u.exec(text.trim()) ?? [];
  const isLike = readingsOf(foldText(like)).some(
    (one) => one.pos === "adjective" && (one.features & inCase("nom")) !== 0,
  );
  const nouns = readingsOf(foldText(what));
  const isNamed = nouns.some((one) => one.pos === "noun" && (one.features & inCase("nom")) !== 0);
  if (!isLike || !isNamed || nouns.some(({ pos }) => pos === "short")) return null;
  const phrase = tools.russian.phrase(foldText(`${like} ${what}`));
  if (phrase?.kind !== "noun" || !isFamiliar(phrase, tools)) return null;
  const line = `${textOf(phrase)}!`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** «Какое красивое место», «какой ты умный», «какой у вас красивый дом». */
function whatItIs(words: readonly string[], tools: Tools): string | undefined {
  const [first = "", second = ""] = words;
  const person = PEOPLE[first];
  if (person !== undefined) {
    const kz = words.length === 2 ? adjective(second, tools) : undefined;
    return kz === undefined ? undefined : `${PRONOUN[person]} ${HOW} ${copula(kz, person).text}`;
  }
  const owner = first === "у" ? WITH[second] : undefined;
  const phrase = tools.russian.phrase(words.slice(owner === undefined ? 0 : 2).join(" "));
  if (phrase?.kind !== "noun" || !isFamiliar(phrase, tools)) return undefined;
  if (phrase.owner !== undefined || phrase.count !== undefined || phrase.and) return undefined;
  const { before = [] } = phrase;
  if (owner === undefined) return `${HOW} ${textOf(phrase)}`;
  // What one has is told of: үйіңіз қандай әдемі
  if (before.length === 0) return undefined;
  return `${textOf({ ...phrase, before: [], owner, bare: true })} ${HOW} ${before.join(" ")}`;
}

/** «Как вкусно», «как здесь красиво», «как быстро летит время», «как ты выросла». */
function howItIs(words: readonly string[], tools: Tools): string | undefined {
  const sentence = `${words.join(" ")}.`;
  for (const clause of parsedClauses(sentence, tools)) {
    const found = wondered(clause);
    if (found && isVouchedAsParsed(sentence, clause, compose(clause), tools))
      return compose(found)
        .pieces.map(({ text }) => text)
        .join(" ");
  }
  return undefined;
}

/** The clause with what is wondered at: the state itself, or how it is done. */
function wondered(clause: Clause): Clause | undefined {
  const { predicate, manners } = clause;
  if (clause.question || clause.ask || clause.negative) return undefined;
  if (predicate.kind === "is-so")
    return (predicate.before ?? []).length > 0
      ? undefined
      : { ...clause, predicate: { ...predicate, before: [HOW] } };
  const at = manners.findLastIndex((one) => !PLACES.test(one));
  if (predicate.kind !== "verb" || at < 0) return undefined;
  return {
    ...clause,
    manners: manners.map((one, index) => (index === at ? `${HOW} ${one}` : one)),
  };
}

/** Where something is, among what tells how. */
const PLACES =
  /^(?:мұнда|сонда|үйде|үйге|далада|шетелде|қонақта|қонаққа|осы маңда|бірге|жалғыз|жаяу)$/;

const WITH: Readonly<Record<string, "1s" | "2s" | "2f" | "3" | "1p" | "3p">> = {
  меня: "1s",
  тебя: "2s",
  вас: "2f",
  него: "3",
  нее: "3",
  нас: "1p",
  них: "3p",
};

const adjective = (word: string, tools: Tools): string | undefined =>
  readingsOf(word).some(({ pos }) => pos === "adjective")
    ? tools.russian.adjective(word)
    : undefined;

const textOf = (phrase: Phrase): string =>
  phraseText(phrase, "NOM")
    .map(({ text }) => text)
    .join(" ");
