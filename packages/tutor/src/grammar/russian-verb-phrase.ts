import { numberToWords } from "@tilashar/kazakh";
import { spokenNumber } from "../text/spoken-numbers.ts";
import type { Glossary } from "../words/glossary.ts";
import { type RussianForm, russianForms } from "../words/russian-forms.ts";
import { type Person, type Phrase, pronoun, type Role } from "./clause.ts";
import type { DraftClause } from "./draft-clause.ts";
import { MOTION, SURFACES } from "./english-words.ts";
import { inGeneral } from "./object-case.ts";
import type { RussianNouns, RussianPhrase } from "./russian-noun-phrase.ts";
import { RUSSIAN_PREDICATES, RUSSIAN_PREPOSITIONS } from "./russian-words.ts";
import { place, VERB_OBJECTS, WEATHER } from "./shared-words.ts";

/** A verb with its Kazakh partner. */
export interface Verb {
  readonly kz: string;
  readonly form: RussianForm;
}

/** Reads verbs with what follows them, and sentences built otherwise than in Kazakh. */
export class RussianVerbPhrases {
  protected readonly glossary: Glossary;
  protected readonly nouns: RussianNouns;

  constructor(glossary: Glossary, nouns: RussianNouns) {
    this.glossary = glossary;
    this.nouns = nouns;
  }

  /** Sentences built otherwise than in Kazakh: у меня есть, мне надо, меня зовут. */
  protected special(words: readonly string[], draft: DraftClause): true | undefined {
    const [first = "", second = ""] = words;
    // «Эту воду пить нельзя»: what may not be done stands behind what it is done to
    const modal = words.findIndex((word) => /^(?:можно|нельзя|надо|нужно)$/.test(word));
    const infinitive = words.findIndex((word) => this.verb(word)?.form.tense === "infinitive");
    if (modal > 0 && infinitive > 0 && !this.nouns.read(words, 0, ["dat"])?.cases.includes("dat"))
      return this.dative(
        [
          words[modal] as string,
          words[infinitive] as string,
          ...words.filter((_, at) => at !== modal && at !== infinitive),
        ],
        draft,
      );
    if (first === "у") {
      const owner = this.nouns.read(words, 1, ["gen"]);
      if (!owner) return undefined;
      let at = owner.next;
      const word = words[at] ?? "";
      draft.negative = /^(?:нет|не)$/.test(word);
      if (/^(?:есть|нет|не)$/.test(word)) at++;
      if (/^(?:был|была|было|были)$/.test(words[at] ?? "")) {
        draft.tense = "past";
        at++;
      }
      if (/^(?:будет|будут)$/.test(words[at] ?? "")) {
        draft.tense = "future";
        at++;
      }
      const what = this.nouns.read(words, at);
      if (!what || what.next !== words.length) return undefined;
      draft.subject = owner.phrase;
      draft.predicate = { kind: "has", what: what.phrase };
      return true;
    }
    if (
      /^(?:мне|тебе|ему|ей|нам|вам|им)$/.test(first) ||
      /^(?:можно|нельзя|надо|нужно)$/.test(first)
    )
      return this.dative(words, draft);
    const age = /^(?:мне|тебе)$/.test(first) ? spokenNumber(words.slice(1)) : undefined;
    if (age) return undefined;
    if (/^(?:меня|его|ее|тебя|вас)$/.test(first) && second === "зовут") {
      const person =
        ({ меня: "1s", тебя: "2s", вас: "2f" } as Record<string, Person>)[first] ?? "3";
      draft.subject = { kind: "noun", lemma: "ат", owner: person };
      if (words.length === 2) {
        draft.predicate = { kind: "is-so", word: "кім" };
        draft.ask = { word: "", at: "within" };
        return true;
      }
      const name = this.nouns.read(words, 2);
      if (name?.phrase.kind !== "noun" || name.next !== words.length) return undefined;
      draft.predicate = { kind: "is", what: name.phrase };
      return true;
    }
    if (/^(?:давай|давайте)$/.test(first)) {
      const verb = this.verb(second);
      if (verb?.form.tense !== "infinitive" && !(verb?.form.person === 1 && verb.form.plural))
        return undefined;
      draft.subject = pronoun("1p");
      draft.mood = "let";
      draft.predicate = { kind: "verb", lemma: verb.kz };
      return this.rest(words.slice(2), draft, verb.kz);
    }
    return undefined;
  }

