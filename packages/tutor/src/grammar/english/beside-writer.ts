import { inflect } from "@tilashar/kazakh";
import { type Case, type Clause, type Link, type Phrase, pronoun } from "../clause.ts";
import { MOTION } from "../english-words.ts";
import type { NounWriter, WritingTools } from "./noun-writer.ts";
import type { Deed, Sentence } from "./tree.ts";
import { BESIDE, KNOWING, THINKING } from "./verb-partners.ts";
import type { Clauses, Deeds, Written } from "./written.ts";

/** Puts what stands beside a verb into its clause: another deed, what it is for, what is known or told. */
export class BesideWriter {
  readonly #tools: WritingTools;
  readonly #nouns: NounWriter;
  readonly #clauses: Clauses;
  readonly #deeds: Deeds;

  constructor(tools: WritingTools, nouns: NounWriter, clauses: Clauses, deeds: Deeds) {
    this.#tools = tools;
    this.#nouns = nouns;
    this.#clauses = clauses;
    this.#deeds = deeds;
  }

  /** Another deed beside the verb: begin to read, help somebody carry, go swimming. */
  withDeed(tree: Sentence, deed: Deed, alone: Deed, draft: Written): boolean {
    const way = this.#tools.choices.pick(BESIDE[deed.verb] ?? []);
    // Of two verbs that are one in Kazakh all places are of both
    const isOne =
      (deed.verb === "let" && draft.mood === "order") || (way !== undefined && "converb" in way);
    const to = isOne ? merged(deed, alone) : alone;
    if (deed.verb === "let") return this.#letting(tree, deed, to, draft);
    // Who cannot help laughing helps nobody: күлмей тұра алмаймын
    if (deed.verb === "help" && to.isGerund) return this.#unable(tree, deed, to, draft);
    if (way && "converb" in way) {
      if (deed.objects.length > 0 || !this.#deeds.write({ ...tree, deed: to }, to, draft))
        return false;
      const { predicate } = draft;
      const converb =
        predicate?.kind === "verb"
          ? inflect(predicate.lemma, `V.CVB;${way.converb}`)[0]
          : undefined;
      if (converb === undefined) return false;
      draft.predicate = { kind: "verb", lemma: `${converb} ${way.verb}` };
      draft.times.push(...to.times);
      return true;
    }
    if (way && "of" in way) {
      // "I regret not finishing": бітірмегеніме өкінемін
      const side = deed.objects.length === 0 && this.#clauses.deed(to, draft.subject, true);
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: way.verb };
      draft.hanging.push({ ...side, tense: "past", link: "known", knownIn: way.of });
      return this.#deeds.preps(deed, draft, way.verb);
    }
    if (way) {
      const side = this.#clauses.deed(to);
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: way.verb };
      draft.hanging.push({ ...side, link: "deed", knownIn: way.in });
      const [object] = deed.objects;
      const phrase = object && this.#nouns.write(object, draft.negative);
      if (object && !phrase) return false;
      const wanted = HEARERS[way.verb] ?? "DAT";
      if (phrase) draft.complements.push({ phrase, role: { case: wanted } });
      return this.#deeds.preps(deed, draft, way.verb);
    }
    // "Want him to come": оның келуін қалау
    const [doer] = deed.objects;
    if (doer && deed.verb === "want") {
      const phrase = this.#nouns.write(doer, draft.negative);
      const side = phrase && this.#clauses.deed(to, phrase);
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: "қалау" };
      draft.hanging.push({ ...side, link: "deed", knownIn: "ACC" });
      return true;
    }
    const { to: _, ...outer } = deed;
    if (deed.verb === "go" && to.isGerund)
      return this.purpose(to, draft, deed) && this.#deeds.plain(tree, outer, draft);
    if (to.isGerund) return false;
    return this.#deeds.plain(tree, outer, draft) && this.purpose(to, draft, deed);
  }

  /** "Let me help", "let him come": көмектесейін, келсін; "lets me go": баруға рұқсат береді. */
  #letting(tree: Sentence, deed: Deed, to: Deed, draft: Written): boolean {
    const [doer] = deed.objects;
    const phrase = doer && this.#nouns.write(doer);
    if (!phrase || deed.objects.length > 1) return false;
    if (draft.mood !== "order" || draft.negative) {
      const side = this.#tools.roles.isPerson(phrase) ? this.#clauses.deed(to) : undefined;
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: "рұқсат беру" };
      draft.complements.push({ phrase, role: { case: "DAT" } });
      draft.hanging.push({ ...side, link: "deed", knownIn: "DAT" });
      return true;
    }
    if (phrase.kind !== "pronoun") return false;
    draft.mood = "let";
    draft.subject = phrase;
    return this.#deeds.write({ ...tree, deed: to }, to, draft);
  }

  /** What one cannot but do. */
  #unable(tree: Sentence, deed: Deed, to: Deed, draft: Written): boolean {
    if (draft.mood !== "can" || !draft.negative || deed.objects.length > 0) return false;
    if (!this.#deeds.write({ ...tree, deed: to }, to, draft)) return false;
    const converb =
      draft.predicate?.kind === "verb"
        ? inflect(draft.predicate.lemma, "V.CVB;PFV;NEG")[0]
        : undefined;
    if (converb === undefined) return false;
    draft.predicate = { kind: "verb", lemma: `${converb} тұру` };
    return true;
  }

  /** What it is done for: сатып алуға бару, көру үшін тұру. */
  purpose(purpose: Deed, draft: Written, deed: Deed): boolean {
    const side = this.#clauses.deed(purpose);
    if (!side) return false;
    const lemma = draft.predicate?.kind === "verb" ? draft.predicate.lemma : undefined;
    const goes =
      /^(?:go|come|run|leave|return|travel|arrive|move|walk)$/.test(deed.verb) ||
      (lemma !== undefined && MOTION.test(lemma));
    draft.hanging.push({ ...side, link: goes ? "purpose" : "goal" });
    return true;
  }

  /** What was done first: келіп отырды. */
  before(deed: Deed, draft: Written): boolean {
    const side = draft.negative ? undefined : this.#clauses.deed(deed, draft.subject, true);
    if (!side) return false;
    draft.hanging.push({ ...side, link: "then" });
    return true;
  }

  /** What is known, thought or told. */
  withContent(deed: Deed, that: Sentence, draft: Written): boolean {
    const doer = draft.subject;
    // "I thought you were at home": so it was at that time
    const shifted = draft.tense === "past" && that.tense === "past" && that.deed.verb === "be";
    const told: Sentence = shifted ? { ...that, tense: "present" } : that;
    const content =
      that.subject || that.ask ? this.#clauses.sentence(told, true) : this.#clauses.deed(that.deed);
    if (!content || content.next || content.evidence || (content.hanging ?? []).length > 0)
      return false;
    const asks = that.ask !== undefined || that.asked !== undefined;
    const thinking = asks || that.question ? undefined : THINKING[deed.verb];
    const [first] = deed.objects;
    const hearer = first && this.#nouns.write(first);
    if (first && !hearer) return false;
    if (hearer)
      draft.complements.push({
        phrase: hearer,
        role: { case: deed.verb === "ask" ? "ABL" : "DAT" },
      });
    // "My friend wrote that he …": of himself
    const isOwn =
      content.subject?.kind === "pronoun" &&
      (doer?.kind === "pronoun"
        ? content.subject.person === doer.person
        : doer !== undefined && content.subject.lemma === "ол" && that.subject?.text === "");
    if (thinking !== undefined) {
      draft.predicate = { kind: "verb", lemma: thinking };
      draft.hanging.push(asThought(this.#tools.fit(content), doer, isOwn));
      return this.#deeds.preps(deed, draft, thinking);
    }
    if (that.question && deed.verb !== "ask") return false;
    // "Tell me when we get there" asks to be told then
    if (deed.verb === "tell" && draft.mood === "order" && that.ask?.at === "time") return false;
    const known = that.question ? undefined : KNOWING[deed.verb];
    if (that.question) {
      draft.predicate = { kind: "verb", lemma: "сұрау" };
      draft.hanging.push({ ...content, link: "thought" });
      return this.#deeds.preps(deed, draft, "сұрау");
    }
    if (!known || /^(?:order|let)$/.test(content.mood)) return false;
    const [verb, wanted] = known;
    draft.predicate = { kind: "verb", lemma: verb };
    draft.hanging.push({
      ...this.#tools.fit(content),
      question: false,
      link: "known",
      knownIn: wanted,
      ...(isOwn && { silent: true }),
    });
    return this.#deeds.preps(deed, draft, verb);
  }

  /** "without saying goodbye", "after eating", "instead of waiting", "think about moving" */
  gerund(prep: string, doing: Deed, draft: Written, verb = ""): boolean {
    const link = GERUNDS[prep] ?? (TOPIC.test(prep) && TALKING.test(verb) ? "topic" : undefined);
    // "Dream of being a doctor": дәрігер болуды армандау
    const way = prep === "of" || prep === "from" ? OF_DOING[verb] : undefined;
    if (way) {
      const side = this.#clauses.deed(doing);
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: way[0] };
      draft.hanging.push({ ...side, link: "deed", knownIn: way[1] });
      return true;
    }
    if (prep === "without") {
      const side = this.#clauses.deed({ ...doing, negative: true });
      if (!side) return false;
      draft.hanging.push({ ...side, link: "then" });
      return true;
    }
    const side = link && this.#clauses.deed(doing);
    if (!side || !link) return false;
    draft.hanging.push({ ...side, link });
    return true;
  }
}

