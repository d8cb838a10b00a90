import { type Clause, type Complement, type Phrase, pronoun } from "../clause.ts";
import { compose } from "../compose.ts";
import { finishDraft, newDraft } from "../draft-clause.ts";
import { inCase } from "../time-words.ts";
import { DeedWriter } from "./deed-writer.ts";
import { eitherOf } from "./either-or.ts";
import { takenUp } from "./elliptic-rules.ts";
import { MEALS } from "./meals.ts";
import { beside, contrasted, isSame } from "./next-clause.ts";
import { NounWriter } from "./noun-writer.ts";
import { isOwnKin, ofOwnKin, withOwn } from "./own-kin.ts";
import { isForbidden, mayBe } from "./permitted.ts";
import type { Deed, Noun, Relative, Sentence } from "./tree.ts";
import { AHEAD } from "./word-classes.ts";
import type { WritingTools } from "./writing-tools.ts";
import type { Clauses, Written } from "./written.ts";

/** Puts trees of English into clauses of Kazakh, in one of the ways that choices tell. */
export class ClauseWriter implements Clauses {
  readonly nouns: NounWriter;
  readonly #deeds: DeedWriter;
  readonly #tools: WritingTools;
  /** Who does what the whole sentence tells. */
  #doer: Noun | undefined;

  constructor(tools: WritingTools) {
    this.#tools = tools;
    this.nouns = new NounWriter(
      tools,
      (relative) => this.#relative(relative),
      (deed) => this.#purpose(deed),
    );
    this.#deeds = new DeedWriter(tools, this.nouns, this);
  }

