import { englishForms } from "../words/english-forms.ts";
import type { Glossary } from "../words/glossary.ts";
import type { Complement, Phrase, Role } from "./clause.ts";
import type { DraftClause } from "./draft-clause.ts";
import type { EnglishNouns } from "./english-noun-phrase.ts";
import {
  BEFORE_THING,
  BEFORE_TO,
  ENGLISH_PREPOSITIONS,
  ENGLISH_VERB_PARTICLES,
  MOTION,
  SURFACES,
} from "./english-words.ts";
import { inGeneral } from "./object-case.ts";
import { phraseText } from "./phrase-text.ts";
import { DAY_NOUNS, LANGUAGE_ADVERBS, VERB_OBJECTS } from "./shared-words.ts";

/** An English verb with its Kazakh partner. */
export interface Verb {
  readonly kz: string;
  readonly base: string;
  readonly tag: string;
  readonly next: number;
}

/** Reads a main verb with its objects and places. */
export class EnglishVerbPhrases {
  protected readonly glossary: Glossary;
  protected readonly nouns: EnglishNouns;

  constructor(glossary: Glossary, nouns: EnglishNouns) {
    this.glossary = glossary;
    this.nouns = nouns;
  }

  protected mainVerb(
    words: readonly string[],
    from: number,
    draft: DraftClause,
  ): number | undefined {
    const verb = this.verb(words, from);
    if (!verb) return undefined;
    let { next } = verb;
    if (
      draft.tense === "present" &&
      (verb.tag === "past" ||
        (verb.base === "read" && draft.times.includes("кеше")) ||
        (UNCHANGED.test(words[from] ?? "") && isOneOther(draft.subject, words[from - 1])))
    )
      draft.tense = "past";
    if (
      verb.base === "want" ||
      verb.base === "like" ||
      verb.base === "love" ||
      verb.base === "need"
    ) {
      const moods = { want: "want", like: "like", love: "like", need: "must" } as const;
      const toVerb = words[next] === "to" ? next + 1 : next;
      const inner = this.verb(words, toVerb);
      if (inner && (toVerb > next || inner.tag === "ing")) {
        draft.mood = moods[verb.base];
        draft.predicate = { kind: "verb", lemma: inner.kz };
        const after = this.language(words, inner.next, inner.base, draft);
        return this.complements(words, after, draft, undefined, inner.kz);
      }
      if (words[toVerb] === "be" && toVerb > next) {
        const what = this.nouns.read(words, toVerb + 1);
        if (!what) return undefined;
        draft.mood = moods[verb.base];
        draft.predicate = { kind: "verb", lemma: "болу" };
        draft.complements.push({ phrase: what.phrase, role: { case: "NOM" } });
        return what.next;
      }
    }
    if (verb.base === "need" || verb.base === "want") {
      const what = this.nouns.read(words, next);
      if (what && what.phrase.kind === "noun") {
        draft.predicate = { kind: "needs", what: what.phrase };
        return this.complements(words, what.next, draft);
      }
      if (draft.ask?.at === "object" && next === words.length) {
        draft.predicate = { kind: "needs", what: { kind: "noun", lemma: "не" } };
        draft.ask = { word: "", at: "within" };
        return next;
      }
    }
    if (verb.base === "go" && this.verb(words, next)?.tag === "ing") {
      const inner = this.verb(words, next) as Verb;
      draft.predicate = { kind: "verb", lemma: inner.kz };
      return this.complements(words, inner.next, draft, undefined, inner.kz);
    }
    let lemma = verb.kz;
    for (const [base, particle, kz] of ENGLISH_VERB_PARTICLES) {
      if (verb.base === base && words[next] === particle) {
        lemma = kz;
        next++;
      }
    }
    next = this.language(words, next, verb.base, draft);
    if (verb.base === "love" || verb.base === "like") {
      const object = this.nouns.read(words, next);
      lemma = object?.phrase.kind === "pronoun" && verb.base === "love" ? "сүю" : "жақсы көру";
      if (object?.phrase.kind === "noun") {
        draft.complements.push({
          phrase: inGeneral(object.phrase, /^(?:the|these|those)$/.test(words[next] ?? "")),
          role: { case: "ACC" },
        });
        next = object.next;
      }
    }
    const known = verb.base === "know" ? this.nouns.read(words, next)?.phrase : undefined;
    // One knows a fact, but is acquainted with a person
    if (known?.kind === "pronoun" && words[next] !== "it") lemma = "тану";
    draft.predicate = { kind: "verb", lemma };
    return this.complements(words, next, draft, undefined, lemma);
  }

