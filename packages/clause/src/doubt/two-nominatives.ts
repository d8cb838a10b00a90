import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { TIMES } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** менің, сенің: somebody's, and not his. */
const OURS = /^(?:1|2)/;

/**
 * қызым тісі шығып келеді, атам ескі сағаты бар, қолшатырым кім алып кетті: what is mine or yours stands with no case beside another
 * nominative of the same clause, where it is an owner or an object.
 */
export const twoNominativeDoubts = ({ tokens, words }: Parse, government: Government): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const { owner } = reading;
    if (relation !== "subject" || owner === undefined || !OURS.test(owner)) return [];
    if (reading.form !== undefined || reading.lemma === "көп" || (reading.case ?? "NOM") !== "NOM")
      return [];
    const doubt = [{ at, why: "somebody's, or something of somebody's" }];
    const verb = words[head]?.reading;
    // ұстазым не айтқанын түсіндім: the doer of what is told of stands in the genitive
    if (verb?.form === "part" && verb.case === "ACC" && verb.owner === "3" && !tokens[at]?.mark)
      return doubt;
    for (let place = at + 1; place < words.length && place <= at + 4; place++) {
      const other = words[place];
      if (!other || tokens[place - 1]?.mark) break;
      const { kind, form } = other.reading;
      const within = /^(?:adj|det|num)$/.test(kind) || form === "part" || kind === "adv";
      if (kind !== "noun" || form !== undefined) {
        if (within) continue;
        break;
      }
      if ((other.reading.case ?? "NOM") !== "NOM") break;
      const same = other.head === head || words[other.head]?.head === head;
      if (!same) break;
      if (other.reading.lemma === "кім" && other.relation === "subject") return doubt;
      const his = other.reading.owner === "3" && !government.isOf(other.reading.lemma, "person");
      const subject = other.relation === "subject";
      // туған күні, ескі сағаты: read as a time though nothing tells when
      const time =
        other.relation === "time" &&
        other.reading.lemma !== "жыл" &&
        TIMES.has(other.reading.lemma) &&
        place > at + 1;
      if (his && (subject || time)) return doubt;
      break;
    }
    return [];
  });
