import type { Candidate } from "@tilashar/kazakh";
import { personIn } from "../features/person-in.ts";
import { VERB_OBJECTS } from "../grammar/shared-words.ts";
import { form } from "../words/kazakh-word.ts";
import { finiteVerb, inPerson, nounLabel } from "./agreement.ts";
import { type CheckedWord, mend, subjectPerson } from "./checked-word.ts";

const GOING = /^(?:бару|келу|кіру|қайту|жету|көшу|ұшу)$/;
const LIVING = /^(?:тұру|тұрақтау)$/;
const POSTPOSITIONS: Readonly<Record<string, string>> = {
  дейін: "DAT",
  қарай: "DAT",
  кейін: "ABL",
  соң: "ABL",
  бері: "ABL",
};
/** Verbs with a direct object that learners give another case. */
const DIRECT = /^(?:сүю|күту|түсіну|тыңдау|көру|жақсы көру|ұнату|оқу|жазу|ішу|жеу|алу)$/;
const CASE_OF: Readonly<Record<string, string>> = {
  Nom: "NOM",
  Dat: "DAT",
  Acc: "ACC",
  Loc: "LOC",
  Abl: "ABL",
  Ins: "INS",
  Gen: "GEN",
};

const nominal = (word: CheckedWord | undefined): Candidate | undefined =>
  word?.readings.find((one) => /^(?:NOUN|PROPN|PRON)$/.test(one.upos) && !one.features.VerbForm);

function recast(word: CheckedWord, reading: Candidate, wanted: string): void {
  const pronoun = reading.upos === "PRON";
  mend(
    word,
    form(reading.lemma, pronoun ? `PRO;${wanted}` : nounLabel(reading, { case: wanted })),
    "case",
  );
}

/** The case a verb asks of its object: саған көмектесемін, мектепке барамын, иттен қорқамын. */
export function verbAndObject(words: readonly CheckedWord[]): void {
  const verb = finiteVerb(words);
  if (!verb) return;
  const before = words.slice(0, verb.at);
  const beside = before.at(-1);
  const reading = nominal(beside);
  const person = personIn(verb.reading.features) ?? "3";
  // Without a subject or a person that tells it, a bare noun may be the subject itself
  const told = subjectPerson(words[0]) !== undefined || !person.startsWith("3");
  if (!beside || !reading || !told) return;
  if (beside.readings.some((one) => /^(?:ADV|ADJ|VERB|AUX)$/.test(one.upos))) return;
  const compound = `${beside.text.toLowerCase()} ${verb.reading.lemma}`;
  const loving = compound.startsWith("жақсы көр");
  const { lemma } = verb.reading;
  const now = reading.features.Case ?? "Nom";
  const isSubject =
    subjectPerson(beside) !== undefined &&
    before.every((word) => word === beside || subjectPerson(word) === undefined);
  if (isSubject) return;
  const personal = reading.upos === "PRON" && /^(?:мен|сен|сіз|ол|біз|олар)$/.test(reading.lemma);
  const governed = /^(?:сұрау|қарау)$/.test(lemma) ? undefined : VERB_OBJECTS[lemma];
  if (governed) {
    const wrong = governed === "DAT" ? "Acc" : "Acc Dat";
    if (
      wrong.includes(now) ||
      (personal && now === "Nom") ||
      (governed === "ABL" && now === "Nom" && before.length > 1)
    )
      recast(beside, reading, governed);
    return;
  }
  const thing = beside.readings.some((one) => one.upos === "NOUN" || one.upos === "PROPN");
  if (GOING.test(lemma) && thing && before.length > 1) {
    const wrong = /^(?:бару|кіру|қайту)$/.test(lemma) ? /^(?:Nom|Loc|Acc)$/ : /^Acc$/;
    if (wrong.test(now)) recast(beside, reading, "DAT");
  }
  if (LIVING.test(lemma) && /^(?:Nom|Dat)$/.test(now) && reading.upos === "PROPN")
    recast(beside, reading, "LOC");
  if (personal && (loving || DIRECT.test(lemma)) && (now === "Dat" || now === "Nom"))
    recast(beside, reading, "ACC");
}

/** Postpositions ask for a case: сабақтан кейін, үйге дейін. */
export function postpositions(words: readonly CheckedWord[]): void {
  words.forEach((word, at) => {
    const wanted = POSTPOSITIONS[word.text.toLowerCase()];
    const before = words[at - 1];
    const reading = nominal(before);
    if (!wanted || !before || !reading || CASE_OF[reading.features.Case ?? "Nom"] === wanted)
      return;
    // кейін is an adverb by itself more often than not
    if (word.text.toLowerCase() === "кейін" && !/^(?:Loc|Nom)$/.test(reading.features.Case ?? ""))
      return;
    if (reading.features["Person[psor]"] !== undefined) return;
    // кейін and бұрын are adverbs by themselves after a subject
    if (subjectPerson(before) !== undefined) return;
    recast(before, reading, wanted);
  });
}

/** кеше with a future, ертең with a past. */
export function timeAndTense(words: readonly CheckedWord[]): void {
  const verb = finiteVerb(words);
  if (!verb) return;
  if (words.slice(0, verb.at).some(({ after }) => /[,;]/.test(after))) return;
  const texts = words.map(({ text }) => text.toLowerCase());
  const { features } = verb.reading;
  const person = personIn(features) ?? "3";
  const ids = verb.reading.suffixes.map(({ id }) => id as string);
  if (texts.some((text) => /^(?:кеше|былтыр|алдыңгүні)$/.test(text)) && ids.includes("pres"))
    mend(verb.word, inPerson(verb.reading, person, "IND;PST"), "tense");
  if (texts.some((text) => /^(?:ертең|бүрсігүні)$/.test(text)) && ids.includes("past"))
    mend(verb.word, inPerson(verb.reading, person, "IND;PRS"), "tense");
}

/** мен кітап бар → менің кітабым бар. */
export function having(words: readonly CheckedWord[]): void {
  const person = subjectPerson(words[0]);
  const at = words.findIndex(({ text }) => text === "бар" || text === "жоқ");
  const thing = words[at - 1];
  const owner = words[0];
  const reading = thing?.readings.find(
    (one) => one.upos === "NOUN" && !one.suffixes.some(({ id }) => id.startsWith("pss")),
  );
  if (person === undefined || at < 2 || !thing || !reading || !owner) return;
  mend(owner, form(owner.text.toLowerCase(), "PRO;GEN"), "having");
  mend(thing, form(reading.lemma, nounLabel(reading, { owner: person })), "possessive");
}
