import { agree, subjectPerson } from "../attach/subject.ts";
import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import type { Person, Reading } from "../word/reading.ts";

/** A clause before the main one whose person is not that of the subject they share. */
interface Clash {
  readonly at: number;
  readonly head: number;
  readonly want: Person;
  /** The clause has a subject of its own. */
  readonly whole?: boolean;
}

/**
 * Біз Алматыда тұрады, ал сіздер ше: a subject before two clauses is the subject of the first, too, where that has none
 * of its own.
 */
export function clashes({ tokens, words }: Parse, government: Government): readonly Clash[] {
  return words.flatMap((word, at): Clash[] => {
    if (word.relation !== "subject" || word.head < at || tokens[at]?.mark !== "") return [];
    if (!isSomebody(word.reading, government)) return [];
    // бастық бүгін келмесең болмайды деді: whoever says it does nothing of what is said
    if (words[word.head]?.relation === "said") return [];
    const person = subjectPerson(word.reading);
    const inner = words.findIndex(
      ({ head, relation, reading }, place) =>
        place > at &&
        place < word.head &&
        (head === word.head || (words[head]?.head === word.head && reading.form === "imp")) &&
        (relation === "clause" || relation === "condition") &&
        (reading.form === "cond" ||
          reading.form === "fin" ||
          reading.form === "imp" ||
          reading.kind === "cop" ||
          reading.kind === "adj" ||
          reading.kind === "noun"),
    );
    if (inner < 0) return [];
    const said = words[inner]?.reading;
    // мен келгенде сен ұйықтап жаттың, оятпадым: whoever comes is the subject of coming
    const next = words[at + 1]?.reading;
    if (next?.form === "cond" || (next?.form === "part" && next.case === "LOC")) return [];
    const own = words.some(
      ({ head, relation }, place) => head === inner && relation === "subject" && place > at,
    );
    // біз сериал көрмейді, көреміз: a whole clause between a doer and its verb has marks on both sides
    if (own && words[inner]?.relation === "clause" && said?.person !== undefined)
      return agree(person, said.person, true)
        ? []
        : [{ at, head: inner, want: person, whole: true }];
    if (own || said?.person === undefined || agree(person, said.person, true)) return [];
    // уақыт болса, мүмкін болса: nobody does it
    const impersonal = words.some(
      ({ head, relation }) => head === inner && /^(?:predicate|complement|desire)$/.test(relation),
    );
    if (impersonal && said.person === "3") return [];
    return [{ at, head: inner, want: person }];
  });
}

/** Things may be something else in the first clause. */
const isSomebody = (reading: Reading, government: Government): boolean =>
  reading.kind === "noun" &&
  ((reading.pronoun && reading.person !== undefined) ||
    reading.name ||
    government.isOf(reading.lemma, "person") ||
    government.isOf(reading.lemma, "animal"));

/** The first clause in another person than its own pronoun says. */
export const sharedSubjectFaults = (parse: Parse, government: Government): readonly Fault[] =>
  clashes(parse, government)
    .filter(({ at, whole }) => whole !== true && parse.words[at]?.reading.pronoun && at <= 1)
    // A command beside what somebody did is no command of another person: it lost the ending of a converb
    .filter(({ head }) => parse.words[head]?.reading.form !== "imp" && !isOfOthers(parse, head))
    .map(({ at, head, want }) => ({ kind: "agreement", at, head, want }));

/** мен шақырса, барамын; мен қолымнан келсе, көмектесемін: a condition that somebody or something else meets. */
function isOfOthers({ words }: Parse, at: number): boolean {
  const reading = words[at]?.reading;
  if (reading?.form !== "cond" || reading.person !== "3") return false;
  const under = words.filter(({ head }) => head === at);
  const mine = under.some(({ reading: one }) => one.case === "ABL" && one.owner !== undefined);
  if (reading.lemma === "келу") return mine;
  const object = under.some(
    ({ reading: one, relation }) => one.case === "ACC" || /^(?:object|part)$/.test(relation),
  );
  return reading.source?.entry?.transitive === true && !object;
}

/** The same of nouns, which may be something else in the first clause. */
export const sharedSubjectDoubts = (
  parse: Parse,
  government: Government,
): { at: number; why: string }[] =>
  clashes(parse, government).map(({ at }) => ({ at, why: "the subject of two persons" }));
