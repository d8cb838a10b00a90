import { RecentlyAsked } from "@tilashar/kazakh";
import { EVERY_CASE, inCase, PLURAL } from "../../russian/agreement.ts";
import { imperfectivesOf, perfectivesOf } from "../../russian/aspect.ts";
import { type Reading, readingsOf } from "../../russian/readings.ts";
import type { Glossary, Sense } from "../../words/glossary.ts";
import { russianForms } from "../../words/russian-forms.ts";
import { TIME_WORDS } from "../shared-words.ts";

const NOUNS = /^(?:n|name-|abbr)/;
const NONE: readonly Sense[] = [];

/** So many forms are remembered. */
const KEPT = 1000;

/**
 * Words of Russian with what Kazakh says for them. A word is read as everything that it may be by the dictionary; one
 * that the dictionary lacks is read by its ending, and counts where its headword means something.
 */
export class RussianLexicon {
  readonly #glossary: Glossary;
  readonly #isName: (word: string) => string | undefined;
  readonly #readings = new RecentlyAsked<string, readonly Reading[]>(KEPT);

  constructor(glossary: Glossary, isName: (word: string) => string | undefined) {
    this.#glossary = glossary;
    this.#isName = isName;
  }

  /** Everything a form may be. */
  readings(form: string): readonly Reading[] {
    return this.#readings.get(form, () => {
      const aching = ACHING[form] ?? COMPARATIVES[form];
      if (aching) return [aching];
      const all = readingsOf(form).filter((one) => !isOther(form, one));
      const known = all.filter((one) => !isPluralOf(one, all));
      return known.length > 0 ? known.map((one) => asOne(flowers(form, one))) : this.#guessed(form);
    });
  }

  /** A noun or name that the dictionary lacks, by its ending: Асану, Жанардың. */
  #guessed(form: string): Reading[] {
    return russianForms(form).flatMap((one): Reading[] => {
      if ((one.pos !== "n" && one.pos !== "other") || GRAMMAR.test(form)) return [];
      const sense = this.noun(one.lemma)[0];
      if (!sense) return [];
      const isName = sense.pos.startsWith("name-");
      const cases = (one.cases ?? []).reduce((all, kase) => all | inCase(kase), 0);
      const fixed = isName && one.pos === "other" && /[ыоуиеэю]$/u.test(form);
      const features = (fixed ? EVERY_CASE : cases) & (one.plural ? PLURAL : ~PLURAL);
      return [{ pos: "noun", lemma: one.lemma, features, living: isName }];
    });
  }

  /** A proper name of the message, in whatever case. */
  name(word: string): string | undefined {
    return GRAMMAR.test(word) ? undefined : this.#isName(word);
  }

  noun(lemma: string): readonly Sense[] {
    return this.#glossary
      .meaning(ONE_OF[lemma] ?? lemma, "ru")
      .filter(({ pos }) => NOUNS.test(pos));
  }

  adjective(lemma: string): readonly Sense[] {
    return this.#glossary.meaning(lemma, "ru").filter(({ pos }) => pos === "adj");
  }

  adverb(text: string): readonly Sense[] {
    return this.#glossary.meaning(text, "ru").filter(({ pos }) => pos === "adv");
  }

  number(lemma: string): readonly Sense[] {
    return this.#glossary.meaning(lemma, "ru").filter(({ pos }) => pos === "num");
  }

  /** A verb by itself, or else by the partner of its aspect. */
  verb(lemma: string): readonly Sense[] {
    const own = this.#verbs(lemma);
    if (own.length > 0) return own;
    for (const partner of partnersOf(lemma)) {
      const found = this.#verbs(partner);
      if (found.length > 0) return found;
    }
    return NONE;
  }

  /** A verb with what stands beside it, where both together mean one thing: принять участие. */
  verbWith(lemma: string, rest: string): readonly Sense[] {
    for (const one of [lemma, ...partnersOf(lemma)]) {
      const found = this.#verbs(`${one} ${rest}`);
      if (found.length > 0) return found;
    }
    return NONE;
  }

  #verbs(text: string): readonly Sense[] {
    const found = this.#glossary.meaning(text, "ru").filter(({ pos }) => pos === "v");
    // Ету and қылу make verbs of nouns; by themselves another one is said
    return found.length > 1 ? found.filter(({ kz }) => !/^(?:ету|қылу|деу)$/.test(kz)) : found;
  }
}

