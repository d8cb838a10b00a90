import { FINAL_CLASSES, type FinalClass, isKazakhWord } from "../phonology/letters.ts";
import {
  type Entry,
  GOVERNED_CASES,
  type GovernedCase,
  PARTS_OF_SPEECH,
  type PartOfSpeech,
  VOICE_NAMES,
  type VoiceName,
} from "./entry.ts";

/** A parsed line of a lexicon source. */
export interface SourceEntry extends Omit<Entry, "id"> {
  en: string;
  ru: string;
}

export interface SourceProblem {
  line: number;
  text: string;
  problem: string;
}

/**
 * Reads one source file (tab-separated lemma, pos, band, flags, en, ru; `#` opens a comment).
 * Malformed lines are reported and left out, so that one slip does not stop a build.
 */
export function readSource(text: string): { entries: SourceEntry[]; problems: SourceProblem[] } {
  const entries: SourceEntry[] = [];
  const problems: SourceProblem[] = [];
  text.split("\n").forEach((raw, index) => {
    const line = raw.replace(/\r$/, "").normalize("NFC");
    if (line.trim() === "" || line.startsWith("#")) return;
    const { entry, problem } = readLine(line);
    if (problem) problems.push({ line: index + 1, text: line, problem });
    if (entry) entries.push(entry);
  });
  return { entries, problems };
}

function readLine(line: string): { entry?: SourceEntry; problem?: string } {
  const columns = line.split("\t").map((column) => column.trim());
  if (columns.length < 3 || columns.length > 6) return { problem: "not 6 columns" };
  const [lemma = "", pos = "", band = "", flags = "", en = "", ru = ""] = columns;
  if (!PARTS_OF_SPEECH.includes(pos as PartOfSpeech)) return { problem: `unknown pos ${pos}` };
  if (!/^[1-4]$/.test(band)) return { problem: `band ${band}` };
  if (!lemma.split(/[ -]/).every((word) => isKazakhWord(word.toLowerCase())))
    return { problem: "letters outside the alphabet in the lemma" };
  const entry: SourceEntry = {
    lemma,
    pos: pos as PartOfSpeech,
    band: Number(band) as Entry["band"],
    en,
    ru,
  };
  let problem: string | undefined;
  for (const flag of flags.split(/\s+/).filter(Boolean)) {
    const fault = applyFlag(entry, flag);
    if (fault) problem = fault;
  }
  if (pos === "v" && !entry.stem) return { problem: "verb without stem" };
  if (pos === "v") wholePhrase(entry);
  return problem ? { entry, problem } : { entry };
}

/** Sources give the stem of a phrase's last word alone (пайда болу, stem=бол); the lexicon has the phrase. */
function wholePhrase(entry: SourceEntry): void {
  const head = entry.lemma.slice(0, entry.lemma.lastIndexOf(" ") + 1);
  const whole = (stem: string) => (stem.startsWith(head) ? stem : head + stem);
  entry.stem = whole(entry.stem ?? "");
  for (const voice of VOICE_NAMES) {
    const stem = entry.voices?.[voice];
    if (stem) entry.voices = { ...entry.voices, [voice]: whole(stem) };
  }
}

function applyFlag(entry: SourceEntry, flag: string): string | undefined {
  const [name = "", value = ""] = flag.split("=");
  if (VOICE_NAMES.includes(name as VoiceName) && value) {
    entry.voices = { ...entry.voices, [name]: value.split(/[|,/]/)[0] as string };
    return;
  }
  switch (name) {
    case "stem":
      entry.stem = value;
      return;
    case "gov": {
      const cases = value.split(",");
      if (!cases.every((one) => GOVERNED_CASES.includes(one as GovernedCase)))
        return `gov=${value}`;
      entry.governs = cases as GovernedCase[];
      return;
    }
    case "tr":
      entry.transitive = true;
      return;
    case "intr":
      entry.transitive = false;
      return;
    case "back":
    case "front":
    case "mixed":
      entry.harmony = name;
      return;
    case "drop":
      entry.drop = "always";
      return;
    case "drop?":
      entry.drop = "both";
      return;
    case "keep":
      entry.keep = true;
      return;
    case "owned":
      entry.owned = true;
      return;
    case "poss":
      entry.possessive = value;
      return;
    case "sg":
    case "pl":
      entry.number = name;
      return;
    case "indecl":
      entry.indeclinable = true;
      return;
    case "intens":
      entry.intensive = value;
      return;
    case "final":
      if (!FINAL_CLASSES.includes(value as FinalClass)) return `final=${value}`;
      entry.final = value as FinalClass;
      return;
    case "loan":
      entry.loan = true;
      return;
    default:
      return `unknown flag ${flag}`;
  }
}
