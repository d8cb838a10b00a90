import { foldText } from "../text/fold.ts";
import { askedPhrase, takeTimesAsked } from "./asked-phrase.ts";
import { type Clause, type Phrase, pronoun } from "./clause.ts";
import { type DraftClause, finishDraft, newDraft, takeAdverbs, takeAlso } from "./draft-clause.ts";
import { goesOn, takeDuration } from "./duration.ts";
import { EnglishBeing } from "./english-being.ts";
import type { ParsedPhrase } from "./english-noun-phrase.ts";
import { ENGLISH_PREPOSITIONS, expandContractions, WH } from "./english-words.ts";
import { VERB_OBJECTS } from "./shared-words.ts";

const BE = /^(?:am|is|are|was|were|be|been)$/;

/** Reads a simple English sentence or phrase into a clause. */
export class EnglishSentences extends EnglishBeing {
  /** The clause this says; undefined unless every word of it is understood. */
  read(text: string): Clause | undefined {
    const draft = newDraft();
    const folded = expandContractions(foldText(text).replace(/[.!?…]+$/, ""))
      .replace(/\bbeen to\b/, "been in")
      .replace(/\bno one\b/g, "nobody");
    if (/\?\s*$/.test(text)) draft.question = true;
    let words = (folded.match(/[\p{L}\d]+(?:[-][\p{L}\d]+)*|'s/gu) ?? []).filter(
      (word) => word !== "please" && word !== "just" && word !== "really",
    );
    if (words.length === 0 || words.length > 16) return undefined;
    if (/^(?:and|but|so|well|oh)$/.test(words[0] as string)) words = words.slice(1);
    words = takeTimesAsked(takeAlso(words, "en", draft), draft);
    words = takeDuration(takeAdverbs(words, "en", draft), "en", draft, goesOn(words, "en"));
    if (words.some((word) => /^(?:nobody|nothing|nowhere)$/.test(word))) draft.negative = true;
    const plain: DraftClause = { ...draft, complements: [], times: [...draft.times] };
    if (this.#question(words, draft) === words.length) return finishDraft(draft, "en");
    return this.#statement(words, 0, plain) === words.length ? finishDraft(plain, "en") : undefined;
  }

  /** The noun phrase or pronoun a text is; undefined when it is more or less than one. */
  phrase(text: string): Phrase | undefined {
    const words = foldText(text).match(/[\p{L}\d]+(?:[-][\p{L}\d]+)*|'s/gu) ?? [];
    const read = this.nouns.read(words, 0);
    return read?.next === words.length ? read.phrase : undefined;
  }

  /** Kazakh of what something is like. */
  adjective(word: string): string | undefined {
    return this.nouns.adjective(word)?.join(" ");
  }

  /** Questions that start with a question word or an auxiliary. */
  #question(words: readonly string[], draft: DraftClause): number | undefined {
    const [first = "", second = ""] = words;
    let at = 0;
    const asked = askedPhrase(words, this.nouns);
    if (asked) return this.#askedThing(words, asked, draft);
    if (first === "shall" && /^(?:i|we)$/.test(second)) {
      draft.subject = pronoun(second === "i" ? "1s" : "1p");
      draft.mood = "let";
      draft.question = true;
      return this.mainVerb(words, 2, draft);
    }
    if (WH[first] && !(first === "how" && /^(?:many|much|old)$/.test(second))) {
      draft.ask = { word: WH[first] as string, at: first === "when" ? "time" : "adverb" };
      at = 1;
    } else if (first === "how" && second === "old") {
      const subject = this.nouns.read(words, 3);
      if (!subject || !BE.test(words[2] ?? "")) return undefined;
      draft.subject = subject.phrase;
      draft.ask = { word: "неше", at: "adverb" };
      draft.predicate = { kind: "is-so", word: "жаста" };
      return subject.next;
    } else if (first === "what" && second === "time") {
      draft.ask = { word: "сағат нешеде", at: "time" };
      at = 2;
    } else if (first === "how" && second === "long") {
      draft.ask = { word: "қанша уақыт", at: "adverb" };
      at = 2;
    } else if (first === "who") {
      draft.ask = { word: "кім", at: "subject" };
      if (BE.test(second)) {
        const subject = this.nouns.read(words, 2);
        if (subject) {
          draft.subject = subject.phrase;
          draft.predicate = { kind: "is", what: { kind: "noun", lemma: "кім" } };
          return this.#asWh(subject.next, draft);
        }
      }
      return this.#afterSubject(words, 1, draft);
    } else if (first === "what" && BE.test(second)) {
      const subject = this.nouns.read(words, 2);
      if (!subject) return undefined;
      const verb = this.verb(words, subject.next);
      draft.subject = subject.phrase;
      if (verb?.tag === "ing" && words[subject.next + 1] !== "to") {
        draft.tense = /^w/.test(second) ? "past" : "now";
        draft.ask = { word: "не", at: "object" };
        draft.predicate = { kind: "verb", lemma: verb.kz };
        return this.complements(words, verb.next, draft);
      }
      // "What are you going to do?": what is ahead
      const ahead =
        words[subject.next] === "going" && words[subject.next + 1] === "to"
          ? this.verb(words, subject.next + 2)
          : undefined;
      if (ahead) {
        draft.tense = "future";
        draft.ask = { word: "не", at: "object" };
        draft.predicate = { kind: "verb", lemma: ahead.kz };
        return this.complements(words, ahead.next, draft);
      }
      draft.predicate = { kind: "is", what: { kind: "noun", lemma: "не" } };
      return this.#asWh(subject.next, draft);
    } else if (first === "what") {
      draft.ask = { word: "не", at: "object" };
      at = 1;
    } else if (first === "whose") return undefined;
    if (
      at > 0 ||
      draft.ask?.at === "adverb" ||
      /^(?:do|does|did|is|are|am|was|were|can|could|will|would|have|has|should|must|may)$/.test(
        first,
      )
    ) {
      if (!draft.ask) draft.question = true;
      return this.#inverted(words, at, draft);
    }
    return undefined;
  }

  /** A question word stands where its answer would: no particle, but a question mark. */
  #asWh(next: number, draft: DraftClause): number {
    draft.ask = { word: "", at: "within" };
    draft.question = false;
    return next;
  }

  /** "Which books do you read?", "How many people came?": the thing asked about is done to, or does it itself. */
  #askedThing(
    words: readonly string[],
    { phrase, next }: ParsedPhrase,
    draft: DraftClause,
  ): number | undefined {
    draft.ask = { word: "", at: "within" };
    draft.question = false;
    if (
      !/^(?:do|does|did|can|could|will|would|should|must|have|has|am|is|are|was|were)$/.test(
        words[next] ?? "",
      )
    ) {
      draft.subject = phrase;
      return this.mainVerb(words, next, draft);
    }
    // "Which city do you live in?": the preposition at the end is its own
    const [, role] = ENGLISH_PREPOSITIONS.find(([text]) => text === words.at(-1)) ?? [];
    const said = role ? words.slice(0, -1) : words;
    const end = this.#inverted(said, next, draft);
    if (end !== said.length || draft.predicate?.kind !== "verb") return undefined;
    const { lemma } = draft.predicate;
    // A language is spoken in: қай тілде
    if (lemma === "сөйлеу" && !role) return undefined;
    if (draft.complements.some((one) => "case" in one.role && one.role.case === "ACC"))
      return undefined;
    draft.complements.push({ phrase, role: role ?? { case: VERB_OBJECTS[lemma] ?? "ACC" } });
    return words.length;
  }

