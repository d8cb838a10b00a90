import { inflect } from "@tilashar/kazakh";
import type { Phrase, Role } from "../clause.ts";
import { inGeneral } from "../object-case.ts";
import { passiveOf } from "../passives.ts";
import { LANGUAGE_ADVERBS } from "../shared-words.ts";
import { BeingWriter } from "./being-writer.ts";
import { BesideWriter, merged } from "./beside-writer.ts";
import { ContentWriter } from "./content-writer.ts";
import { AHEAD, EMPTY, isPlain, OF_IT, PASTIMES, SAID_TO, SOLD } from "./deed-words.ts";
import { DoerlessWriter, HOW_LONG } from "./doerless-writer.ts";
import { HavingWriter } from "./having-writer.ts";
import type { NounWriter } from "./noun-writer.ts";
import { ONESELF, selfOf } from "./oneself.ts";
import { playedOrDrawn } from "./played-or-drawn.ts";
import { inLanguage } from "./spoken-languages.ts";
import { StateWriter } from "./state-writer.ts";
import type { Deed, Prep, Sentence } from "./tree.ts";
import { isOfNoDoer, isSplit } from "./unsayable.ts";
import { chosenVerb } from "./verb-choice.ts";
import { MOODS } from "./verb-partners.ts";
import { asGuest } from "./visiting.ts";
import type { WritingTools } from "./writing-tools.ts";
import { type Clauses, type Deeds, saidOf, type Written } from "./written.ts";

/** What one does where one is. */
const STAYING = /^(?:stay|remain|sit|wait|sleep|eat|live|work|study|rest|cook|keep|leave|forget)$/;

/** Puts a verb phrase of English into a clause: the verb, its objects in their cases, deeds beside it. */
export class DeedWriter implements Deeds {
  readonly #tools: WritingTools;
  readonly #nouns: NounWriter;
  readonly #beside: BesideWriter;
  readonly #content: ContentWriter;
  readonly #being: BeingWriter;
  readonly #states: StateWriter;
  readonly #having: HavingWriter;
  readonly #doerless: DoerlessWriter;
  #tree: Sentence | undefined;

  constructor(tools: WritingTools, nouns: NounWriter, clauses: Clauses) {
    this.#tools = tools;
    this.#nouns = nouns;
    this.#having = new HavingWriter(nouns, this);
    this.#doerless = new DoerlessWriter(tools, nouns, clauses, this);
    this.#beside = new BesideWriter(tools, nouns, clauses, this);
    this.#content = new ContentWriter(tools, nouns, clauses, this);
    this.#states = new StateWriter(tools, nouns);
    this.#being = new BeingWriter(tools, nouns, clauses, this.#states);
  }

