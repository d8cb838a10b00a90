import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { withParticles, wordsOf } from "../slip/rewrite.ts";
import { classesOf, nounKey, type Usage, verbsOver } from "../usage/usage.ts";
import { nounWith } from "../word/inflected.ts";
import type { Case, Reading } from "../word/reading.ts";
import { POINTING, TIMES } from "../word/word-lists.ts";
import { isWoven } from "./order.ts";
import type { Proposal } from "./proposal.ts";

const CASES: readonly Case[] = ["ACC", "DAT", "LOC", "ABL", "INS"];
const POINTS: Readonly<Record<string, string>> = {
  ACC: "accusative",
  DAT: "dative",
  ABL: "ablative",
  LOC: "locative",
  INS: "instrumental",
};
const LONGEST = 8;
/** How much is changed where the doubt itself says which case is asked for: no like of it needs to be shown. */
export const KNOWN_CASE = 0.5;

/** Doubted words in other cases: a way to mend only where the new case has more than the old one that speaks for it. */
export function caseProposals(
  parse: Parse,
  doubts: readonly { readonly at: number; readonly why: string }[],
  government: Government,
): Proposal[] {
  const { tokens, words } = parse;
  if (tokens.length < 2) return [];
  const tangled = tokens.length > LONGEST || isWoven(tokens);
  // теңізге билет қанша тұрады: prices and amounts have cases of their own
  if (tokens.some(({ lower }) => /^(?:қанша|теңге)/.test(lower))) return [];
  const asked = new Map<number, readonly Case[]>();
  const known = new Set<number>();
  for (const { at, why } of doubts) {
    const head = words[at]?.head ?? -1;
    const next = words[head]?.reading;
    // суға жататынын: what is said of a noun is often told shorter
    const isOfVerb = next?.kind === "verb" || next?.form === "vn";
    if (next?.form === "part" || (next?.form === "vn" && !why.startsWith("object of"))) return [];
    const asks = askedInstead(parse, at, why, government);
    if (asks !== undefined) {
      asked.set(at, [asks]);
      known.add(at);
      continue;
    }
    if (tangled) return [];
    const reading = words[at]?.reading;
    if (reading && (TIMES.has(reading.lemma) || classesOf(reading, government).includes("time")))
      return [];
    if (known.has(at)) continue;
    // қалада жұмыс бар, бірақ барғым келмейді: a clause ends between the two
    if (head > at && tokens.slice(at, head).some(({ mark }) => mark !== "")) continue;
    const lacks = isOfVerb ? lackedBy(parse, at, head, government) : undefined;
    if (lacks !== undefined && /^(?:nothing speaks|of whom|dative that)/.test(why)) {
      asked.set(at, [lacks]);
      known.add(at);
    } else if (why.startsWith("of whom")) asked.set(at, reading?.lemma === "кім" ? [] : ["DAT"]);
    else if (why.startsWith("nothing speaks")) {
      if (!asked.has(at)) asked.set(at, CASES);
    } else if (why.startsWith("noun before noun") && next) {
      if (isApart(parse, at, next)) asked.set(at, ["ACC"]);
      // мұғалім оқушыларды сыйлық берді: whom one gives something
      else if (next.case === "ACC" && classesOf(next, government).includes("person"))
        asked.set(head, ["DAT"]);
      else return [];
    } else if (!why.startsWith("dative that")) return [];
  }
  const base = wordsOf(tokens);
  return [...asked].flatMap(([at, cases]) => {
    const reading = words[at]?.reading;
    const token = tokens[at];
    if (!reading || !token || reading.kind !== "noun" || reading.form !== undefined) return [];
    return cases
      .filter((kase) => kase !== (reading.case ?? "NOM"))
      .flatMap((kase): Proposal[] => {
        const text = nounWith(reading, { case: kase });
        if (text === "" || text.toLowerCase() === token.lower) return [];
        const next = [...base];
        next[at] = withParticles(token, text);
        const point = reading.pronoun ? "pronoun-cases" : (POINTS[kase] ?? "");
        return [
          {
            words: next,
            fault: { kind: "government", at, head: at, want: kase },
            change: known.has(at) ? KNOWN_CASE : 1,
            point,
          },
        ];
      });
  });
}

/** Of these one is more than another: қымбат is dear to somebody as well. */
const COMPARED =
  /^(?:үлкен|кіші|биік|аласа|ұзын|қысқа|арзан|қымбат|кәрі|әдемі|күшті|әлсіз|жылдам|баяу|ауыр|жеңіл)$/;
/** Postpositions that are hardly anything else, with their noun straight before them. */
const FIRM = /^(?:дейін|шейін|қарай|соң|кейін|бері|гөрі|үшін)$/;

