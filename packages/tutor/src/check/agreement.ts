import { type Candidate, questionParticle } from "@tilashar/kazakh";
import { personIn } from "../features/person-in.ts";
import { OWNER_LABEL, PERSON_LABEL, type Person } from "../grammar/clause.ts";
import { form } from "../words/kazakh-word.ts";
import {
  type CheckedWord,
  mend,
  ownerPerson,
  reads,
  subjectAt,
  subjectPerson,
} from "./checked-word.ts";

const isVerb = (reading: Candidate): boolean => reading.upos === "VERB" || reading.upos === "AUX";
const isFiniteForm = (reading: Candidate): boolean =>
  isVerb(reading) &&
  reading.features.VerbForm === "Fin" &&
  reading.features.Mood !== "Imp" &&
  reading.features.Mood !== "Opt";
const isNoun = (reading: Candidate): boolean => reading.upos === "NOUN" || reading.upos === "PROPN";
const isAdjective = (reading: Candidate): boolean =>
  reading.upos === "ADJ" || reading.upos === "NUM";

/** The finite verb a sentence ends in, a question particle passed over. */
export function finiteVerb(
  words: readonly CheckedWord[],
): { word: CheckedWord; reading: Candidate; at: number } | undefined {
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at] as CheckedWord;
    const reading = word.readings.find(isFiniteForm);
    if (reading) return { word, reading, at };
    const participle = word.readings.find(
      (one) => isVerb(one) && one.suffixes.at(-1)?.id === "perf",
    );
    if (participle && at >= words.length - 2) return { word, reading: participle, at };
  }
  return undefined;
}

const TENSES: readonly (readonly [string, string])[] = [
  ["past", "IND;PST"],
  ["cond", "COND"],
  ["perf", "IND;PST;PRF"],
  ["hab", "IND;PST;HAB"],
  ["inten", "IND;FUT;INTEN"],
  ["futNeg", "IND;FUT;POT"],
  ["fut", "IND;FUT;POT"],
  ["conv", "IND;PST;EVID"],
  ["pres", "IND;PRS"],
];

/** The same finite form in another person, or another tense. */
export function inPerson(reading: Candidate, person: Person, tense?: string): string {
  const ids = reading.suffixes.map(({ id }) => id as string);
  const own = TENSES.find(([id]) => ids.includes(id))?.[1];
  if (own === undefined && /^(?:жатыр|отыр|тұр|жүр)/.test(reading.segments[0] ?? "")) {
    const stem = reading.segments[0] as string;
    return person.startsWith("3") ? stem : form(stem, `N;PRED;${PERSON_LABEL[person]}`);
  }
  const mood = tense ?? own;
  if (mood === undefined) return "";
  const negative = ids.includes("neg") ? ";NEG" : "";
  return form(reading.lemma, `V;${mood};${PERSON_LABEL[person]}${negative}`);
}

/** мен … барды → бардым. */
export function subjectAndVerb(words: readonly CheckedWord[]): void {
  const verb = finiteVerb(words);
  const person = verb && subjectPerson(words[subjectAt(words, verb.at)]);
  if (!verb || person === undefined) return;
  const said = personIn(verb.reading.features) ?? "3";
  // Some forms serve two persons: келе жатқан, барған
  const fits = verb.word.readings.some(
    (one) => isVerb(one) && same(personIn(one.features) ?? "3", person),
  );
  if (same(said, person) || fits) return;
  mend(verb.word, inPerson(verb.reading, person), "agreement");
}

const same = (a: Person, b: Person): boolean =>
  a.charAt(0) === "3" && b.charAt(0) === "3" ? true : a === b;

/** мен студент → мен студентпін. */
export function subjectAndNoun(words: readonly CheckedWord[]): void {
  const person = subjectPerson(words[0]);
  if (person === undefined || person.startsWith("3") || words.length < 2) return;
  if (
    words.some(
      (word) =>
        reads(word, isVerb) ||
        /^(?:бар|жоқ|керек|ма|ме|ба|бе|па|пе)$/.test(word.text.toLowerCase()),
    )
  )
    return;
  const last = words.at(-1) as CheckedWord;
  if (last.text.toLowerCase() === "емес") {
    mend(last, form("емес", `ADJ;PRED;${PERSON_LABEL[person]}`), "copula");
    return;
  }
  if (subjectPerson(words.at(-1)) !== undefined) return;
  const copula = last.readings.find((one) => one.suffixes.at(-1)?.id.startsWith("cop"));
  if (copula) {
    const said = personIn(copula.features);
    const stem = copula.segments.slice(0, -1).join("");
    if (said !== undefined && said !== person)
      mend(last, form(stem, `N;PRED;${PERSON_LABEL[person]}`), "agreement");
    return;
  }
  const bare = last.readings.find(
    (one) => (isNoun(one) || one.upos === "ADJ") && one.suffixes.length <= 1,
  );
  const adverb = last.readings.some(
    (one) => one.upos === "ADV" && one.suffixes.length === 0 && !isNoun(one),
  );
  if (!bare || (adverb && !isNoun(bare))) return;
  if (
    bare.suffixes[0] &&
    bare.suffixes[0].id !== "plural" &&
    bare.suffixes[0].id !== "loc" &&
    bare.suffixes[0].id !== "abl"
  )
    return;
  mend(last, form(last.text.toLowerCase(), `N;PRED;${PERSON_LABEL[person]}`), "copula");
}

