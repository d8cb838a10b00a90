import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { changed, reordered, withParticles } from "../slip/rewrite.ts";
import { nounWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Case, Person, Reading } from "../word/reading.ts";
import { TIMES } from "../word/word-lists.ts";
import { KNOWN_CASE } from "./doubted-case.ts";
import type { Proposal } from "./proposal.ts";

type Doubt = { readonly at: number; readonly why: string };

/** What a doubt itself says of the form of a word: which number, case, tense or person it should have. */
export function formProposals(parse: Parse, doubts: readonly Doubt[]): Proposal[] {
  return doubts.flatMap(({ at, why }): Proposal[] => {
    switch (why) {
      case "a plural behind a number":
        return noun(parse, at, { plural: false }, "numbers-singular");
      case "what is to come, in the past":
        return toCome(parse, at);
      case "a bare object with its owner":
      case "a fact that does something to nothing":
        return asObject(parse, at);
      case "dative before an adjective":
        // немерелеріне жақсы көреді: whom one loves
        return /^(?:жақсы|жек)$/.test(parse.tokens[at + 1]?.lower ?? "") &&
          parse.words[at + 2]?.reading.lemma === "көру"
          ? noun(parse, at, { case: "ACC" }, "accusative")
          : [];
      case "an owner parted from what it owns":
        return owned(parse, at);
      case "a condition of nobody":
        return conditionOf(parse, at);
      case "waiting for the sake of":
        return waitedFor(parse, at);
      case "a time word with a case it needs not":
        // жаңбырлы кеште: an evening like this one may have its case
        return parse.words[at]?.reading.lemma === "таңертең"
          ? noun(parse, at, { case: "NOM" }, "clock-and-days")
          : [];
      case "nothing speaks for the helper":
        return postures(parse, at);
      case "a place and a thing with no predicate":
        // бүгін далада жиырма градус аяз: the weather is there by itself
        return parse.tokens.length === 2 && isThingSomewhere(parse)
          ? put(parse, at, `${parse.tokens[at]?.text} бар`, "bar-zhoq")
          : [];
      case "noun before noun":
        return inSeason(parse, at);
      case "a quality before the owner":
        return qualityLast(parse, at);
      case "an adjective that does not say how":
        return qualityFirst(parse, at);
      default:
        return [];
    }
  });
}

const proposed = (at: number, rewrites: ReturnType<typeof changed>): Proposal[] =>
  rewrites.map(({ words, marks, point }) => {
    const fault: Fault = { kind: "slip", at, head: at };
    return { words, ...(marks && { marks }), fault, change: KNOWN_CASE, point };
  });

function put({ tokens }: Parse, at: number, text: string, point: string): Proposal[] {
  const token = tokens[at];
  if (!token || text === "" || text.toLowerCase() === token.lower) return [];
  return proposed(at, changed(tokens, { [at]: withParticles(token, text) }, point));
}

function noun(
  parse: Parse,
  at: number,
  change: Parameters<typeof nounWith>[1],
  point: string,
): Proposal[] {
  const reading = parse.words[at]?.reading;
  return reading?.kind === "noun" && reading.form === undefined
    ? put(parse, at, nounWith(reading, change), point)
    : [];
}

/** күзде көшеміз: a season is no place, and what is ours may be a verb. */
const isThingSomewhere = ({ words }: Parse): boolean =>
  words[0]?.reading.pronoun === false &&
  !TIMES.has(words[0]?.reading.lemma ?? "") &&
  words[1]?.reading.owner === undefined;

const POSTURES = ["жатыр", "жүр", "отыр", "тұр"];
const BODILY = /^(?:ұйықтау|жүгіру|жүзу|ұшу|ауыру|демалу|билеу|ойнау|серуендеу|қыдыру)$/;
const GOING = /^(?:бару|келу|қайту|апару|әкелу)$/;

/** бала ұйықтап тұр → ұйықтап жатыр: who sleeps lies, who runs goes; which helper fits is known of the verb. */
function postures(parse: Parse, at: number): Proposal[] {
  const lower = parse.tokens[at]?.lower ?? "";
  // барып жатырмыз → бара жатырмыз: motion has its own converb there
  const before = parse.words[at - 1]?.reading;
  // қан кетіп тұр: what helps a verb is its own affair, but for what bodies do
  if (before && !GOING.test(before.lemma) && !BODILY.test(before.lemma)) return [];
  if (before && GOING.test(before.lemma))
    return lower.startsWith("жатыр") && before.form === "p"
      ? put(parse, at - 1, verbAs(before, "V.CVB;IPFV"), "going-on-now")
      : [];
  const posture = POSTURES.find((one) => lower.startsWith(one));
  const ending = posture === undefined ? undefined : lower.slice(posture.length);
  if (ending === undefined || !/^(?:м[ыі]н|с[ыі]ң|с[ыі]з|м[ыі]з)?$/u.test(ending)) return [];
  return POSTURES.filter((one) => one !== posture).flatMap((one) =>
    put(
      parse,
      at,
      one + (one === "жүр" ? ending.replace("ы", "і") : ending.replace("і", "ы")),
      "going-on-now",
    ),
  );
}

