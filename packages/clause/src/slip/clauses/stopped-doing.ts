import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { verbAs, verbWith } from "../../word/inflected.ts";
import { changed, rootOf, slip, withParticles } from "../rewrite.ts";
import { OWNERS } from "../told-clauses.ts";

/** What one does while standing still afterwards: жүгіріп тоқтады, келіп тоқтады. */
const MOVING =
  /^(?:жүру|жүгіру|бару|келу|кету|шығу|кіру|өту|жақындау|бұрылу|айналу|баяулау|сырғу|тежеу)$/;

/** жылап тоқтады → жылауын тоқтатты, жылауын қойды: what one does no more is given up. */
export const stoppedDoingSlips = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const stop = words[at + 1]?.reading;
    const [token, next] = [tokens[at], tokens[at + 1]];
    if (reading.form !== "p" || reading.negative || MOVING.test(reading.lemma)) return [];
    if (!token || !next || token.mark !== "" || at + 1 !== rootOf(parse)) return [];
    if (stop?.lemma !== "тоқтау" || stop.form !== "fin" || stop.source?.features.Voice) return [];
    const owner = OWNERS[stop.person ?? "3"];
    const what = verbAs(reading, `V;VN;ACC;${owner}`);
    return [
      slip(
        at + 1,
        ...["тоқтату", "қою"].map((lemma, rank) => {
          const ended = verbWith({ ...stop, lemma }, {});
          return what === "" || ended === ""
            ? []
            : changed(
                tokens,
                { [at]: withParticles(token, what), [at + 1]: withParticles(next, ended) },
                "verbal-noun",
                0.1 + rank / 10,
              );
        }),
      ),
    ];
  });
