import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { inTheRight } from "./clause.ts";
import type { DraftClause } from "./draft-clause.ts";
import { EnglishHaving } from "./english-having.ts";
import { ENGLISH_STATES } from "./english-words.ts";
import { passiveOf } from "./passives.ts";

/** Adjectives that look as if something were being done. */
const LIKE_VERBS =
  /^(?:interesting|boring|exciting|surprising|amazing|charming|tiring|loving|willing|missing)$/;
/** Where somebody is, by one word. */
const THERE: Readonly<Record<string, string>> = { there: "сонда", here: "осында", home: "үйде" };
/** Times at which what one "is doing" is what one will do. */
const AHEAD =
  /ертең|бүрсігүні|келесі|осы (?:демалыс|жаз|қыс|көктем|күз)|күні$|кешке|сағат|кейін$|жақында|дейін$/;
const PARTICIPLE = /^(?:past|participle)$/;
/** Reads what follows "to be": what one is, is like, does now or has done to one. */
export class EnglishBeing extends EnglishHaving {
  /** @returns place of the first word after it; undefined where it is not understood */
  protected be(words: readonly string[], from: number, draft: DraftClause): number | undefined {
    let at = from;
    if (words[at] === "not") {
      draft.negative = true;
      at++;
    }
    if (words[at] === "going" && words[at + 1] === "to" && this.verb(words, at + 2)) {
      draft.tense = "future";
      return this.mainVerb(words, at + 2, draft);
    }
    const age = spokenNumber(words.slice(at));
    if (age && /^years?$/.test(words[at + age.length] ?? "")) {
      draft.predicate = { kind: "is-so", word: "жаста", before: [numberToWords(age.value)] };
      const end = at + age.length + 1;
      return words[end] === "old" ? end + 1 : end;
    }
    const there = THERE[words[at] ?? ""];
    if (there !== undefined && draft.subject?.kind !== "noun") {
      draft.predicate = { kind: "is-so", word: there };
      return this.complements(words, at + 1, draft);
    }
    const verb = this.verb(words, at);
    const described =
      LIKE_VERBS.test(words[at] ?? "") ||
      (!/ing$|^(?:written|sold|translated|found|sent|built)$/.test(words[at] ?? "") &&
        this.glossary.meaning(words[at] ?? "", "en")[0]?.pos === "adj");
    if (verb?.tag === "ing" && !described) {
      const planned = draft.times.some((time) => AHEAD.test(time));
      draft.tense = draft.tense === "past" ? "past" : planned ? "future" : "now";
      return this.mainVerb(words, at, draft);
    }
    // What is done to a thing: үй салынды
    const passive =
      verb && !described && PARTICIPLE.test(verb.tag) ? passiveOf(verb.kz) : undefined;
    if (verb && passive !== undefined && draft.subject) {
      draft.predicate = { kind: "verb", lemma: passive };
      return this.complements(words, verb.next, draft, undefined, passive);
    }
    if (words[at] === "right" && at + 1 === words.length && draft.subject?.kind === "pronoun") {
      draft.subject = inTheRight(draft.subject);
      draft.predicate = { kind: "is-so", word: "дұрыс" };
      return at + 1;
    }
    const felt = /^(?:very|so)$/.test(words[at] ?? "") && ENGLISH_STATES[words[at + 1] ?? ""];
    if (felt && felt.of === undefined && draft.subject && !words.includes("it")) {
      draft.manners.push("қатты");
      at++;
    }
    const state = ENGLISH_STATES[words[at] ?? ""];
    const alive = draft.subject?.kind === "pronoun" && draft.subject.lemma !== "бұл";
    const weather = words.includes("it");
    if (state && !weather && (alive || words[at] !== "cold")) {
      draft.predicate = { kind: "verb", lemma: state.verb };
      if (state.of && draft.subject) {
        const owner = draft.subject.kind === "pronoun" ? draft.subject.person : draft.subject;
        draft.subject = { kind: "noun", lemma: state.of, owner };
      }
      if (draft.tense === "present" && draft.mood === "plain") draft.tense = state.tense;
      const of = words[at + 1] === "of" && state.verb === "қорқу" ? 1 : 0;
      return this.complements(words, at + 1 + of, draft, "ABL");
    }
    const before: string[] = [];
    while (
      /^(?:very|so|too|the|more|most)$/.test(words[at] ?? "") &&
      this.nouns.adjective(words[at + 1] ?? "")
    ) {
      if (words[at] === "very" || words[at] === "so") before.push("өте");
      if (words[at] === "too") before.push("тым");
      if (words[at] === "most") before.push("ең");
      at++;
    }
    // "near the school" is a place; "near" before a noun would be read as what it is like
    const near = words[at] === "near" ? this.preposition(words, at, undefined) : undefined;
    if (near) {
      draft.predicate = { kind: "is-at", where: near.complement };
      return this.complements(words, near.next, draft);
    }
    const what = this.nouns.read(words, at);
    if (what && (what.next === words.length || words[what.next] !== "than")) {
      const adjective = this.nouns.adjective(words[at] ?? "");
      // "Is autumn" names it before it would be of it
      const isNamed = this.glossary.meaning(words[at] ?? "", "en")[0]?.pos === "n";
      const oneWord = what.next === at + 1 && adjective !== undefined && !isNamed;
      if (!oneWord) {
        // "it is a book": бұл кітап
        if (
          draft.subject?.kind === "pronoun" &&
          words.includes("it") &&
          draft.subject.lemma === "ол"
        )
          draft.subject = { kind: "pronoun", lemma: "бұл", person: "3" };
        draft.predicate = { kind: "is", what: what.phrase };
        return this.complements(words, what.next, draft);
      }
    }
    // Who is not coming is no coming one
    const adjective = words[at] === "coming" ? undefined : this.nouns.adjective(words[at] ?? "");
    if (adjective) {
      // The weather has no subject: бүгін суық
      if (
        weather &&
        /^(?:cold|cool|hot|warm|dark|late|early|windy|sunny|cloudy|rainy|foggy|snowy|chilly|stormy)$/.test(
          words[at] ?? "",
        )
      )
        delete draft.subject;
      const isCompared = words[at + 1] === "than";
      const more = isCompared ? undefined : this.nouns.comparative(words[at] ?? "");
      draft.predicate = {
        kind: "is-so",
        word: more ?? (adjective.at(-1) as string),
        before: [...before, ...adjective.slice(0, -1)],
      };
      if (isCompared) {
        const other = this.nouns.read(words, at + 2);
        if (!other) return undefined;
        draft.complements.push({ phrase: other.phrase, role: { case: "ABL" } });
        return other.next;
      }
      return this.complements(words, at + 1, draft);
    }
    const where = this.preposition(words, at, undefined);
    if (where) {
      draft.predicate = { kind: "is-at", where: where.complement };
      return this.complements(words, where.next, draft);
    }
    if (draft.ask && at === words.length) {
      const word = draft.ask.word;
      draft.predicate = { kind: "is-so", word };
      draft.ask = { word: "", at: "within" };
      return at;
    }
    if (words[at] === "from" && draft.ask?.word === "қайда" && at + 1 === words.length) {
      draft.predicate = { kind: "is-so", word: "қайдан" };
      draft.ask = { word: "", at: "within" };
      return at + 1;
    }
    return undefined;
  }
}
