import { inflect } from "@tilashar/kazakh";
import {
  nounWith,
  OWNERS,
  predicateWith,
  type TenseName,
  tenseLabelOf,
  verbAs,
  verbWith,
  wishOf,
} from "./inflected.ts";
import { type Case, isPerson, type Person, type Reading } from "./reading.ts";

const CASES: ReadonlySet<string> = new Set("NOM ACC DAT ABL LOC INS GEN EQU".split(" "));
/** Forms of a verb that have no person, by the names of changes. */
const BARE_FORMS: Readonly<Record<string, string>> = {
  p: "V.CVB;PFV",
  a: "V.CVB;IPFV",
  "until-converb": "V.CVB;LIMIT",
  "purpose-converb": "V.CVB;PURP",
  "done-participle": "V.PTCP;PST",
  "doing-participle": "V.PTCP;HAB",
  "to-be-done-participle": "V.PTCP;FUT",
  "doer-participle": "V.PTCP;AG",
  infinitive: "V;VN;NOM",
};
const MOODS: Readonly<Record<string, string>> = { conditional: "COND", imperative: "IMP" };
const VOICES: Readonly<Record<string, string>> = {
  passive: "PASS",
  causative: "CAUS",
  reciprocal: "RECP",
  reflexive: "REFL",
};

interface Changes {
  case?: Case;
  owner?: Person | null;
  plural?: boolean;
  person?: Person;
  tense?: TenseName;
  mood?: string;
  bare?: string;
  voice?: string;
  negative?: boolean;
}

/**
 * What is changed, by names: a case, `owner=3`, `unowned`, `plural`, `singular`, a person, a tense, `conditional`, `imperative`,
 * `negative`, `positive`, a voice, or a form without a person (`p`, `a`, `infinitive`, `done-participle` …).
 *
 * @throws for a name that changes nothing
 */
export function readChanges(names: readonly string[]): Changes {
  const changes: Changes = {};
  for (const name of names) {
    const owner = name.startsWith("owner=") ? name.slice("owner=".length) : undefined;
    if (CASES.has(name)) changes.case = name as Case;
    else if (owner !== undefined && isPerson(owner)) changes.owner = owner;
    else if (name === "unowned") changes.owner = null;
    else if (name === "plural" || name === "singular") changes.plural = name === "plural";
    else if (name === "negative" || name === "positive") changes.negative = name === "negative";
    else if (isPerson(name)) changes.person = name;
    else if (tenseLabelOf(name) !== undefined) changes.tense = name as TenseName;
    else if (MOODS[name] !== undefined) changes.mood = MOODS[name];
    else if (BARE_FORMS[name] !== undefined) changes.bare = BARE_FORMS[name];
    else if (VOICES[name] !== undefined) changes.voice = VOICES[name];
    else throw new Error(`"${name}" changes no word`);
  }
  return changes;
}

/**
 * A word in the form that a reading has, with something changed; "" where the engine has no such form.
 *
 * @param reading the form, with the lemma that is wanted
 * @param surface the word as it stood, in small letters
 */
export function likewise(reading: Reading, surface: string, changes: Changes = {}): string {
  if (changes.bare !== undefined) return withoutPerson(reading, changes.bare, changes);
  const isSaid =
    changes.tense ?? changes.mood ?? changes.voice ?? /^(?:fin|imp|cond)$/.test(reading.form ?? "");
  if (isSaid) return said(reading, changes);
  if (reading.form !== undefined) return ofVerb(reading, changes);
  return changes.person === undefined
    ? ofNoun(reading, changes)
    : predicateWith(surface, reading, changes.person);
}

const deniedAs = (reading: Reading, { negative }: Changes): string =>
  (negative ?? reading.negative) ? ";NEG" : "";

/** барып, бару, баруға, барғаннан. */
function withoutPerson(reading: Reading, form: string, changes: Changes): string {
  const { case: kase, owner } = changes;
  const label = owner === undefined && kase === undefined ? form : withCase(form, kase, owner);
  return verbAs(reading, label + deniedAs(reading, changes));
}

/** барамын, барсаңыз, барайық. */
const said = (reading: Reading, { person, tense, mood, voice, negative }: Changes): string =>
  verbWith(reading, {
    ...(person && { person }),
    ...((mood ?? tense) && { tense: mood ?? tenseLabelOf(tense ?? "") ?? "" }),
    ...(voice && { voice }),
    ...(negative !== undefined && { negative }),
  });

/** Any other form of a verb: it stays what it is. */
function ofVerb(reading: Reading, changes: Changes): string {
  const { case: kase, owner, person } = changes;
  const denied = deniedAs(reading, changes);
  if (reading.form === "p") return verbAs(reading, `V.CVB;PFV${denied}`);
  if (reading.form === "a") return verbAs(reading, `V.CVB;IPFV${denied}`);
  if (reading.form === "des") return wishOf(reading, person ?? reading.owner ?? "3");
  const isPlainParticiple =
    reading.form === "part" && (owner ?? reading.owner) === undefined && kase === undefined;
  if (isPlainParticiple) return verbAs(reading, `${participleOf(reading)}${denied}`);
  return nounWith(reading, {
    ...(kase && { case: kase }),
    ...(owner !== undefined && { owner }),
  });
}

function ofNoun(reading: Reading, { case: kase, owner, plural }: Changes): string {
  if (reading.kind === "noun" || reading.case !== undefined)
    return nounWith(reading, {
      ...(kase && { case: kase }),
      ...(owner !== undefined && { owner }),
      ...(plural !== undefined && { plural }),
    });
  if (kase === undefined && owner === undefined) return reading.lemma;
  return inflect(reading.lemma, withCase("ADJ", kase, owner))[0] ?? "";
}

const withCase = (
  label: string,
  kase: Case | undefined,
  owner: Person | null | undefined,
): string => {
  const owned = owner ? `;${OWNERS[owner]}` : "";
  return `${label.replace(/;NOM$/, "")};${kase ?? "NOM"}${owned}`;
};

/** The label of a participle without an owner, by its ending. */
function participleOf(reading: Reading): string {
  const ids = new Set<string>(reading.source?.suffixes.map(({ id }) => id) ?? []);
  if (ids.has("hab")) return "V.PTCP;HAB";
  if (ids.has("agent")) return "V.PTCP;AG";
  return ids.has("fut") || ids.has("futNeg") ? "V.PTCP;FUT" : "V.PTCP;PST";
}
