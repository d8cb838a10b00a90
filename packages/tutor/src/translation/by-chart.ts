import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";
import { type Composed, compose } from "../grammar/compose.ts";
import { Choices } from "../grammar/english/choices.ts";
import { ClauseWriter } from "../grammar/english/clause-writer.ts";
import { EnglishParser, type ParsedSentence } from "../grammar/english/english-parser.ts";
import { Roles } from "../grammar/english/roles.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import { namesIn } from "../text/names.ts";
import { withNames } from "../tools.ts";
import { asKazakhSays } from "./read-clause.ts";
import { asItIsRead } from "./said-otherwise.ts";
import { strangenessOf } from "./strange-clause.ts";
import { isDoubtedAsComposed } from "./verdict.ts";
import { isVouchedTree, untaught } from "./vouch.ts";

/** So many ways of saying one reading are tried. */
const MOST_WAYS = 14;
/** So many are given. */
const MOST_GIVEN = 5;
/** What is stranger than this in its pairings is not usual, … */
const STRANGEST = 0.8;
/** … what is stranger than this is offered only where it is read back as the same, … */
const UNUSUAL = 2;
/** … what is stranger than this is not shown at all unless it is, … */
const STRANGE = 3;
/** … and what is stranger than this is said by nobody. */
const NOBODYS = 5.5;
/** How strange it is that something is done to what the check has not seen it done to. */
const DOUBTED = 1.2;
/** A reading that needs more unusual rules and choices than this is not usual. */
const DEAREST = 0.45;
/** One that needs more is offered only where it is read back as the same. */
const UNLIKELIEST = 1;
/** What tells which one is meant is always dear, and strange beside what is said of it. */
const DEAREST_TOLD = 1.3;
/** How much less likely a way is for each of its headwords that the course does not teach. */
const UNTAUGHT = 0.6;

/** A sentence put into Kazakh from its parse. */
export interface FromChart {
  readonly clause: Clause;
  readonly composed: Composed;
  /** Whether nothing of its words and rules is unusual. */
  readonly isUsual: boolean;
  /** Whether it may be shown as not vouched for, where nothing usual is found. */
  readonly isPossible: boolean;
  /** The same said to a friend, where the first is polite. */
  readonly casual?: Composed;
}

interface Candidate extends FromChart {
  readonly cost: number;
  readonly strange: number;
  readonly answers: Choices;
  readonly tree: ParsedSentence;
}

/**
 * Kazakh for an English sentence by its parse: each reading is put into Kazakh in several ways, and those that the check
 * calls right are given, the likeliest first.
 */
export function byChart(text: string, given: Tools): FromChart[] {
  const names = given.names.size > 0 ? given.names : namesIn(text, given);
  const tools = names === given.names || names.size === 0 ? given : withNames(given, names);
  const parser = parserOf(tools);
  const roles = new Roles(tools.judge.government);
  const found: Candidate[] = [];
  for (const tree of parser.parse(asItIsRead(text, "en"))) {
    if (found.length >= MOST_GIVEN && found.every(({ cost }) => cost < tree.cost)) break;
    found.push(...waysOf(tree, text, roles, tools));
  }
  const likeliest = found.toSorted((a, b) => a.cost - b.cost);
  const distinct = likeliest.filter(
    ({ composed }, at) => likeliest.findIndex((one) => one.composed.text === composed.text) === at,
  );
  return distinct
    .slice(0, MOST_GIVEN)
    .map(({ tree, answers, clause, composed, isUsual, isPossible }) => {
      const casual = written(tree, answers, text, roles, "2s", tools);
      const isCasual =
        casual &&
        casual.composed.text !== composed.text &&
        tools.judge.understood(casual.composed.text);
      return {
        clause,
        composed,
        isUsual,
        isPossible,
        ...(isCasual && { casual: casual.composed }),
      };
    });
}

/** Rarer words than these stand in the dictionary alone. */
const RAREST = 3;
const isInUse = (lemma: string, { glossary }: Tools): boolean =>
  glossary.senses(lemma).some(({ band }) => band <= RAREST);

