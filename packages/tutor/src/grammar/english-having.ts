import type { DraftClause } from "./draft-clause.ts";
import { EnglishVerbPhrases } from "./english-verb-phrase.ts";
import { passiveOf } from "./passives.ts";

/** What one has by doing it. */
const MEALS: readonly (readonly [string, string])[] = [
  ["breakfast", "таңғы ас ішу"],
  ["lunch", "түскі ас ішу"],
  ["dinner", "кешкі ас ішу"],
  ["supper", "кешкі ас ішу"],
  ["a rest", "демалу"],
];

/** Reads what somebody has, and what there is. */
export class EnglishHaving extends EnglishVerbPhrases {
  /** What is had: a thing, a duty (have to), or an experience (have been). */
  protected have(words: readonly string[], from: number, draft: DraftClause): number | undefined {
    let at = from;
    if (words[at] === "got") at++;
    if (words[at] === "to") {
      draft.mood = "must";
      return this.mainVerb(words, at + 1, draft);
    }
    if (words[at] === "no") {
      draft.negative = true;
      at++;
    }
    // "have had lunch": it is over
    if (words[at] === "had") {
      draft.tense = "past";
      return this.have(words, at + 1, draft);
    }
    const meal = MEALS.find(
      ([text]) => words.slice(at, at + text.split(" ").length).join(" ") === text,
    );
    if (meal) {
      if (draft.tense === "present" && /^(?:having)$/.test(words[from - 1] ?? ""))
        draft.tense = "now";
      draft.predicate = { kind: "verb", lemma: meal[1] };
      return this.complements(words, at + meal[0].split(" ").length, draft, undefined, meal[1]);
    }
    const what = this.nouns.read(words, at);
    if (what) {
      draft.predicate = { kind: "has", what: what.phrase };
      return this.complements(words, what.next, draft);
    }
    if (words[at] === "not") {
      draft.negative = true;
      at++;
    }
    // "have been waiting" goes on
    if (words[at] === "been" && this.verb(words, at + 1)?.tag === "ing") {
      draft.tense = "lasting";
      return this.mainVerb(words, at + 1, draft);
    }
    const done = words[at] === "been" ? this.verb(words, at + 1) : undefined;
    const passive = done && /^(?:past|participle)$/.test(done.tag) ? passiveOf(done.kz) : undefined;
    if (done && passive !== undefined) {
      draft.tense = "perfect";
      draft.predicate = { kind: "verb", lemma: passive };
      return this.complements(words, done.next, draft, undefined, passive);
    }
    const verb = this.verb(words, at);
    if (verb && /^(?:past|participle)$/.test(verb.tag)) {
      // What one has lost is lost now: жоғалттым; what one has not is not done so far
      draft.tense = draft.negative || draft.times.length > 0 ? "perfect" : "past";
      return this.mainVerb(words, at, draft);
    }
    if (draft.ask?.at === "object" && at === words.length) {
      draft.predicate = { kind: "has", what: { kind: "noun", lemma: "не" } };
      return at;
    }
    return undefined;
  }

  protected thereIs(
    words: readonly string[],
    be: number,
    from: number,
    draft: DraftClause,
  ): number | undefined {
    if (/^w/.test(words[be] as string)) draft.tense = "past";
    let at = from;
    if (words[at] === "not" || words[at] === "no") {
      draft.negative = true;
      at++;
    }
    const what = this.nouns.read(words, at);
    if (!what) return undefined;
    draft.predicate = { kind: "there-is", what: what.phrase };
    return this.complements(words, what.next, draft);
  }
}
