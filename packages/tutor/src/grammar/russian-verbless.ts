import { inflect } from "@tilashar/kazakh";
import { inTheRight } from "./clause.ts";
import type { DraftClause } from "./draft-clause.ts";
import type { RussianPhrase } from "./russian-noun-phrase.ts";
import { fragmentCase, RussianVerbPhrases, type Verb } from "./russian-verb-phrase.ts";

/** Better, higher, older: without what it is compared with, more so than before. */
const COMPARED = /(?<!\p{L})(?:лучше|хуже|больше|меньше|старше|младше|выше|ниже)(?!\p{L})/u;

/** What was found in a sentence so far. */
export interface Found {
  readonly phrases: { read: RussianPhrase; at: number }[];
  verb?: Verb;
  verbAt?: number;
  predicate?: string;
  predicateAt?: number;
}

/** Reads sentences that have no verb: what somebody is, is like, where something is. */
export class RussianVerbless extends RussianVerbPhrases {
  protected verbless(words: readonly string[], found: Found, draft: DraftClause): true | undefined {
    const { phrases, predicate } = found;
    const [first, second] = phrases.map(({ read }) => read);
    // «Какой ваш адрес?»: мекенжайыңыз қандай?
    if (
      first?.phrase.kind === "noun" &&
      !second &&
      draft.ask?.at === "within" &&
      predicate === undefined
    ) {
      const [word, ...before] = first.phrase.before ?? [];
      if (word !== "қандай" || before.length > 0 || draft.complements.length > 0) return undefined;
      draft.subject = { ...first.phrase, before };
      draft.predicate = { kind: "is-so", word };
      return true;
    }
    // "Урока не будет", "дождя не было"
    const absent = draft.negative && draft.tense !== "present" && first?.cases.includes("gen");
    if (first && !second && absent && predicate === undefined) {
      draft.predicate = { kind: "there-is", what: first.phrase };
      return true;
    }
    if (
      predicate === "бар" ||
      (draft.negative && first && !second && draft.complements.length > 0 && words.includes("нет"))
    ) {
      if (!first) return undefined;
      draft.predicate = { kind: "there-is", what: first.phrase };
      return true;
    }
    if (predicate !== undefined) {
      if (first) draft.subject = first.phrase;
      // «Это платье красивое»: the thing pointed at is what it is said of
      const isPointed =
        first?.phrase.lemma === "бұл" &&
        second?.phrase.kind === "noun" &&
        second.cases.includes("nom") &&
        !COMPARED.test(words.join(" "));
      if (isPointed && second.phrase.kind === "noun") {
        const { phrase } = second;
        draft.subject = { ...phrase, before: ["бұл", ...(phrase.before ?? [])], definite: true };
        phrases.splice(1, 1);
      }
      if (first?.phrase.kind === "pronoun" && words.some((word) => /^прав[аы]?$/.test(word)))
        draft.subject = inTheRight(first.phrase);
      if (
        !first &&
        phrases.length === 0 &&
        draft.complements.length === 0 &&
        !draft.question &&
        draft.times.length === 0 &&
        words.length === 1
      )
        return undefined;
      const isMore = !second && draft.complements.length === 0 && COMPARED.test(words.join(" "));
      if (draft.complements.length === 0 && second && !isPointed)
        draft.complements.push({ phrase: second.phrase, role: { case: "ABL" } });
      const degree = words.includes("очень")
        ? "өте"
        : words.includes("слишком")
          ? "тым"
          : undefined;
      const word = isMore ? (inflect(predicate, "ADJ;CMPR")[0] ?? predicate) : predicate;
      draft.predicate = { kind: "is-so", word, ...(degree && { before: [degree] }) };
      return true;
    }
    if (first && second && phrases.length === 2) {
      if (!first.cases.includes("nom")) return undefined;
      draft.subject = first.phrase;
      draft.predicate = { kind: "is", what: second.phrase };
      return true;
    }
    if (first && draft.ask) {
      draft.subject = first.phrase;
      draft.predicate = { kind: "is-so", word: draft.ask.word };
      draft.ask = { word: "", at: "within" };
      return true;
    }
    const [manner] = draft.manners;
    if (first && manner && phrases.length === 1 && draft.complements.length === 0) {
      draft.subject = first.phrase;
      draft.predicate = { kind: "is-so", word: manner };
      draft.manners = draft.manners.slice(1);
      return true;
    }
    const [place] = draft.complements;
    if (
      first &&
      place &&
      phrases.length === 1 &&
      found.phrases[0]?.at === 0 &&
      first.cases.includes("nom") &&
      (first.phrase.kind === "pronoun" || draft.question || words.length > 2)
    ) {
      draft.subject = first.phrase;
      draft.predicate = { kind: "is-at", where: place };
      draft.complements = draft.complements.slice(1);
      return true;
    }
    if (
      first &&
      place &&
      phrases.length === 1 &&
      found.phrases[0]?.at !== 0 &&
      first.cases.includes("nom")
    ) {
      draft.predicate = { kind: "there-is", what: first.phrase };
      return true;
    }
    if (draft.question || draft.ask || draft.negative || phrases.length > 1) return undefined;
    draft.predicate = { kind: "fragment" };
    if (first)
      draft.complements.push({ phrase: first.phrase, role: { case: fragmentCase(first) } });
    return draft.complements.length > 0 || undefined;
  }
}