  /** A whole sentence. */
  sentence(tree: Sentence, reported = false, isObjectNamed = false): Clause | undefined {
    const either = reported ? undefined : eitherOf(tree);
    if (either) return this.#either(...either);
    if (tree.deed.times.some((time) => time.startsWith(AHEAD)) && !isAhead(tree)) return undefined;
    const denied = tree.negative || hasDenied(tree);
    const draft: Written = { ...newDraft(), hanging: [] };
    draft.tense = tree.isWould && !reported ? "unreal" : tree.tense;
    draft.mood = mayBe(tree) ? "might" : isForbidden(tree) ? "may" : tree.mood;
    draft.negative = denied;
    draft.question = tree.question === true;
    if (isObjectNamed) draft.isGap = true;
    if (tree.ask) draft.ask = tree.ask;
    if (tree.going) draft.going = true;
    if (tree.also || tree.subject?.isBoth) draft.also = true;
    if (tree.evidence) draft.evidence = tree.evidence;
    this.nouns.put(tree.knownBy ?? "");
    if (tree.exclaimed) draft.exclaimed = true;
    this.#doer ??= tree.subject;
    if (tree.subject) {
      const subject = this.nouns.write(notAll(tree.subject, tree), denied);
      if (!subject) return undefined;
      draft.subject = isOwnKin(subject) ? { ...subject, bare: true } : subject;
    }
    if (tree.deed.mood === "may") this.nouns.put("allowed");
    if (isForbidden(tree)) delete draft.subject;
    // "It is not allowed to smoke" to nobody in particular
    if (tree.deed.mood === "may" && tree.subject?.text === "it") delete draft.subject;
    if (tree.mood === "order" && !tree.subject) draft.subject = pronoun(this.#tools.you);
    if (tree.doing) {
      const doing = this.deed(tree.doing);
      if (!doing) return undefined;
      draft.doing = { ...doing, link: "deed", knownIn: "NOM" };
    }
    if (!this.#deeds.write(tree, tree.deed, draft)) return undefined;
    if (tree.asked && !draft.isAskedPlaced) return undefined;
    this.#times(tree.deed, draft);
    if (isObjectNamed) {
      // The noun that the clause tells of is its object
      if (draft.complements.some(({ role }) => "case" in role && role.case === "ACC"))
        return undefined;
      draft.complements.push(NAMED);
    }
    const whole = hasOneOfEach(draft) ? this.#whole(tree, draft) : undefined;
    return whole && isObjectNamed
      ? {
          ...whole,
          complements: whole.complements.filter(
            ({ phrase }) => phrase.kind !== "noun" || phrase.lemma !== "сол нәрсе",
          ),
        }
      : whole;
  }

  /** "Is it shallow or deep?": таяз ба, әлде терең бе? */
  #either(one: Sentence, other: Sentence): Clause | undefined {
    const [first, second] = [this.sentence(one), this.sentence(other)];
    const [verb, same] = [first?.predicate, second?.predicate];
    if (!first || !second || verb?.kind !== same?.kind || isLed(first) || isLed(second))
      return undefined;
    if (verb?.kind === "verb" && same?.kind === "verb" && verb.lemma !== same.lemma)
      return undefined;
    return { ...first, next: { word: "әлде", clause: { ...second, silent: true } } };
  }

  /** What somebody else's sentence names does, with nobody named who does it. */
  deed(deed: Deed, doer?: Phrase, silent = doer === undefined): Clause | undefined {
    const draft: Written = { ...newDraft(), hanging: [] };
    draft.negative = deed.negative === true;
    if (doer) draft.subject = doer;
    if (!this.#deeds.write(bare(deed), deed, draft)) return undefined;
    this.#times(deed, draft);
    const clause = this.#finish(draft);
    return clause && { ...this.#tools.fit(clause), ...(silent && { silent: true }) };
  }

  /** The words of a clause before the noun it tells of. */
  #relative({ sentence: told, gap }: Relative): readonly string[] | undefined {
    const sentence = told.subject && this.#isOfDoer(told.subject) ? ofOneself(told) : told;
    const clause = this.sentence(sentence, false, gap === "object");
    if (!clause || clause.hanging?.some(({ link }) => link === "thought") || clause.next)
      return undefined;
    if (clause.predicate.kind !== "verb" && gap !== "subject") return undefined;
    const { pieces } = compose({
      ...(gap === "subject" ? withOwn(this.#tools.fit(clause)) : this.#tools.fit(clause)),
      link: "relative",
      ...(gap === "subject" && { silent: true }),
    });
    return pieces.length > 0 && hasEnd(clause, "relative")
      ? pieces.map(({ text }) => text)
      : undefined;
  }

  /** "She knows the town where she was born": өзі туған. */
  #isOfDoer({ gender }: Noun): boolean {
    return gender !== undefined && this.#doer?.gender === gender;
  }

  /** The words of a deed before the noun that is there for it. */
  #purpose(deed: Deed): readonly string[] | undefined {
    const clause = this.deed(deed);
    if (!clause || clause.negative || !hasEnd(clause, "purpose")) return undefined;
    return compose({ ...clause, link: "purpose" }).pieces.map(({ text }) => text);
  }

  #times(deed: Deed, draft: Written): void {
    draft.times.push(...deed.times.map((time) => time.replace(AHEAD, "")));
    if (deed.times.includes("жаңа ғана")) this.nouns.put("just");
    for (const [words, kz] of Object.entries(MEALS))
      if (deed.times.includes(kz)) this.nouns.put(words);
    if (deed.times.includes("өте сирек")) this.nouns.put("hardly ever");
    if (deed.times.includes("енді")) this.nouns.put("no longer any anymore");
    if (deed.lasts === undefined) return;
    const still = /^(?:perfect|lasting)$/.test(draft.tense);
    draft.times.push(still ? `${inCase(deed.lasts, "ABL") ?? deed.lasts} бері` : deed.lasts);
  }

  /** The finished clause with everything that hangs on it and stands beside it. */
  #whole(tree: Sentence, draft: Written): Clause | undefined {
    const isJust = draft.times.every((time) => time === "жаңа ғана");
    const isSince = tree.hanging?.some(({ link }) => link === "since") === true;
    if (draft.tense === "perfect" && !draft.negative && isSince) draft.tense = "lasting";
    if (draft.tense === "perfect" && !draft.negative && isJust) draft.tense = "past";
    const clause = this.#finish(draft);
    if (!clause) return undefined;
    const hanging: Clause[] = [...(clause.hanging ?? [])];
    // What has no form in Kazakh would be lost
    if (!hanging.every((one) => hasEnd(one, one.link))) return undefined;
    for (const { link, sentence, word = "" } of (tree.hanging ?? []).map((one) =>
      takenUp(tree, one),
    )) {
      this.nouns.put(word);
      const side =
        sentence.subject || sentence.there || sentence.doing
          ? this.sentence(sentence)
          : this.deed(sentence.deed);
      if (!side || side.ask || side.question || side.next || side.evidence) return undefined;
      if (!hasEnd(side, link)) return undefined;
      // "If I had known, I would have left": білген болсам
      const isUnreal = link === "condition" && tree.tense === "unreal" && sentence.tense === "past";
      hanging.push({
        ...this.#tools.fit(side),
        link,
        ...(isUnreal && { tense: "unreal" as const }),
        ...((isSame(side.subject, clause.subject) || isOfNothing(sentence)) &&
          link !== "so-much" && { silent: true }),
      });
    }
    const next = tree.next && this.sentence(tree.next.sentence);
    const called = tree.called && this.nouns.write(tree.called.noun);
    if ((tree.next && !next) || (tree.called && called?.kind !== "noun")) return undefined;
    // Who was so tired is told in front: ол шаршағаны сонша, жүре алмайды
    const isTold = hanging.some(
      ({ link, subject }) => link === "so-much" && isSame(subject, clause.subject),
    );
    return {
      ...clause,
      ...(isTold && { silent: true }),
      ...(hanging.length > 0 && { hanging }),
      ...(next &&
        tree.next && {
          next: {
            word: contrasted(tree.next.word, clause, next),
            clause: this.#tools.fit(beside(next, clause)),
          },
        }),
      ...(called && tree.called && { called: { phrase: called, isFirst: tree.called.isFirst } }),
    };
  }