  /** мне надо идти, мне нужна вода, мне нравится чай, мне двадцать лет, можно войти. */
  protected dative(words: readonly string[], draft: DraftClause): true | undefined {
    let at = 0;
    const who = this.nouns.read(words, 0, ["dat"]);
    if (who?.cases.includes("dat")) {
      draft.subject = who.phrase;
      at = who.next;
    }
    const age = spokenNumber(words.slice(at));
    if (age && /^(?:лет|год|года)$/.test(words[at + age.length] ?? "")) {
      draft.predicate = { kind: "is-so", word: "жаста", before: [numberToWords(age.value)] };
      return at + age.length + 1 === words.length || undefined;
    }
    if (words[at] === "не") {
      draft.negative = true;
      at++;
    }
    const word = words[at] ?? "";
    if (/^(?:надо|нужно|нужен|нужна|нужны)$/.test(word)) {
      const verb = this.verb(words[at + 1] ?? "");
      if (verb?.form.tense === "infinitive") {
        draft.mood = "must";
        draft.predicate = { kind: "verb", lemma: verb.kz };
        return this.rest(words.slice(at + 2), draft, verb.kz);
      }
      const what = this.nouns.read(words, at + 1);
      if (what?.next !== words.length) return undefined;
      draft.predicate = { kind: "needs", what: what.phrase };
      return true;
    }
    // «Мне рано вставать»: what is to be done is a duty
    const duty = /^(?:мне|нам)$/.test(words[0] ?? "") ? this.verb(word) : undefined;
    if (duty?.form.tense === "infinitive" && !draft.question && !draft.ask) {
      draft.mood = "must";
      draft.predicate = { kind: "verb", lemma: duty.kz };
      return this.rest(words.slice(at + 1), draft, duty.kz);
    }
    if (/^(?:нравится|нравятся)$/.test(word)) {
      const verb = this.verb(words[at + 1] ?? "");
      if (verb?.form.tense === "infinitive") {
        draft.mood = "like";
        draft.predicate = { kind: "verb", lemma: verb.kz };
        return this.rest(words.slice(at + 2), draft, verb.kz);
      }
      const what = this.nouns.read(words, at + 1);
      if (what?.next !== words.length) return undefined;
      draft.predicate = { kind: "verb", lemma: "жақсы көру" };
      const definite = what.phrase.kind === "noun" ? inGeneral(what.phrase, false) : what.phrase;
      draft.complements.push({ phrase: definite, role: { case: "ACC" } });
      return true;
    }
    const felt = RUSSIAN_PREDICATES[word];
    if (felt && who && at + 1 === words.length) {
      delete draft.subject;
      draft.complements.push({ phrase: who.phrase, role: { case: "DAT" } });
      draft.predicate = { kind: "is-so", word: felt };
      return true;
    }
    if (/^(?:можно|нельзя|хочется)$/.test(word)) {
      const verb = this.verb(words[at + 1] ?? "");
      if (!verb) return undefined;
      draft.mood = word === "хочется" ? "want" : "may";
      if (word === "хочется") draft.subject ??= pronoun("1s");
      if (word === "нельзя") draft.negative = true;
      draft.predicate = { kind: "verb", lemma: verb.kz };
      return this.rest(words.slice(at + 2), draft, verb.kz);
    }
    return undefined;
  }

  /** What follows a verb that is done with. */
  protected rest(words: readonly string[], draft: DraftClause, verb: string): true | undefined {
    for (let at = 0; at < words.length; ) {
      const preposition = this.preposition(words, at, verb);
      const read = preposition ? undefined : this.nouns.read(words, at, ["acc", "dat", "gen"]);
      if (preposition)
        draft.complements.push({
          ...preposition.complement,
          role: whither(preposition.complement.role, preposition.complement.phrase, verb),
        });
      else if (read) draft.complements.push({ phrase: read.phrase, role: objectRole(read, verb) });
      else return undefined;
      at = preposition?.next ?? (read as RussianPhrase).next;
    }
    return true;
  }

