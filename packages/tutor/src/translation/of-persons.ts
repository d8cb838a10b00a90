import type { Tools } from "../ask.ts";
import type { Clause } from "../grammar/clause.ts";

/** Who is younger is a younger sister: менің сіңлім менен кіші. */
const YOUNGER: Readonly<Record<string, string>> = { әпке: "сіңлі", аға: "іні" };

/** The same said of kin. */
export function youngerKin(clause: Clause): Clause {
  const { subject, predicate } = clause;
  if (
    predicate.kind !== "is-so" ||
    subject?.kind !== "noun" ||
    !/^(?:кіші|жас)$/.test(predicate.word)
  )
    return clause;
  const lemma = YOUNGER[subject.lemma];
  return lemma === undefined || clause.complements.length === 0
    ? clause
    : {
        ...clause,
        subject: { ...subject, lemma },
        predicate: { ...predicate, word: "кіші" },
      };
}

/** A thing is old by use, a person by years. */
export function aged(clause: Clause, tools: Tools): Clause {
  const { subject, predicate } = clause;
  const isOfSomebody =
    subject?.kind === "pronoun"
      ? !/^(?:бұл|сол)$/.test(subject.lemma)
      : subject !== undefined &&
        (subject.name === true || tools.judge.government.isOf(subject.lemma, "person"));
  const isCompared = clause.complements.length > 0;
  // An animal is old by years as well: итім кәрі
  const isAnimal =
    subject?.kind === "noun" && tools.judge.government.isOf(subject.lemma, "animal") && !isCompared;
  if (predicate.kind === "is-so" && isAnimal && /^ескі(?:,| |$)/u.test(predicate.word))
    return {
      ...clause,
      predicate: { ...predicate, word: predicate.word.replace(/^ескі/u, "кәрі") },
    };
  return predicate.kind === "is-so" && predicate.word === "ескі" && isOfSomebody
    ? { ...clause, predicate: { ...predicate, word: isCompared ? "үлкен" : "қарт" } }
    : clause;
}

/** What of a person is high or low is the stature: ағамның бойы менен ұзын. */
const HEIGHTS: Readonly<Record<string, string>> = {
  биік: "ұзын",
  биігірек: "ұзынырақ",
  ұзын: "ұзын",
  ұзынырақ: "ұзынырақ",
  аласарақ: "аласарақ",
  аласа: "аласа",
  қысқа: "аласа",
};

/** The clause with the stature that is high. */
export function inHeight(clause: Clause, tools: Tools): Clause {
  const { subject, predicate } = clause;
  if (predicate.kind === "is") return tallOne(clause, tools);
  if (predicate.kind !== "is-so" || !subject || /^(?:бұл|сол)$/.test(subject.lemma)) return clause;
  const word = HEIGHTS[predicate.word];
  const isPerson =
    subject.kind === "pronoun" ||
    subject.name === true ||
    tools.judge.government.isOf(subject.lemma, "person");
  if (word === undefined || !isPerson) return clause;
  const owner = subject.kind === "pronoun" ? subject.person : subject;
  return {
    ...clause,
    subject: { kind: "noun", lemma: "бой", owner },
    predicate: { ...predicate, word },
  };
}

/** "The tallest player": ең ұзын бойлы ойыншы. */
function tallOne(clause: Clause, tools: Tools): Clause {
  const { predicate } = clause;
  if (predicate.kind !== "is" || predicate.what.kind !== "noun") return clause;
  const { what } = predicate;
  const last = what.before?.at(-1);
  const word = last && HEIGHTS[last];
  if (!word || !tools.judge.government.isOf(what.lemma, "person")) return clause;
  const before = [...(what.before ?? []).slice(0, -1), `${word} бойлы`];
  return { ...clause, predicate: { ...predicate, what: { ...what, before } } };
}