  #finish(draft: Written): Clause | undefined {
    const drafted = finishDraft(draft, "en");
    if (!drafted) return undefined;
    const clause = ofOwnKin(rarely(drafted));
    const { hanging, doing, going, evidence, exclaimed } = draft;
    // What is supposed is neither asked nor wished
    if (evidence && (draft.mood !== "plain" || draft.question || draft.ask)) return undefined;
    return {
      ...clause,
      ...(going && { going }),
      ...(evidence && { evidence }),
      ...(exclaimed && { exclaimed }),
      ...(doing && { doing }),
      ...(hanging.length > 0 && { hanging }),
    };
  }
}

const ofOneself = (sentence: Sentence): Sentence => ({
  ...sentence,
  subject: { text: "", kz: "өз", owner: "3", definite: true },
});

/** "If it is not difficult": қиын болмаса. */
const isOfNothing = ({ subject, deed }: Sentence): boolean =>
  subject?.text === "it" && deed.verb === "be" && deed.quality !== undefined;

/** Whether a clause has the form that a link asks for. */
export const hasEnd = (clause: Clause, link: Clause["link"]): boolean => {
  if (link === undefined || link === "thought") return true;
  const { hanging: _, next: __, ...alone } = clause;
  return (
    compose({ ...alone, link, complements: [], times: [], manners: [], silent: true }).pieces
      .length > 0
  );
};

/** "Some people drink it" are not all of them: кейбір адамдар. */
const notAll = (subject: Noun, { there }: Sentence): Noun =>
  subject.isSome === true && subject.plural === true && there !== true
    ? {
        ...subject,
        ...(subject.text === "people" && { text: "person" }),
        words: ["кейбір", ...(subject.words ?? [])],
      }
    : subject;

/** What one rarely drinks is no rare drink: кофені сирек ішемін. */
const rarely = (clause: Clause): Clause =>
  clause.manners.some((one) => /сирек$/.test(one))
    ? {
        ...clause,
        complements: clause.complements.map((one) =>
          one.phrase.kind === "noun" && "case" in one.role && one.role.case === "ACC"
            ? { ...one, phrase: { ...one.phrase, definite: true } }
            : one,
        ),
      }
    : clause;

const isLed = ({ hanging = [] }: Clause): boolean => hanging.length > 0;

/** Whether what is said is still to come. */
const isAhead = ({ tense, mood, deed }: Sentence): boolean =>
  tense === "future" || (tense === "now" && deed.isGoing === true) || mood !== "plain";

/** Two places in one case would be one within the other. */
function hasOneOfEach({ complements }: Written): boolean {
  const cases = complements.flatMap(({ role }) =>
    "case" in role && !("after" in role) && !("place" in role) ? [role.case] : [],
  );
  return new Set(cases).size === cases.length;
}

/** An object that is named outside its clause. */
const NAMED: Complement = { phrase: { kind: "noun", lemma: "сол нәрсе" }, role: { case: "ACC" } };

const bare = (deed: Deed): Sentence => ({ deed, tense: "present", mood: "plain", negative: false });

/** Nobody and nothing deny by themselves. */
function hasDenied({ subject, deed }: Sentence): boolean {
  const nouns: (Noun | undefined)[] = [
    subject,
    ...deed.objects,
    deed.noun,
    ...deed.preps.map(({ noun }) => noun),
  ];
  return nouns.some((noun) => noun?.denied === true);
}