/** What is compared, and what a postposition or a verb without an object asks for. */
function askedInstead(
  { tokens, words }: Parse,
  at: number,
  why: string,
  government: Government,
): Case | undefined {
  const head = words[at]?.head ?? -1;
  const over = words[head];
  const next = over?.reading;
  const token = tokens[at];
  if (!next || !token) return undefined;
  // көйлек маған үлкендеу екен: too big for me
  if (/^(?:compared|older|dative with)/.test(why) && head < tokens.length - 1) return undefined;
  if (/^(?:compared|dative with)/.test(why) && words[at]?.reading.pronoun) return undefined;
  if (why.startsWith("compared with its like")) return "ABL";
  if (/^(?:compared with something|older or younger|dative with an adjective)/.test(why))
    return next.kind === "adj" &&
      (COMPARED.test(next.lemma) || next.source?.suffixes.at(-1)?.id === "cmpr")
      ? "ABL"
      : undefined;
  if (why === "parted from its verb without its case")
    return next.lemma === "деу" ? undefined : "ACC";
  // біздің көршіміз жақсы көремін: one's own are known ones
  if (why === "a bare object of somebody")
    return words[at]?.reading.owner === undefined ? undefined : "ACC";
  if (why.startsWith("case before a postposition")) {
    // сабақ бұрын кездесейік: we meet, and the lesson does nothing
    const doer = words.find(({ head: on }) => on === -1)?.reading.person ?? "3";
    const isApart = tokens[at]?.mark !== "";
    const isBefore = next.lemma === "бұрын" && head === at + 1 && !isApart && /^[12]/.test(doer);
    if (isBefore && !words[at]?.reading.pronoun && !TIMES.has(words[at]?.reading.lemma ?? ""))
      return "ABL";
    // мен оны кейін түсіндім, ішін қарай аласың: an adverb, a converb
    const loose =
      words[at]?.reading.pronoun ||
      tokens[head]?.leaning.length ||
      /^ал/.test(tokens[head + 1]?.lower ?? "");
    return next.kind === "post" && FIRM.test(next.lemma) && head === at + 1 && !loose
      ? government.postposition(next.lemma)?.first
      : undefined;
  }
  if (why.startsWith("object of") && next.kind === "verb") {
    const isLast = over.relation === "root" && next.form === "fin";
    if ((!isLast && next.form !== "vn") || head > at + 2) return undefined;
    if (token.readings.some(({ kind }) => kind === "adj")) return undefined;
    if (words.some((one) => one.head === head && one.relation === "helped")) return undefined;
    // айырылды is of айырылу where that has a frame of its own
    const frame =
      tokens[head]?.readings
        .filter(({ kind, source }) => kind === "verb" && (source?.features.Voice ?? "") === "")
        .flatMap(({ lemma }) => government.verb(lemma) ?? [])[0] ?? government.verb(next.lemma);
    const [core] = frame?.cores.size === 1 ? frame.cores : [];
    const taken = words.some((one) => one.head === head && one.reading.case === core);
    return taken ? undefined : core;
  }
  return undefined;
}

/** The dative or instrumental that a verb asks for in all its meanings, where the last word before it stands in another case. */
function lackedBy(
  { tokens, words }: Parse,
  at: number,
  head: number,
  government: Government,
): Case | undefined {
  const verb = words[head]?.reading;
  const frame = verb && government.verb(verb.lemma);
  const [core] = frame?.cores.size === 1 ? frame.cores : [];
  // бұйрығымен салынды, мақсатпен жазылған: what is done takes what its doing takes
  const isDone = tokens[head]?.readings.some(({ source }) => source?.features.Voice === "Pass");
  if (words[at]?.reading.case === "NOM") return undefined;
  if (isDone || frame?.takes.has(words[at]?.reading.case ?? "NOM")) return undefined;
  if (core !== "DAT" && core !== "INS") return undefined;
  const noun = words[at]?.reading;
  // нешеде қайттыңыз, бесте келді: the hour
  if (noun?.source?.entry?.pos === "num" || noun?.lemma === "неше") return undefined;
  const lastBefore = words.findLastIndex(({ head: on }, place) => on === head && place < head);
  if (lastBefore !== at) return undefined;
  return words.some((one) => one.head === head && one.reading.case === core) ? undefined : core;
}

/** бұл хат досымнан алдым: a thing pointed at makes no compound with what is mine or has a name. */
function isApart({ words }: Parse, at: number, next: Reading): boolean {
  if (next.case === undefined || next.case === "NOM") return false;
  const pointed = words.some(
    ({ reading, head }, place) =>
      head === at && place < at && reading.kind === "det" && POINTING.has(reading.lemma),
  );
  return pointed && (next.pronoun || next.name || (next.owner !== undefined && next.owner !== "3"));
}

/** Whether a mended word stands where the lexicon or the course shows its like. */
export function isAttested(
  parse: Parse,
  at: number,
  government: Government,
  usage: Usage,
): boolean {
  const word = parse.words[at];
  const kase = word?.reading.case;
  if (!word || kase === undefined) return false;
  const verbs = verbsOver(parse, word.head);
  const noun = nounKey(word.reading);
  const classes = classesOf(word.reading, government);
  return verbs.some(
    (verb) =>
      (!verb.includes(":") && (government.verb(verb)?.cores.has(kase) ?? false)) ||
      usage.hasSeen(verb, kase, noun) ||
      usage.ofClasses(verb, kase, classes) >= 3,
  );
}
