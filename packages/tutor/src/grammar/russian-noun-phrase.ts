import { numberToWords } from "@tilashar/kazakh";
import { inCase } from "../russian/agreement.ts";
import { readingsOf } from "../russian/readings.ts";
import { spokenNumber } from "../text/spoken-numbers.ts";
import type { Glossary, Sense } from "../words/glossary.ts";
import { type RussianCase, type RussianForm, russianForms } from "../words/russian-forms.ts";
import { type NounPhrase, type Person, type Phrase, pronoun } from "./clause.ts";
import { MEASURES } from "./english-noun-phrase.ts";
import {
  BARE_LANGUAGES,
  RUSSIAN_INDEFINITE,
  RUSSIAN_PREDICATES,
  RUSSIAN_PRONOUNS,
  russianDemonstrative,
  russianOwner,
  WHICH_RUSSIAN,
} from "./russian-words.ts";
import { AS_ONE, whichWord } from "./shared-words.ts";

export interface RussianPhrase {
  readonly phrase: Phrase;
  readonly cases: readonly RussianCase[];
  readonly plural: boolean;
  readonly next: number;
  /** Owned by the subject, whoever that is. */
  readonly own?: boolean;
}

/** Of names that do not change, or that are not known. */
const ALL_CASES: readonly RussianCase[] = ["nom", "acc", "gen", "dat", "ins", "prep"];

/** Who is somebody's, though the same word of Kazakh is of anybody: сын is ұл as мальчик is. */
const OWN_KIN =
  /^(?:сын(?:а|у|ом|е|овья|овей|овьям)?|дочь|дочери|дочерью|дочк[аиеу]|дочкой|жен[аыеу]|женой)$/u;

const NOUN_POS = /^(?:n|name-|abbr)/;

/** Whether the dictionary has a form of a noun, and not as a genitive. */
function isNoGenitive(form: string): boolean {
  const nouns = readingsOf(form).flatMap((one) =>
    one.pos === "noun" && !(one.several === true && form !== one.lemma) ? [one] : [],
  );
  return nouns.length > 0 && nouns.every(({ features }) => (features & GENITIVE) === 0);
}
const GENITIVE = inCase("gen");

/** Reads Russian noun phrases by the glossary. */
export class RussianNouns {
  readonly #glossary: Glossary;
  readonly #isName: (word: string) => string | undefined;

  constructor(glossary: Glossary, isName: (word: string) => string | undefined) {
    this.#glossary = glossary;
    this.#isName = isName;
  }

  read(
    words: readonly string[],
    from: number,
    wanted?: readonly RussianCase[],
  ): RussianPhrase | undefined {
    const word = words[from];
    if (word === undefined) return undefined;
    const personal = RUSSIAN_PRONOUNS[word];
    if (personal && !(russianOwner(word) && this.#noun(words, from + 1, wanted))) {
      return {
        phrase: pronoun(personal.person),
        cases: personal.cases,
        plural: false,
        next: from + 1,
      };
    }
    const indefinite = RUSSIAN_INDEFINITE[word];
    if (indefinite) {
      const { lemma, cases } = indefinite;
      const definite = /^(?:біреу|ешкім)$/.test(lemma);
      return { phrase: { kind: "noun", lemma, definite }, cases, plural: false, next: from + 1 };
    }
    // «Прийти на той»: the feast, and not that one
    if (word === "той" && words[from - 1] === "на" && from === words.length - 1)
      return {
        phrase: { kind: "noun", lemma: "той" },
        cases: ["acc"],
        plural: false,
        next: from + 1,
      };
    const read = this.#noun(words, from, wanted);
    if (!read) {
      const alone = russianDemonstrative(word);
      if (alone === undefined) return undefined;
      return {
        phrase: { kind: "pronoun", lemma: alone, person: "3" },
        cases: ["nom", "acc"],
        plural: false,
        next: from + 1,
      };
    }
    return this.#joined(words, this.#owned(words, read), wanted);
  }

  /** A following genitive names the owner: дом мамы. */
  #owned(words: readonly string[], read: RussianPhrase): RussianPhrase {
    if (read.phrase.kind !== "noun" || read.phrase.owner !== undefined) return read;
    // «Подарок маме»: who gets it
    if (read.phrase.lemma === "сыйлық") return read;
    const owner = this.#noun(words, read.next, ["gen"]);
    if (!owner?.cases.includes("gen") || owner.cases[0] === "nom") return read;
    // «В магазине хлеб»: the dictionary knows no such genitive
    if (isNoGenitive(words[owner.next - 1] ?? "")) return read;
    if (owner.phrase.kind === "noun" && owner.phrase.name && owner.cases.length > 5) return read;
    const whole = this.#owned(words, owner);
    // Стакан воды: бір стакан су
    if (MEASURES.test(read.phrase.lemma) && whole.phrase.kind === "noun") {
      const measure = [read.phrase.count ?? "бір", read.phrase.lemma];
      const before = [...measure, ...(whole.phrase.before ?? [])];
      return { ...read, phrase: { ...whole.phrase, before, plural: false }, next: whole.next };
    }
    return { ...read, phrase: { ...read.phrase, owner: whole.phrase }, next: whole.next };
  }

