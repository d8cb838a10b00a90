import type { NounWriter } from "./noun-writer.ts";
import type { Deed, Noun, Sentence } from "./tree.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Deeds, Written } from "./written.ts";

/** What is asked of time. */
export const HOW_LONG = "қанша уақыт";

/** Puts into a clause what Kazakh says of another doer than English: the time that something takes, whom it is done by. */
export class DoerlessWriter {
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

  /** What must or can be done has no doer where English names none: ыдысты жуу керек. */
  byNobody(draft: Written, lemma: string): boolean {
    if (!/^(?:must|can|may)$/.test(draft.mood) || !draft.subject) return false;
    draft.complements.push({ phrase: draft.subject, role: { case: "ACC" } });
    delete draft.subject;
    if (draft.mood === "can") draft.mood = "may";
    draft.predicate = { kind: "verb", lemma };
    return true;
  }

  /** Kazakh says actively what somebody named has done; who did it is what is new. */
  doneBy(by: Noun, deed: Deed, draft: Written, lemma: string): boolean {
    const doer = this.#nouns.write(by);
    if (!doer || !draft.subject || draft.mood !== "plain" || !this.#tools.roles.isPerson(doer))
      return false;
    const { subject } = draft;
    const known = subject.kind === "noun" ? { ...subject, definite: true } : subject;
    draft.complements.push({ phrase: known, role: { case: "ACC" } });
    draft.subject = doer;
    draft.newSubject = true;
    draft.predicate = { kind: "verb", lemma };
    const preps = deed.preps.filter(({ prep }) => prep !== "by");
    return this.#deeds.preps({ ...deed, preps }, draft, lemma);
  }

  /** Who is given something is whom it is given to; what is given is what is new. */
  received({ objects }: Deed, draft: Written): boolean {
    const [what, ...more] = objects;
    const thing = what && more.length === 0 ? this.#nouns.write(what, draft.negative) : undefined;
    if (!thing || !draft.subject || this.#tools.roles.isPerson(thing)) return false;
    draft.complements.push({ phrase: draft.subject, role: { case: "DAT" } });
    draft.subject = thing;
    draft.newSubject = true;
    return true;
  }

  /** Whom somebody does it better or faster than. */
  compared({ than }: Deed, draft: Written): boolean {
    if (than === undefined) return true;
    const phrase = this.#nouns.write(than);
    if (!phrase) return false;
    this.#nouns.put("better worse faster slower louder longer earlier later");
    draft.complements.push({ phrase, role: { case: "ABL" } });
    return true;
  }

  /** "We ran out of petrol": бензиніміз таусылып қалды. */
  runningOut(deed: Deed, draft: Written): boolean {
    const of = deed.preps.find(({ prep }) => prep === "of")?.noun;
    const what = of && this.#nouns.write(of);
    const owner = draft.subject;
    if (what?.kind !== "noun" || what.owner !== undefined || !owner || draft.mood !== "plain")
      return false;
    draft.subject = { ...what, owner: owner.kind === "pronoun" ? owner.person : owner };
    // What is running out is not gone yet
    const isGoing = draft.tense === "now";
    if (isGoing) draft.tense = "present";
    draft.predicate = { kind: "verb", lemma: isGoing ? "таусылып бару" : "таусылып қалу" };
    const preps = deed.preps.filter(({ prep }) => prep !== "of");
    return this.#deeds.preps({ ...deed, preps }, draft, "таусылу");
  }

  /** "He seems to know", "it turned out to be closed": біледі екен, білетін сияқты. */
  seeming(tree: Sentence, deed: Deed, to: Deed, draft: Written): boolean {
    const isFound = deed.verb === "turn out";
    if (draft.mood !== "plain" || draft.negative || deed.objects.length > 0) return false;
    if (!isFound && draft.tense !== "present") return false;
    draft.evidence = isFound ? "екен" : "сияқты";
    draft.tense = to.tense ?? "present";
    draft.negative = to.negative === true;
    draft.times.push(...to.times);
    return this.#deeds.write({ ...tree, deed: to }, to, draft);
  }

  /** "If I could": қолымнан келсе. */
  upTo(draft: Written): boolean {
    const { subject } = draft;
    if (subject?.kind !== "pronoun") return false;
    this.#nouns.put("can could");
    const hand = { kind: "noun", lemma: "қол", owner: subject.person, bare: true } as const;
    draft.predicate = { kind: "verb", lemma: "келу" };
    draft.complements.push({ phrase: hand, role: { case: "ABL" } });
    delete draft.subject;
    return true;
  }

  /** "It's been three years since we met": танысқанымызға үш жыл болды. */
  since({ takes = "", that }: Deed, draft: Written): boolean {
    const side = that && this.#clauses.sentence(that);
    if (!side || (side.hanging ?? []).length > 0 || side.next) return false;
    draft.predicate = { kind: "verb", lemma: "болу" };
    draft.hanging.push({ ...this.#tools.fit(side), link: "known", knownIn: "DAT" });
    draft.subject = { kind: "noun", lemma: takes };
    draft.newSubject = true;
    return true;
  }

  /** "It takes me an hour to get there": менің сонда жетуіме бір сағат кетеді. */
  taking(tree: Sentence, deed: Deed, takes: string, draft: Written): boolean {
    if (draft.mood !== "plain" || draft.negative || deed.that) return false;
    const [whom] = deed.objects;
    const doer = whom && this.#nouns.write(whom);
    if (whom && !doer) return false;
    const about = draft.subject;
    if (tree.subject?.text !== "it") {
      if (!about || deed.to || doer || this.#tools.roles.isPerson(about)) return false;
      draft.complements.push({ phrase: about, role: { case: "DAT" } });
    }
    if (deed.to) {
      const side = this.#clauses.deed(deed.to, doer);
      if (!side) return false;
      draft.hanging.push({ ...side, link: "deed", knownIn: "DAT" });
    } else if (doer) return false;
    draft.predicate = { kind: "verb", lemma: "кету" };
    draft.subject = { kind: "noun", lemma: takes };
    draft.newSubject = true;
    this.#nouns.put("how long");
    if (takes === HOW_LONG) draft.ask = { word: "", at: "within" };
    return this.#deeds.preps(deed, draft, "кету");
  }
}
