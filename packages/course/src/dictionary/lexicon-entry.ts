import type { Entry } from "@tilashar/kazakh";
import { lexiconPos, type PartOfSpeech } from "../schema/word.ts";

/** A headword with its flags, as lessons and words of the day have it. */
export interface FlaggedHeadword {
  readonly kz: string;
  readonly pos: PartOfSpeech;
  readonly flags?: readonly string[] | undefined;
}

/**
 * A headword as an entry of the engine's lexicon, so that its forms are made and read as its flags
 * say. Undefined for set phrases, which are not one word, and for verbs without a stem.
 *
 * @param id unlike that of any other entry of the lexicon it joins
 */
export function lexiconEntry(word: FlaggedHeadword, id: number): Entry | undefined {
  if (word.pos === "phrase" || /\s/.test(word.kz)) return undefined;
  const entry: Entry = {
    id,
    lemma: word.pos === "name" ? word.kz : word.kz.toLowerCase(),
    pos: lexiconPos(word.pos) as Entry["pos"],
    band: 4,
  };
  for (const flag of word.flags ?? []) addFlag(entry, flag);
  return entry.pos === "v" && entry.stem === undefined ? undefined : entry;
}

function addFlag(entry: Entry, flag: string): void {
  const [name, value = ""] = flag.split("=");
  switch (name) {
    case "stem":
      entry.stem = value;
      break;
    case "poss":
      entry.possessive = value;
      break;
    case "back":
    case "front":
    case "mixed":
      entry.harmony = name;
      break;
    case "drop":
      entry.drop = "always";
      break;
    case "drop?":
      entry.drop = "both";
      break;
    case "keep":
      entry.keep = true;
      break;
    case "sg":
    case "pl":
      entry.number = name;
      break;
    case "indecl":
      entry.indeclinable = true;
      break;
    case "loan":
      entry.loan = true;
      break;
  }
}
