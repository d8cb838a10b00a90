import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** сен көргеніме қуаныштымын: whoever does what is mine is I, and whom I saw has an ending of its own. */
export const deedOfOthersDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const deed = words[head]?.reading;
    const person = reading.person;
    if (relation !== "subject" || !reading.pronoun || person === undefined || person === "3") return [];
    if (deed?.form !== "part" && deed?.form !== "vn") return [];
    const { owner } = deed;
    if (owner === undefined || owner === person) return [];
    // сендер, сіздер: many have the ending of one
    if (person.startsWith("2") && owner.startsWith("2")) return [];
    // мен оның неге ренжігенін түсінбеймін: whoever understands stands first
    if (words.some(({ reading: one }) => one.person === person && (one.form === "fin" || one.kind === "adj" || one.kind === "modal" || one.kind === "cop")))
      return [];
    return [{ at, why: "a doer of what another does" }];
  });