  /** A language spoken or learnt: қазақша сөйлеу, қазақ тілін үйрену. */
  protected language(
    words: readonly string[],
    at: number,
    verb: string,
    draft: DraftClause,
  ): number {
    const language = LANGUAGE_ADVERBS.get(words[at] ?? "");
    if (!language) return at;
    if (/^(?:speak|talk|read|write|understand)$/.test(verb)) {
      draft.manners.push(language);
      return at + 1;
    }
    if (!/^(?:learn|study|teach|know)$/.test(verb)) return at;
    const lemma = `${language.replace(/(?:ша|ше)$/, "")} тілі`;
    draft.complements.push({
      phrase: { kind: "noun", lemma, definite: true },
      role: { case: "ACC" },
    });
    return at + (words[at + 1] === "language" ? 2 : 1);
  }

  /** Objects and places to the end of the sentence. */
  protected complements(
    words: readonly string[],
    from: number,
    draft: DraftClause,
    objectCase?: "ABL",
    verb?: string,
  ): number | undefined {
    let at = from;
    const objects: Phrase[] = [];
    while (at < words.length) {
      const how = DEGREES[words[at] ?? ""];
      const than = how && words[at + 1] === "than" ? this.nouns.read(words, at + 2) : undefined;
      if (how && (than || at + 1 === words.length)) {
        const other = than && phraseText(than.phrase, "ABL").map(({ text }) => text);
        draft.manners.push(other ? [...other, how.than].join(" ") : how.alone);
        at = than?.next ?? at + 1;
        continue;
      }
      const found = this.preposition(words, at, verb);
      if (found) {
        draft.complements.push(found.complement);
        at = found.next;
        continue;
      }
      const object = this.nouns.read(words, at);
      if (!object) return undefined;
      objects.push(object.phrase);
      at = object.next;
    }
    const own = objectCase ?? VERB_OBJECTS[verb ?? ""] ?? "ACC";
    if (objects.length === 2) {
      draft.complements.push({ phrase: objects[0] as Phrase, role: { case: "DAT" } });
      draft.complements.push({ phrase: objects[1] as Phrase, role: { case: "ACC" } });
    } else if (objects[0]) {
      const hearer =
        SAID_TO.test(verb ?? "") &&
        objects[0].kind === "pronoun" &&
        !/^(?:бұл|сол)$/.test(objects[0].lemma);
      draft.complements.push({ phrase: objects[0], role: { case: hearer ? "DAT" : own } });
    }
    return objects.length > 2 ? undefined : at;
  }

  protected preposition(
    words: readonly string[],
    at: number,
    verb: string | undefined,
  ): { complement: Complement; next: number } | undefined {
    for (const [text, role] of ENGLISH_PREPOSITIONS) {
      const length = text.split(" ").length;
      if (words.slice(at, at + length).join(" ") !== text) continue;
      const read = this.nouns.read(words, at + length);
      if (!read || (text === "to" && this.#isDeed(words[at + 1] ?? ""))) continue;
      return {
        complement: { phrase: read.phrase, role: fitted(text, role, read.phrase, verb) },
        next: read.next,
      };
    }
    return undefined;
  }

  /** "taught me to cook": what is done, and nobody who cooks. */
  #isDeed(word: string): boolean {
    return !/^(?:work|bed)$/.test(word) && this.glossary.meaning(word, "en")[0]?.pos === "v";
  }

  /** "return it", "move to the city": the sense that what follows tells. */
  #fitting(verb: string, words: readonly string[], next: number): string | undefined {
    const follows = words[next] ?? "";
    if (follows === "to") return BEFORE_TO[verb];
    const isThing = /^(?:it|this|that|these|them|the|an?|my|your|his|her|our)$/.test(follows);
    return isThing ? BEFORE_THING[verb] : undefined;
  }

