import type { Parse, Placed } from "@tilashar/clause";
import { analyse } from "@tilashar/kazakh";
import { NEAR } from "../../learnt/wording-types.ts";
import type { Doubts } from "./doubts.ts";
import { NotUnderstood } from "./meaning.ts";
import { mended } from "./parse-mends.ts";

/** The words of one sentence, and which of them are accounted for. */
export class SentenceWords {
  readonly parse: Parse;
  readonly doubts: Doubts;
  readonly seen = new Set<number>();
  /** Places of what is said of it alone: тек, ғана. */
  readonly only = new Set<number>();
  /** Places of nouns of which there is more: тағы бір кесе. */
  readonly further = new Set<number>();
  /** Places of conditions that a word of how much stands before: қанша сұрасам да. */
  readonly however = new Set<number>();
  /** The place of a first "this" that is the subject, though it was read as standing before a noun. */
  shown: number | undefined;

  /**
   * @param isSomebody whether a headword names people
   * @param isListed whether a list has a noun of two words
   */
  constructor(
    parse: Parse,
    doubts: Doubts,
    isSomebody: (lemma: string) => boolean,
    isListed?: (text: string) => boolean,
  ) {
    this.doubts = doubts;
    this.parse = mended(
      { ...parse, words: parse.words.map((word) => lifted(word, parse)) },
      isSomebody,
      isListed,
    );
  }

  showBefore(place: number): boolean {
    if (!SHOWN.test(this.lower(place))) return false;
    this.take(place);
    this.shown = place;
    return true;
  }

  word(place: number): Placed {
    const word = this.parse.words[place];
    if (!word) throw new NotUnderstood(`no word ${place}`);
    return word;
  }

  lower(place: number): string {
    return this.parse.tokens[place]?.lower ?? "";
  }

  /** Words that stand under one. */
  under(place: number): number[] {
    return this.parse.words.flatMap(({ head }, at) => (head === place ? [at] : []));
  }

  /** Words under one that nothing has accounted for. */
  open(place: number): number[] {
    return this.under(place).filter((at) => !this.seen.has(at));
  }

  /** Мен де: the particle leans on it. */
  also(place: number): boolean {
    const leaning = this.parse.tokens[place]?.leaning ?? [];
    return leaning.length === 1 && /^[дт][ае]$/u.test(leaning[0] ?? "");
  }

  /** All words under one and itself, in order. */
  branch(place: number): number[] {
    return [...this.under(place).flatMap((one) => this.branch(one)), place].sort((a, b) => a - b);
  }

  /** Ішесіз бе: you are asked. */
  asksYou(place: number): boolean {
    const { reading } = this.word(place);
    return (
      this.parse.tokens[place]?.question !== undefined && reading.person?.startsWith("2") === true
    );
  }

  /** Lemmas of the words that stand near a place. */
  near(place: number): string[] {
    const { words } = this.parse;
    return words.flatMap(({ reading }, at) =>
      at !== place && Math.abs(at - place) <= NEAR ? [reading.lemma] : [],
    );
  }

  take(place: number): Placed {
    this.seen.add(place);
    return this.word(place);
  }

  /** Бұл — of a sentence: the dash makes it the subject, and so does what is asked of it: бұл қандай сөз? */
  isShown(place: number): boolean {
    if (place !== 0 || !SHOWN.test(this.lower(place))) return false;
    if (/—/u.test(this.parse.tokens[place]?.mark ?? "")) return true;
    const { head } = this.word(place);
    const noun = this.parse.words[head];
    return (
      noun?.head === -1 &&
      noun.reading.kind === "noun" &&
      noun.reading.case === "NOM" &&
      /^(?:қандай|кімнің)$/u.test(this.lower(1))
    );
  }
}

export const SHOWN = /^(?:бұл|мынау|анау|осы|сол)$/u;

/** What nobody does to anything: whom it is told of, does it himself. */
const STAYING = /^(?:отыру|тұру|жүру|жату|келу|кету|бару|шығу|кіру|күлу|жылау|ұйықтау)$/u;

/** «Ол терезенің қасында отырған қызға гүл берді»: who gives stands before the clause in which the girl sits. */
function stayingRelative(word: Placed, words: readonly Placed[]): number | undefined {
  if (word.relation !== "subject" || words.indexOf(word) !== 0) return undefined;
  let at = word.head;
  while (words[at]?.relation === "helped") at = words[at]?.head ?? -1;
  const relative = words[at];
  const noun = words[relative?.head ?? -1];
  if (relative?.relation !== "relative" || !noun || !STAYING.test(relative.reading.lemma))
    return undefined;
  const over = noun.head < 0 ? (relative.head ?? -1) : noun.head;
  const verb = words[over];
  const isThird = (verb?.reading.person ?? "3") === (word.reading.person ?? "3");
  const isFree = !words.some(({ head, relation }) => head === over && relation === "subject");
  return verb && isThird && isFree && noun.relation !== "subject" ? over : undefined;
}

