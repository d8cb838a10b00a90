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
  | "wish"
  | "voice"
  | "quality";

/** A sentence with one word in another form. */
export interface MinimalEdit {
  readonly words: readonly string[];
  readonly at: number;
  readonly kind: EditKind;
  readonly point: string;
  /** What it was and what it becomes: `DAT>LOC`. */
  readonly change: string;
  /** Made of another reading than that of the parse. */
  readonly isOfOther: boolean;
}

interface Form {
  readonly text: string;
  readonly kind: EditKind;
  readonly point: string;
  readonly change: string;
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
  const named = namedIn(parse);
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
    return [...(rare && placed.cost >= 1.5 ? [] : [placed]), ...others].flatMap((reading) =>
      formsOf(reading, token, named).flatMap(({ text, kind, point, change }): MinimalEdit[] => {
        if (text === "" || seen.has(text.toLowerCase())) return [];
        seen.add(text.toLowerCase());
        const next = [...base];
        next[at] = withParticles(token, text);
        return [{ words: next, at, kind, point, change, isOfOther: reading !== placed }];
      }),
    );
  });
}

/** түрікше мен қазақша: it stands between two words of one kind, and joins them. */
function joinsAlike({ words }: Parse, at: number): boolean {
  const [before, after] = [words[at - 1]?.reading, words[at + 1]?.reading];
  return before !== undefined && before.kind === after?.kind && before.case === after.case;
}

/** Whoever a sentence names, and somebody else: whose endings a word may have. */
interface Named {
  readonly persons: ReadonlySet<Person>;
  readonly owners: ReadonlySet<Person>;
}

const OF_PRONOUN: Readonly<Record<string, Person>> = { мен: "1s", сен: "2s", сіз: "2f", біз: "1p" };

function namedIn({ words }: Parse): Named {
  const persons = new Set<Person>(["3"]);
  const owners = new Set<Person>(["3"]);
  for (const { reading } of words) {
    if (reading.pronoun) persons.add(subjectPerson(reading));
    if (reading.person !== undefined) persons.add(reading.person);
    const ofPronoun = reading.pronoun ? OF_PRONOUN[reading.lemma] : undefined;
    if (ofPronoun !== undefined) owners.add(ofPronoun);
    if (reading.owner !== undefined) owners.add(reading.owner);
  }
  for (const person of persons) owners.add(person);
  return { persons, owners };
}

function formsOf(reading: Reading, token: Token, named: Named): Form[] {
  if (reading.guessed) return [];
  if (reading.kind === "noun" && reading.form === undefined) return nounForms(reading, named);
  if (reading.kind === "verb" || reading.form !== undefined)
    return verbForms(reading, token, named);
  return [];
}

function nounForms(reading: Reading, { owners }: Named): Form[] {
  const from = reading.case ?? "NOM";
  const cases = CASES.filter((kase) => kase !== from).map((kase) =>
    form(
      nounWith(reading, { case: kase }),
      "case",
      reading.pronoun ? "pronoun-cases" : CASE_POINTS[kase],
      `${from}>${kase}`,
    ),
  );
  const made = reading.source?.entry?.pos === "adj" && reading.case !== "NOM";
  if (made) cases.push(form(reading.lemma, "quality", "word-order"));
  if (reading.name) return cases;
  const was = reading.owner ?? "none";
  for (const owner of owners)
    if (owner !== reading.owner && (!reading.pronoun || OF_THEM.test(reading.lemma)))
      cases.push(
        form(
          nounWith(reading, { owner }),
          "owner",
          owner === "3" ? "possessive-his-our" : "possessive-my-your",
          `${was === "none" || was === "3" ? was : "named"}>${owner === "3" ? owner : "named"}`,
        ),
      );
  if (reading.pronoun) return cases;
  if (reading.owner !== undefined)
    cases.push(
      form(nounWith(reading, { owner: null }), "owner", "possessive-my-your", `${was}>none`),
    );
  // сиырдың сүт берді → сүтін
  if (reading.owner === undefined && from === "NOM")
    cases.push(
      form(
        nounWith(reading, { owner: "3", case: "ACC" }),
        "owner",
        "possessive-his-our",
        "none>3.ACC",
      ),
    );
  if (reading.plural)
    cases.push(form(nounWith(reading, { plural: false }), "number", "numbers-singular"));
  return cases;
}

