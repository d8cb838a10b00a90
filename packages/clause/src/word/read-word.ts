import { analyse, type Candidate, defaultLexicon, foldLookAlikes, lookUp } from "@tilashar/kazakh";
import { insteadOf } from "./hidden-readings.ts";
import { type Person, type Reading, readingOf, readingWith } from "./reading.ts";

/** Readings dearer than this many bits are left out. */
const DEAREST = 5.5;
const MAX_READINGS = 5;

/** Stands in a sentence for what is quoted in it. */
export const QUOTE = "qqq";

/** Bare stems that the morphology may read as something commoner: бар! аш! */
let imperatives: Map<string, { lemma: string; band: number }> | undefined;

/** The verb that a word is the bare stem of. */
export function imperativeOf(word: string): { lemma: string; band: number } | undefined {
  if (!imperatives) {
    imperatives = new Map();
    for (const { pos, stem, lemma, band } of defaultLexicon().entries)
      if (pos === "v" && stem !== undefined && !lemma.includes(" ") && !imperatives.has(stem))
        imperatives.set(stem, { lemma, band });
  }
  return imperatives.get(word);
}

const KIN =
  /^(?:апа|аға|ана|әке|әже|ата|апай|ағай|әпке|көке|тәте|жеңге|жезде|нағашы|дос|бауыр|қайын)$/u;

/** апамдар: my aunt and those with her. */
function withTheirs(lower: string): Reading | undefined {
  const one = /^(.+)[лдт][ае]р$/u.exec(lower)?.[1];
  const owned = one === undefined ? [] : analyse(one).filter(({ guessed }) => !guessed);
  for (const candidate of owned) {
    const reading = readingOf(candidate, candidate.confidence);
    const isKin = reading.kind === "noun" && reading.owner !== undefined && KIN.test(reading.lemma);
    if (isKin && (reading.case ?? "NOM") === "NOM") return { ...reading, plural: true };
  }
  return undefined;
}

/** All that a word may be, the likeliest first. */
export function readWord(text: string): readonly Reading[] {
  if (text === QUOTE) return [readingWith("quote", text)];
  const folded = foldLookAlikes(text);
  if (/^\d/.test(folded)) return numeric(folded);
  const lower = folded.toLowerCase();
  const instead = insteadOf(lower);
  if (instead) return instead;
  let found: readonly Candidate[] = analyse(folded);
  // A capital at the start hides nothing: Кітап, Бар
  if (folded !== lower) {
    const small = analyse(lower).filter(({ guessed }) => !guessed);
    const known = found.filter(({ guessed }) => !guessed);
    found = known.length + small.length > 0 ? [...known, ...small] : found;
  }
  if (found.every(({ guessed }) => guessed)) {
    const kin = withTheirs(lower);
    if (kin) return [kin];
  }
  const surely = found.filter(({ guessed }) => !guessed);
  const kept = surely.length > 0 ? surely : found;
  const best = kept.reduce((most, one) => Math.max(most, one.confidence), 0);
  const readings: Reading[] = [];
  const seen = new Set<string>();
  const add = (one: Reading) => {
    const key = [
      one.kind,
      one.lemma,
      one.case,
      one.owner,
      one.plural,
      one.person,
      one.form,
      one.negative,
      one.source?.features.Voice,
      one.source?.features.Tense,
    ].join();
    if (seen.has(key)) return;
    seen.add(key);
    readings.push(one);
  };
  for (const one of kept) {
    const read = readingOf(one, best);
    const reading =
      read.kind === "adv" && ALSO_ADVERBS.has(lower)
        ? { ...read, cost: Math.min(read.cost, 0.7) }
        : read;
    // алдымын: nobody is his own
    if (isOwnSelf(reading)) continue;
    if (reading.cost > DEAREST || NO_FORMS.has(`${lower} ${reading.lemma}`)) continue;
    if (NO_KINDS.has(`${lower} ${reading.kind}`)) continue;
    // "No" stands by itself, with a mark after it
    // мейлі, барайық: so does "all right"
    if ((lower === "жоқ" && one.upos === "PART") || lower === "мейлі") {
      add({ ...reading, kind: "intj" });
      continue;
    }
    // A rare adverb in -ша hides no noun: ақша
    if (reading.kind === "adv" && reading.cost > (one.suffixes.length > 0 ? 2 : 4)) continue;
    const own = reading.case === "GEN" && /[ндт]ікі$/.test(lower);
    add(own ? { ...reading, case: "NOM", pronoun: false } : evened(reading, lower));
    // мұғалімсіз: without a teacher, or you are a teacher
    if (one.suffixes.at(-1)?.id === "syz" && one.suffixes.length === 1 && one.entry?.pos !== "adj")
      add(
        readingWith("noun", one.segments[0] ?? lower, {
          case: "NOM",
          person: "2f",
          cost: 0.4,
          guessed: one.guessed,
          source: one,
        }),
      );
  }
  // достарсыз, көзілдірігімсіз: without what is mine or many, where the endings are also those of "you are"
  const isWithout = readings.some(({ source }) => {
    const [before, last] = source?.suffixes.slice(-2) ?? [];
    return last?.id === "cop2f" && /^(?:plural|pss)/.test(before?.id ?? "");
  });
  if (isWithout && /с[ыі]з$/u.test(lower)) add(readingWith("adj", lower, { cost: 0.3 }));
  // басым: my head, before the rarer adjective
  const owned = /^(.+?)[ыі]?м$/u.exec(lower)?.[1];
  if (
    owned !== undefined &&
    readings[0]?.kind === "adj" &&
    !readings.some(({ owner }) => owner === "1s") &&
    lookUp(owned).some(({ pos, band }) => pos === "n" && band === 1)
  )
    readings.push(readingWith("noun", owned, { case: "NOM", owner: "1s", cost: 0.3 }));
  // сөйлестім: where the voice has an entry of its own, it is hardly built anew
  if (
    readings.some(
      ({ kind, source, cost }) =>
        kind === "verb" && cost < 0.5 && (source?.features.Voice ?? "") === "",
    )
  )
    for (let at = readings.length - 1; at >= 0; at--)
      if ((readings[at]?.cost ?? 0) > 1.5 && (readings[at]?.source?.features.Voice ?? "") !== "")
        readings.splice(at, 1);
  const bare = imperativeOf(lower);
  if (bare && !readings.some(({ form, pronoun }) => form === "imp" || pronoun))
    readings.push(
      readingWith("verb", bare.lemma, {
        form: "imp",
        person: "2s",
        cost: bare.band === 1 ? 0.8 : 1.6,
      }),
    );
  // қоңырау шалшы: a request, where another word hides it
  const asked = /^(.{2,})ш[ыі]$/u.exec(lower)?.[1];
  const request = asked === undefined ? undefined : imperativeOf(asked);
  if (request && readings.every(({ kind }) => kind === "noun" || kind === "adj"))
    readings.push(
      readingWith("verb", request.lemma, {
        form: "imp",
        person: "2s",
        cost: request.band === 1 ? 0.8 : 1.6,
      }),
    );
  // ана үй біздікі: that one over there
  if (lower === "ана") readings.push(readingWith("det", "ана", { cost: 0.7 }));
  const perhaps = /^шығар(мын|сың|сыз|мыз)$/.exec(lower)?.[1];
  if (perhaps !== undefined)
    readings.push(readingWith("cop", "шығар", { person: PERHAPS[perhaps] as Person }));
  // көрген жоқсыз: you have not, rather than without a no
  const denied = /^жоқ(?:пын|сың|сыз|пыз|сыңдар|сыздар)$/u.test(lower)
    ? readings.filter(({ kind }) => kind === "modal").map((one) => ({ ...one, cost: 0 }))
    : [];
  return denied.length > 0 ? denied : readings.slice(0, MAX_READINGS + 2);
}

