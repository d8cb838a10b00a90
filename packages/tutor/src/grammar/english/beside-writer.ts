import { inflect } from "@tilashar/kazakh";
import type { Case, Clause, Link, Phrase } from "../clause.ts";
import { MOTION } from "../english-words.ts";
import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Noun, Sentence } from "./tree.ts";
import { BESIDE } from "./verb-partners.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Deeds, Written } from "./written.ts";

/** Puts what stands beside a verb into its clause: another deed, what it is for. */
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
      (deed.verb === "let" && draft.mood === "order") ||
      (way !== undefined && ("converb" in way || "seems" in way || "intends" in way));
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
      if (way.verb === "жаздау") this.#nouns.put("almost");
      draft.times.push(...to.times);
      return true;
    }
    if (way && "intends" in way) {
      if (deed.objects.length > 0 || !this.#deeds.write({ ...tree, deed: to }, to, draft))
        return false;
      const meant =
        draft.predicate?.kind === "verb" ? intended(draft.predicate.lemma, way.intends) : undefined;
      if (meant === undefined) return false;
      draft.predicate = { kind: "verb", lemma: `${meant} ${way.verb}` };
      this.#nouns.put("going mean intend almost just");
      draft.times.push(...to.times);
      return true;
    }
    if (way && "seems" in way) {
      // "Pretended not to hear": естімеген болды
      if (deed.objects.length > 0 || !this.#deeds.write({ ...tree, deed: to }, to, draft))
        return false;
      const { predicate } = draft;
      const label = to.negative ? "V.PTCP;PST;NEG" : "V.PTCP;PST";
      const done = predicate?.kind === "verb" ? inflect(predicate.lemma, label)[0] : undefined;
      if (done === undefined) return false;
      draft.predicate = { kind: "verb", lemma: `${done} ${way.verb}` };
      draft.times.push(...to.times);
      return true;
    }
    if (way && "of" in way) {
      // "I regret not finishing": бітірмегеніме өкінемін
      this.#nouns.put("having");
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
      draft.hanging.push({ ...ofOwn(side, draft.subject), link: "deed", knownIn: way.in });
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
    if (doer && deed.verb === "expect") return this.#expected(doer, to, draft);
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
    // Who lets somebody know tells it
    if (!phrase || deed.objects.length > 1 || to.verb === "know") return false;
    if (draft.mood !== "order" || draft.negative) {
      const side = this.#tools.roles.isPerson(phrase) ? this.#clauses.deed(to) : undefined;
      if (!side) return false;
      draft.predicate = { kind: "verb", lemma: "рұқсат беру" };
      draft.complements.push({ phrase, role: { case: "DAT" } });
      draft.hanging.push({ ...side, link: "deed", knownIn: "DAT" });
      return true;
    }
    // "Let the children sleep": балалар ұйықтасын
    if (phrase.kind !== "pronoun") {
      if (!this.#tools.roles.isPerson(phrase)) return false;
      draft.subject = phrase;
      return this.#deeds.write({ ...tree, deed: to }, to, draft);
    }
    draft.mood = "let";
    draft.subject = phrase;
    return this.#deeds.write({ ...tree, deed: to }, to, draft);
  }

  /** "I did not expect him to come": оның келетінін күтпедім. */
  #expected(doer: Noun, to: Deed, draft: Written): boolean {
    const phrase = this.#nouns.write(doer, false);
    const side = phrase && this.#clauses.deed(to, phrase);
    if (!side) return false;
    draft.predicate = { kind: "verb", lemma: "күту" };
    draft.hanging.push({ ...side, silent: false, tense: "future", link: "known", knownIn: "ACC" });
    return true;
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
    draft.hanging.push({ ...ofOwn(side, draft.subject), link: goes ? "purpose" : "goal" });
    return true;
  }

  /** What was done first: келіп отырды. */
  before(deed: Deed, draft: Written): boolean {
    const side = draft.negative ? undefined : this.#clauses.deed(deed, draft.subject, true);
    if (!side) return false;
    draft.hanging.push({ ...side, link: "then" });
    return true;
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
      this.#nouns.put("without");
      const side = this.#clauses.deed({ ...doing, negative: true });
      if (!side) return false;
      draft.hanging.push({ ...side, link: "then" });
      return true;
    }
    const side = link && this.#clauses.deed(doing);
    if (!side || !link) return false;
    draft.hanging.push({ ...ofOwn(side, draft.subject), link });
    return true;
  }
}

/** барайын (деп тұру), бармақ (болу) */
const intended = (lemma: string, form: "OPT" | "INTENT"): string | undefined =>
  inflect(lemma, form === "OPT" ? "V;OPT;1;SG" : "V;IND;FUT;INTEN;3")[0];

/** What is one's own goes without whose: қарызымызды төлеу үшін. */
const ofOwn = (side: Clause, doer: Phrase | undefined): Clause => ({
  ...side,
  complements: side.complements.map((one) =>
    one.phrase.kind === "noun" && doer?.kind === "pronoun" && one.phrase.owner === doer.person
      ? { ...one, phrase: { ...one.phrase, bare: true } }
      : one,
  ),
});

/** The case of whoever is asked, taught or made to do something, where it is not the dative. */
const HEARERS: Readonly<Record<string, Case>> = {
  сұрау: "ABL",
  үйрету: "ACC",
  жұмсау: "ACC",
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
