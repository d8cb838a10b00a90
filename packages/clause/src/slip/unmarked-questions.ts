import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { capitalLike, put, rootOf, suffixesOf } from "./rewrite.ts";

/** Words that ask or wonder without a particle, and endings that have it in them. */
const ASKING =
  /^(?:әлде|мүмкін|бәлкім|ше|ә|иә|ия|жоқ)$|^(?:кім|қан(?:ша|дай)|қалай|неш|қайт)|(?:мы|мі|бы|бі|пы|пі)(?:сың|сің|сыз|сіз)$|(?:шы|ші)$/u;
const IS_THERE: ReadonlySet<string> = new Set(["бар", "керек", "қажет"]);
/** What states a fact by its ending; келейін, кетіпті, келер ask and wonder without a particle. */
const STATED: ReadonlySet<string> = new Set(["pres", "pres3", "past"]);

/** Сізде балмұздақ бар? → бар ма: what is written asks by a particle or a word, not by its tone. */
export function unmarkedQuestionSlips(parse: Parse): Fault[] {
  const at = parse.tokens.length - 1;
  // A word alone repeats with wonder what somebody else said
  if (at < 1 || !parse.tokens[at]?.mark.startsWith("?") || rootOf(parse) !== at) return [];
  if (parse.tokens.some((_, place) => asksItself(parse, place))) return [];
  const base = baseOfQuestion(parse, at);
  if (base === "") return [];
  const particle = questionParticle(base.toLowerCase());
  return particle === "" ? [] : put(parse, at, `${base} ${particle}`, "yes-no-questions");
}

/** What a particle stands behind; empty where the word asks nothing that could be asked so. */
function baseOfQuestion(parse: Parse, at: number): string {
  const reading = parse.words[at]?.reading;
  const text = parse.tokens[at]?.text ?? "";
  if (reading?.kind === "modal") return IS_THERE.has(reading.lemma) ? text : "";
  if (reading?.kind !== "verb" || reading.form !== "fin") return "";
  const suffixes = suffixesOf(parse, at);
  if (!suffixes.some((suffix) => STATED.has(suffix))) return "";
  if (suffixes.at(-1) !== "pres3") return text;
  return capitalLike(text, verbAs(reading, reading.negative ? "V.CVB;IPFV;NEG" : "V.CVB;IPFV"));
}

function asksItself({ tokens, words }: Parse, at: number): boolean {
  const token = tokens[at];
  return (
    token?.question !== undefined ||
    (token?.leaning.length ?? 0) > 0 ||
    ASKING.test(token?.lower ?? "") ||
    QUESTION_WORDS.has(words[at]?.reading.lemma ?? "")
  );
}
