import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What makes something of somebody, or calls it so. */
const MAKING =
  /^(?:болу|деу|ету|қылу|атау|санау|сайлау|тағайындау|жасау|тұту|есептеу|көру|алу|істеу)$/;

/** анамды тосап қайнатты, балаларды кітап оқимын: two things that it is done to. */
export const twoObjectDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (reading.case !== "ACC" || reading.kind !== "noun" || relation !== "object") return [];
    const somebody = reading.pronoun || reading.name || government.isOf(reading.lemma, "person");
    if (!somebody || tokens[at]?.mark) return [];
    const other = words.findIndex((one, place) => {
      const over = words[one.head];
      if (place <= at || (one.head !== head && over?.head !== head)) return false;
      if (one.head !== head && over?.relation !== "helped") return false;
      const bare = one.reading.kind === "noun" && one.reading.case === "NOM" && !one.reading.form;
      return bare && /^(?:object|subject)$/.test(one.relation) && tokens[place + 1] !== undefined;
    });
    const verb = words[words[other]?.head ?? -1]?.reading;
    const thing = words[other];
    if (!thing || verb?.kind !== "verb" || MAKING.test(verb.lemma) || verb.source?.features.Voice)
      return [];
    if (verb.source?.entry?.transitive !== true || words[other]?.head !== other + 1) return [];
    const living =
      government.isOf(thing.reading.lemma, "person") ||
      government.isOf(thing.reading.lemma, "animal");
    // бізді бір нәрсе таңғалдырды: what makes one wonder
    if (/[дт][ыі]ру$/.test(verb.lemma)) return [];
    if (thing.reading.pronoun || thing.reading.name || thing.reading.owner || living) return [];
    return [{ at, why: "two things that it is done to" }];
  });