  #inverted(words: readonly string[], at: number, draft: DraftClause): number | undefined {
    const auxiliary = words[at] ?? "";
    // "Don't you know?" asks as "do you not know" does
    const isNot = words[at + 1] === "not";
    const from = isNot ? at + 1 : at;
    if (isNot) draft.negative = true;
    if (BE.test(auxiliary) && words[from + 1] === "there")
      return this.thereIs(words, from, from + 2, draft);
    const subject = this.nouns.read(words, from + 1);
    if (!subject) return undefined;
    draft.subject = subject.phrase;
    return this.#auxiliary(words, auxiliary, subject.next, draft);
  }

  #statement(words: readonly string[], from: number, draft: DraftClause): number | undefined {
    if (words[from] === "let" && words[from + 1] === "us") {
      draft.subject = pronoun("1p");
      draft.mood = "let";
      const not = words[from + 2] === "not" ? 1 : 0;
      draft.negative = not === 1;
      return this.mainVerb(words, from + 2 + not, draft);
    }
    if (words[from] === "there" && /^(?:will|would)$/.test(words[from + 1] ?? "")) {
      const not = words[from + 2] === "not" ? 1 : 0;
      if (words[from + 2 + not] !== "be") return undefined;
      draft.tense = "future";
      draft.negative = not === 1;
      return this.thereIs(words, from + 2 + not, from + 3 + not, draft);
    }
    if (words[from] === "there" && BE.test(words[from + 1] ?? ""))
      return this.thereIs(words, from + 1, from + 2, draft);
    const order = this.#order(words, from, draft);
    if (order !== undefined) return order;
    const subject = this.nouns.read(words, from);
    if (subject && subject.next < words.length) {
      draft.subject = subject.phrase;
      const end = this.#afterSubject(words, subject.next, draft);
      if (end !== undefined) return end;
      delete draft.subject;
    }
    return this.#fragment(words, from, draft);
  }

  #fragment(words: readonly string[], from: number, draft: DraftClause): number | undefined {
    if (draft.question) return undefined;
    draft.tense = "present";
    draft.predicate = { kind: "fragment" };
    draft.complements.length = 0;
    const alone = this.nouns.read(words, from);
    if (alone?.next === words.length) {
      draft.complements.push({ phrase: alone.phrase, role: { case: "NOM" } });
      return alone.next;
    }
    const end = this.complements(words, from, draft);
    draft.complements = draft.complements.map((one) =>
      "case" in one.role && one.role.case === "ACC" && !("after" in one.role)
        ? { ...one, role: { case: "NOM" as const } }
        : one,
    );
    return end;
  }

  #order(words: readonly string[], from: number, draft: DraftClause): number | undefined {
    const negative = words[from] === "do" && words[from + 1] === "not";
    const at = negative ? from + 2 : from;
    const verb = this.verb(words, at);
    if (verb?.tag !== "base" || draft.question || draft.ask) return undefined;
    if (!negative && at + 1 < words.length && this.nouns.noun(words.slice(at).join(" ")))
      return undefined;
    const attempt: DraftClause = {
      ...draft,
      complements: [],
      mood: "order",
      negative,
      subject: pronoun("2f"),
    };
    const end = this.mainVerb(words, at, attempt);
    if (end !== words.length) return undefined;
    Object.assign(draft, attempt);
    return end;
  }

  #afterSubject(words: readonly string[], at: number, draft: DraftClause): number | undefined {
    const word = words[at] ?? "";
    if (/^(?:do|does|did|can|could|will|would|should|must|may|am|is|are|was|were)$/.test(word)) {
      return this.#auxiliary(words, word, at + 1, draft);
    }
    if (word === "used" && words[at + 1] === "to") {
      draft.tense = "habitual";
      if (!draft.times.includes("бұрын")) draft.times.push("бұрын");
      return this.mainVerb(words, at + 2, draft);
    }
    if (word === "have" || word === "has" || word === "had") {
      if (word === "had") draft.tense = "past";
      return this.have(words, at + 1, draft);
    }
    return this.mainVerb(words, at, draft);
  }

  /** What follows an auxiliary (and the subject, in a question). */
  #auxiliary(
    words: readonly string[],
    auxiliary: string,
    from: number,
    draft: DraftClause,
  ): number | undefined {
    let at = from;
    if (words[at] === "not") {
      draft.negative = true;
      at++;
    }
    // "Could you open it?" asks politely of now
    const asks = draft.question || draft.ask !== undefined;
    if (/^(?:did|was|were)$/.test(auxiliary) || (auxiliary === "could" && !asks))
      draft.tense = "past";
    if (auxiliary === "will" || auxiliary === "would") draft.tense = "future";
    if (auxiliary === "can" || auxiliary === "could") draft.mood = "can";
    if (auxiliary === "may") draft.mood = "may";
    if (auxiliary === "must" || auxiliary === "should") draft.mood = "must";
    if (/^(?:must|should)$/.test(auxiliary) && draft.negative) {
      // What must not be done is not allowed, to anybody: шегуге болмайды
      draft.mood = "may";
      if (draft.subject?.kind === "pronoun" && draft.subject.person.startsWith("2"))
        delete draft.subject;
    }
    if (auxiliary === "have" || auxiliary === "has") return this.have(words, at, draft);
    if (BE.test(auxiliary)) return this.be(words, at, draft);
    if (words[at] === "be") return this.be(words, at + 1, draft);
    if (words[at] === "have" && draft.mood === "plain") return this.have(words, at + 1, draft);
    if (auxiliary === "would" && words[at] === "like") {
      draft.tense = "present";
      return this.mainVerb([...words.slice(0, at), "want", ...words.slice(at + 1)], at, draft);
    }
    return this.mainVerb(words, at, draft);
  }
}
