import type { FaultKind } from "./fault/fault.ts";
import { Government, type GovernmentData } from "./government.ts";
import { isReadable, SentenceReader } from "./judgement.ts";
import { likeliestEdit } from "./mend/likeliest-edit.ts";
import { type Mend, mendOf, written } from "./mend/mend.ts";
import { likelierOrder } from "./order/likelier-order.ts";
import { asksWithVerb, findsOut, isReordered, startsWithVerb } from "./order/spoken-order.ts";
import type { Parse } from "./parse.ts";
import { sentencesOf } from "./sentences-of.ts";
import type { Calque } from "./slip/calques.ts";
import { politely, registerOf } from "./slip/mixed-register.ts";
import { wordsOf } from "./slip/rewrite.ts";
import { type WrittenSlip, WrittenSlips } from "./slip/written/written-slips.ts";
import { pairingsIn } from "./usage/pairing.ts";
import { Usage, type UsageData } from "./usage/usage.ts";

export type Verdict = "right" | "wrong" | "unsure";

/** What is said of a sentence. */
export interface Checked {
  readonly verdict: Verdict;
  /** The sentence as it should be; it passes the check itself. Only of a wrong one. */
  readonly mended: string | null;
  /** Id of the point of grammar that explains the mend. */
  readonly point: string | null;
  /** Kind of the first fault that was mended. */
  readonly fault: FaultKind | null;
  /** Words no lexicon knows. */
  readonly unknown: readonly string[];
  /** Why nothing is vouched for, for those who work on the rules. */
  readonly reasons: readonly string[];
}

/**
 * What is stranger than this in all its pairings is not vouched for. `npm run bench -- held-out` shows what each bound lets pass of right
 * sentences that the evidence does not hold, and of the same made wrong.
 */
const STRANGE = 5;
/** Judges Kazakh sentences by rules and the lexicon of government. */
export class ClauseJudge {
  /** What words ask for, and the classes of nouns. */
  readonly government: Government;
  readonly #usage: Usage;
  readonly #sentences: SentenceReader;

