import type { Parse, Placed } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

/** What says what is done, or what is said, beside a subject. */
const TOLD = /^(?:object|complement|part|said|amount|quote|count|clause|measure)$/;

/** What makes another verb of its verb. */
const PART = /^(?:part|complement)$/;

/** A subject of a verb that has no object. */
export interface LoneDoer {
  readonly at: number;
  readonly reading: Reading;
  readonly verb: Reading;
  /** The verb wants an object. */
  readonly lacking: boolean;
}

/** роман жазды, есік ашты, ағам келді: subjects of verbs that have no object. */
export function loneDoers({ tokens, words }: Parse): LoneDoer[] {
  return words.flatMap(({ reading, head, relation }, at): LoneDoer[] => {
    const over = words[head];
    if (relation !== "subject" || over?.reading.kind !== "verb") return [];
    // қыс суық дейді: it is said of it
    if (!isTold(over) || over.reading.lemma === "деу") return [];
    const lacking = isTransitive(over.reading);
    if (
      !lacking &&
      tokens[head - 1]?.lower !== undefined &&
      PART.test(words[head - 1]?.relation ?? "")
    )
      return [];
    // суретті апам салды, хатты ашты: what it is done to may stand before the helper or another clause
    const object = words.some(
      (one, place) =>
        place !== at &&
        ((one.head === head && (TOLD.test(one.relation) || one.reading.case === "ACC")) ||
          (place < at && one.reading.case === "ACC" && one.head > at)),
    );
    // апасы шапан тігіп берді: straight before its verb, and another does it
    const { owner, plural, form } = reading;
    const next = words[at + 1];
    const beside = head === at + 1 || (next?.relation === "helped" && next.head === head);
    const bare = beside && owner === undefined && !plural && form === undefined;
    const other = words.some(
      (one, place) => place < at && /^(?:subject|compound)$/.test(one.relation),
    );
    if (lacking && bare && other && tokens[at - 1]?.mark === "") return [];
    if ((lacking && object) || tokens[at]?.leaning.includes("ше")) return [];
    return [{ at, reading, verb: over.reading, lacking }];
  });
}

function isTransitive({ source }: Reading): boolean {
  const voice = source?.features.Voice ?? "";
  return voice === "Cau" || (voice === "" && source?.entry?.transitive === true);
}

/** A verb that says something of its subject here, with its helpers; a relative clause has its object behind it. */
const isTold = ({ reading, relation }: Placed): boolean =>
  /^(?:fin|imp|cond)$/.test(reading.form ?? "") || relation === "helped";
