import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const TOLD = /^(?:object|complement|part|said|amount|quote|count|clause|measure)$/;

/** осы жолға таңдадық: a verb that asks for an object and nothing else has a dative straight before it instead. */
export const dativeForObjectDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const verb = words[head]?.reading;
    if (reading.case !== "DAT" || head !== at + 1 || tokens[at]?.mark !== "") return [];
    if (reading.kind !== "noun" || reading.form !== undefined || verb?.form !== "fin") return [];
    // who chooses, not who is chosen
    if ((verb.source?.features.Voice ?? "") !== "" || words[head]?.head !== -1) return [];
    const frame = government.verb(verb.lemma);
    if (!frame || frame.takes.has("DAT") || frame.cores.size !== 1 || !frame.cores.has("ACC"))
      return [];
    const has = words.some(
      (one, place) =>
        place !== at &&
        (one.reading.case === "ACC" || (one.head === head && TOLD.test(one.relation))),
    );
    return has ? [] : [{ at, why: "a dative in place of an object" }];
  });
