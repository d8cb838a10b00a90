import type { Phrase } from "../clause.ts";
import { inTheRight } from "../clause.ts";
import { compose } from "../compose.ts";
import { ENGLISH_STATES } from "../english-words.ts";
import { WEATHER } from "./being-words.ts";
import { feltFact } from "./felt-facts.ts";
import type { NounWriter } from "./noun-writer.ts";
import { ofThing } from "./quality-senses.ts";
import type { StateWriter } from "./state-writer.ts";
import type { Deed, Noun, Quality, Sentence } from "./tree.ts";
import { QUALITY_CASES } from "./verb-partners.ts";
import { bidden, wished } from "./wished-being.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Written } from "./written.ts";

/** Puts what "to be" says into a clause: what something is, is like, where it is. */
export class BeingWriter {
  readonly #tools: WritingTools;
  readonly #nouns: NounWriter;
  readonly #clauses: Clauses;
  readonly #states: StateWriter;

  constructor(tools: WritingTools, nouns: NounWriter, clauses: Clauses, states: StateWriter) {
    this.#tools = tools;
    this.#nouns = nouns;
    this.#clauses = clauses;
    this.#states = states;
  }

  write(tree: Sentence, deed: Deed, draft: Written): boolean {
    if (draft.mood === "can" || draft.mood === "may" || deed.isTried) return false;
    if (draft.mood === "order") return bidden(deed, draft, this.#nouns);
    // "Used to be afraid": бұрын қорқатынмын is a verb's own form
    if (draft.tense === "habitual" && deed.quality && ENGLISH_STATES[deed.quality.word])
      draft.times.push("бұрын");
    if (draft.tense === "habitual" && !(deed.quality && ENGLISH_STATES[deed.quality.word])) {
      draft.tense = "past";
      draft.times.push("бұрын");
    }
    if (draft.tense === "perfect" || draft.tense === "lasting") {
      if (deed.lasts === undefined && deed.times.every((time) => !/бері$/.test(time)))
        draft.tense = "past";
    }
    if (draft.mood !== "plain" && draft.mood !== "might") return wished(deed, draft, this.#nouns);
    if (deed.noun || deed.quality) draft.manners.push(...deed.manners);
    if (deed.noun) return this.#isNoun(tree, deed.noun, draft, deed);
    if (deed.quality) return this.#isSo(tree, deed, deed.quality, draft);
    if (deed.isPlace) {
      const [place = "", ...manners] = deed.manners;
      draft.predicate = { kind: "is-so", word: place };
      draft.manners.push(...manners);
      return true;
    }
    if (deed.to) return this.isDeed(deed.to, draft);
    const [where] = deed.preps;
    // What is in the bag: дорбада не бар
    if (where && tree.ask?.at === "subject") {
      draft.predicate = { kind: "there-is", what: { kind: "noun", lemma: tree.ask.word } };
      draft.ask = { word: "", at: "within" };
      return true;
    }
    if (where?.noun && !tree.there) return this.#isAt(where.noun, where.prep, draft);
    return this.#asked(tree, draft);
  }

  #isNoun(tree: Sentence, noun: Noun, draft: Written, deed: Deed): boolean {
    const what = this.#nouns.write(noun, draft.negative);
    const isCircumstance =
      tree.ask !== undefined && /^(?:adverb|time)$/.test(tree.ask.at) && tree.ask.word !== "неге";
    if (!what || deed.to || deed.that || (isCircumstance && !tree.there)) return false;
    // "He was right" is what he is like, and no thing that he is
    const isBare =
      noun.isDetermined !== true &&
      !noun.plural &&
      !noun.isName &&
      noun.kz === undefined &&
      noun.owner === undefined &&
      noun.kind === undefined &&
      noun.person === undefined;
    if (isBare && tree.subject?.person !== undefined && !isIt(tree.subject)) return false;
    // What is there is there: no place is a part of it
    if (tree.there && noun.where) return false;
    if (tree.there) {
      draft.predicate = { kind: "there-is", what };
      return true;
    }
    if (draft.question && what.kind === "noun" && what.joint) return false;
    // Who your friends are: достарыңыз кім
    if (tree.ask?.at === "subject") {
      if (deed.preps.length > 0) return false;
      draft.subject = what;
      draft.predicate = { kind: "is", what: { kind: "noun", lemma: tree.ask.word } };
      draft.ask = { word: "", at: "within" };
      return true;
    }
    // "What colour is it" asks for a colour of it, and not which of the colours it is
    if (tree.subject?.asks === "which" && what.kind === "noun") return false;
    draft.predicate = { kind: "is", what: countedOf(draft.subject, what) };
    // "It is a book": бұл кітап
    if (isIt(tree.subject)) draft.subject = { kind: "pronoun", lemma: "бұл", person: "3" };
    // "It's my birthday today": бүгін менің туған күнім
    if (isIt(tree.subject) && deed.times.length > 0 && OCCASION.test(noun.text))
      delete draft.subject;
    return true;
  }

  /** "My dream is to become a doctor": арманым дәрігер болу. */
  isDeed(to: Deed, draft: Written): boolean {
    const side =
      draft.tense === "present" && draft.subject?.kind === "noun"
        ? this.#clauses.deed(to)
        : undefined;
    const words =
      side && compose({ ...side, link: "deed", knownIn: "NOM" }).pieces.map(({ text }) => text);
    const word = words?.at(-1);
    if (!words || word === undefined) return false;
    draft.predicate = { kind: "is-so", word, before: words.slice(0, -1) };
    return true;
  }

  #isAt(noun: Noun, prep: string, draft: Written): boolean {
    const phrase = this.#nouns.write(noun, draft.negative);
    const role =
      phrase &&
      this.#tools.choices.pick(
        this.#tools.roles
          .ways(prep, phrase, undefined)
          .filter((one) => !("case" in one && one.case === "DAT" && !("after" in one))),
      );
    if (!role) return false;
    if (prep === "from") this.#nouns.put("come");
    draft.predicate = { kind: "is-at", where: { phrase, role } };
    return true;
  }

  /** What a question word asks for stands where it would be answered. */
  #asked({ ask, asked, there, subject }: Sentence, draft: Written): boolean {
    if (asked) {
      const what = this.#nouns.write(asked, draft.negative);
      if (!what) return false;
      draft.isAskedPlaced = true;
      if (there) {
        draft.predicate = { kind: "there-is", what };
        return true;
      }
      draft.predicate = { kind: "is", what };
      if (isIt(subject)) {
        if (/^(?:day|date|month|time)$/.test(asked.text)) delete draft.subject;
        else draft.subject = { kind: "pronoun", lemma: "бұл", person: "3" };
      }
      return true;
    }
    if (!ask || ask.at === "subject") return false;
    draft.predicate = { kind: "is-so", word: ask.word };
    draft.ask = { word: "", at: "within" };
    return true;
  }

  #isSo(tree: Sentence, deed: Deed, quality: Quality, draft: Written): boolean {
    if (deed.than) {
      const than = deed.than.where
        ? this.#nouns.whatIsThere(deed.than.where)
        : this.#nouns.write(deed.than);
      if (!than) return false;
      draft.complements.push(
        quality.degree === "сияқты"
          ? { phrase: than, role: { after: "сияқты", case: "NOM" } }
          : { phrase: than, role: { case: "ABL" } },
      );
    }
    const state = deed.than || quality.rank ? undefined : ENGLISH_STATES[quality.word];
    const alive =
      draft.subject !== undefined &&
      !isIt(tree.subject) &&
      (quality.word !== "cold" || this.#tools.roles.isPerson(draft.subject));
    if (deed.that && alive && feltFact(quality.word, deed.that, draft, this.#clauses, this.#tools))
      return true;
    // "People who are always late": who it is stands outside the clause
    if (
      state &&
      state.of === undefined &&
      tree.subject === undefined &&
      !deed.to &&
      !deed.that &&
      draft.mood === "plain"
    ) {
      draft.predicate = { kind: "verb", lemma: state.verb };
      if (draft.tense === "present" && deed.times.length === 0 && deed.manners.length === 0)
        draft.tense = state.tense;
      this.#nouns.put(quality.word);
      return true;
    }
    if (state && alive && draft.subject && !deed.to)
      return this.#states.state(state, quality, deed, draft, draft.subject);
    // Who is too tired to go: баруға қатты шаршаған
    if (state && alive && deed.to && quality.degree === "тым" && draft.subject)
      return (
        this.#states.state(state, quality, withoutTo(deed), draft, draft.subject) &&
        this.#deedOf(tree, quality, deed.to, draft)
      );
    if (quality.word === "right" && deed.manners.length > 0) return false;
    if (
      quality.word === "right" &&
      tree.subject?.person &&
      !isIt(tree.subject) &&
      draft.subject?.kind === "pronoun"
    )
      draft.subject = inTheRight(draft.subject);
    if (/^(?:on|off)$/.test(quality.word) && !SWITCHED.test(tree.subject?.text ?? "")) return false;
    // "Not old but kind" is one of the two alone
    if (quality.but && (draft.negative || draft.question)) return false;
    const age = / (?:жаста|айлық|апталық|күндік)$/.test(quality.kz ?? "");
    if (age && !(draft.subject && this.#tools.roles.isPerson(draft.subject))) return false;
    const isSomebody =
      tree.subject?.person !== undefined && !isIt(tree.subject) && deed.than === undefined;
    const { degree, ...bare } = isSomebody
      ? ofThing(quality, "", true)
      : ofThing(quality, tree.subject?.text ?? "");
    const words = this.#nouns.quality(
      degree === "сияқты" || degree === undefined ? bare : { ...bare, degree },
      deed.than !== undefined,
    );
    const word = words?.at(-1);
    if (!words || word === undefined) return false;
    draft.predicate = { kind: "is-so", word, before: words.slice(0, -1) };
    if (isIt(tree.subject) && (tree.exclaimed || /ғұрлым$/.test(quality.degree ?? "")))
      delete draft.subject;
    if (/ есе$/.test(quality.degree ?? "")) this.#nouns.put("cost twice time three four five ten");
    if (isIt(tree.subject) && WEATHER.test(quality.word) && deed.preps.length === 0)
      delete draft.subject;
    if (deed.to && !this.#deedOf(tree, quality, deed.to, draft)) return false;
    return !deed.that || this.#factOf(tree, deed.that, draft);
  }

  /** "It is hard to learn", "ready to go". */
  #deedOf(tree: Sentence, quality: Quality, to: Deed, draft: Written): boolean {
    const side = this.#clauses.deed(to);
    if (!side) return false;
    if (isIt(tree.subject)) {
      delete draft.subject;
      draft.doing = { ...side, link: "deed", knownIn: "NOM" };
      return true;
    }
    const isEnough = /^(?:тым|жеткілікті)$/.test(quality.degree ?? "");
    if (isEnough) this.#nouns.put("enough");
    const wanted = QUALITY_CASES[quality.word] ?? (isEnough ? "DAT" : undefined);
    if (wanted === undefined) return false;
    draft.hanging.push({ ...side, link: "deed", knownIn: wanted });
    return true;
  }

  /** "It is good that you came": келгеніңіз жақсы. */
  #factOf(tree: Sentence, that: Sentence, draft: Written): boolean {
    const fact = isIt(tree.subject) ? this.#clauses.sentence(that) : undefined;
    if (!fact || (fact.hanging ?? []).length > 0 || fact.next) return false;
    delete draft.subject;
    draft.doing = { ...fact, link: "known", knownIn: "NOM" };
    return true;
  }
}

/** What is switched on and off: a match that is off is no lamp. */
const SWITCHED =
  /^(?:light|lamp|tv|television|oven|stove|cooker|computer|laptop|printer|phone|radio|iron|heating|heater|kettle|washing machine|engine|gas|air conditioner|microwave|fan|camera|alarm|screen)$/;

/** Of so many each is one: екі ағам дәрігер. */
const countedOf = (subject: Phrase | undefined, what: Phrase): Phrase =>
  subject?.kind === "noun" && subject.count !== undefined && what.kind === "noun" && what.plural
    ? { ...what, plural: false }
    : what;

/** What a day is. */
const OCCASION =
  /^(?:birthday|wedding|anniversary|holiday|day off|monday|tuesday|wednesday|thursday|friday|saturday|sunday|exam|new year|nauryz)$/;

const withoutTo = ({ to: _, ...deed }: Deed): Deed => deed;

const isIt = (noun: Noun | undefined): boolean => noun?.text === "it";