const CASES: Readonly<Record<string, string>> = {
  Nom: "NOM",
  Gen: "GEN",
  Dat: "DAT",
  Acc: "ACC",
  Loc: "LOC",
  Abl: "ABL",
  Ins: "INS",
};

/** A noun's label with another owner or case. */
export function nounLabel(
  reading: Candidate,
  change: { owner?: Person | null; case?: string; singular?: boolean },
): string {
  const { features } = reading;
  const number = features.Number === "Plur" && !change.singular ? "PL" : "SG";
  const own = reading.suffixes.find(({ id }) => id.startsWith("pss"))?.id;
  const kept = own === undefined ? "" : (OWNER_OF_SUFFIX[own] ?? "");
  const owner = change.owner ? OWNER_LABEL[change.owner] : change.owner === null ? "" : kept;
  return `N;${change.case ?? CASES[features.Case ?? "Nom"] ?? "NOM"};${number}${owner ? `;${owner}` : ""}`;
}

const OWNER_OF_SUFFIX: Readonly<Record<string, string>> = {
  pss1s: "PSS1S",
  pss2s: "PSS2S;INFM",
  pss2f: "PSS2S;FORM",
  pss3: "PSS3",
  pss1p: "PSS1P",
};
const SUFFIX_OF_OWNER: Readonly<Record<Person, string>> = {
  "1s": "pss1s",
  "2s": "pss2s",
  "2f": "pss2f",
  "3": "pss3",
  "3p": "pss3",
  "1p": "pss1p",
  "2p": "pss2s",
  "2pf": "pss2f",
};

/** менің кітап → менің кітабым; қаланың көше → қаланың көшесі. */
export function ownerAndOwned(words: readonly CheckedWord[]): void {
  words.forEach((word, at) => {
    const genitive = reads(word, (one) => isNoun(one) && one.features.Case === "Gen");
    const person = ownerPerson(word) ?? (genitive ? "3" : undefined);
    if (person === undefined) return;
    let next = at + 1;
    while (
      next < words.length - 1 &&
      reads(words[next], isAdjective) &&
      !reads(words[next], (one) => isNoun(one) && one.suffixes.length > 0)
    )
      next++;
    const owned = words[next];
    const reading = owned?.readings.find(isNoun);
    if (!owned || !reading || owned.readings.some(isVerb) || /^(?:көңіл|бала)$/.test(reading.lemma))
      return;
    const wanted = SUFFIX_OF_OWNER[person];
    const has = (one: Candidate): boolean =>
      one.suffixes.some(({ id }) => id === wanted || id === "own");
    // The owned word may stand further on: бұлақтың шипалы суы
    if (words.slice(at + 1).some((later) => later.readings.some(has))) return;
    // біздің үй is said as well as біздің үйіміз
    if (person === "1p" || (person === "3" && reading.features.Case === "Gen")) return;
    const last =
      next >= words.length - 2 ||
      reads(words[next + 1], isVerb) ||
      /^(?:бар|жоқ)$/.test(words[next + 1]?.text ?? "");
    const doubtful = person === "3" && owned.readings.some((one) => one.upos === "ADJ");
    if ((person === "3" && !last) || doubtful || reading.suffixes.some(({ id }) => id === "attr"))
      return;
    mend(owned, form(reading.lemma, nounLabel(reading, { owner: person })), "possessive");
  });
}

/** бес кітаптар → бес кітап. */
export function numberAndNoun(words: readonly CheckedWord[]): void {
  words.forEach((word, at) => {
    const numeral =
      /^\d+$/.test(word.text) ||
      reads(word, (one) => one.upos === "NUM" && one.suffixes.length === 0);
    if (!numeral) return;
    let next = at + 1;
    while (next < words.length - 1 && !reads(words[next], isNoun)) next++;
    const noun = words[next];
    const reading = noun?.readings.find(
      (one) => isNoun(one) && one.suffixes.some(({ id }) => id === "plural"),
    );
    if (noun && reading)
      mend(noun, form(reading.lemma, nounLabel(reading, { singular: true })), "number");
  });
}

const PARTICLE = /^(?:ма|ме|ба|бе|па|пе)$/;
const QUESTION_WORD =
  /^(?:не|кім|қайда|қайдан|қашан|неге|қалай|қандай|қай|қанша|неше|кімді|кімге|нені)$/;

/** The right question particle, and none where a question word asks already. */
export function questionParticles(words: readonly CheckedWord[]): void {
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (!PARTICLE.test(word.text) || !before) return;
    if (
      words
        .slice(0, at)
        .some(
          (one, index) =>
            QUESTION_WORD.test(one.text.toLowerCase()) &&
            !/^(?:да|де|бір)$/.test(words[index + 1]?.text ?? ""),
        )
    ) {
      word.text = "";
      word.rule ??= "two-questions";
      return;
    }
    mend(word, questionParticle(before.text.toLowerCase()), "particle");
  });
}
