import type { FaultKind } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { ordinalOf } from "../slip/clock-cases.ts";
import { changed, withParticles } from "../slip/rewrite.ts";
import { nounWith, PRONOUNS, pronounIn, verbWith } from "../word/inflected.ts";
import type { Case, Person } from "../word/reading.ts";
import { KNOWN_CASE } from "./doubted-case.ts";
import type { Proposal } from "./proposal.ts";

type Doubt = { readonly at: number; readonly why: string };

/** The one ending that a doubt asks for: a case, an owner, a person. */
export const endingProposals = (parse: Parse, doubts: readonly Doubt[]): Proposal[] =>
  doubts.flatMap(({ at, why }): Proposal[] => {
    const token = parse.tokens[at];
    const reading = parse.words[at]?.reading;
    if (!token || !reading) return [];
    const cased = (kase: Case, point: string) =>
      put(parse, { [at]: nounWith(reading, { case: kase }) }, at, point);
    switch (why) {
      case "what it is done to, before another noun":
        return cased("ACC", "accusative");
      case "two things that it is done to":
        return [...cased("DAT", "dative"), ...cased("NOM", "word-order")];
      case "a goal of what goes nowhere":
        return cased("LOC", "locative");
      case "a place of rest of what goes":
        return cased("DAT", "dative");
      case "pointed at, with no genitive":
        return cased("GEN", "genitive");
      // маған үлкендеу: too big for me
      case "compared with something in the dative":
        return reading.pronoun ? [] : cased("ABL", "comparison");
      case "object of an intransitive":
        return reading.form === "vn" &&
          /^бол/.test(parse.tokens[parse.words[at]?.head ?? -1]?.lower ?? "")
          ? cased("DAT", "may-bolady")
          : [];
      case "case before a postposition":
        return reading.case === "ABL" &&
          parse.tokens[at + 1]?.lower === "қарағанда" &&
          parse.words.at(-1)?.reading.kind === "adj"
          ? cased("DAT", "comparison")
          : [];
      // ол менің қолшатырым алып кетті: whose it is, and who did it, are told
      case "a thing that does it to nothing":
        return reading.owner !== undefined &&
          reading.lemma !== "өз" &&
          parse.words[0]?.reading.pronoun &&
          at > 0
          ? cased("ACC", "accusative")
          : [];
      case "your with no ending":
        return ownedBy(parse, at);
      case "several are told as one":
        return toldAll(parse);
      case "a number of what is told by its order":
        // бір сыныпта оқығанбыз: in one and the same
        return !isFormAtSchool(parse, at) ||
          (token.lower === "бір" && parse.words[at - 1]?.reading.kind !== "num")
          ? []
          : put(parse, { [at]: ordinalOf(token.lower) }, at, "ordinals");
      case "something that happens in me":
        return aching(parse, at);
      default:
        return [];
    }
  });

function put(
  { tokens }: Parse,
  forms: Readonly<Record<number, string>>,
  at: number,
  point: string,
): Proposal[] {
  const texts = Object.entries(forms).map(([place, text]) => {
    const token = tokens[Number(place)];
    return [place, text === "" || !token ? undefined : withParticles(token, text)] as const;
  });
  return changed(tokens, Object.fromEntries(texts), point).map((rewrite) => ({
    words: rewrite.words,
    fault: { kind: "slip" satisfies FaultKind, at, head: at },
    change: KNOWN_CASE,
    point,
  }));
}

/** сіздің есім → сіздің есіміңіз. */
function ownedBy(parse: Parse, at: number): Proposal[] {
  const who = parse.words[at]?.reading;
  const place = parse.words[at]?.head ?? -1;
  const thing = parse.words[place]?.reading;
  const person: Person | undefined = who?.pronoun ? who.person : undefined;
  // сіздің үйде: at your place
  if (!person || thing?.kind !== "noun" || thing.form !== undefined || thing.case !== "NOM")
    return [];
  return put(parse, { [place]: nounWith(thing, { owner: person }) }, place, "possessive-my-your");
}

/** балалар, дәптерлеріңді аш → ашыңдар. */
function toldAll(parse: Parse): Proposal[] {
  const root = parse.words.findIndex(({ head }) => head === -1);
  const verb = parse.words[root]?.reading;
  return verb?.form === "imp"
    ? put(parse, { [root]: verbWith(verb, { person: "2p" }) }, root, "imperative")
    : [];
}

/** менде бас ауырып тұр → менің басым ауырып тұр. */
function aching(parse: Parse, at: number): Proposal[] {
  const { person, pronoun } = parse.words[at]?.reading ?? {};
  const part = parse.words.findIndex(
    ({ reading }, place) =>
      place > at && reading.kind === "noun" && reading.case === "NOM" && PARTS.test(reading.lemma),
  );
  const body = parse.words[part]?.reading;
  if (!pronoun || !person || !body || body.owner !== undefined || !(person in PRONOUNS)) return [];
  return put(
    parse,
    { [at]: pronounIn(person, "GEN"), [part]: nounWith(body, { owner: person }) },
    at,
    "possessive-my-your",
  );
}
const PARTS = /^(?:бас|тіс|іш|арқа|көз|құлақ|тамақ|аяқ|қол|бел|жүрек|мойын|саусақ|тізе|асқазан)$/;

/** Who learns in the eleventh form learns in one of them. */
const isFormAtSchool = ({ words }: Parse, at: number): boolean =>
  /^(?:сынып|курс)$/.test(words[at + 1]?.reading.lemma ?? "") &&
  words[at + 1]?.reading.case === "LOC" &&
  words[at + 2]?.reading.lemma === "оқу";
