import {
  type Entry,
  GOVERNED_CASES,
  type GovernedCase,
  type PartOfSpeech,
  VOICE_NAMES,
} from "./entry.ts";
import { guessVerbStems, guessVoice } from "./verb-stem.ts";

/**
 * The lexicon as one string: a line `=pos band` opens a group, every other line is
 * `lemma[ codes]` with comma-separated codes; what the rules foresee is left out.
 */
export function packEntries(entries: readonly Omit<Entry, "id">[]): string {
  const lines: string[] = [];
  let group = "";
  for (const entry of entries) {
    const own = `=${entry.pos} ${entry.band}`;
    if (own !== group) lines.push(own);
    group = own;
    const codes = codesOf(entry);
    lines.push(codes.length === 0 ? entry.lemma : `${entry.lemma}\t${codes.join(",")}`);
  }
  return lines.join("\n");
}

const VOICE_CODES = ["P", "C", "R", "F"] as const;
const CASE_CODES = "ngdalbi";

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
    if (value === guessVoice(stem, voice)) codes.push(`${VOICE_CODES[index]}`);
    else if (value.startsWith(stem))
      codes.push(`${VOICE_CODES[index]}+${value.slice(stem.length)}`);
    else codes.push(`${VOICE_CODES[index]}${value}`);
  });
  if (entry.harmony) codes.push({ back: "b", front: "f", mixed: "m" }[entry.harmony]);
  if (entry.drop) codes.push(entry.drop === "always" ? "d" : "o");
  if (entry.keep) codes.push("k");
  if (entry.number) codes.push(entry.number === "sg" ? "s" : "p");
  if (entry.indeclinable) codes.push("i");
  if (entry.loan) codes.push("l");
  if (entry.possessive) codes.push(`O${entry.possessive}`);
  if (entry.intensive) codes.push(`I${entry.intensive}`);
  return codes;
}

/** Reads a packed lexicon back; entries are numbered in order. */
export function unpackEntries(packed: string): Entry[] {
  const entries: Entry[] = [];
  let pos: PartOfSpeech = "n";
  let band: Entry["band"] = 4;
  for (const line of packed.split("\n")) {
    if (line === "") continue;
    if (line.startsWith("=")) {
      const [name, number] = line.slice(1).split(" ");
      pos = name as PartOfSpeech;
      band = Number(number) as Entry["band"];
      continue;
    }
    const tab = line.indexOf("\t");
    const lemma = tab < 0 ? line : line.slice(0, tab);
    const entry: Entry = { id: entries.length, lemma, pos, band };
    if (pos === "v") entry.stem = guessVerbStems(lemma)[0] ?? lemma;
    if (tab >= 0) for (const code of line.slice(tab + 1).split(",")) applyCode(entry, code);
    entries.push(entry);
  }
  return entries;
}

function applyCode(entry: Entry, code: string): void {
  const value = code.slice(1);
  const voice = VOICE_CODES.indexOf(code[0] as "P");
  if (voice >= 0) {
    const name = VOICE_NAMES[voice] as (typeof VOICE_NAMES)[number];
    const stem = entry.stem ?? "";
    const full =
      value === "" ? guessVoice(stem, name) : value.startsWith("+") ? stem + value.slice(1) : value;
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
    case "s":
      entry.number = "sg";
      return;
    case "p":
      entry.number = "pl";
      return;
    case "i":
      entry.indeclinable = true;
      return;
    case "l":
      entry.loan = true;
      return;
    case "O":
      entry.possessive = value;
      return;
    case "I":
      entry.intensive = value;
      return;
  }
}
