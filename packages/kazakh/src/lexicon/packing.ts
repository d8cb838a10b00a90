import { harmonyOf } from "../phonology/harmony.ts";
import { FINAL_CLASSES, type FinalClass } from "../phonology/letters.ts";
import { fromAscii, toAscii } from "./ascii.ts";
import {
  type Entry,
  GOVERNED_CASES,
  type GovernedCase,
  PARTS_OF_SPEECH,
  type PartOfSpeech,
  VOICE_NAMES,
} from "./entry.ts";
import { foreseenClass } from "./foreseen-class.ts";
import { guessVerbStems, guessVoice } from "./verb-stem.ts";

/**
 * The lexicon as one string of four columns: lemmas, each after a sign for the number of letters it
 * shares with the one before, a letter for a part of speech its shape does not show, bands three to a sign, and what the
 * rules do not foresee, part of speech by part of speech, since like things compress together.
 * Entries must be sorted by lemma.
 */
export function packEntries(entries: readonly Omit<Entry, "id">[]): string {
  let before = "";
  const lemmas = entries.map(({ lemma }) => {
    const written = toAscii(lemma);
    let shared = 0;
    while (
      shared < SHARED_SIGNS.length - 1 &&
      shared < before.length &&
      before[shared] === written[shared]
    )
      shared++;
    before = written;
    return SHARED_SIGNS.charAt(shared) + written.slice(shared);
  });
  const classes = entries.map(({ lemma, pos }) =>
    pos === foreseenClass(lemma) ? FORESEEN : POS_SIGNS.charAt(PARTS_OF_SPEECH.indexOf(pos)),
  );
  let bands = "";
  for (let at = 0; at < entries.length; at += BANDS_A_SIGN) {
    const group = entries.slice(at, at + BANDS_A_SIGN);
    const value = group.reduceRight((sum, { band }) => sum * 4 + band - 1, 0);
    bands += String.fromCharCode(FIRST_BANDS + value);
  }
  const codes = inClassOrder(entries).map((at) =>
    codesOf(entries[at] as Omit<Entry, "id">)
      .map((code) => code.charAt(0) + toAscii(code.slice(1)))
      .join(","),
  );
  return [lemmas.join(""), classes.join(""), bands, codes.join("\n")].join("\n\n");
}

/** Signs no lemma is written with: each opens one and tells how many letters it takes over. */
const SHARED_SIGNS = "0123456789!#%&()*+,./:;<=>?@[]_{|}";
const POS_SIGNS = "abcdefghijklmnop";
/** In place of a part of speech the lemma itself shows. */
const FORESEEN = "-";
const BANDS_A_SIGN = 3;
/** Sixty-four signs from "0" up, past the backslash and backquote. */
const FIRST_BANDS = 0x30;

/** Positions of entries part of speech by part of speech, otherwise as they stand. */
export function inClassOrder(entries: readonly { pos: PartOfSpeech }[]): number[] {
  const byClass = PARTS_OF_SPEECH.map((): number[] => []);
  entries.forEach(({ pos }, at) => {
    byClass[PARTS_OF_SPEECH.indexOf(pos)]?.push(at);
  });
  return byClass.flat();
}

const VOICE_CODES = ["P", "C", "R", "F"] as const;
const CASE_CODES = "1234567";