/** The case of whoever is asked, taught or made to do something, where it is not the dative. */
const HEARERS: Readonly<Record<string, Case>> = {
  сұрау: "ABL",
  үйрету: "ACC",
  мәжбүрлеу: "ACC",
  шақыру: "ACC",
};

/** How a deed after a preposition hangs on its verb. */
const GERUNDS: Readonly<Record<string, Link>> = {
  after: "after",
  before: "before",
  by: "then",
  "instead of": "instead",
};
const TOPIC = /^(?:about|of)$/;
/** Verbs that a deed is a topic of. */
const TALKING = /^(?:think|talk|speak|tell|write|read|dream|ask|argue|hear)$/;
const OF_DOING: Readonly<Record<string, readonly [verb: string, inCase: Case]>> = {
  dream: ["армандау", "ACC"],
};

/** A deed with the places of the verb that leads it. */
export const merged = (outer: Deed, to: Deed): Deed => ({
  ...to,
  preps: [...outer.preps, ...to.preps],
  ...(outer.left !== undefined && { left: outer.left }),
});

/** One's own deed is thought of in the first person: келемін деп ойлайды. */
function asThought(content: Clause, doer: Phrase | undefined, isOwn: boolean): Clause {
  const isThird = doer?.kind === "pronoun" && doer.person.startsWith("3");
  return {
    ...content,
    link: "thought",
    ...(isOwn && { silent: true }),
    ...(isOwn && isThird && { subject: pronoun("1s") }),
  };
}
