import type { Lexicon } from "../lexicon/lexicon.ts";
import { isKazakhWord } from "../phonology/letters.ts";
import { makeStem } from "../phonology/stem.ts";
import { isAbbreviation, readingOfAbbreviation } from "./abbreviation.ts";
import { buildCandidate } from "./build-candidate.ts";
import type { Upos, Weighed } from "./candidate.ts";
import { COLLECTIVES, lastWordOf, romanValue } from "./numerals.ts";
import type { Features } from "./ud-features.ts";
import { readingsFrom } from "./walk.ts";

const DASH = /[-‐‑–]/;

/**
 * Readings of words that are not plain letters: 2026-шы, 5-ке, XXI, АҚШ-тың, ата-анасы, деді-ау.
 * `read` reads a plain word.
 */
export function writtenOddly(
  surface: string,
  lexicon: Lexicon,
  read: (word: string, lexicon: Lexicon) => Weighed[],
): Weighed[] {
  const dash = lastDash(surface);
  if (dash < 0) return unbroken(surface, lexicon);
  const head = surface.slice(0, dash);
  const tail = surface.slice(dash + 1);
  if (head === "" || tail === "") return [];
  const number = /^\d[\d\s.,]*[%°]?$/.test(head) || romanOf(head) > 0;
  if (number) {
    if (TOGETHER.test(tail)) return together(surface, head, tail);
    if (/^\d+$/.test(tail)) return [whole(surface, surface, "NUM", { NumType: "Card" })];
    const value = romanOf(head);
    const spoken = READ_MARKS[head.at(-1) ?? ""] ?? lastWordOf(value > 0 ? String(value) : head);
    const found = suffixed(surface, head, tail, spoken, "NUM");
    return found.length > 0 ? found : dated(surface, head, tail, lexicon, read);
  }
  if (isAbbreviation(head, lexicon) && isKazakhWord(head.toLowerCase())) {
    const lower = head.toLowerCase();
    const found = suffixed(surface, head, tail, readingOfAbbreviation(head, lexicon), "PROPN");
    if (found.length > 0) return found;
    // Letter names leave room for the other harmony (ТМД-ға, ТМД-ге)
    for (const spoken of [lower, `${lower}а`, `${lower}е`]) {
      const other = suffixed(surface, head, tail, spoken, "PROPN");
      if (other.length > 0) return other;
    }
  }
  if (FOREIGN.test(head)) {
    for (const ending of FOREIGN_ENDINGS) {
      const found = suffixed(surface, head, tail, ending, "PROPN");
      const inflected = found.filter((one) => one.lemma === head);
      if (inflected.length > 0) return inflected;
    }
    return [];
  }
  return compound(surface, head, tail, lexicon, read);
}

/** How the marks after a figure are read, which decides the suffix: 50%-ға. */
const READ_MARKS: Readonly<Record<string, string>> = { "%": "пайыз", "°": "градус" };

const TOGETHER = /^[еа]у/;

/** 3-еу, 5-еуі: a collective numeral whose number is a figure. */
function together(surface: string, head: string, tail: string): Weighed[] {
  const collective = COLLECTIVES[lastWordOf(head)];
  if (collective === undefined || !collective.endsWith(tail.slice(0, 2))) return [];
  const { key } = makeStem(collective);
  const start = {
    length: collective.length,
    firm: collective.length,
    key,
    state: "pronoun",
  } as const;
  const word = collective + tail.slice(2);
  const stem = { lemma: head, upos: "NUM", has: ["coll"], cost: 4 } as const;
  return readingsFrom(word, start).map((reading) => {
    const one = buildCandidate(word, stem, reading);
    const own = surface.slice(0, head.length + 3);
    return { ...one, segments: [own, ...one.segments.slice(1)] };
  });
}

/** Names left in Latin letters take suffixes after a hyphen, by how they are read: Facebook-те. */
const FOREIGN = /^[A-Z][A-Za-z0-9.]*$/;
const FOREIGN_ENDINGS = "ат ет а е ан ен ар ер ал ел аз ез".split(" ");

function lastDash(surface: string): number {
  for (let at = surface.length - 1; at >= 0; at--) if (DASH.test(surface.charAt(at))) return at;
  return -1;
}

function whole(surface: string, lemma: string, upos: Upos, features: Features): Weighed {
  const guessed = upos !== "NUM";
  return { lemma, upos, features, suffixes: [], segments: [surface], guessed, cost: 5 };
}