  /** Whether the deed could be written into the draft. */
  write(tree: Sentence, deed: Deed, draft: Written): boolean {
    this.#tree = tree;
    this.#nouns.put(deed.verb);
    if (
      draft.tense === "perfect" &&
      !draft.negative &&
      deed.preps.some(({ prep }) => prep === "since")
    )
      draft.tense = "lasting";
    const isAhead =
      deed.times.some((time) => AHEAD.test(time)) ||
      deed.preps.some(({ prep }) => prep === "after") ||
      tree.hanging?.[0]?.link === "condition";
    if (deed.isGoing && draft.tense === "now" && isAhead) draft.tense = "future";
    if (deed.before && !this.#beside.before(deed.before, draft)) return false;
    if (deed.purpose && !this.#beside.purpose(deed.purpose, draft, deed)) return false;
    if (deed.verb === "sleep") this.#nouns.put("asleep");
    const self = deed.by && selfOf(draft.subject, deed.by);
    if (deed.by && !self) return false;
    if (self) draft.manners.push(self);
    if (self) this.#nouns.put(Object.keys(ONESELF).join(" "));
    if (deed.verb === "hate") this.#nouns.put("stand bear");
    // "My hobby is fishing": хоббиім — балық аулау
    if (deed.isGoing && draft.tense === "now" && PASTIMES.test(tree.subject?.text ?? "")) {
      draft.tense = "present";
      const { isGoing: _, ...held } = deed;
      return this.#being.isDeed(held, draft);
    }
    const guest = asGuest(deed);
    if (guest) {
      this.#nouns.put("visit");
      return this.write({ ...tree, deed: guest }, guest, draft);
    }
    if (deed.verb === "be")
      return this.#being.write(tree, deed, draft) && this.preps(deed, draft, saidOf(draft));
    draft.manners.push(...deed.manners);
    this.#nouns.putManners(deed.manners);
    // Who stays home is there, and does not go there
    if (STAYING.test(deed.verb))
      draft.manners = draft.manners.map((one) => (one === "үйге" ? "үйде" : one));
    if (deed.kz !== undefined) {
      draft.predicate = { kind: "verb", lemma: deed.kz };
      this.#nouns.put("mind");
      return this.preps(deed, draft, deed.kz);
    }
    const ofIt = OF_IT[deed.verb];
    if (ofIt && deed.objects.length === 0 && draft.subject && draft.mood === "plain") {
      const { subject } = draft;
      const owner = subject.kind === "pronoun" ? subject.person : subject;
      draft.subject = { kind: "noun", lemma: ofIt.of, owner };
      draft.predicate = { kind: "verb", lemma: ofIt.verb };
      return this.preps(deed, draft, ofIt.verb);
    }
    if (deed.verb === "be up to") return this.#doerless.upTo(draft);
    if (deed.verb === "have been since") return this.#doerless.since(deed, draft);
    if (deed.verb === "wonder" && deed.that && draft.mood === "plain" && !deed.that.question) {
      // Who wonders where it is wants to know it: қайда екенін білгім келеді
      draft.mood = "want";
      this.#nouns.put("wonder");
      return this.#content.write({ ...deed, verb: "know" }, deed.that, draft);
    }
    if (deed.verb === "have" || deed.verb === "have got")
      return this.#having.having(tree, deed, draft);
    const mood = MOODS[deed.verb];
    if (mood && deed.to && deed.objects.length === 0 && draft.mood === "plain") {
      draft.mood = mood;
      const to = merged(deed, deed.to);
      draft.times.push(...to.times);
      return this.write({ ...tree, deed: to }, to, draft);
    }
    if (
      /^(?:need|want)$/.test(deed.verb) &&
      deed.objects.length === 1 &&
      !deed.to &&
      draft.mood === "plain"
    )
      return this.#having.needing(deed, draft);
    if (deed.isPassive && (deed.to || deed.that)) return false;
    const takes =
      deed.takes ??
      (deed.verb === "take" && tree.ask?.word === HOW_LONG && deed.objects.length < 2
        ? HOW_LONG
        : undefined);
    if (takes !== undefined) return this.#doerless.taking(tree, deed, takes, draft);
    if (/^(?:seem|appear|turn out)$/.test(deed.verb) && deed.to)
      return this.#doerless.seeming(tree, deed, deed.to, draft);
    if (isOfNoDoer(tree, deed)) return false;
    if (deed.to) return this.#beside.withDeed(tree, deed, deed.to, draft);
    if (deed.that) return this.#content.write(deed, deed.that, draft);
    return this.plain(tree, deed, draft);
  }

  /** A verb with its objects and places. */
  plain(tree: Sentence, deed: Deed, draft: Written): boolean {
    if (deed.quality || deed.noun)
      return this.#states.becoming(tree, deed, draft) && this.preps(deed, draft, "болу");
    if (deed.verb === "run out" && deed.objects.length === 0)
      return this.#doerless.runningOut(deed, draft);
    if (!this.#doerless.compared(deed, draft)) return false;
    const isToldOf = draft.isGap === true || tree.asked !== undefined || tree.ask?.word === "қайда";
    const isPlainly = isPlain(deed, isToldOf, tree.subject);
    if (EMPTY.test(deed.verb) && !isPlainly) this.#tools.light.push(deed.verb);
    if (deed.verb === "do" && !tree.asked && !isPlainly) return false;
    if (isSplit(deed)) return false;
    if (/^(?:try|welcome)$/.test(deed.verb) || (deed.verb === "thank" && tree.mood === "order"))
      return false;
    if (/^(?:rain|snow)$/.test(deed.verb) && tree.subject?.text === "it")
      draft.subject = { kind: "noun", lemma: deed.verb === "snow" ? "қар" : "жаңбыр" };
    if (
      EMPTY.test(deed.verb) &&
      !(deed.isPassive && isPlainly) &&
      deed.objects.length === 0 &&
      !tree.asked &&
      tree.ask?.at !== "subject"
    )
      return false;
    const lemma = chosenVerb(deed, draft, tree, this.#tools);
    if (lemma === undefined) return false;
    if (
      deed.isPassive &&
      deed.preps.some(
        ({ prep }) => !/^(?:in|at|on|from|with|into|by|after|before|during|without)$/.test(prep),
      )
    )
      return false;
    // "Built by my grandfather": бұл үйді менің атам салды
    const by = deed.isPassive ? deed.preps.find(({ prep }) => prep === "by")?.noun : undefined;
    if (by) return this.#doerless.doneBy(by, deed, draft, lemma);
    if (deed.isPassive && this.#doerless.byNobody(draft, lemma))
      return this.preps(deed, draft, lemma);
    const tried = deed.isTried ? inflect(lemma, "V.CVB;PFV")[0] : undefined;
    if (deed.isTried) {
      draft.tense = "past";
      this.#nouns.put("ever");
    }
    const said =
      tried === undefined ? (deed.isPassive ? passiveOf(lemma) : lemma) : `${tried} көру`;
    if (said === undefined || (deed.isTried && (deed.isPassive || tried === undefined)))
      return false;
    draft.predicate = { kind: "verb", lemma: said };
    // "Our team was given a prize": командамызға сыйлық берілді
    if (deed.isPassive && deed.objects.length > 0)
      return this.#doerless.received(deed, draft) && this.preps(deed, draft, said);
    if (deed.colour) {
      const colour = this.#nouns.quality(deed.colour);
      if (!colour) return false;
      draft.manners.push(...colour, "түске");
    }
    const asking = deed.isTried ? lemma : said;
    if (!this.#objects(tree, deed, draft, asking)) return false;
    return this.preps(deed, draft, lemma === "сурет салу" ? "салу" : asking);
  }

  #objects(tree: Sentence, deed: Deed, draft: Written, lemma: string): boolean {
    const asked =
      tree.asked && deed === tree.deed && deed.left === undefined && !draft.isAskedPlaced
        ? tree.asked
        : undefined;
    const nouns = [...(asked ? [asked] : []), ...deed.objects];
    if (asked) draft.isAskedPlaced = true;
    if (nouns.length > 2) return false;
    const [only] = nouns;
    if (only && nouns.length === 1 && inLanguage(only, deed, draft, this.#nouns)) return true;
    const phrases = nouns.map((noun) => this.#nouns.write(noun, draft.negative));
    if (phrases.some((one) => one === undefined)) return false;
    const [first, second] = phrases as Phrase[];
    if (first && second) {
      if (tree.asked && deed === tree.deed)
        draft.complements.push(
          { phrase: first, role: { case: "ACC" } },
          { phrase: second, role: { case: "DAT" } },
        );
      else
        draft.complements.push(
          { phrase: first, role: { case: "DAT" } },
          { phrase: second, role: { case: "ACC" } },
        );
      return this.#tools.roles.isPerson(first) || tree.asked !== undefined;
    }
    if (!first) return true;
    const made = playedOrDrawn(deed, lemma, first);
    if (made) {
      draft.predicate = { kind: "verb", lemma: made.verb };
      draft.complements.push({ phrase: made.phrase, role: { case: "ACC" } });
      return true;
    }
    const role =
      only?.text === "it" && SAID_TO.test(lemma)
        ? { case: "ACC" as const }
        : deed.verb === "pay for"
          ? { after: "үшін", case: "NOM" as const }
          : this.#objectRole(lemma, first);
    if (!role) return false;
    const general =
      lemma === "жақсы көру" && first.kind === "noun"
        ? inGeneral(first, only?.definite === true)
        : first;
    draft.complements.push({ phrase: general, role });
    return true;
  }

  #objectRole(lemma: string, phrase: Phrase): Role | undefined {
    // What is sold, sent or brought may be "them"; whoever is told something hears it
    const isThem = phrase.kind === "pronoun" && phrase.person === "3p";
    if (isThem && SOLD.test(lemma)) return { case: "ACC" };
    if (SAID_TO.test(lemma) && this.#tools.roles.isPerson(phrase)) return { case: "DAT" };
    return this.#tools.choices.pick(this.#tools.roles.objectWays(lemma, phrase));
  }

  /** Places, companions, means: each preposition in the case that it and the verb ask for. */
  preps(deed: Deed, draft: Written, lemma: string | undefined): boolean {
    if (deed.left !== undefined && !this.#left(deed.left, draft, lemma)) return false;
    const isAt = draft.predicate?.kind === "is-at";
    return deed.preps.slice(isAt ? 1 : 0).every((prep) => this.#prep(prep, draft, lemma));
  }

  /** A preposition whose noun stands in front: "Where are you from?" */
  #left(prep: string, draft: Written, lemma: string | undefined): boolean {
    const { ask } = draft;
    if (ask?.word === "қайда" && prep === "from") {
      draft.ask = { ...ask, word: "қайдан" };
      return true;
    }
    if (ask?.word === "қайда" && prep === "to") return true;
    const phrase =
      this.#tree?.asked && !draft.isAskedPlaced ? this.#nouns.write(this.#tree.asked) : undefined;
    const role = phrase && this.#tools.choices.pick(this.#tools.roles.ways(prep, phrase, lemma));
    if (!role) return false;
    draft.isAskedPlaced = true;
    draft.complements.push({ phrase, role });
    return true;
  }

  #prep({ prep, noun, doing, isFirst }: Prep, draft: Written, lemma: string | undefined): boolean {
    if (doing) return this.#beside.gerund(prep, doing, draft, this.#tree?.deed.verb);
    const language = prep === "in" ? LANGUAGE_ADVERBS.get(noun?.text ?? "") : undefined;
    if (language !== undefined) {
      draft.manners.push(language);
      return true;
    }
    const phrase = noun && this.#nouns.write(noun, draft.negative);
    const role =
      phrase && this.#tools.choices.pick(this.#tools.roles.ways(prep, phrase, lemma, isFirst));
    if (!role) return false;
    this.#nouns.put(prep);
    draft.complements.push({ phrase, role });
    return true;
  }
}
