import { inflect, numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import { englishForms } from "../words/english-forms.ts";
import type { Glossary, Sense } from "../words/glossary.ts";
import { type NounPhrase, type Person, type Phrase, pronoun } from "./clause.ts";
import { ENGLISH_DEMONSTRATIVES, ENGLISH_OWNERS, ENGLISH_PRONOUNS } from "./english-words.ts";
import { AS_ONE } from "./shared-words.ts";

export interface ParsedPhrase {
  readonly phrase: Phrase;
  /** Index of the first word after it. */
  readonly next: number;
}

/** A measure stands before what is measured: бір кесе шай. */
export const MEASURES =
  /^(?:кесе|шыныаяқ|стакан|стақан|бөтелке|шөлмек|кило|келі|килограмм|литр|қап|тостаған|тәрелке|табақ|тілім|кесек)$/;

const NOUN_POS = /^(?:n|name-|abbr)/;

/** Words that are what they are only in the plural: glasses to see with, news. */
const PLURAL_ONLY =
  /^(?:glasses|news|clothes|trousers|scissors|holidays|traffic lights|mountains|jeans|shorts|stairs)$/;

/** Somebody and something, of whom nothing more is known; under a denial nobody and nothing. */
const INDEFINITE: Readonly<Record<"said" | "denied", Readonly<Record<string, string>>>> = {
  said: {
    someone: "біреу",
    somebody: "біреу",
    anyone: "біреу",
    anybody: "біреу",
    something: "бірдеңе",
    anything: "бірдеңе",
    everything: "бәрі",
  },
  denied: {
    someone: "біреу",
    somebody: "біреу",
    something: "бірдеңе",
    anyone: "ешкім",
    anybody: "ешкім",
    nobody: "ешкім",
    anything: "ештеңе",
    nothing: "ештеңе",
  },
};
const isDenied = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:not|never|nobody|nothing|without)$/.test(word));
const isPerson = (lemma: string): boolean => /^(?:біреу|ешкім)$/.test(lemma);

const GIVING =
  /^(?:give|gives|gave|given|giving|send|sent|show|showed|bring|brought|buy|bought|lend|lent|sell|sold|offer|offered|teach|taught|write|wrote|tell|told)$/;
const NUMBER = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/;

/** gave her a book, gave her two books: who gets it, not whose it is. */
const isGivenTo = (words: readonly string[], at: number): boolean => {
  const next = words[at + 1] ?? "";
  return (
    /^(?:an?|the|some|another|this|that|my|your)$/.test(next) ||
    (NUMBER.test(next) && GIVING.test(words[at - 1] ?? ""))
  );
};

/** Reads English noun phrases by the glossary. */
export class EnglishNouns {
  readonly #glossary: Glossary;
  readonly #isName: (word: string) => string | undefined;

  /** @param isName Kazakh spelling of a word that is somebody's name here */
  constructor(glossary: Glossary, isName: (word: string) => string | undefined) {
    this.#glossary = glossary;
    this.#isName = isName;
  }

  /** The phrase that starts here; undefined when none does. */
  read(words: readonly string[], from: number): ParsedPhrase | undefined {
    const word = words[from];
    if (word === undefined) return undefined;
    const person = ENGLISH_PRONOUNS[word];
    const asOwner = ENGLISH_OWNERS[word];
    if (person && !(asOwner && !isGivenTo(words, from) && this.#noun(words, from + 1))) {
      return { phrase: pronoun(person), next: from + 1 };
    }
    const somebody = INDEFINITE[isDenied(words) ? "denied" : "said"][word];
    if (somebody)
      return {
        phrase: { kind: "noun", definite: isPerson(somebody), lemma: somebody },
        next: from + 1,
      };
    if (word === "everyone" || word === "everybody")
      return { phrase: { kind: "noun", lemma: "барлығы" }, next: from + 1 };
    const read = this.#noun(words, from);
    const whole = read && this.#owned(words, read);
    if (whole?.phrase.kind === "noun" && words[whole.next] === "and") {
      const second = this.read(words, whole.next + 1);
      if (second)
        return {
          phrase: { ...whole.phrase, and: owned(second.phrase, whole.phrase) },
          next: second.next,
        };
    }
    return whole;
  }

  /** Owners after the noun: mother 's house, the name of the city. */
  #owned(words: readonly string[], read: ParsedPhrase): ParsedPhrase {
    let { phrase, next } = read;
    while (words[next] === "'s") {
      const owned = this.#noun(words, next + 1);
      if (owned?.phrase.kind !== "noun") break;
      phrase = { ...owned.phrase, owner: phrase };
      next = owned.next;
    }
    if (words[next] === "of") {
      const owner = this.read(words, next + 1);
      if (owner?.phrase.kind === "noun" && phrase.kind === "noun" && MEASURES.test(phrase.lemma)) {
        const before = [phrase.count ?? "бір", phrase.lemma, ...(owner.phrase.before ?? [])];
        return { phrase: { ...owner.phrase, before, plural: false }, next: owner.next };
      }
      if (owner && phrase.kind === "noun")
        return { phrase: { ...phrase, owner: owner.phrase }, next: owner.next };
    }
    return { phrase, next };
  }

