import type { Parse, Placed } from "@tilashar/clause";
import { inflect } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { outOfKazakh } from "../translation/out-of-kazakh/out-of-kazakh.ts";
import type { Said } from "./fill.ts";
import { sayToYou } from "./said-to-you.ts";
import type { HeardSentence } from "./understand-talk.ts";

type Token = Parse["tokens"][number];

/** Longer clauses are not told back: nobody repeats so much. */
const MOST_WORDS = 8;

/**
 * What the learner told, told back in the polite person: «Маған қыс ұнамайды» — «Сізге қыс ұнамайды екен.» It shows what
 * was understood, and says right what had a slip. Undefined where no clause of it comes out right by the check.
 */
export function saidBack(heard: readonly HeardSentence[], tools: Tools): Said | undefined {
  for (const { text, kazakh, asks, another } of heard) {
    if (!kazakh || asks) continue;
    for (const clause of clausesOf(text)) {
      const said = toldBack(clause, another !== undefined, tools);
      if (said) return said;
    }
  }
  return undefined;
}

/** Words before a clause that say nothing of it by themselves. */
const JOINED =
  /^(?:бірақ|сондықтан|өйткені|себебі|және|ал|иә|жоқ|сосын|содан кейін|сонда|негізі|жалпы)(?:,\s*|\s+)/iu;

const clausesOf = (sentence: string): string[] =>
  sentence
    .split(/[,;:—–]+\s+|(?<=\p{L}) (?=(?:бірақ|сондықтан|өйткені|себебі)(?!\p{L}))/u)
    .map((part) =>
      part
        .replace(/[.!?…]+$/u, "")
        .replace(JOINED, "")
        .trim(),
    )
    .filter((part) => part.includes(" "));

/** The clause told to whoever said it, as a plain statement: «Түркістанда оқып жүрмін» — «Түркістанда оқып жүрсіз.» */
export const plainlyBack = (sentence: string, tools: Tools): string | undefined =>
  clausesOf(sentence)
    .map((clause) => turned(clause, false, tools)?.plain)
    .find((one) => one !== undefined);

function toldBack(clause: string, isOfAnother: boolean, tools: Tools): Said | undefined {
  const told = turned(clause, isOfAnother, tools);
  return (
    told && {
      kz: told.kz,
      en: outOfKazakh(told.plain, "en", tools) ?? "",
      ru: outOfKazakh(told.plain, "ru", tools) ?? "",
    }
  );
}

function turned(
  clause: string,
  isOfAnother: boolean,
  tools: Tools,
): { readonly kz: string; readonly plain: string } | undefined {
  const parse = tools.judge.parse(clause);
  if (!parse || parse.tokens.length < 2 || parse.tokens.length > MOST_WORDS) return undefined;
  const last = parse.tokens.length - 1;
  const predicate = predicateOf(parse.tokens[last] as Token, parse.words[last] as Placed);
  if (!predicate) return undefined;
  const before = parse.tokens.slice(0, -1).map((token, at) => {
    const word = sayToYou(token, (parse.words[at] as Placed).reading);
    return word === undefined || word === ""
      ? word
      : [word, ...token.leaning].join(" ") + token.mark;
  });
  if (before.some((word) => word === undefined)) return undefined;
  const kept = before.filter((word) => word !== "");
  if (kept.length === 0 || !(isOfAnother || isOfLearner(parse))) return undefined;
  const kz = `${capital([...kept, predicate.bare, predicate.ending].join(" "))}.`;
  // What was right as the learner said it is right in the other person, too
  if (![kz, `${clause}.`].some((line) => tools.judge.check(line).verdict === "right"))
    return undefined;
  return { kz, plain: `${capital([...kept, predicate.plain].join(" "))}.` };
}

interface Predicate {
  /** Before екен. */
  readonly bare: string;
  readonly ending: string;
  /** As a plain statement, which other languages say. */
  readonly plain: string;
}

const ENDINGS = { "1s": "екенсіз", "1p": "екенсіздер", "3": "екен" } as const;
const PLAIN = { "1s": "2;SG;FORM", "1p": "2;PL;FORM", "3": "3;SG" } as const;
const COPULA = { "1s": "сыз", "1p": "сыздар", "3": "" } as const;

/** What the clause ends with, as it stands before екен; undefined where it tells nothing that is so. */
function predicateOf(
  { lower, text, capital, question, leaning, readings }: Token,
  placed: Placed,
): Predicate | undefined {
  // алдым is "I took" before it is "my front"
  const reading =
    placed.reading.owner === undefined
      ? placed.reading
      : readings.find(({ form, person: one }) => form === "fin" && /^1/.test(one ?? ""));
  if (!reading) return undefined;
  const person = reading.person ?? "3";
  if (question !== undefined || leaning.length > 0) return undefined;
  if (person !== "1s" && person !== "1p" && person !== "3") return undefined;
  const ending = ENDINGS[person];
  const ids = reading.source?.suffixes.map(({ id }) => id as string) ?? [];
  const negative = reading.negative && reading.kind === "verb" ? ";NEG" : "";
  const verb = (label: string): string => inflect(reading.lemma, `${label}${negative}`)[0] ?? "";
  const of = (bare: string, plain: string): Predicate | undefined =>
    bare === "" || plain === "" ? undefined : { bare, ending, plain };
  if (reading.kind === "verb") {
    if (reading.form !== "fin" && reading.form !== "part") return undefined;
    if (ids.includes("past")) return of(verb("V.PTCP;PST"), verb(`V;IND;PST;${PLAIN[person]}`));
    if (ids.includes("pres")) return of(verb("V;IND;PRS;3;SG"), verb(`V;IND;PRS;${PLAIN[person]}`));
    if (ids.includes("fut") || ids.includes("conv")) return undefined;
  }
  if (reading.kind === "cop" && !/^емес/.test(lower)) return undefined;
  // студентпін, барғанмын, отырмын: the person comes off, and on again after the other
  const bare =
    person === "3" ? (capital ? text : lower) : lower.replace(/(?:[мбп][ыі]н|[мбп][ыі]з)$/u, "");
  const you = COPULA[person];
  return of(bare, `${bare}${isFront(bare) ? you.replaceAll("ы", "і").replaceAll("а", "е") : you}`);
}

const isFront = (word: string): boolean => /[әеіөүэ](?:[^аоұыәеіөүэиу]*)$/u.test(word);

/** Said of the learner or of theirs: what is said of the world is answered otherwise. */
const isOfLearner = ({ words }: Parse): boolean =>
  words.some(({ reading }) => /^1/.test(reading.person ?? "") || /^1/.test(reading.owner ?? ""));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