/** сен үшін күтемін → сені күтемін. */
function waitedFor({ tokens, words }: Parse, at: number): Proposal[] {
  const who = words[at - 1]?.reading;
  const token = tokens[at - 1];
  // сіз үшін ай аяғына дейін күтеміз: for their sake, and not them
  if (words[at + 1]?.reading.kind !== "verb") return [];
  const text = who?.kind === "noun" ? nounWith(who, { case: "ACC" }) : "";
  return token && text !== ""
    ? proposed(
        at,
        changed(tokens, { [at - 1]: withParticles(token, text), [at]: "" }, "accusative"),
      )
    : [];
}

const SEASONS = /^(?:жаз|қыс|күз|көктем)$/;

/** біз жаз ауылда демаламыз → жазда. */
function inSeason(parse: Parse, at: number): Proposal[] {
  const next = parse.words[at + 1]?.reading;
  return SEASONS.test(parse.words[at]?.reading.lemma ?? "") && next?.case !== "NOM"
    ? noun(parse, at, { case: "LOC" }, "locative")
    : [];
}

/** келер жылы … түстім → түсемін. */
function toCome(parse: Parse, at: number): Proposal[] {
  const head = parse.words.findIndex((word) => word.head === -1);
  const reading = parse.words[head]?.reading;
  // келер жылы ашылатын зауыт бітпеді: the time may belong to a clause of its own
  const clause = parse.words.slice(at + 1, head).some((word) => word.reading.form === "part");
  if (reading?.kind !== "verb" || reading.form !== "fin" || clause) return [];
  return put(parse, head, verbWith(reading, { tense: "IND;PRS" }), "present-future");
}

const OWNER_TAGS: Readonly<Partial<Record<Person, string>>> = {
  "1s": ";PSS1S",
  "2s": ";PSS2S;INFM",
  "2f": ";PSS2S;FORM",
  "3": ";PSS3",
  "1p": ";PSS1P",
};

/** оның айтқаны түсінбеді → айтқанын. */
function asObject(parse: Parse, at: number): Proposal[] {
  const reading = parse.words[at]?.reading;
  // қалғандары: those who are left are no fact
  if ((reading?.form !== "part" && reading?.form !== "vn") || reading.plural) return [];
  return put(parse, at, inCase(reading, "ACC"), "accusative");
}

function inCase(reading: Reading, kase: Case): string {
  if (reading.form !== "part") return nounWith(reading, { case: kase });
  const past = reading.source?.suffixes.some(({ id }) => id === "perf") ?? false;
  const owner = reading.owner === undefined ? "" : (OWNER_TAGS[reading.owner] ?? "");
  const negative = reading.negative ? ";NEG" : "";
  return verbAs(reading, `V.PTCP;${past ? "PST" : "HAB"};${kase}${owner}${negative}`);
}

/** оның үй → оның үйі, олардың үйіміз → үйі. */
function owned(parse: Parse, at: number): Proposal[] {
  const owner = parse.words[at]?.reading;
  const next = parse.words[at + 1]?.reading;
  if (owner?.case !== "GEN" || next?.pronoun || next?.case !== "NOM") return [];
  const person: Person = owner.pronoun ? (owner.person ?? "3") : "3";
  return noun(parse, at + 1, { owner: person }, "possessive-his-our");
}

/** шаршамаса … бітіріңіз → шаршамасаңыз. */
function conditionOf(parse: Parse, at: number): Proposal[] {
  const reading = parse.words[at]?.reading;
  const person = parse.words.find((word) => word.head === -1)?.reading.person;
  if (reading?.form !== "cond" || person === undefined) return [];
  return put(parse, at, verbWith(reading, { person }), "conditional");
}

/** үлкен менің бөлмем → менің бөлмем үлкен. */
function qualityLast(parse: Parse, at: number): Proposal[] {
  const { tokens } = parse;
  const quality = parse.words[at]?.reading;
  // рұқсатсыз біреудің суретін: said of the verb
  if (quality?.kind !== "adj" || (quality.source?.suffixes.length ?? 0) > 0) return [];
  const to = tokens.findIndex(
    (_, place) => place > at && parse.words[place]?.reading.owner !== undefined,
  );
  const isLast = to === tokens.length - 1 || tokens[to + 1]?.lower === "емес";
  if (to === -1 || !isLast || tokens.slice(at, to).some(({ mark }) => mark !== "")) return [];
  const order = tokens.map((_, place) =>
    place < at || place > to ? place : place === to ? at : place + 1,
  );
  return proposed(at, reordered(parse, order, "word-order", KNOWN_CASE));
}

/** көйлек ұзын киіп → ұзын көйлек киіп. */
function qualityFirst(parse: Parse, at: number): Proposal[] {
  const before = parse.words[at - 1]?.reading;
  if (before?.kind !== "noun" || before.pronoun || before.name || before.case !== "NOM") return [];
  if (parse.tokens[at - 1]?.mark !== "") return [];
  const order = parse.tokens.map((_, place) =>
    place === at - 1 ? at : place === at ? at - 1 : place,
  );
  return proposed(at, reordered(parse, order, "word-order", KNOWN_CASE));
}