const parsers = new WeakMap<Tools["glossary"], EnglishParser>();

/** One parser serves all sentences without names of their own. */
function parserOf({ glossary, names }: Tools): EnglishParser {
  if (names.size > 0) return new EnglishParser(glossary, (word) => names.get(word));
  const known = parsers.get(glossary);
  if (known) return known;
  const made = new EnglishParser(glossary, () => undefined);
  parsers.set(glossary, made);
  return made;
}

/** Ways of saying one reading that may be offered, each with how unlikely it is. */
function waysOf(tree: ParsedSentence, text: string, roles: Roles, tools: Tools): Candidate[] {
  const found: Candidate[] = [];
  const waiting = [new Choices()];
  for (let tried = 0; tried < MOST_WAYS && waiting.length > 0; tried++) {
    waiting.sort((a, b) => a.cost - b.cost);
    const choices = waiting.shift() as Choices;
    const said = written(tree, choices, text, roles, "2f", tools);
    waiting.push(...choices.further());
    if (!said || !isVouchedTree(text, said.clause, said.composed, said.put, tools)) continue;
    const parse = tools.judge.understood(said.composed.text);
    const isDoubted = !parse && isDoubtedAsComposed(said.composed.text, said.clause, tools);
    if (!parse && !isDoubted) continue;
    const strange = parse
      ? strangenessOf(said.clause, tools.judge.strangeness(parse), tools)
      : DOUBTED;
    // What is got, made or taken is too often said by another verb
    const unknown = untaught(said.chosen, tools);
    // What is unusual is said by the first word for everything, or it is another sense
    const isFirst = choices.cost === 0;
    const dear = tree.cost + choices.cost * 0.5;
    if (!isFirst && (strange > UNUSUAL || unknown.length > 0)) continue;
    if (
      strange > NOBODYS ||
      (strange > UNUSUAL && dear > (tree.sentence.subject?.relative ? DEAREST_TOLD : DEAREST))
    )
      continue;
    if (said.light.length > 0) continue;
    found.push({
      ...said,
      tree,
      strange,
      answers: choices,
      cost: dear + strange * 0.3 + unknown.length * UNTAUGHT,
      isUsual: unknown.length === 0 && strange <= STRANGEST && dear <= DEAREST,
      isPossible:
        isFirst &&
        (said.clause.hanging ?? []).filter(({ link }) => link !== "deed").length < 2 &&
        unknown.length <= 1 &&
        unknown.every((lemma) => isInUse(lemma, tools)) &&
        (strange <= UNUSUAL ? dear <= UNLIKELIEST : strange <= STRANGE && dear <= DEAREST),
    });
    // The first choices are the likeliest ones
    if (choices.cost === 0 && strange < 1) break;
  }
  return found;
}

/** Words of a text that are read as others: "learn more about" as "know more about". */
function readAnew(text: string): string[] {
  const kept = new Set(wordsOf(foldText(asItIsRead(text, "en"))));
  return wordsOf(foldText(text)).filter((word) => /^(?:learn|open)$/.test(word) && !kept.has(word));
}

function written(
  tree: ParsedSentence,
  choices: Choices,
  text: string,
  roles: Roles,
  you: "2f" | "2s",
  tools: Tools,
) {
  const chosen: string[] = [];
  const light: string[] = [];
  // What is only said to be so is left out of the reading
  const put = new Set<string>([
    "just",
    "supposed",
    "suppose",
    "cancel",
    "delay",
    ...readAnew(text),
  ]);
  const fit = (clause: Clause): Clause => asKazakhSays(clause, "", "", "en", tools);
  const writer = new ClauseWriter({
    glossary: tools.glossary,
    roles,
    choices,
    you,
    chosen,
    light,
    put,
    fit,
  });
  const read = writer.sentence(tree.sentence);
  if (!read) return undefined;
  const clause = asKazakhSays(read, text, text, "en", tools);
  return { clause, composed: compose(clause), chosen, light, put };
}