  #noun(words: readonly string[], from: number): ParsedPhrase | undefined {
    let at = from;
    const before: string[] = [];
    let owner: Person | undefined;
    let definite = false;
    let plural = false;
    let count: string | undefined;
    let told = false;
    // "this your book" is two phrases: this, your book
    const first = ENGLISH_DEMONSTRATIVES[words[from] ?? ""];
    // "this costs": one thing does something, for several it would be "these"
    const does =
      first &&
      !first.plural &&
      /(?<!s)s$/.test(words[from + 1] ?? "") &&
      !this.noun(words[from + 1] ?? "");
    if (first && does)
      return { phrase: { kind: "pronoun", lemma: first.word, person: "3" }, next: from + 1 };
    if (first && /^(?:my|your|his|her|our|their|a|an|the|not)$/.test(words[from + 1] ?? ""))
      return { phrase: { kind: "pronoun", lemma: first.word, person: "3" }, next: from + 1 };
    for (; at < words.length; at++) {
      const word = words[at] as string;
      const demonstrative = ENGLISH_DEMONSTRATIVES[word];
      const possessive = ENGLISH_OWNERS[word];
      const number = spokenNumber(words.slice(at));
      if (word === "the") definite = true;
      else if (/^(?:a|an|some|any|no|of)$/.test(word) && (word !== "of" || at > from)) told = true;
      else if (demonstrative) {
        before.push(demonstrative.word);
        plural ||= demonstrative.plural;
        definite = true;
      } else if (possessive) owner = possessive;
      else if (word === "many" || word === "much" || word === "lots") before.push("көп");
      else if (word === "more" && words[at - 1] === "some") before.push("тағы");
      else if (word === "more") before.push("көбірек");
      else if (word === "all") before.push("барлық");
      else if (word === "every" || word === "each") before.push("әр");
      else if (word === "other" || word === "another") before.push("басқа");
      else if (number && !(number.value === 1 && told)) {
        count = numberToWords(number.value);
        at += number.length - 1;
        // "two more chairs": тағы екі орындық
        if (words[at + 1] === "more") {
          count = `тағы ${count}`;
          at++;
        }
      } else break;
    }
    for (; at < words.length; at++) {
      const word = words[at] as string;
      const head = this.#head(words, at);
      if (word === "very") {
        before.push("өте");
        continue;
      }
      // "A village near Almaty": near it, and no near one
      const adjective = word === "near" ? undefined : this.adjective(word);
      const followed =
        at + 1 < words.length &&
        words[at + 1] !== "near" &&
        (this.#head(words, at + 1) || this.adjective(words[at + 1] as string));
      if (adjective && followed && !(head && head.length > 1)) {
        const more = this.comparative(word);
        before.push(...(more === undefined ? adjective : [more]));
      } else break;
    }
    const head = this.#head(words, at);
    if (head) {
      const phrase: NounPhrase = {
        kind: "noun",
        lemma: head.lemma,
        plural: (plural || head.plural) && !AS_ONE.test(head.lemma),
        before,
        definite,
        ...(count !== undefined && { count }),
        ...(owner && { owner }),
        ...(head.name && { name: true }),
      };
      return { phrase, next: at + head.length };
    }
    // "this is…", "that is…"
    const alone = ENGLISH_DEMONSTRATIVES[words[from] ?? ""];
    if (alone && at === from + 1)
      return { phrase: { kind: "pronoun", lemma: alone.word, person: "3" }, next: at };
    return undefined;
  }

