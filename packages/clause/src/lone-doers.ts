import type { Parse, Placed } from "./parse.ts";
import type { Reading } from "./reading.ts";

/** What says what is done, or what is said, beside a subject. */
const TOLD = /^(?:object|complement|part|said|amount|quote|count|manner|clause|measure)$/;

/** A subject of a verb that wants an object and has none. */
export interface LoneDoer {
  readonly at: number;
  readonly reading: Reading;
  readonly verb: Reading;
}

/** роман жазды, есік ашты: subjects of verbs that want an object and have none. */
export function loneDoers({ tokens, words }: Parse): LoneDoer[] {
  return words.flatMap(({ reading, head, relation }, at): LoneDoer[] => {
    const over = words[head];
    if (relation !== "subject" || over?.reading.kind !== "verb") return [];
    if (!isTransitive(over.reading) || !isTold(over)) return [];
    // суретті апам салды, хатты ашты: what it is done to may stand before the helper or another clause
    const object = words.some(
      (one, place) =>
        place !== at &&
        ((one.head === head && (TOLD.test(one.relation) || one.reading.case === "ACC")) ||
          (place < at && one.reading.case === "ACC" && one.head > at)),
    );
    return object || tokens[at]?.leaning.includes("ше") ? [] : [{ at, reading, verb: over.reading }];
  });
}

function isTransitive({ source }: Reading): boolean {
  const voice = source?.features.Voice ?? "";
  return voice === "Cau" || (voice === "" && source?.entry?.transitive === true);
}

/** A verb that says something of its subject here, with its helpers; a relative clause has its object behind it. */
const isTold = ({ reading, relation }: Placed): boolean =>
  /^(?:fin|imp|cond)$/.test(reading.form ?? "") || relation === "helped";
