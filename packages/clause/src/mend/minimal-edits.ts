import { subjectPerson } from "../attach/subject.ts";
import type { Parse } from "../parse.ts";
import { withParticles, wordsOf } from "../slip/rewrite.ts";
import { nounWith, verbAs, verbWith, wishOf } from "../word/inflected.ts";
import type { Case, Person, Reading } from "../word/reading.ts";
import type { Token } from "../word/token.ts";

/** What of a word an edit changes. */
export type EditKind =
  | "case"
  | "owner"
  | "number"
  | "person"
  | "tense"
  | "converb"
  | "participle"
  | "infinitive"
  | "voice"
  | "quality";

/** A sentence with one word in another form. */
export interface MinimalEdit {
  readonly words: readonly string[];
  readonly at: number;
  readonly kind: EditKind;
  readonly point: string;
  /** How unlike a learner's slip it is. */
  readonly unlike: number;
}

interface Form {
  readonly text: string;
  readonly kind: EditKind;
  readonly point: string;
  readonly unlike: number;
}

const CASES: readonly Case[] = ["NOM", "ACC", "DAT", "LOC", "ABL", "INS", "GEN"];
const CASE_POINTS: Readonly<Record<Case, string>> = {
  NOM: "word-order",
  ACC: "accusative",
  DAT: "dative",
  LOC: "locative",
  ABL: "ablative",
  INS: "instrumental",
  GEN: "genitive",
  EQU: "sha-manner",
};
/** Cases that learners take for one another more than others. */
const MIXED_UP: ReadonlySet<string> = new Set(
  "DAT LOC,LOC DAT,LOC ABL,ABL LOC,ACC DAT,DAT ACC,NOM ACC,NOM GEN,NOM LOC,ABL GEN,GEN ABL,INS DAT,ACC INS,ACC ABL,NOM DAT,DAT ABL".split(
    ",",
  ),
);
const PERSONS: readonly Person[] = ["1s", "2s", "2f", "3", "1p", "2p", "2pf"];
const OWNER_TAGS: Readonly<Record<Person, string>> = {
  "1s": ";PSS1S",
  "2s": ";PSS2S;INFM",
  "2f": ";PSS2S;FORM",
  "3": ";PSS3",
  "1p": ";PSS1P",
  "2p": ";PSS2S;INFM",
  "2pf": ";PSS2S;FORM",
};
/** Readings much less likely than that of the parse are no slip's source. */
const LIKELY = 2;

/** Every sentence that differs from this one by the form of one word, such as learners mix up. */
export function minimalEdits(parse: Parse, places: ReadonlySet<number>): MinimalEdit[] {
  const { tokens, words } = parse;
  const base = wordsOf(tokens);
  const persons = personsIn(parse);
  return [...places].flatMap((at) => {
    const token = tokens[at];
    const placed = words[at]?.reading;
    // сатып алды да кетті: its particle tells that it is finite
    if (!placed || !token || (token.leaning.length > 0 && placed.kind === "verb")) return [];
    if (placed.kind === "conj" && joinsAlike(parse, at)) return [];
    // барам: a form of speech is no slip; тай «colt» is no command that lost its ending
    if (placed.source?.suffixes.at(-1)?.id.endsWith("1sShort")) return [];
    const others = token.readings.filter(
      (one) =>
        one !== placed &&
        one.cost <= LIKELY &&
        !(one.form === "imp" && placed.kind === "noun" && placed.cost <= one.cost),
    );
    const seen = new Set([token.lower]);
    // ерте «early» is no form of ерту «to lead»
    const rare = placed.kind === "verb" && others.some(({ kind }) => kind === "adv");
    return [...(rare && placed.cost >= 1.5 ? [] : [placed]), ...others]
      .flatMap((reading) =>
        formsOf(reading, token, persons).map((one) =>
          reading === placed ? one : { ...one, unlike: one.unlike + 0.7 },
        ),
      )
      .flatMap(({ text, kind, point, unlike }): MinimalEdit[] => {
        if (text === "" || seen.has(text.toLowerCase())) return [];
        seen.add(text.toLowerCase());
        const next = [...base];
        next[at] = withParticles(token, text);
        return [{ words: next, at, kind, point, unlike }];
      });
  });
}

/** түрікше мен қазақша: it stands between two words of one kind, and joins them. */
function joinsAlike({ words }: Parse, at: number): boolean {
  const [before, after] = [words[at - 1]?.reading, words[at + 1]?.reading];
  return before !== undefined && before.kind === after?.kind && before.case === after.case;
}

/** Whose endings a form of a verb may have: those of whoever is named, and of somebody else. */
function personsIn({ words }: Parse): ReadonlySet<Person> {
  const persons = new Set<Person>(["3"]);
  for (const { reading } of words) {
    if (reading.pronoun) persons.add(subjectPerson(reading));
    if (reading.person !== undefined) persons.add(reading.person);
  }
  return persons;
}

function formsOf(reading: Reading, token: Token, persons: ReadonlySet<Person>): Form[] {
  if (reading.guessed) return [];
  if (reading.kind === "noun" && reading.form === undefined) return nounForms(reading);
  if (reading.kind === "verb" || reading.form !== undefined)
    return verbForms(reading, token, persons);
  return [];
}