/** An owner and a person of the same: досыммын. */
const isOwnSelf = ({ owner, source }: Reading): boolean =>
  owner !== undefined &&
  owner !== "3" &&
  source?.suffixes.at(-1)?.id.startsWith("cop") === true &&
  source?.features["Person[psor]"] === source?.features.Person &&
  source?.features["Number[psor]"] === source?.features.Number;

/** Forms that the morphology builds and nobody says: of oneself the dative is өзіне. */
const NO_FORMS = new Set(["өзге өз"]);

/** What seems so stands over what it is like, as a postposition does: жоқ сияқты. */
const NO_KINDS = new Set(["сияқты adv", "секілді adv", "тәрізді adv"]);

/** Postpositions that are as often adverbs: кейін айтамын. */
const ALSO_ADVERBS = new Set(["кейін", "бұрын", "бірге", "бері", "әрі"]);

const PERHAPS: Readonly<Record<string, Person>> = { мын: "1s", сың: "2s", сыз: "2f", мыз: "1p" };

/** Pairs between which only the clause decides cost nothing. */
function evened(reading: Reading, lower: string): Reading {
  // күн жылы: warm, and no year of the day
  if (lower === "жылы" && reading.kind === "adj")
    return { ...reading, cost: Math.min(reading.cost, 1) };
  const even =
    lower === "мен" ||
    lower === "не" ||
    reading.kind === "det" ||
    reading.pronoun ||
    reading.kind === "adv" ||
    reading.kind === "post" ||
    (reading.kind === "verb" && reading.source?.suffixes.at(-1)?.id === "perf");
  if (lower === "бірге" && reading.kind === "noun") return { ...reading, cost: reading.cost + 3 };
  const near = reading.cost < 2.6 || lower === "мен";
  return even && near ? { ...reading, cost: Math.min(reading.cost, 0.5) } : reading;
}

function numeric(text: string): readonly Reading[] {
  const found = analyse(text);
  const best = found[0];
  if (best) return [readingOf(best, best.confidence), readingWith("num", text)];
  return [readingWith("num", text)];
}