const aches = {
  pos: "verb",
  lemma: "болеть",
  perfective: false,
  form: "finite",
  person: 3,
} as const;
/** «Болит» is of another verb than «болеет», with the same infinitive. */
const ACHING: Readonly<Record<string, Reading>> = {
  болит: { ...aches, plural: false },
  болят: { ...aches, plural: true },
};

/** Comparatives that the table of forms lacks. */
const COMPARATIVES: Readonly<Record<string, Reading>> = {
  дешевле: { pos: "comparative", lemma: "дешевый" },
  больнее: { pos: "comparative", lemma: "больной" },
};

/** Plurals that are words of their own in Russian, by what one of them is. */
const ONE_OF: Readonly<Record<string, string>> = { люди: "человек", дети: "ребенок" };

/** Words that only join or point, whatever else their letters may be. */
const GRAMMAR =
  /^(?:и|или|а|но|да|как|что|то|так|же|ли|уж|уже|еще|мой|моя|мою|моей|моем|твой|свой|свою|своей|три|для|после|около|при|про|есть|суть|вот|нет|почти|где|когда|чем|тем|том|это|эти|всего|потом|пора|пока|дома|тут|без|в|на|с|со|к|ко|у|о|об|от|до|из|за|по|под|над|через|между|перед|кто|кого|кому|кем|ком|чего|чему|чей|чья|чье|чьи|какой|какая|какое|какие|сколько|почему|зачем|откуда|куда|я|ты|мы|вы|он|она|оно|они|мне|тебе|нам|вам|им|их|не|ни|нет|бы|давай|давайте|будь|будьте|раз|там|чтобы|если|хотя|надо|можно)$/;

/** «Завтра» tells when, though the dictionary has it as a thing; «мой» is mine, and seldom bids to wash. */
const isOther = (form: string, reading: Reading): boolean =>
  (GRAMMAR.test(form) && (reading.pos === "noun" || reading.pos === "verb") && form !== "есть") ||
  // «Стоит у окна»: what costs is told with its price
  (reading.pos === "verb" && reading.lemma === "стоить" && /^сто[ия]т$/.test(form)) ||
  (reading.pos === "verb" && reading.form === "imperative" && /^давай(?:те)?$/.test(form)) ||
  // «Уже здесь» is nothing narrower
  (reading.pos === "comparative" && form === "уже") ||
  // What has no singular is named by its plural: «хлеб» is no form of «хлеба»
  (reading.pos === "noun" &&
    reading.several === true &&
    (reading.features & inCase("nom")) !== 0 &&
    form !== reading.lemma) ||
  (reading.pos === "noun" && reading.features === EVERY_CASE && TIME_WORDS.ru.has(form));

/** «Дела» are first of all more than one «дело». */
const isPluralOf = (one: Reading, all: readonly Reading[]): boolean =>
  one.pos === "noun" &&
  one.several === true &&
  all.some((other) => other.pos === "noun" && !other.several && other.features & one.features);

/** What is alike for one and for several is one: пальто, метро. */
const asOne = (one: Reading): Reading =>
  one.pos === "noun" && one.features === EVERY_CASE
    ? { ...one, features: one.features & ~PLURAL }
    : one;

/** «Цветы» are flowers, «цвета» are colours. */
const flowers = (form: string, one: Reading): Reading =>
  one.pos === "noun" && one.lemma === "цвет" && /^цвет(?:ы|ов|ам|ами|ах)$/.test(form)
    ? { ...one, lemma: "цветок" }
    : one;

/** The partners a verb may have in the other aspect. */
function partnersOf(lemma: string): string[] {
  const listed = russianForms(lemma).flatMap((form) =>
    form.pos === "v" && form.tense === "infinitive" && form.lemma !== lemma ? [form.lemma] : [],
  );
  const others = [...imperfectivesOf(lemma), ...perfectivesOf(lemma)];
  return [...listed, ...others.filter(isVerb)];
}

const isVerb = (lemma: string): boolean =>
  readingsOf(lemma).some((one) => one.pos === "verb" && one.form === "infinitive");
