import type { Tools } from "../../ask.ts";
import { knownReadings } from "../../text/chat-spelling.ts";
import { englishForm } from "../../words/english-forms.ts";

type Reading = ReturnType<typeof knownReadings>[number];

/** Who does it, as English says it. */
export interface Subject {
  readonly text: string;
  readonly be: string;
  readonly third: boolean;
  /** Not told apart in Kazakh. */
  readonly heOrShe?: boolean;
}

/** A predicate, and the ways English says it of a subject. */
export interface Verb {
  readonly person: string;
  readonly number: string;
  readonly polite: boolean;
  /** Words of the sentence's end that it is. */
  readonly length: number;
  readonly says: (subject: Subject, asked: boolean) => readonly (readonly string[])[];
}

/** The predicate at the end: one verb, -ып жатыр, or -а алу. */
export function verbOf(
  words: readonly string[],
  isSomewhere: boolean,
  isComing: boolean,
  tools: Tools,
): Verb | undefined {
  const last = finite(words.at(-1));
  if (!last) return undefined;
  const { features } = last;
  const before = knownReadings(words.at(-2) ?? "").find(
    ({ features: of }) => of.VerbForm === "Conv",
  );
  const isNow = features.Aspect === "Prog" && before?.features.Aspect === "Perf";
  const isAble = last.lemma === "алу" && before?.features.Aspect === "Imp";
  // сатып алдым: two words that the dictionary has as one
  const joined = `${words.at(-2)} ${last.lemma}`;
  const isJoined = verbMeaning(joined, tools) !== undefined;
  const lemma = isJoined
    ? joined
    : isNow || isAble
      ? before?.lemma
      : features.Aspect === "Prog"
        ? undefined
        : last.lemma;
  const base =
    lemma === undefined
      ? undefined
      : lemma === "тұру" && isSomewhere && !isNow
        ? "live"
        : verbMeaning(lemma, tools);
  if (base === undefined) return undefined;
  const not = last.suffixes.some(({ id }) => id === "neg");
  const past = features.Tense === "Past";
  if (!past && features.Tense !== "Pres") return undefined;
  const says: Verb["says"] = (subject, asked) => {
    const line = (helper: string, main: string): string[] =>
      asked
        ? [helper, subject.text, ...(not ? ["not"] : []), main]
        : [subject.text, helper, ...(not ? ["not"] : []), main];
    if (isNow)
      return [
        line(
          past ? (/am|is/.test(subject.be) ? "was" : "were") : subject.be,
          englishForm(base, "ing"),
        ),
      ];
    if (isAble) return [line(past ? "could" : "can", base)];
    const helper = past ? "did" : subject.third ? "does" : "do";
    const simple =
      asked || not
        ? line(helper, base)
        : [
            subject.text,
            past ? englishForm(base, "past") : subject.third ? englishForm(base, "third") : base,
          ];
    if (past) return [simple];
    return isComing ? [line("will", base), simple] : [simple, line("will", base)];
  };
  return {
    person: features.Person ?? "3",
    number: features.Number ?? "",
    polite: features.Polite === "Form",
    length: isNow || isAble || isJoined ? 2 : 1,
    says,
  };
}

const finite = (word: string | undefined): Reading | undefined =>
  word === undefined
    ? undefined
    : knownReadings(word).find(
        ({ features }) => features.VerbForm === "Fin" && features.Mood === "Ind",
      );

const verbMeaning = (lemma: string, tools: Tools): string | undefined =>
  tools.glossary
    .senses(lemma)
    .find(({ pos }) => pos === "v")
    ?.en[0]?.replace(/^to /u, "")
    .replace(/ \(.*\)$/u, "");