  protected verb(words: readonly string[], at: number): Verb | undefined {
    for (let length = Math.min(4, words.length - at); length >= 1; length--) {
      const [first = "", ...rest] = words.slice(at, at + length);
      for (const { lemma, tag } of englishForms(first)) {
        const text = [lemma, ...rest].join(" ");
        const sense = this.glossary.meaning(text, "en").find(({ pos }) => pos === "v");
        if (!sense || tag === "comparative" || tag === "superlative") continue;
        // "Rent a flat" is no word, though "take a walk" is
        if (length > 2 && /^(?:an?|the|my|this)$/.test(rest[0] ?? "") && !LIGHT.test(lemma))
          continue;
        if (length === 2 && /^(?:to|a|the|in|on|at|i|my)$/.test(rest[0] as string)) continue;
        return {
          kz: this.#fitting(text, words, at + length) ?? sense.kz,
          base: text,
          tag: tag === "plural" ? "third" : tag,
          next: at + length,
        };
      }
    }
    return undefined;
  }
}

/** Who is spoken to stands in the dative, though English makes an object of them. */
const SAID_TO = /^(?:айту|көрсету|жазу|үйрету|жауап беру|рақмет айту|ескерту)$/;

/** Verbs that say little beside what is had or made. */
const LIGHT = /^(?:take|have|make|do|go|tell|get|wash)$/;

/** Verbs whose past looks like their base. */
const UNCHANGED = /^(?:read|put|cut|let|hit|cost|set|hurt|shut)$/;

/** Of somebody else, without an auxiliary, a verb that has no -s is in the past: he read. */
const isOneOther = (subject: Phrase | undefined, before: string | undefined): boolean =>
  subject !== undefined &&
  !/^(?:to|do|does|did|can|could|will|would|must|should|may|not)$/.test(before ?? "") &&
  (subject.kind === "pronoun" ? subject.person === "3" : !subject.plural && !subject.and);

/** How something is done compared with another: менен жақсы, жақсырақ. */
const DEGREES: Readonly<Record<string, { than: string; alone: string }>> = {
  better: { than: "жақсы", alone: "жақсырақ" },
  worse: { than: "нашар", alone: "нашаррақ" },
  faster: { than: "тез", alone: "тезірек" },
  slower: { than: "баяу", alone: "баяуырақ" },
  more: { than: "көп", alone: "көбірек" },
  less: { than: "аз", alone: "азырақ" },
  earlier: { than: "ерте", alone: "ертерек" },
  later: { than: "кеш", alone: "кешірек" },
};

/** A preposition's role with this noun after this verb. */
function fitted(text: string, role: Role, phrase: Phrase, verb: string | undefined): Role {
  const lemma = phrase.kind === "noun" ? phrase.lemma : "";
  // What falls ends there: еденге құлады
  if (text === "on" && verb && /^(?:құлау|түсу|тастау|секіру|қону)$/.test(verb))
    return { case: "DAT" };
  if (text === "on" && SURFACES.test(lemma)) return { place: "үст", case: "LOC" };
  if (text === "on" && DAY_NOUNS.test(lemma)) return { case: "LOC" };
  if (
    (text === "on" || text === "in") &&
    /^(?:автобус|пойыз|ұшақ|такси|көлік)$/.test(lemma) &&
    verb &&
    MOTION.test(verb)
  )
    return { case: "INS", by: true };
  if (text === "in" && verb && /^(?:кіру|қою|салу)$/.test(verb)) return { case: "DAT" };
  return role;
}