function codesOf(entry: Omit<Entry, "id">): string[] {
  const codes: string[] = [];
  const foreseen = guessVerbStems(entry.lemma)[0];
  if (entry.stem && entry.stem !== foreseen) codes.push(`S${entry.stem}`);
  if (entry.governs)
    codes.push(`G${entry.governs.map((one) => CASE_CODES[GOVERNED_CASES.indexOf(one)]).join("")}`);
  if (entry.transitive !== undefined) codes.push(entry.transitive ? "t" : "n");
  VOICE_NAMES.forEach((voice, index) => {
    const value = entry.voices?.[voice];
    if (!value) return;
    const stem = entry.stem ?? "";
    if (value === guessVoice(stem, voice, entry.lemma)) codes.push(`${VOICE_CODES[index]}`);
    else if (value.startsWith(stem))
      codes.push(`${VOICE_CODES[index]}+${value.slice(stem.length)}`);
    else codes.push(`${VOICE_CODES[index]}${value}`);
  });
  // An abbreviation's harmony is that of its reading, which its letters do not show
  const told = entry.final !== undefined || entry.harmony !== harmonyOf(entry.lemma.toLowerCase());
  if (entry.harmony && told) codes.push({ back: "b", front: "f", mixed: "m" }[entry.harmony]);
  if (entry.drop) codes.push(entry.drop === "always" ? "d" : "o");
  if (entry.keep) codes.push("k");
  if (entry.owned) codes.push("w");
  if (entry.number) codes.push(entry.number === "sg" ? "s" : "p");
  if (entry.indeclinable) codes.push("i");
  if (entry.final) codes.push(`E${FINAL_CLASSES.indexOf(entry.final)}`);
  if (entry.possessive) codes.push(`O${entry.possessive}`);
  if (entry.intensive) codes.push(`I${entry.intensive}`);
  return codes;
}

/** Reads a packed lexicon back; entries are numbered in order. */
export function unpackEntries(packed: string): Entry[] {
  // The last column has empty lines of its own
  const [lemmas = "", classes = "", bands = "", ...codes] = packed.split("\n\n");
  const flags = codes.join("\n\n").split("\n");
  let written = "";
  const entries = [...lemmas.matchAll(/[^a-z~^ -][a-z~^ -]*/gi)].map(([line], id) => {
    written = written.slice(0, SHARED_SIGNS.indexOf(line.charAt(0))) + line.slice(1);
    const group = bands.charCodeAt(Math.floor(id / BANDS_A_SIGN)) - FIRST_BANDS;
    const band = (((group >> (2 * (id % BANDS_A_SIGN))) & 3) + 1) as Entry["band"];
    const lemma = fromAscii(written);
    const pos = PARTS_OF_SPEECH[POS_SIGNS.indexOf(classes.charAt(id))] ?? foreseenClass(lemma);
    const entry: Entry = { id, lemma, pos, band };
    if (pos === "v") entry.stem = guessVerbStems(lemma)[0] ?? lemma;
    return entry;
  });
  inClassOrder(entries).forEach((at, line) => {
    const own = flags[line];
    if (own)
      for (const code of own.split(","))
        applyCode(entries[at] as Entry, code.charAt(0) + fromAscii(code.slice(1)));
  });
  return entries;
}

function applyCode(entry: Entry, code: string): void {
  const value = code.slice(1);
  const voice = VOICE_CODES.indexOf(code[0] as "P");
  if (voice >= 0) {
    const name = VOICE_NAMES[voice] as (typeof VOICE_NAMES)[number];
    const stem = entry.stem ?? "";
    const full =
      value === ""
        ? guessVoice(stem, name, entry.lemma)
        : value.startsWith("+")
          ? stem + value.slice(1)
          : value;
    entry.voices = { ...entry.voices, [name]: full };
    return;
  }
  switch (code[0]) {
    case "S":
      entry.stem = value;
      return;
    case "G":
      entry.governs = [...value].map(
        (letter) => GOVERNED_CASES[CASE_CODES.indexOf(letter)] as GovernedCase,
      );
      return;
    case "t":
      entry.transitive = true;
      return;
    case "n":
      entry.transitive = false;
      return;
    case "b":
      entry.harmony = "back";
      return;
    case "f":
      entry.harmony = "front";
      return;
    case "m":
      entry.harmony = "mixed";
      return;
    case "d":
      entry.drop = "always";
      return;
    case "o":
      entry.drop = "both";
      return;
    case "k":
      entry.keep = true;
      return;
    case "w":
      entry.owned = true;
      return;
    case "s":
      entry.number = "sg";
      return;
    case "p":
      entry.number = "pl";
      return;
    case "i":
      entry.indeclinable = true;
      return;
    case "E":
      entry.final = FINAL_CLASSES[Number(value)] as FinalClass;
      return;
    case "O":
      entry.possessive = value;
      return;
    case "I":
      entry.intensive = value;
      return;
  }
}