  #joined(
    words: readonly string[],
    read: RussianPhrase,
    wanted?: readonly RussianCase[],
  ): RussianPhrase {
    if (words[read.next] !== "и" || read.phrase.kind !== "noun") return read;
    const second = this.read(words, read.next + 1, wanted);
    if (!second) return read;
    return { ...read, phrase: { ...read.phrase, and: second.phrase }, next: second.next };
  }

  #noun(
    words: readonly string[],
    from: number,
    wanted?: readonly RussianCase[],
  ): RussianPhrase | undefined {
    const before: string[] = [];
    let owner: Person | undefined;
    let own = false;
    let definite = false;
    let count: string | undefined;
    let isAsked = false;
    let isMore = false;
    let at = from;
    for (; at < words.length; at++) {
      const word = words[at] as string;
      const possessive = russianOwner(word);
      const demonstrative = russianDemonstrative(word);
      const number = spokenNumber(words.slice(at));
      if (possessive) {
        if (possessive === "own") own = true;
        else owner = possessive;
      } else if (demonstrative) {
        // "это моя книга": a word of its own
        if (
          at === from &&
          word === "это" &&
          (russianOwner(words[at + 1] ?? "") || this.head(words, at + 1)?.cases.includes("nom"))
        )
          return undefined;
        before.push(demonstrative);
        definite = true;
      } else if (WHICH_RUSSIAN.test(word)) isAsked = true;
      else if (word === "сколько") count = "неше";
      else if (word === "много") before.push("көп");
      else if (word === "больше" && this.head(words, at + 1)?.cases.includes("gen"))
        before.push("көбірек");
      else if (/^ещ[её]$/.test(word) && this.head(words, at + 1)?.cases.includes("gen"))
        before.push("тағы");
      else if (word === "мало") before.push("аз");
      else if (/^(?:все|всех|весь|вся|всю)$/.test(word)) before.push("барлық");
      else if (/^кажд(?:ый|ая|ое|ого|ую|ому|ой)$/.test(word)) before.push("әр");
      else if (word === "очень") before.push("өте");
      else if (/^сам(?:ый|ая|ое|ые|ого|ой|ую|ых|ом)$/.test(word)) before.push("ең");
      else if (/^ещ[её]$/.test(word) && spokenNumber(words.slice(at + 1))) isMore = true;
      else if (number) {
        count = `${isMore ? "тағы " : ""}${numberToWords(number.value)}`;
        at += number.length - 1;
      } else {
        const adjective = this.adjective(word);
        const head = this.head(words, at, wanted);
        const followed = this.head(words, at + 1, wanted) ?? this.adjective(words[at + 1] ?? "");
        if (!adjective || !followed || (head && head.length > 1)) break;
        before.push(adjective);
      }
    }
    const head = this.head(words, at, wanted);
    if (!head) return undefined;
    const phrase: NounPhrase = {
      kind: "noun",
      lemma: head.lemma,
      plural: head.plural && count === undefined && !AS_ONE.test(head.lemma),
      before: isAsked ? [whichWord(head.lemma), ...before] : before,
      definite,
      ...(count !== undefined && { count }),
      ...(owner && { owner }),
      ...(head.name && { name: true }),
      ...(OWN_KIN.test(words[at] ?? "") && { kin: true }),
    };
    // After a number the case is the number's: две книги
    const cases: readonly RussianCase[] =
      count === undefined && !before.includes("көп") ? head.cases : ["nom", "acc", ...head.cases];
    return { phrase, cases, plural: head.plural, next: at + head.length, ...(own && { own }) };
  }

  /** The noun that starts here, with every case its form can be; wanted cases first. */
  head(
    words: readonly string[],
    at: number,
    wanted?: readonly RussianCase[],
  ):
    | {
        lemma: string;
        cases: readonly RussianCase[];
        plural: boolean;
        length: number;
        name: boolean;
      }
    | undefined {
    for (let length = Math.min(2, words.length - at); length >= 2; length--) {
      const sense = this.noun(words.slice(at, at + length).join(" "));
      if (sense)
        return { lemma: sense.kz, cases: ["nom", "acc"], plural: false, length, name: false };
    }
    const word = words[at];
    if (
      word === undefined ||
      /^(?:не|и|в|на|с|у|к|о|а|я|по|за|до|от|из|есть|нет|еще|уже|да|но)$/.test(word)
    )
      return undefined;
    const language = BARE_LANGUAGES[word];
    // "Учу казахский": nothing follows that it describes
    if (
      language !== undefined &&
      !/^(?:язык|язык\p{L}+)$/u.test(words[at + 1] ?? "") &&
      at === words.length - 1 &&
      at > 0
    )
      return { lemma: language, cases: ["acc", "nom"], plural: false, length: 1, name: false };
    const name = this.#isName(word);
    if (name !== undefined)
      return { lemma: name, cases: ALL_CASES, plural: false, length: 1, name: true };
    const found: { sense: Sense; form: RussianForm }[] = [];
    for (const form of russianForms(word)) {
      if (form.pos !== "n" && form.pos !== "other") continue;
      const sense = this.noun(form.lemma);
      if (sense) found.push({ sense, form });
    }
    // «Без сахара» is without sugar, which is taught, rather than without the desert
    const isName = ({ sense }: { sense: Sense }) => sense.pos.startsWith("name-");
    if (found.some(({ sense }) => sense.word !== undefined && !sense.pos.startsWith("name-")))
      found.sort((a, b) => Number(isName(a)) - Number(isName(b)));
    // "море" is the sea before it is a form of "мор"
    if (/[ео]$/u.test(word))
      found.sort((a, b) => Number(b.form.lemma === word) - Number(a.form.lemma === word));
    const fits = ({ form }: { form: RussianForm }) =>
      !wanted || form.cases?.some((one) => wanted.includes(one));
    const best = found.find(fits) ?? found[0];
    if (best) {
      const same = found.filter(({ sense }) => sense.kz === best.sense.kz);
      const fixedName =
        best.form.pos === "other" && best.sense.pos.startsWith("name") && /[ыоуие]$/.test(word);
      const cases = fixedName
        ? ALL_CASES
        : [...new Set(same.flatMap(({ form }) => form.cases ?? []))];
      const shown = same.find(({ form }) => fits({ form })) ?? best;
      const plural =
        shown.form.plural === true && !same.some(({ form }) => !form.plural && fits({ form }));
      return {
        lemma: best.sense.kz,
        cases,
        plural,
        length: 1,
        name: best.sense.pos.startsWith("name-"),
      };
    }
    return undefined;
  }

  noun(text: string): Sense | undefined {
    return this.#glossary.meaning(text, "ru").find((sense) => NOUN_POS.test(sense.pos));
  }

  /** Kazakh of an adjective in any case and gender. */
  adjective(word: string): string | undefined {
    const said = RUSSIAN_PREDICATES[word];
    if (said !== undefined && /о$/u.test(word)) return said;
    for (const form of russianForms(word)) {
      if (form.pos !== "adj" && form.pos !== "other") continue;
      const sense = this.#glossary.meaning(form.lemma, "ru").find(({ pos }) => pos === "adj");
      if (sense) return sense.kz;
    }
    return undefined;
  }
}
