import { foldText, wordsOf } from "../text/fold.ts";
import type { RussianForm } from "../words/russian-forms.ts";
import { takeTimesAsked } from "./asked-phrase.ts";
import { type Clause, type Phrase, pronoun } from "./clause.ts";
import { type DraftClause, finishDraft, newDraft, takeAdverbs, takeAlso } from "./draft-clause.ts";
import { goesOn, takeDuration } from "./duration.ts";
import { MOTION } from "./english-words.ts";
import { reflexivePassive, russianPassive } from "./passives.ts";
import { ordersIn, PERSONS, toWhoGetsIt, WILL } from "./russian-doers.ts";
import { ownedBy } from "./russian-owned.ts";
import { agrees, agreesInGender, objectRole, type Verb, whither } from "./russian-verb-phrase.ts";
import { type Found, RussianVerbless } from "./russian-verbless.ts";
import { RUSSIAN_PREDICATES, RUSSIAN_QUESTIONS, WHICH_RUSSIAN } from "./russian-words.ts";

/** Reads a simple Russian sentence or phrase into a clause. */
export class RussianSentences extends RussianVerbless {
  /** The clause this says; undefined unless every word of it is understood. */
  read(text: string): Clause | undefined {
    const draft = newDraft();
    if (/\?\s*$|\sли\s/.test(text)) draft.question = true;
    const folded = foldText(text).replace(/ - /g, " ");
    let words = (folded.match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []).filter(
      (word) => !/^(?:пожалуйста|ли|же|бы|вот|просто|ну)$/.test(word),
    );
    if (words.length === 0 || words.length > 16) return undefined;
    if (/^(?:а|но)$/.test(words[0] as string) && words.length > 1) words = words.slice(1);
    words = takeTimesAsked(takeAlso(words, "ru", draft), draft);
    words = takeDuration(takeAdverbs(words, "ru", draft), "ru", draft, goesOn(words, "ru"));
    words = this.#takeQuestion(words, draft);
    if (words.slice(0, 3).some((word) => WHICH_RUSSIAN.test(word) || word === "сколько")) {
      draft.ask = { word: "", at: "within" };
      draft.question = false;
    }
    const done =
      this.special(words, draft) ??
      (/^давай(?:те)?$/.test(words[0] ?? "") ? undefined : this.#general(words, draft));
    return done ? finishDraft(draft, "ru") : undefined;
  }

  /** The noun phrase or pronoun a text is, in whatever case; undefined when it is more or less than one. */
  phrase(text: string): Phrase | undefined {
    const words = wordsOf(foldText(text));
    const read = this.nouns.read(words, 0);
    return read?.next === words.length ? read.phrase : undefined;
  }

  /** Kazakh of what something is like, in whatever form. */
  adjective(word: string): string | undefined {
    return this.nouns.adjective(word);
  }

  #takeQuestion(words: string[], draft: DraftClause): string[] {
    const [first, second] = words;
    const two = `${first} ${second}`;
    if (/^(?:сколько (?:времени|лет|месяцев)|как (?:долго|давно))$/.test(two) && words.length > 3) {
      draft.ask = { word: "қашаннан бері", at: "time" };
      draft.tense = "lasting";
      draft.question = false;
      return words.slice(2).filter((word) => word !== "уже");
    }
    if (two === "во сколько" || two === "сколько времени") {
      draft.ask =
        two === "во сколько"
          ? { word: "сағат нешеде", at: "time" }
          : { word: "қанша уақыт", at: "adverb" };
      draft.question = false;
      return words.slice(2);
    }
    const at = words.findIndex((word) => RUSSIAN_QUESTIONS[word] !== undefined);
    if (at < 0 || at > 1) return words;
    const [word, place] = RUSSIAN_QUESTIONS[
      words[at] as string
    ] as (typeof RUSSIAN_QUESTIONS)[string];
    draft.ask = { word, at: place };
    draft.question = false;
    return words.filter((_, index) => index !== at);
  }