  #head(
    words: readonly string[],
    at: number,
  ): { lemma: string; plural: boolean; length: number; name: boolean } | undefined {
    const name = this.#isName(words[at] ?? "");
    if (name !== undefined) return { lemma: name, plural: false, length: 1, name: true };
    for (let length = Math.min(3, words.length - at); length >= 1; length--) {
      const part = words.slice(at, at + length);
      // "to Almaty" is no thing, though "to" is left out of meanings
      if (part.includes("'s") || part[0] === "to" || part.at(-1) === "ones") continue;
      const last = part.at(-1) as string;
      const forms = englishForms(last).filter(({ tag }) => tag === "base" || tag === "plural");
      // "friends" is friend in the plural before it is anything by itself
      for (const form of forms.sort((a, b) =>
        PLURAL_ONLY.test(part.join(" "))
          ? Number(a.tag === "plural") - Number(b.tag === "plural")
          : Number(b.tag === "plural") - Number(a.tag === "plural"),
      )) {
        const text = [...part.slice(0, -1), form.lemma].join(" ");
        const sense = this.noun(text);
        if (!sense) continue;
        return {
          lemma: sense.kz,
          plural: form.tag === "plural",
          length,
          name: sense.pos.startsWith("name-"),
        };
      }
    }
    return undefined;
  }

  /** The likeliest noun with this meaning, if its first meanings are nouns at all. */
  noun(text: string): Sense | undefined {
    if (
      /^(?:to|in|on|at|for|not|is|are|do|the|a|be|very|will|can|go|me|i|come|no|with|need|want)$/.test(
        text,
      )
    )
      return undefined;
    return this.#glossary.meaning(text, "en").find((sense) => NOUN_POS.test(sense.pos));
  }

  /** "bigger" with nothing it is compared with: үлкенірек; undefined of another degree. */
  comparative(word: string): string | undefined {
    // Who is older is named by the age: үлкен адамдар
    if (/^(?:older|elder|younger|former|latter|proper|clever|bitter|tender|eager)$/.test(word))
      return undefined;
    const forms = englishForms(word);
    if (!forms.some(({ tag }) => tag === "comparative")) return undefined;
    // A winter jacket is no shorter one
    const isItself = this.#glossary.meaning(word, "en").some(({ pos }) => pos === "adj");
    if (isItself && !/^(?:better|worse|further|less)$/.test(word)) return undefined;
    const [adjective, ...more] = this.adjective(word) ?? [];
    return adjective === undefined || more.length > 0
      ? undefined
      : inflect(adjective, "ADJ;CMPR")[0];
  }

  /** Kazakh of an adjective in any degree. */
  adjective(word: string): string[] | undefined {
    for (const form of englishForms(word)) {
      if (!/^(?:base|comparative|superlative)$/.test(form.tag)) continue;
      const sense = this.#glossary.meaning(form.lemma, "en").find(({ pos }) => pos === "adj");
      if (!sense) continue;
      return form.tag === "superlative" ? ["ең", sense.kz] : [sense.kz];
    }
    return undefined;
  }
}

/** "My grandfather and grandmother" are both mine. */
const owned = (second: Phrase, { owner }: NounPhrase): Phrase =>
  second.kind === "noun" &&
  typeof owner === "string" &&
  second.owner === undefined &&
  second.name !== true &&
  second.count === undefined &&
  !second.definite &&
  (second.before ?? []).length === 0 &&
  KIN.test(second.lemma)
    ? { ...second, owner }
    : second;
const KIN =
  /^(?:ана|әке|әже|ата|шеше|апа|аға|әпке|іні|сіңлі|қарындас|бауыр|ұл|қыз|бала|күйеу|әйел|немере|ата-ана|дос|туыс)$/;