function nounForms(reading: Reading): Form[] {
  const from = reading.case ?? "NOM";
  const cases = CASES.filter((kase) => kase !== from).map(
    (kase): Form => ({
      text: nounWith(reading, { case: kase }),
      kind: "case",
      point: reading.pronoun ? "pronoun-cases" : CASE_POINTS[kase],
      unlike: MIXED_UP.has(`${from} ${kase}`) ? 0 : 0.6,
    }),
  );
  const made = reading.source?.entry?.pos === "adj" && reading.case !== "NOM";
  if (made) cases.push(form(reading.lemma, "quality", "word-order"));
  if (reading.pronoun || reading.name) return cases;
  if (reading.owner === undefined)
    cases.push(form(nounWith(reading, { owner: "3" }), "owner", "possessive-his-our", 0.4));
  else cases.push(form(nounWith(reading, { owner: null }), "owner", "possessive-my-your", 0.6));
  if (reading.plural)
    cases.push(form(nounWith(reading, { plural: false }), "number", "numbers-singular", 0.5));
  return cases;
}

const form = (text: string, kind: EditKind, point: string, unlike = 0): Form => ({
  text,
  kind,
  point,
  unlike,
});

function verbForms(reading: Reading, token: Token, persons: ReadonlySet<Person>): Form[] {
  const { form: of, negative } = reading;
  // байқау is a contest before it is watching
  const noun = token.readings.some(
    (one) => one.kind === "noun" && one.form === undefined && one.cost <= reading.cost + 1,
  );
  if (of === "vn" && noun) return [];
  const neg = negative ? ";NEG" : "";
  const past = reading.source?.features.Tense === "Past";
  const forms: Form[] = [];
  if (of === "fin" || of === "imp" || of === "cond") {
    for (const person of PERSONS)
      if (person !== reading.person)
        forms.push(
          form(
            verbWith(reading, { person }),
            "person",
            of === "imp" ? "address-sen-siz" : "person-endings",
            persons.has(person) ? 0 : 1,
          ),
        );
    for (const [tense, point] of [
      ["IND;PST", "past-di"],
      ["IND;PRS", "present-future"],
      ["COND", "conditional"],
    ] as const)
      forms.push(form(verbWith(reading, { tense }), "tense", point, 0.7));
    for (const [voice, point] of [
      ["PASS", "passive"],
      ["CAUS", "causative"],
      ["RECP", "reciprocal"],
    ] as const)
      if ((reading.source?.features.Voice ?? "") === "" && past)
        forms.push(form(voiced(reading, voice), "voice", point, 0.6));
  }
  if (of === "des")
    for (const person of persons) forms.push(form(wishOf(reading, person), "person", "want"));
  for (const kase of ["NOM", "ACC", "DAT"] as const) {
    if (of === "vn") {
      forms.push(form(nounWith(reading, { case: kase, owner: null }), "infinitive", "verbal-noun"));
      for (const owner of persons)
        forms.push(
          form(nounWith(reading, { case: kase, owner }), "infinitive", "verbal-noun", 0.3),
        );
    } else
      forms.push(form(verbAs(reading, `V;VN;${kase}${neg}`), "infinitive", "verbal-noun", 0.3));
  }
  forms.push(
    form(verbAs(reading, `V.CVB;PFV${neg}`), "converb", "converb-ip"),
    form(verbAs(reading, `V.CVB;IPFV${neg}`), "converb", "converb-a", 0.1),
    form(
      verbAs(reading, `V.PTCP;PST${neg}`),
      "participle",
      "participle-gan",
      past || of === "p" ? 0 : 0.3,
    ),
    form(
      verbAs(reading, `V.PTCP;HAB${neg}`),
      "participle",
      "participle-atyn",
      past || of === "p" ? 0.3 : 0.1,
    ),
  );
  if (of === "part" || (of === "fin" && past))
    for (const [tense, point] of [
      ["PST", "participle-gan"],
      ["HAB", "participle-atyn"],
    ] as const)
      for (const kase of ["NOM", "ACC", "DAT", "LOC", "ABL"])
        for (const owner of ["", ...[...persons].map((one) => OWNER_TAGS[one])])
          forms.push(
            form(
              verbAs(reading, `V.PTCP;${tense};${kase}${owner}${neg}`),
              "participle",
              point,
              (past === (tense === "PST") ? 0.1 : 0.4) +
                (owner === "" ? 0 : 0.2) +
                (of === "fin" ? 0.5 : 0),
            ),
          );
  return forms;
}

/** A finite verb in another voice: жазды → жазылды. */
function voiced(reading: Reading, voice: string): string {
  const { source } = reading;
  if (!source) return "";
  const id = { PASS: "passL", CAUS: "causT", RECP: "recp" }[voice];
  const suffixes = [{ id, surface: "" } as (typeof source.suffixes)[number], ...source.suffixes];
  return verbWith({ ...reading, source: { ...source, suffixes } }, {});
}