  /**
   * @param government the data of `content/government.yaml`
   * @param calques the loans of `content/calques.yaml`
   * @param usage what the sentences of the course show, `content/usage.yaml`
   * @param slips what learners get wrong, as editors wrote it down in `content/slips/`
   */
  constructor(
    government: GovernmentData | undefined,
    calques: readonly Calque[] = [],
    usage?: UsageData,
    slips: readonly WrittenSlip[] = [],
  ) {
    this.government = new Government(government);
    this.#usage = new Usage(usage, this.government);
    this.#sentences = new SentenceReader(
      this.government,
      calques,
      this.#usage,
      new WrittenSlips(slips),
    );
  }

  /** The best analysis of a sentence, as {@link SentenceReader.parse} has it. */
  parse(sentence: string, isTold = false): Parse | undefined {
    return this.#sentences.parse(sentence, isTold);
  }

  /** The analysis of a sentence that is right, as {@link check} says it; undefined of any other. */
  understood(sentence: string): Parse | undefined {
    return this.#sentences.understood(sentence);
  }

  /** As {@link understood}, where the analysis is one that is asked for: of no other is it found out whether it is right. */
  understoodAs(sentence: string, isAsked: (parse: Parse) => boolean): Parse | undefined {
    return this.#sentences.readRight(sentence, isAsked);
  }

  /**
   * The analysis of a sentence of which every word has its place, though it may not be vouched for as right: what
   * somebody else wrote is read, and how well it is said is not asked. Undefined where another analysis is as likely.
   */
  readable(sentence: string): Parse | undefined {
    const judged = this.#sentences.judge(sentence);
    return judged && isReadable(judged) ? judged.parse : undefined;
  }

  /**
   * Checks one or more sentences. *Right* is said only when every word of every clause is understood and in
   * its place; *wrong* only with a mended sentence that passes as right; otherwise *unsure*.
   */
  check(text: string): Checked {
    return together(text, (sentence) => this.#checkOne(sentence));
  }

  /**
   * Checks what somebody else wrote: as {@link check}, but *right* is said only where the words stand together as they
   * do in the Kazakh of the content. A rule knows what it forbids; what learners' sentences hold beyond that no list
   * of rules foresees. Where nothing is vouched for, the likeliest slip of one word is looked for.
   */
  vouch(text: string): Checked {
    const checked = together(text, (sentence) => this.#vouchOne(sentence));
    if (checked.verdict !== "right") return checked;
    return this.#saidPolitely(text) ?? this.#saidByAnother(text) ?? checked;
  }

  /** Ол «Мен ертең келеді» деді → «Мен ертең келемін»: another's words are a sentence of their own. */
  #saidByAnother(text: string): Checked | undefined {
    const said = WHAT_IS_SAID.exec(text)?.[1] ?? "";
    const checked = said.includes(" ") ? this.vouch(said) : undefined;
    return checked?.verdict === "wrong" && checked.mended !== null
      ? { ...checked, mended: text.replace(said, checked.mended) }
      : undefined;
  }

  /** Сәлеметсіз бе! Маған нан бер. → … беріңіз: whoever is greeted politely is spoken to so in the next sentence. */
  #saidPolitely(text: string): Checked | undefined {
    const parts = sentencesOf(text);
    // Two people talk, or somebody is quoted
    if (parts.length < 2 || /[«»"“„—–]/u.test(text)) return undefined;
    const parses = parts.map((part) => this.#sentences.judge(part)?.parse);
    const ways = parses.map((parse) => parse && registerOf(parse));
    const names = parses.flatMap((parse) => parse?.tokens.map(({ lower }) => lower) ?? []);
    if (!ways.includes("polite") || !ways.includes("familiar")) return undefined;
    // сіз отырыңыз, сен тұр: two people, each named
    if (names.includes("сен") && names.includes("сіз")) return undefined;
    const mended = parts.map((part, at) => {
      const parse = parses[at];
      const [way] = ways[at] === "familiar" && parse ? politely(parse) : [];
      return way && parse ? written(parse.tokens, way, part) : part;
    });
    if (!mended.every((part) => this.#sentences.judge(part)?.right)) return undefined;
    return {
      verdict: "wrong",
      mended: mended.join(" "),
      point: "address-sen-siz",
      fault: "slip",
      unknown: [],
      reasons: ["spoken to politely and as a friend"],
    };
  }

  /** How strangely the words of an analysis stand together, all in all. */
  strangeness(parse: Parse): number {
    const { pairings } = this.#usage;
    if (pairings.isEmpty) return Number.POSITIVE_INFINITY;
    return pairingsIn(parse, this.government).reduce(
      (sum, one) => sum + pairings.strangeness(one),
      0,
    );
  }

  /** Whether a sentence with its words in another order is right, too, and no stranger than as it stands: the likelier order may be none. */
  #isBetterSaid(parse: Parse, order: readonly number[], sentence: string): boolean {
    const words = wordsOf(parse.tokens);
    const [first] = words;
    if (first !== undefined && !parse.words[0]?.reading.name)
      words[0] = first.charAt(0).toLowerCase() + first.slice(1);
    const moved = order.map((at) => words[at] ?? "");
    const then = this.#sentences.understood(written(parse.tokens, { words: moved }, sentence));
    return then !== undefined && this.strangeness(then) <= this.strangeness(parse);
  }

  #vouchOne(sentence: string): Checked {
    const checked = this.#checkOne(sentence);
    const judged = checked.verdict === "wrong" ? undefined : this.#sentences.judge(sentence);
    if (!judged || isFragment(sentence)) return checked;
    const move =
      checked.verdict === "right"
        ? likelierOrder(judged.parse, this.#usage.sequences, this.government)
        : undefined;
    if (move && this.#isBetterSaid(judged.parse, move.order, sentence))
      return {
        ...NO_WORDS,
        reasons: [
          `stands elsewhere in the Kazakh of the content: ${judged.parse.tokens[move.to]?.text}`,
        ],
      };
    const reasons = checked.verdict === "right" ? this.#strange(judged.parse) : checked.reasons;
    if (checked.verdict === "right" && reasons.length === 0) return checked;
    const better =
      this.#usage.pairings.isEmpty || asksWithVerb(judged.parse)
        ? undefined
        : likeliestEdit(sentence, judged, this.#sentences, (parse) => this.strangeness(parse));
    return better
      ? { ...checked, ...toldWrong(better), reasons }
      : { ...checked, verdict: "unsure", reasons };
  }

  #strange(parse: Parse): string[] {
    if (this.strangeness(parse) <= STRANGE) return [];
    const { pairings } = this.#usage;
    return pairingsIn(parse, this.government)
      .filter((one) => pairings.strangeness(one) >= 1)
      .map(
        ({ at, of, what }) =>
          `strange in the Kazakh of the content: ${parse.tokens[at]?.text} (${what} with ${of})`,
      );
  }

  #checkOne(sentence: string): Checked {
    const judged = isFragment(sentence) ? undefined : this.#sentences.judge(sentence);
    if (!judged) return NO_WORDS;
    const unknown = judged.unknown.map((at) => judged.parse.tokens[at]?.text ?? "");
    if (judged.right)
      return { verdict: "right", mended: null, point: null, fault: null, unknown: [], reasons: [] };
    const reasons = [
      ...judged.faults.map(({ kind, at }) => `${kind}: ${judged.parse.tokens[at]?.text}`),
      ...judged.doubts.map(({ at, why }) => `${why}: ${judged.parse.tokens[at]?.text}`),
    ];
    const better = mendOf(sentence, judged, this.#sentences);
    const spoken =
      startsWithVerb(judged.parse) || asksWithVerb(judged.parse) || findsOut(judged.parse);
    if (better && !(spoken && isReordered(sentence, better.text)))
      return { ...toldWrong(better), unknown, reasons };
    return { verdict: "unsure", mended: null, point: null, fault: null, unknown, reasons };
  }
}

/** What stands in quotation marks before "says". */
const WHAT_IS_SAID = /«([^»]+)»,?\s*(?:—\s*)?де(?:п|ді|дім|йді|ген)(?!\p{L})/u;

/** The end of a quotation that began in another sentence. */
const isFragment = (sentence: string): boolean =>
  /^[^«]*»/u.test(sentence) || /^деп\s/u.test(sentence);

const toldWrong = ({ text, point, fault }: Mend) => ({
  verdict: "wrong" as const,
  mended: text,
  point: point || null,
  fault,
});

/** One verdict over all sentences of a text. */
function together(text: string, checkOne: (sentence: string) => Checked): Checked {
  const parts = sentencesOf(text);
  if (parts.length === 0) return NO_WORDS;
  const checked = parts.map(checkOne);
  const unknown = checked.flatMap((one) => one.unknown);
  const reasons = checked.flatMap((one) => one.reasons);
  const wrong = checked.find(({ verdict }) => verdict === "wrong");
  if (wrong) {
    const mended = parts.map((part, at) => checked[at]?.mended ?? part).join(" ");
    return { verdict: "wrong", mended, point: wrong.point, fault: wrong.fault, unknown, reasons };
  }
  const verdict = checked.every((one) => one.verdict === "right") ? "right" : "unsure";
  return { verdict, mended: null, point: null, fault: null, unknown, reasons };
}

const NO_WORDS: Checked = {
  verdict: "unsure",
  mended: null,
  point: null,
  fault: null,
  unknown: [],
  reasons: ["no words"],
};
