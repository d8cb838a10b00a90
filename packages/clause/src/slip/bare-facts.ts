import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith, verbAs } from "../word/inflected.ts";
import type { Person, Reading } from "../word/reading.ts";
import { QUESTION_WORDS } from "../word/word-lists.ts";
import { slip, withEndings } from "./rewrite.ts";
import { KNOWING, OWNERS } from "./told-clauses.ts";

/** What is known, said and understood that others did, told by a bare verb: оның көшті білмедім → көшкенін. */
export const bareFactSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap((_, at): Fault[] => {
    const { tokens, words } = parse;
    const main = words[at + 1]?.reading;
    const token = tokens[at];
    if (token?.mark !== "" || token.leaning.length > 0 || at === 0) return [];
    // енді түсіндім: now, rather than that somebody entered
    if (words[at]?.reading.kind === "adv") return [];
    if (main?.kind !== "verb" || main.form !== "fin") return [];
    if (!KNOWING.has(main.lemma) && main.lemma !== "айту") return [];
    const did = token.readings.find(
      ({ kind, form, owner, case: kase, cost }) =>
        kind === "verb" &&
        (form === "fin" || form === "part") &&
        owner === undefined &&
        kase === undefined &&
        cost < 4,
    );
    const doer = did && doerBefore(parse, at);
    if (!did || !doer) return [];
    const { place, person } = doer;
    const who = words[place]?.reading;
    const text = verbAs(did, `${participle(did, token.lower)};ACC;${OWNERS[person]}`);
    const genitive =
      who?.case === "NOM" && person !== main.person ? nounWith(who, { case: "GEN" }) : undefined;
    const asks = words.slice(0, at).some(({ reading }) => QUESTION_WORDS.has(reading.lemma));
    return [
      slip(
        at,
        withEndings(
          parse,
          { [at]: text, ...(genitive !== undefined && { [place]: genitive }) },
          asks ? "reported-questions" : "that-clauses",
          0.1,
        ),
      ),
    ];
  });

const participle = (did: Reading, lower: string): string => {
  const past = /[ғқгк][ае]н$|[дт][ыі](?:м|ң|ңыз|ңіз|к|қ)?$/u.test(lower);
  return `${past ? "V.PTCP;PST" : "V.PTCP;HAB"}${did.negative ? ";NEG" : ""}`;
};

/** Who did it: somebody in the genitive, or a second pronoun in the nominative behind who knows of it. */
function doerBefore(
  { tokens, words }: Parse,
  at: number,
): { readonly place: number; readonly person: Person } | undefined {
  let named: { place: number; person: Person } | undefined;
  let several = 0;
  for (let place = at - 1; place >= 0 && tokens[place]?.mark === ""; place--) {
    const reading = words[place]?.reading;
    if (reading?.kind !== "noun" || reading.form !== undefined) continue;
    const person = reading.pronoun ? (reading.person ?? "3") : "3";
    if (reading.case === "GEN") {
      const isOwner = words[place + 1]?.reading.owner !== undefined && place + 1 < at;
      if (!isOwner) return { place, person };
    }
    if (reading.case === "NOM" && reading.pronoun) {
      several += 1;
      named ??= { place, person };
    }
  }
  return several > 1 ? named : undefined;
}
