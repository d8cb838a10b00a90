import { agree } from "../attach/subject.ts";
import type { Parse } from "../parse.ts";
import type { Reading } from "../word/reading.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** сен көргеніме қуаныштымын: whoever does what is mine is I, and whom I saw has an ending of its own. */
export const deedOfOthersDoubts = (parse: Parse): Doubt[] => [
  ...ownDeeds(parse),
  ...beforeAnother(parse),
];

const STEPS = /^(?:converb|helped|purpose|manner)$/;

/** мен үйге келіп, шай ішті; ол қолын жумай, тамаққа отырдыңыз: whoever does the first does the second, unless somebody else is named. */
const beforeAnother = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const person = reading.person;
    const isDoer =
      relation === "subject" ||
      (relation === "determiner" &&
        at === 0 &&
        reading.lemma === "ол" &&
        words[head]?.reading.owner === "3" &&
        words[head]?.reading.case === "ACC");
    if (!isDoer || !reading.pronoun || person === undefined || (reading.case ?? "NOM") !== "NOM")
      return [];
    let up = relation === "determiner" ? (words[head]?.head ?? -1) : head;
    const first = words[up]?.reading;
    if (first?.kind !== "verb" || !(first.form === "p" || first.form === "a")) return [];
    const passed = new Set<number>([up]);
    for (let steps = 0; steps < 6 && STEPS.test(words[up]?.relation ?? ""); steps++) {
      up = words[up]?.head ?? -1;
      // көшіп келгелі екі жыл болды: a time is told by it, and somebody else may be the subject
      if (/^(?:conv|part|cond)$/.test(words[up]?.reading.form ?? "")) return [];
      passed.add(up);
    }
    const main = words[up]?.reading;
    // бітіре алмас едім: the person is told by the copula
    if (!/^(?:root|clause|conjunct|said)$/.test(words[up]?.relation ?? "")) return [];
    if (main?.kind !== "verb" || main.form !== "fin" || main.person === undefined) return [];
    if (agree(person, main.person, true)) return [];
    const other = words.some(
      (one, place) =>
        place !== at &&
        one.relation === "subject" &&
        passed.has(one.head) &&
        !isBareThing(one.reading),
    );
    return other ? [] : [{ at, why: "the subject of two persons" }];
  });

/** шай ішті: what stands bare is as likely what it is done to. */
const isBareThing = ({ kind, owner, pronoun, name, plural, form }: Reading): boolean =>
  kind === "noun" && owner === undefined && !pronoun && !name && !plural && form === undefined;

const ownDeeds = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const deed = words[head]?.reading;
    const person = reading.person;
    if (relation !== "subject" || !reading.pronoun || person === undefined || person === "3")
      return [];
    if (deed?.form !== "part" && deed?.form !== "vn") return [];
    const { owner } = deed;
    if (owner === undefined || owner === person) return [];
    // сендер, сіздер: many have the ending of one
    if (person.startsWith("2") && owner.startsWith("2")) return [];
    // мен оның неге ренжігенін түсінбеймін: whoever understands stands first
    if (
      words.some(
        ({ reading: one }) =>
          one.person === person &&
          (one.form === "fin" || one.kind === "adj" || one.kind === "modal" || one.kind === "cop"),
      )
    )
      return [];
    return [{ at, why: "a doer of what another does" }];
  });
