import { calledWithHonour } from "../doubt/mixed-address.ts";
import type { Fault, Rewrite } from "../fault/fault.ts";
import type { Parse, Placed } from "../parse.ts";
import { nounWith, predicateWith, pronounIn } from "../word/inflected.ts";
import type { Person } from "../word/reading.ts";
import { inPerson } from "./persons.ts";
import { changed, isTold, slip, withParticles } from "./rewrite.ts";

/** The same people, spoken to in the other way. */
const OTHERWISE: Readonly<Partial<Record<Person, Person>>> = {
  "2s": "2f",
  "2f": "2s",
  "2p": "2pf",
  "2pf": "2p",
};
const FAMILIAR = /^2[sp]$/;
const POLITE = /^2p?f$/;
/** Forms of politeness that are words of their own. */
const POLITE_WORD = /^(?:кешіріңіз|сәлеметсіз)$/;
/** What is less likely read so tells nothing of how one speaks. */
const LIKELY = 1;

/** Who is spoken to as сен in one word and as сіз in another: кешір, сізге көмектесейін; сіз үйіңе бардыңыз ба. */
export function mixedRegisterSlips(parse: Parse): Fault[] {
  const { words } = parse;
  const familiar = places(parse, FAMILIAR);
  const polite = places(parse, POLITE);
  // апай, сен үйдесің бе → сіз үйдесіз бе: who is called with honour is spoken to so
  const called = calledWithHonour(parse);
  const toldTo = familiar.filter((at) => at > called);
  if (called >= 0 && polite.length === 0 && toldTo.length > 0 && !isTold(parse))
    return [slip(called, inOtherWay(parse, toldTo, 0.2))];
  const [first] = familiar.length <= polite.length ? familiar : polite;
  if (first === undefined || familiar.length * polite.length === 0 || isTold(parse)) return [];
  // сіз барасың: within one clause it is a matter of agreement
  if (parse.faults.some(({ kind }) => kind === "agreement")) return [];
  // сіз отырыңыз, сен тұр; балам, мен сізге сені таныстырайын: two people, each named
  const named = (all: readonly number[]) =>
    all.some((at) => /^(?:сен|сіз)/.test(words[at]?.reading.lemma ?? ""));
  if (named(familiar) && named(polite)) return [];
  // Who says сіз at all rather means to be polite
  return [slip(first, inOtherWay(parse, familiar, 0.2), inOtherWay(parse, polite, 0.6))];
}

/** How a sentence speaks to somebody; undefined of one that does not, or that names whom it speaks to. */
export function registerOf(parse: Parse): "familiar" | "polite" | undefined {
  const [familiar, polite] = [places(parse, FAMILIAR), places(parse, POLITE)];
  if (familiar.length * polite.length > 0 || isTold(parse)) return undefined;
  if (polite.length > 0 || calledWithHonour(parse) >= 0) return "polite";
  return familiar.length > 0 ? "familiar" : undefined;
}

/** A familiar sentence as it is said politely. */
export const politely = (parse: Parse): Rewrite[] =>
  inOtherWay(parse, places(parse, FAMILIAR), 0.2);

/** Places of the words that show a way of speaking to somebody. */
const places = ({ tokens, words }: Parse, way: RegExp): number[] =>
  words.flatMap((word, at) => {
    // қай айда, қабыл болсын, қызуыңыз бар ма: a command only where the word is hardly anything else, or is done to something
    const isDone = words.some(({ head, reading }) => head === at && reading.case === "ACC");
    const isOther =
      word.reading.form === "imp" &&
      ((tokens[at]?.readings[0]?.form !== "imp" && !isDone) ||
        !/^(?:root|clause)$/.test(word.relation));
    if (POLITE_WORD.test(tokens[at]?.lower ?? "")) return way === POLITE ? [at] : [];
    const asks = word.reading.form === "imp" && tokens[at]?.question !== undefined;
    return !isOther && !asks && way.test(spokenTo(word) ?? "") ? [at] : [];
  });

/** Whom a word speaks to: as its person, or as the owner of what it names. */
function spokenTo({ reading }: Placed): Person | undefined {
  if (reading.cost > LIKELY) return undefined;
  if (reading.kind === "verb" || reading.pronoun) return reading.person ?? reading.owner;
  return reading.owner ?? (isSaid(reading) ? reading.person : undefined);
}

/** студентсің, үйдесіз, кімсің: said of whoever is spoken to. */
const isSaid = ({ source }: Placed["reading"]): boolean =>
  source?.suffixes.at(-1)?.id.startsWith("cop") === true;

function inOtherWay(parse: Parse, all: readonly number[], least: number) {
  const { tokens, words } = parse;
  const texts = all.map((at): [number, string | undefined] => {
    const token = tokens[at];
    const word = words[at];
    const person = word && OTHERWISE[spokenTo(word) ?? "3"];
    if (!token || !word || person === undefined) return [at, undefined];
    const { reading } = word;
    if (POLITE_WORD.test(token.lower)) return [at, token.text];
    if (isSaid(reading) && reading.owner === undefined && reading.kind !== "verb") {
      const text = predicateWith(token.lower, reading, person);
      return [at, text === "" ? undefined : withParticles(token, text)];
    }
    if (reading.kind === "verb" && reading.person !== undefined)
      return [at, commanded(token.lower, inPerson(token, reading, person))];
    const text =
      reading.pronoun && reading.owner === undefined
        ? pronounIn(person, reading.case ?? "NOM")
        : nounWith(reading, { owner: person });
    return [at, text === "" ? undefined : withParticles(token, text)];
  });
  return changed(tokens, Object.fromEntries(texts), "address-sen-siz", least + 0.3 * all.length);
}

/** айтыңызшы → айтшы: what makes a command a request stays. */
function commanded(from: string, text: string): string | undefined {
  const asking = /ш[ыі]$/u.exec(from);
  if (text === "" || !asking || /ш[ыі]$/u.test(text)) return text || undefined;
  return text + (/[әеөүі][^аоұыәеөүіу]*$/u.test(text) ? "ші" : "шы");
}