/** Cyrillic capitals that pass for Roman figures: ХХІ. */
const ROMAN_LOOK_ALIKES: Record<string, string> = { Х: "X", І: "I", С: "C", М: "M" };

function romanOf(text: string): number {
  return romanValue([...text].map((letter) => ROMAN_LOOK_ALIKES[letter] ?? letter).join(""));
}

function unbroken(surface: string, lexicon: Lexicon): Weighed[] {
  if (/^№?\d[\d.,:/\u00a0\u202f]*[%°]?$/.test(surface))
    return [whole(surface, surface, "NUM", { NumType: "Card" })];
  if (romanOf(surface) > 0) return [whole(surface, surface, "NUM", { NumType: "Ord" })];
  if (isAbbreviation(surface, lexicon) && isKazakhWord(surface.toLowerCase()))
    return [whole(surface, surface, "PROPN", { Case: "Nom", Number: "Sing" })];
  return [];
}

/** 90-жылдары, XX-ғасыр: a figure and a word. */
function dated(
  surface: string,
  head: string,
  tail: string,
  lexicon: Lexicon,
  read: (word: string, lexicon: Lexicon) => Weighed[],
): Weighed[] {
  const mark = surface.charAt(head.length);
  return read(tail, lexicon)
    .filter((one) => !one.guessed)
    .map((one) => ({
      ...one,
      lemma: `${head}${mark}${one.lemma}`,
      segments: [`${head}${mark}${one.segments[0] ?? ""}`, ...one.segments.slice(1)],
    }));
}

function suffixed(
  surface: string,
  head: string,
  tail: string,
  spoken: string,
  upos: Upos,
): Weighed[] {
  if (spoken === "" || !isKazakhWord(tail)) return [];
  const stem = makeStem(spoken, { keep: true });
  const start = { length: spoken.length, firm: spoken.length, key: stem.key };
  const word = spoken + tail;
  const found: Weighed[] = [];
  const put = (text: string, state: "numeral" | "noun") => {
    for (const reading of readingsFrom(text, { ...start, state })) {
      if (reading.path.length === 0) continue;
      const one = buildCandidate(text, { lemma: head, upos, has: [], cost: 4 }, reading);
      const rest = one.segments.slice(1);
      found.push({ ...one, segments: [`${head}${surface.charAt(head.length)}`, ...rest] });
    }
  };
  put(word, upos === "NUM" ? "numeral" : "noun");
  // 5-ші: the hyphen stands for the vowel and н of -(ы)ншы
  if (upos === "NUM" && /^ш[ыі]/.test(tail)) {
    const link = /[аәеоөұүыіэяуи]$/.test(spoken) ? "н" : stem.key & 1 ? "ін" : "ын";
    const full = makeStem(spoken, spoken === "қырық" ? { drop: "always" } : {});
    const base = spoken === "қырық" ? "қырқ" : spoken;
    for (const reading of readingsFrom(base + link + tail, {
      length: spoken.length,
      firm: spoken === "қырық" ? 3 : spoken.length,
      key: full.key,
      state: "numeral",
    })) {
      if (reading.path[0]?.step.id !== "ord") continue;
      const one = buildCandidate(
        base + link + tail,
        { lemma: head, upos: "NUM", has: [], cost: 3 },
        reading,
      );
      const own = [`${head}-`, tail.slice(0, 2), ...one.segments.slice(2)];
      found.push({ ...one, segments: own });
    }
  }
  return found;
}

function compound(
  surface: string,
  head: string,
  tail: string,
  lexicon: Lexicon,
  read: (word: string, lexicon: Lexicon) => Weighed[],
): Weighed[] {
  if (head.length + tail.length > 60) return [];
  const particle = /^(?:ақ|ау|мыс|міс|ай|шы|ші|ды|ді|ты|ті|да|де|та|те|ғой|қой|дағы|дүр)$/.test(
    tail,
  );
  const ends = read(tail, lexicon);
  const starts = read(head, lexicon);
  const mark = surface.charAt(head.length);
  if (particle && starts.length > 0)
    return starts.map((one) => ({
      ...one,
      segments: [...one.segments, mark + tail],
      cost: one.cost + 1,
    }));
  if (ends.length === 0 || starts.length === 0) return [];
  return ends.map((one) => ({
    ...one,
    lemma: `${one.lemma === one.lemma.toLowerCase() ? head.toLowerCase() : head}${mark}${one.lemma}`,
    segments: [head + mark + (one.segments[0] ?? ""), ...one.segments.slice(1)],
    cost: one.cost + 2,
  }));
}