  protected preposition(words: readonly string[], at: number, verb: string | undefined) {
    for (const [text, cases, role] of RUSSIAN_PREPOSITIONS) {
      const length = text.split(" ").length;
      if (words.slice(at, at + length).join(" ") !== text) continue;
      const read = this.nouns.read(words, at + length, cases);
      if (!read || !cases.some((one) => read.cases.includes(one))) continue;
      const lemma = read.phrase.kind === "noun" ? read.phrase.lemma : "";
      // A place under a town is near it: Шымкенттің жанында
      if (text === "под" && read.phrase.kind === "noun" && read.phrase.name)
        return { complement: { phrase: read.phrase, role: place("жан") }, next: read.next };
      const ride =
        text === "на" &&
        /^(?:автобус|пойыз|ұшақ|такси|көлік|метро|велосипед|ат|машина)$/.test(lemma);
      // «В дождь»: while it rains
      const isWhile = /^во?$/.test(text) && WEATHER.test(lemma);
      const fitted: Role = isWhile
        ? { case: "LOC" }
        : text === "на" && SURFACES.test(lemma)
          ? { place: "үст", case: role && "case" in role ? role.case : "LOC" }
          : ride &&
              (cases[0] === "prep" || !/[уюая]$/.test(words[at + length] ?? "")) &&
              (verb === undefined || MOTION.test(verb))
            ? { case: "INS", by: true }
            : role;
      return { complement: { phrase: read.phrase, role: fitted }, next: read.next };
    }
    return undefined;
  }

  protected verb(word: string, isOrder = false): Verb | undefined {
    const forms = russianForms(word);
    const orders = isOrder ? forms.filter(({ tense }) => tense === "imperative") : [];
    for (const form of [...orders, ...forms]) {
      if (form.pos !== "v" && !(form.pos === "other" && /(?:ть|ти|чь|ться)$/.test(word))) continue;
      const sense = this.glossary.meaning(form.lemma, "ru").find(({ pos }) => pos === "v");
      const helper = form.lemma === "мочь" || form.lemma === "хотеть" || form.lemma === "уметь";
      if (!sense && !helper) continue;
      return {
        kz: sense?.kz ?? "",
        form: form.pos === "other" ? { lemma: form.lemma, pos: "v", tense: "infinitive" } : form,
      };
    }
    return undefined;
  }
}

/** The case or postposition an object takes in Kazakh. */
export function objectRole(read: RussianPhrase, verb: string): Role {
  const [first] = read.cases;
  if (read.cases.includes("acc") || first === "gen") return { case: VERB_OBJECTS[verb] ?? "ACC" };
  if (read.cases.includes("dat")) return { case: VERB_OBJECTS[verb] ?? "DAT" };
  // One becomes a doctor without a case: дәрігер болу
  if (read.cases.includes("ins")) {
    if (verb === "жұмыс істеу" && read.phrase.kind === "noun" && read.cases[0] === "ins")
      return { after: "болып", case: "NOM" };
    return { case: verb === "болу" ? "NOM" : "INS" };
  }
  return { case: "ACC" };
}

/** "в школу" and "в школе" are told apart by the verb where the form does not tell. */
export function whither(role: Role, phrase: Phrase, verb: string): Role {
  if (verb === "ойнау" && "case" in role && role.case === "DAT") return { case: "ACC" };
  if (!("case" in role) || role.case !== "LOC" || "place" in role || "after" in role) return role;
  const ambiguous = phrase.kind === "noun" && MOTION.test(verb);
  return ambiguous && /^(?:бару|келу|кіру|қайту)$/.test(verb) && !role.by ? { case: "DAT" } : role;
}

/** The case a phrase by itself is put in. */
export const fragmentCase = (read: RussianPhrase) => {
  if (read.cases.includes("nom")) return "NOM";
  if (read.cases.includes("dat")) return "DAT";
  return read.cases.includes("ins") ? "INS" : read.cases.includes("gen") ? "GEN" : "ACC";
};

/** Whether a phrase can be the subject of a verb form. */
export function agrees(read: RussianPhrase, form: RussianForm): boolean {
  const { phrase } = read;
  if (phrase.kind === "pronoun") return read.cases[0] === "nom";
  // "Дом построили": those who built it are not named
  const several = phrase.plural === true || phrase.and !== undefined || phrase.count !== undefined;
  if (form.tense === "past" && form.plural === true && !several) return false;
  return form.tense === "past" || form.person === undefined || form.person === 3;
}

/** Men whose word ends as a woman's does. */
const HE = /^(?:папа|дядя|дедушка|мужчина|юноша|дедуля|судья|коллега|батюшка)$/;

/** Whether a noun alone can be what did it, by the ends of both: «молоко купил» leaves it unsaid who did. */
export function agreesInGender(noun: string, did: string): boolean {
  if (/л(?:ся)?$/.test(did)) return HE.test(noun) || !/[оеая]$/.test(noun);
  if (/ло(?:сь)?$/.test(did)) return /[оея]$/.test(noun);
  return !/ла(?:сь)?$/.test(did) || !/[ое]$/.test(noun);
}
