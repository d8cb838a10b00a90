import type { Fault, FaultKind } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { changed, reordered, withParticles } from "../slip/rewrite.ts";
import { nounWith, verbAs, verbWith } from "../word/inflected.ts";
import type { Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";
import { KNOWN_CASE } from "./doubted-case.ts";
import { isWoven } from "./order.ts";
import type { Proposal } from "./proposal.ts";

type Doubt = { readonly at: number; readonly why: string };

/** What lies, stands, sits or walks is going on by itself. */
const POSTURE = /^(?:жату|тұру|отыру|жүру)$/;
const GOING_ON = { жату: "жатыр", отыру: "отыр", тұру: "тұр", жүру: "жүр" } as const;

/** What goes on for a while. */
const LASTING = /^(?:ұйықтау|ойнау|оқу|жазу|пісіру|жауу|сөйлесу|күту|демалу|істеу|билеу|жылау)$/;

/** What a doubt itself says: a quality behind its noun goes before it, a thing that does nothing is done to. */
export function placeProposals(
  parse: Parse,
  doubts: readonly Doubt[],
  government: Government,
): Proposal[] {
  return doubts.flatMap(({ at, why }): Proposal[] => {
    switch (why) {
      case "a quality behind what has it":
      case "a quality of what stands before it":
      case "a number behind its noun":
        return parse.tokens.length < 4 ? [] : swapped(parse, at - 1, "word-order");
      case "a postposition before its noun":
        return behind(parse, at, government);
      case "now, in the past":
        return goingOn(parse);
      case "a thing that does it to nothing":
        return done(parse, at);
      default:
        return [];
    }
  });
}

const proposed = (at: number, rewrites: ReturnType<typeof changed>): Proposal[] =>
  rewrites.map(({ words, marks, point }) => {
    const fault: Fault = { kind: "order" satisfies FaultKind, at, head: at };
    return { words, ...(marks && { marks }), fault, change: KNOWN_CASE, point };
  });

/** The word at a place and the next, the other way round. */
function swapped(
  parse: Parse,
  at: number,
  point: string,
  texts: Readonly<Record<number, string>> = {},
): Proposal[] {
  if (at < 0 || at + 1 >= parse.tokens.length || parse.tokens[at]?.mark !== "") return [];
  const order = parse.tokens.map((_, place) =>
    place === at ? at + 1 : place === at + 1 ? at : place,
  );
  return proposed(at, reordered(parse, order, point, KNOWN_CASE, texts));
}

/** туралы Астана → Астана туралы, in the case it asks for. */
function behind(parse: Parse, at: number, government: Government): Proposal[] {
  const noun = parse.words[at + 1]?.reading;
  const token = parse.tokens[at + 1];
  const asks = government.postposition(parse.tokens[at]?.lower ?? "")?.first;
  // келгенше дейін осында: it belongs to neither
  if (parse.words[at - 1]?.reading.form !== undefined) return [];
  if (!token || noun?.kind !== "noun" || asks === undefined) return [];
  const fits = (noun.case ?? "NOM") === asks;
  const text = fits ? token.text : nounWith(noun, { case: asks });
  return text === "" ? [] : swapped(parse, at, "postpositions", { [at + 1]: text });
}

/** қазір ұйықтады → қазір ұйықтап жатыр. */
function goingOn({ tokens, words }: Parse): Proposal[] {
  const at = words.findIndex(({ head }) => head === -1);
  const reading = words[at]?.reading;
  const token = tokens[at];
  if (reading?.kind !== "verb" || !token || reading.person !== "3") return [];
  if (!POSTURE.test(reading.lemma) && !LASTING.test(reading.lemma)) return [];
  const text = POSTURE.test(reading.lemma)
    ? GOING_ON[reading.lemma as keyof typeof GOING_ON]
    : `${verbAs(reading, "V.CVB;PFV")} жатыр`;
  return proposed(at, changed(tokens, { [at]: withParticles(token, text) }, "going-on-now"));
}

/** хат жазды → хат жазылды: what is done has no doer here. */
function done({ tokens, words }: Parse, at: number): Proposal[] {
  const head = words[at]?.head ?? -1;
  const reading = words[head]?.reading;
  if (reading?.kind !== "verb" || reading.form !== "fin" || reading.person !== "3") return [];
  if (words.some(({ head: on, relation }) => on === head && relation === "helped")) return [];
  // музыка көңілді көтереді: it may do it to something after all
  const given = tokens.some(
    ({ readings }, place) => place !== head && readings.some(({ case: kase }) => kase === "ACC"),
  );
  const past = reading.source?.suffixes.some(({ id }) => id === "past") ?? false;
  if (given || !past || isWoven(tokens) || head !== tokens.length - 1) return [];
  // қол сағат сыйлады: a thing of two words is what somebody gave, rather than what gives
  const next = words[at + 1]?.reading;
  if (next?.kind === "noun" && next.case === "NOM") return [];
  const passive = asPassive(reading);
  const token = tokens[head] as Token;
  if (passive === "") return [];
  return proposed(head, changed(tokens, { [head]: withParticles(token, passive) }, "passive"));
}

function asPassive(reading: Reading): string {
  const { source } = reading;
  if (!source || (source.features.Voice ?? "") !== "") return "";
  const suffixes = [
    { id: "passL", surface: "" } as (typeof source.suffixes)[number],
    ...source.suffixes,
  ];
  return verbWith({ ...reading, source: { ...source, suffixes } }, {});
}