/** бәріміз, екеуіміз, өзім: words that tell of whom. */
const OF_THEM =
  /^(?:бәрі|барлығы|өз|екеу|үшеу|төртеу|бесеу|ешқайсы|қайсы|кейбір|бірі|көп|бір-бірі)/;

const form = (text: string, kind: EditKind, point: string, change = ""): Form => ({
  text,
  kind,
  point,
  change,
});

/** What a form of a verb is called in a change. */
const nameOf = ({ form: of, source }: Reading): string =>
  of === "fin" || of === "part" ? `${of}.${source?.features.Tense ?? ""}` : (of ?? "");

function verbForms(reading: Reading, token: Token, { persons }: Named): Form[] {
  const { form: of, negative } = reading;
  // байқау is a contest before it is watching
  const noun = token.readings.some(
    (one) => one.kind === "noun" && one.form === undefined && one.cost <= reading.cost + 1,
  );
  if (of === "vn" && noun) return [];
  const neg = negative ? ";NEG" : "";
  const past = reading.source?.features.Tense === "Past";
  const from = nameOf(reading);
  const forms: Form[] =
    of === "fin" || of === "imp" || of === "cond" ? finiteForms(reading, persons) : [];
  if (of === "vn" || of === "des")
    for (const person of persons)
      forms.push(form(wishOf(reading, person), "wish", "want", `${from}>des`));
  for (const kase of ["NOM", "ACC", "DAT"] as const) {
    const change = `${from}>vn.${kase}`;
    if (of === "vn") {
      forms.push(
        form(nounWith(reading, { case: kase, owner: null }), "infinitive", "verbal-noun", change),
      );
      for (const owner of persons)
        forms.push(
          form(
            nounWith(reading, { case: kase, owner }),
            "infinitive",
            "verbal-noun",
            `${change}.o`,
          ),
        );
    } else
      forms.push(form(verbAs(reading, `V;VN;${kase}${neg}`), "infinitive", "verbal-noun", change));
  }
  forms.push(
    form(verbAs(reading, `V.CVB;PFV${neg}`), "converb", "converb-ip", `${from}>p`),
    form(verbAs(reading, `V.CVB;IPFV${neg}`), "converb", "converb-a", `${from}>a`),
    form(verbAs(reading, `V.PTCP;PST${neg}`), "participle", "participle-gan", `${from}>gan`),
    form(verbAs(reading, `V.PTCP;HAB${neg}`), "participle", "participle-atyn", `${from}>atyn`),
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
              `${from}>${tense}.${kase}${owner === "" ? "" : ".o"}`,
            ),
          );
  return forms;
}

/** Another person, tense or voice of a verb that closes a clause. */
function finiteForms(reading: Reading, persons: ReadonlySet<Person>): Form[] {
  const forms: Form[] = [];
  const from = nameOf(reading);
  for (const person of PERSONS)
    if (person !== reading.person)
      forms.push(
        form(
          verbWith(reading, { person }),
          "person",
          reading.form === "imp" ? "address-sen-siz" : "person-endings",
          persons.has(person) ? "named" : "of nobody",
        ),
      );
  for (const [tense, point] of [
    ["IND;PST", "past-di"],
    ["IND;PRS", "present-future"],
    ["COND", "conditional"],
  ] as const)
    forms.push(form(verbWith(reading, { tense }), "tense", point, `${from}>${tense}`));
  const voice = reading.source?.features.Voice ?? "";
  for (const [to, point] of [
    ["PASS", "passive"],
    ["CAUS", "causative"],
    ["RECP", "reciprocal"],
  ] as const)
    if (voice === "") forms.push(form(verbWith(reading, { voice: to }), "voice", point, `>${to}`));
  return forms;
}