/** Deeds that are done to somebody and have a deed of his inside: бізге көшуге көмектесті. */
const SPEAKING = /^(?:айту|деу|тапсыру|көмектесу|үйрету)$/u;

/**
 * A word that stands before a clause inside another and belongs to the outer one: who thinks so, and whom it is told.
 */
function lifted(word: Placed, parse: Parse): Placed {
  const { words } = parse;
  const inner = words[word.head];
  const outer = inner && words[inner.head];
  const ability = canDo(word, words);
  if (ability) return ability;
  // Алматы Шымкенттен үлкен: two towns, and no name of one town
  if (inner && outer && word.relation === "name" && inner.relation === "than")
    return { ...word, head: inner.head, relation: "subject" };
  // Базардан бір келі ет алдым: from the market, not more than one
  if (inner && outer && word.relation === "than" && inner.relation === "count")
    return { ...word, head: words.findIndex(({ head }) => head < 0), relation: "source" };
  // Қандай жұмыс істейсіз: what is asked of stands next to the word that asks
  if (
    /^(?:қандай|қай|қанша|неше)$/u.test(word.reading.lemma) &&
    /^(?:object|complement)$/u.test(word.relation)
  ) {
    const at = words.indexOf(word);
    const next = words[at + 1];
    if (next?.head === word.head && next.reading.kind === "noun" && next.relation !== "subject")
      return { ...word, head: at + 1, relation: "determiner" };
  }
  if (!inner || !outer || inner.reading.kind !== "verb") return word;
  // Жаңбыр жаумаса, серуендеуге шығамыз: what hangs on a purpose hangs on the whole
  if (word.relation === "condition" && inner.relation === "purpose")
    return { ...word, head: inner.head };
  // Анам сүт алып келуді тапсырды: past the helper to the verb that it helps
  if (inner.relation === "helped" && /^(?:subject|dative)$/u.test(word.relation)) {
    const passed = lifted({ ...word, head: inner.head }, parse);
    if (passed.head !== inner.head) return passed;
  }
  const { form, case: kase, owner } = inner.reading;
  const staying = stayingRelative(word, words);
  if (staying !== undefined) return { ...word, head: staying };
  const isInside = (form === "part" || form === "vn") && (kase === "ACC" || kase === "DAT");
  // Он жыл бойы мұғалім болып істеді: how long is told of the work
  if (
    inner.reading.lemma === "болу" &&
    inner.relation === "converb" &&
    word.relation !== "complement"
  )
    return { ...word, head: inner.head };
  const others = words.filter(({ head }) => head === word.head);
  // Дәрігер демалуым керек деді: whoever says that I need it
  const isMine = form === "vn" && owner !== undefined && owner !== "3";
  if (word.relation === "subject" && isMine && !word.reading.pronoun && outer.head >= 0)
    return { ...word, head: outer.head };
  if (word.relation === "subject") {
    const isOwned = isInside && others.some(({ relation }) => relation === "owner");
    const isDeed = kase === "ACC" && owner === undefined;
    const isFree = !words.some(
      ({ head, relation }) => head === inner.head && relation === "subject",
    );
    return isOwned || (isDeed && isFree) ? { ...word, head: inner.head } : word;
  }
  const isTold =
    word.relation === "dative" &&
    word.reading.pronoun &&
    SPEAKING.test(outer.reading.lemma) &&
    outer.reading.form !== "p" &&
    (isInside || inner.relation === "said");
  return isTold ? { ...word, head: inner.head } : word;
}

/** «Жаза алмайды»: what may not be taken with a name of its own is a deed that one cannot do. */
function canDo(word: Placed, words: readonly Placed[]): Placed | undefined {
  const at = words.indexOf(word);
  const next = words[at + 1]?.reading;
  const { case: kase, ...rest } = word.reading;
  const { kind, lemma, form, owner, plural } = rest;
  const isBare = kind === "noun" && kase === "NOM" && !owner && !plural && form === undefined;
  if (next?.lemma !== "алу" || next.kind !== "verb" || word.head !== at + 1 || !isBare)
    return undefined;
  const source = analyse(lemma).find(
    ({ features, guessed }) =>
      features.VerbForm === "Conv" && features.Aspect === "Imp" && !guessed,
  );
  const isStill = next.source?.suffixes.some(({ id }) => id === "pres") === true;
  if (!source || !(next.negative || isStill)) return undefined;
  const reading = {
    ...rest,
    kind: "verb" as const,
    lemma: source.lemma,
    form: "a" as const,
    source,
  };
  return { ...word, reading, relation: "helped" };
}