  /** Everything else: a verb with whoever stands around it, or no verb at all. */
  #general(words: readonly string[], draft: DraftClause): true | undefined {
    const found: Found = { phrases: [] };
    for (let at = 0; at < words.length; ) {
      const next = this.#step(words, at, draft, found);
      if (next === undefined) return undefined;
      at = next;
    }
    if (found.verb) return this.#verbal(words, found as Found & { verb: Verb }, draft);
    return this.verbless(words, found, draft);
  }

  #step(
    words: readonly string[],
    at: number,
    draft: DraftClause,
    found: Found,
  ): number | undefined {
    const word = words[at] as string;
    if (word === "не" || word === "нет") {
      draft.negative = true;
      return at + 1;
    }
    if (
      /^(?:есть)$/.test(word) &&
      this.nouns.read(words, at + 1)?.cases.includes("nom") &&
      !found.phrases.some(({ read }) => read.cases[0] === "nom")
    ) {
      found.predicate = "бар";
      return at + 1;
    }
    if (/^(?:был|была|было|были)$/.test(word)) {
      draft.tense = "past";
      return at + 1;
    }
    if (/^(?:буду|будешь|будет|будем|будете|будут)$/.test(word)) {
      draft.tense = "future";
      return at + 1;
    }
    if (/^(?:должен|должна|должны|обязан)$/.test(word)) {
      draft.mood = "must";
      return at + 1;
    }
    const passive = found.verb ? undefined : russianPassive(word);
    const reflexive = found.verb || passive ? undefined : reflexivePassive(word);
    if (passive !== undefined || reflexive) {
      draft.tense = reflexive?.tense ?? (draft.tense === "future" ? "future" : "past");
      found.verb = {
        kz: passive ?? reflexive?.lemma ?? "",
        form: {
          lemma: word,
          pos: "v",
          tense: draft.tense === "past" ? "past" : "present",
          person: 3,
        },
      };
      return at + 1;
    }
    const preposition = this.preposition(words, at, found.verb?.kz);
    if (preposition) {
      draft.complements.push(preposition.complement);
      return preposition.next;
    }
    // "Ты прав": no right of anybody's is spoken of
    const inTheRightNow =
      /^прав[аы]?$/.test(word) && at === words.length - 1 && found.phrases.length === 1;
    if (inTheRightNow) {
      found.predicate = "дұрыс";
      found.predicateAt = at;
      return at + 1;
    }
    const read = this.nouns.read(
      words,
      at,
      words[at - 1] === "нет" ? ["gen"] : found.verb ? ["acc", "gen", "dat", "ins"] : ["nom"],
    );
    const verb = this.verb(word, !draft.question && !draft.ask && ordersIn(words, at));
    if (
      verb &&
      !(read && read.next > at + 1 && !isOrder(verb, read.phrase, at)) &&
      // "воду" after a verb is water, not "I lead"
      !(read && found.verb && verb.form.tense !== "infinitive") &&
      !(verb.form.tense === "imperative" && read && at > 0 && words[at - 1] !== "не")
    ) {
      if (!this.#takeVerb(verb, draft, found, at)) return undefined;
      return at + 1;
    }
    const said = RUSSIAN_PREDICATES[word] ?? (read ? undefined : this.nouns.adjective(word));
    if (said && !found.predicate && !(read && read.next > at)) {
      found.predicate = said;
      found.predicateAt = at;
      return at + 1;
    }
    if (word === "очень" || word === "слишком") return at + 1;
    const than = word === "чем" ? this.nouns.read(words, at + 1) : undefined;
    if (than) {
      draft.complements.push({ phrase: than.phrase, role: { case: "ABL" } });
      return than.next;
    }
    if (!read) return undefined;
    found.phrases.push({ read, at });
    return read.next;
  }

  /** The main verb, or one that lends it a mood: хочу, могу, люблю, буду. */
  #takeVerb(verb: Verb, draft: DraftClause, found: Found, at: number): boolean {
    const { lemma } = verb.form;
    const before = found.verb;
    if (before) {
      if (verb.form.tense !== "infinitive") return false;
      const mood = ({ хотеть: "want", мочь: "can", уметь: "can", любить: "like" } as const)[
        before.form.lemma as "хотеть"
      ];
      if (!mood) {
        // пошёл купить, идёт гулять: the goal in the dative
        draft.complements.push({ phrase: { kind: "noun", lemma: verb.kz }, role: { case: "DAT" } });
        return MOTION.test(before.kz);
      }
      draft.mood = mood;
      found.verb = { kz: verb.kz, form: { ...before.form, lemma } };
      return true;
    }
    found.verb = verb;
    found.verbAt = at;
    return true;
  }

  #verbal(
    words: readonly string[],
    found: Found & { verb: Verb },
    draft: DraftClause,
  ): true | undefined {
    const { verb, phrases } = found;
    // "вы говорите" is no order, though it looks like one
    const addressed = phrases.some(
      ({ read }) =>
        read.phrase.kind === "pronoun" && /^2/.test(read.phrase.person) && read.cases[0] === "nom",
    );
    const form: RussianForm =
      verb.form.tense === "imperative" && addressed
        ? { ...verb.form, tense: "present", person: 2, plural: verb.form.polite === true }
        : verb.form;
    if (form.tense === "past" && draft.tense === "present") draft.tense = "past";
    if (form.tense === "future") draft.tense = "future";
    if (form.tense === "infinitive" && draft.tense === "present" && draft.mood === "plain")
      return undefined;
    if (form.tense === "imperative") {
      draft.mood = "order";
      draft.subject = pronoun(form.polite ? "2f" : "2s");
    }
    const did = form.tense === "past" ? (words[found.verbAt ?? -1] ?? "") : "";
    const named = phrases.filter(
      ({ read, at }) =>
        read.cases.includes("nom") &&
        agrees(read, form) &&
        (read.next !== at + 1 ||
          read.phrase.kind === "pronoun" ||
          read.phrase.name ||
          agreesInGender(words[at] ?? "", did)),
    );
    // «Сколько книг ты прочитал»: a pronoun that can be nothing else is the subject
    const whole = named.find(({ read }) => read.phrase.kind === "pronoun") ?? named[0];
    if (whole && !draft.subject) {
      draft.subject = whole.read.phrase;
      phrases.splice(phrases.indexOf(whole), 1);
    }
    if (!draft.subject && draft.ask?.at !== "subject") {
      const will = words.map((word) => WILL[word]).find(Boolean);
      if (will && form.tense === "infinitive") draft.subject = pronoun(will);
      const key = form.tense === "past" ? "" : `${form.person ?? ""}${form.plural ? "p" : ""}`;
      const person = PERSONS[key];
      if (person) draft.subject = pronoun(person);
    }
    let lemma = verb.kz;
    if (
      form.lemma === "любить" &&
      phrases.length > 0 &&
      phrases.every(({ read }) => read.phrase.kind === "pronoun")
    )
      lemma = "сүю";
    if (
      form.lemma === "хотеть" &&
      draft.mood === "plain" &&
      phrases[0]?.read.phrase.kind === "noun"
    ) {
      draft.predicate = { kind: "needs", what: phrases[0].read.phrase };
      return phrases.length === 1 || undefined;
    }
    draft.predicate = { kind: "verb", lemma };
    const person = draft.subject?.kind === "pronoun" ? draft.subject.person : "3";
    for (const { read } of phrases)
      draft.complements.push({
        phrase: ownedBy(read, person, lemma),
        role: objectRole(read, lemma),
      });
    draft.complements = toWhoGetsIt(draft.complements, phrases, lemma);
    draft.complements = draft.complements.map((one) => ({
      ...one,
      role: whither(one.role, one.phrase, lemma),
    }));
    return true;
  }
}

/** «Купи хлеб» bids to buy, and is no fur coat of crops: no thing with an owner begins so. */
const isOrder = ({ form }: Verb, phrase: Phrase, at: number): boolean =>
  at === 0 &&
  form.tense === "imperative" &&
  phrase.kind === "noun" &&
  typeof phrase.owner === "object";
