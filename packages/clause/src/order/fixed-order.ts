import type { ClauseJudge } from "../check.ts";
import { firstUnder, isUnder, type Parse, type Placed } from "../parse.ts";
import { sentencesOf } from "../sentences-of.ts";
import { type CutWord, cutSentences, spansOf, written } from "./word-orders.ts";

/** What no order of a text's words may break, by the places of the words. */
export interface FixedOrder {
  /** Of each word, the one that it stands before: its head, as Kazakh has it; -1 where it may stand after. */
  readonly heads: readonly number[];
  /** Stretches, by their first and last word, that stay in one piece. */
  readonly phrases: readonly (readonly [from: number, to: number])[];
}

/** What belongs to a whole sentence, and may stand before or after the clause that it is read with. */
const LOOSE: ReadonlySet<string> = new Set("clause joins vocative loose conjunct".split(" "));
/** What makes one thing with the word after it. */
const JOINED: ReadonlySet<string> = new Set(
  "helped part infinitive no complement compound predicate case degree".split(" "),
);

/** They tell of the noun they stand before. */
const MODIFIERS: ReadonlySet<string> = new Set(
  "owner attribute count determiner compound".split(" "),
);

/** They lean on the word before them, and so does what follows from it. */
const PARTICLES: ReadonlySet<string> = new Set(
  "да де та те ма ме ба бе па пе ше ғой қой ғана".split(" "),
);

/** What a verb has before it wherever it likes, be it a main verb or not. */
const MOBILE: ReadonlySet<string> = new Set(
  "subject object dative place source with time adverbial adverb purpose".split(" "),
);

/**
 * What is surely wrong of another order: a word after its head, a phrase that is torn apart, a particle away
 * from its word. Of a sentence that is not understood it is only said that the predicate stands last.
 *
 * @param words all words of a text of one or more sentences
 */
export function fixedOrder(judge: ClauseJudge, words: readonly CutWord[]): FixedOrder {
  const heads = words.map(() => -1);
  const phrases: [number, number][] = [];
  const sentences = cutSentences(words);
  for (const { from, part } of sentences) {
    const to = from + part.length - 1;
    if (sentences.length > 1 && to > from) phrases.push([from, to]);
    const text = written(part, [...part.keys()]);
    const parse = sentencesOf(text).length === 1 ? judge.understood(text) : undefined;
    const spans = parse && spansOf(parse, part);
    if (parse === undefined || spans == null) {
      keepSegments(part, from, { heads, phrases });
      continue;
    }
    const place = (token: number) => from + (spans[token]?.[0] ?? 0);
    const end = (token: number) => from + (spans[token]?.at(-1) ?? 0);
    const isList = isNamedTogether(parse);
    const isOneClause = parse.words.every(({ relation }) => relation !== "clause");
    parse.words.forEach(({ head, relation }, at) => {
      // A particle stands right after its word
      for (let one = place(at); one < end(at); one++) heads[one] = one + 1;
      if (end(at) > place(at)) phrases.push([place(at), end(at)]);
      const isLoose = LOOSE.has(relation) && !(relation === "joins" && isOneClause);
      if (head === -1 || isLoose || (isList && end(at) > place(at))) return;
      heads[end(at)] = place(MOBILE.has(relation) ? mainVerbOver(parse, head) : head);
      // жақсы қатынас та болмайды: what has a particle behind it stands by itself
      const isJoined = JOINED.has(relation) && parse.tokens[at]?.leaning.length === 0;
      if (isJoined && head === at + 1) phrases.push([place(at), end(head)]);
    });
    for (const [first, last] of nounPhrases(parse, isList)) phrases.push([place(first), end(last)]);
  }
  return { heads, phrases: distinct(phrases) };
}

/** қағаз да, қалам да; шығысында ма, батысында ма: what is named together, the parse does not say. */
const isNamedTogether = ({ tokens }: Parse): boolean =>
  tokens.filter(({ leaning, question }) => leaning.length > 0 || question !== undefined).length > 1;

/** киімді кептіру үшін іліңіз: an object may as well be the main verb's. */
function mainVerbOver({ words }: Parse, head: number): number {
  let at = head;
  while (isNonFinite(words[at]) && (words[at]?.head ?? -1) !== -1) {
    const above = words[at]?.head ?? -1;
    at = words[at]?.relation === "case" ? (words[above]?.head ?? above) : above;
  }
  return at;
}

const isNonFinite = (word: Placed | undefined): boolean =>
  word?.reading.form !== undefined && !/^(?:fin|imp)$/.test(word.reading.form);

/** What is known of a sentence that is not understood: each stretch between commas ends with its last word. */
function keepSegments(
  part: readonly CutWord[],
  from: number,
  { heads, phrases }: { heads: number[]; phrases: [number, number][] },
): void {
  let ends = from;
  for (let at = part.length - 1; at >= 0; at--) {
    const place = from + at;
    const leaning = part[at + 1]?.text.toLowerCase() ?? "";
    if (PARTICLES.has(leaning)) {
      heads[place] = place + 1;
      phrases.push([place, place + 1]);
      if (place + 1 === ends) ends = place;
    } else if (at === part.length - 1 || part[at]?.after.trim() !== "") ends = place;
    else heads[place] = ends;
  }
}

/** A noun with all that stands under it, and a clause with its own words. */
function nounPhrases({ words }: Parse, isList: boolean): [number, number][] {
  return words.flatMap((word, at): [number, number][] => {
    const first = word.head === -1 ? firstModifier(words, at) : firstUnder(words, at);
    if (first === at || !isWhole(words, first, at)) return [];
    const { kind, form } = word.reading;
    const isNoun = (kind === "noun" || kind === "adj" || kind === "post") && form === undefined;
    // A verb inside has words of its own, which may be the main verb's as well
    const hasVerb = words.slice(first, at).some(({ reading }) => reading.form !== undefined);
    if (hasVerb && word.relation !== "clause") return [];
    return isNoun || (word.relation === "clause" && !isList) ? [[first, at]] : [];
  });
}

/** Where the modifiers right before a word begin. */
function firstModifier(words: readonly Placed[], head: number): number {
  let first = head;
  while (isModifier(words, first - 1, head)) first--;
  return first;
}

const isModifier = (words: readonly Placed[], at: number, head: number): boolean => {
  const { relation = "", head: over = -1 } = words[at] ?? {};
  return MODIFIERS.has(relation) && (over === head || isModifier(words, over, head));
};

const isWhole = (words: readonly Placed[], from: number, head: number): boolean =>
  words.slice(from, head).every((_, at) => isUnder(words, from + at, head));

const distinct = (phrases: readonly (readonly [number, number])[]): [number, number][] =>
  [...new Set(phrases.map(([from, to]) => `${from} ${to}`))].map((text) => {
    const [from = 0, to = 0] = text.split(" ").map(Number);
    return [from, to];
  });
