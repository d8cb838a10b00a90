import { wordsToNumber } from "@tilashar/kazakh";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";

/** A word as it was typed, and in small letters. */
interface Typed {
  readonly text: string;
  readonly lower: string;
}

/** Words that are nobody's name and no town. */
const CLOSED =
  /^(?:мен|сен|сіз|ол|біз|олар|кім|не|қандай|қалай|қайда|қайдан|неше|қанша|бұл|осы|сол|ана|мына|да|де|та|те|ма|ме|ба|бе|па|пе|иә|жоқ|жақсы|рақмет|бар|керек|емес|өте|бүгін|кеше|ертең|қазір|what|who|how|where|the|a|an|from|in|i|my|not|and|fine|good|ok|yes|no|что|кто|как|где|из|в|во|я|и|да|нет|не|хорошо|сказать|будет)$/u;

/** What a word tells in a place of this name; undefined where it tells nothing of the kind. */
export function slotValue(name: string, word: Typed, language: Language): string | undefined {
  const { lower, text } = word;
  if (CLOSED.test(lower)) return undefined;
  switch (name) {
    case "city":
      return /^\p{Lu}/u.test(text) && !isInflected(lower) ? text : undefined;
    case "name":
      // «Мен Антонмын»: the person stands behind the name
      if (language === "kz" && OF_ME.test(text)) return nameBefore(text);
      if (/^\p{Lu}/u.test(text) && !isInflected(lower)) return text;
      return isVerb(lower) || isInflected(lower) || isPlainWord(lower) ? undefined : capital(text);
    case "place":
      return inCase(word, "loc", /(?:да|де|та|те)$/u);
    case "origin":
      return language === "kz"
        ? town(inCase(word, "abl", /(?:дан|ден|тан|тен|нан|нен)$/u))
        : capital(text);
    case "town":
      return language === "kz" ? town(inCase(word, "loc", /(?:да|де|та|те)$/u)) : capital(text);
    case "dat":
      return inCase(word, "dat", /(?:ға|ге|қа|ке)$/u);
    case "age": {
      const bare = lower.replace(/(?:да|де|та|те)$/u, "");
      const number = /^\d{1,3}$/.test(lower)
        ? Number(lower)
        : (wordsToNumber(lower) ?? wordsToNumber(bare));
      return number === undefined ? undefined : String(number);
    }
    case "count": {
      const isNumber = /^\d{1,4}$/.test(lower) || typeof wordsToNumber(lower) === "number";
      return isNumber ? lower : undefined;
    }
    case "job": {
      // «Мен Дәуренмін» tells a name
      if (/^\p{Lu}/u.test(text)) return undefined;
      const noun = knownReadings(lower).find(
        ({ entry, suffixes }) => entry?.pos === "n" && suffixes.every(({ id }) => id === "cop1s"),
      );
      return noun && !NO_JOB.test(noun.lemma) ? noun.lemma : undefined;
    }
    case "pet":
      return capital(text);
    case "likes":
      return (
        knownReadings(lower).find(({ entry }) => entry?.pos === "n")?.lemma ??
        (isVerb(lower) ? undefined : lower)
      );
    case "thing":
      return knownReadings(lower).find(
        ({ entry, suffixes }) => entry?.pos === "n" && suffixes.length === 0,
      )?.lemma;
    case "workplace":
      return language === "kz" ? inCase(word, "loc", /(?:да|де|та|те)$/u) : lower;
    default:
      return lower;
  }
}

/** What one is without working. */
const NO_JOB =
  /^(?:зейнеткер|жұмыссыз|үйленген|бойдақ|әже|ата|апа|аға|ана|әке|бала|қыз|ұл|жігіт|әйел|ер|адам|дос|қонақ|көрші|немере)$/u;

/** A name with "I am" after it. */
const OF_ME = /^\p{Lu}\p{Ll}+(?:мын|мін|бын|бін|пын|пін)$/u;

/** «Польшаданмын» tells where one is from. */
const FROM_OR_AT = /\p{L}{4}(?:дан|ден|тан|тен|нан|нен|да|де|та|те)$/u;

/** The name that "I am" stands behind; a people or a trade is none. */
function nameBefore(text: string): string | undefined {
  const bare = text.replace(/(?:мын|мін|бын|бін|пын|пін)$/u, "");
  if (FROM_OR_AT.test(bare)) return undefined;
  const readings = knownReadings(bare.toLowerCase()).filter(
    ({ suffixes }) => suffixes.length === 0,
  );
  const isOf = (pos: RegExp): boolean => readings.some(({ entry }) => pos.test(entry?.pos ?? ""));
  return isOf(/^(?:n|adj|num)$/u) && !isOf(/^(?:name|prop)/u) ? undefined : bare;
}

/** A noun or name in a case, "I am" after it or not: its dictionary form. */
function inCase({ lower, text }: Typed, suffix: string, ending: RegExp): string | undefined {
  const bare = text.replace(/(?:мын|мін|быз|біз|мыз|міз)$/u, "");
  const known = knownReadings(lower).find(
    ({ suffixes, entry }) =>
      suffixes.some(({ id }) => id === suffix) && !/^(?:pron|v|adv)/.test(entry?.pos ?? ""),
  );
  if (known) return /^\p{Lu}/u.test(text) ? capital(known.lemma) : known.lemma;
  const isName = /^\p{Lu}/u.test(text) && ending.test(bare);
  return isName ? bare.replace(ending, "") : undefined;
}

const isVerb = (lower: string): boolean =>
  knownReadings(lower).some(({ features }) => features.VerbForm === "Fin");

/** A converb, an adverb or a quality is nobody's name: «Қытайдан көшіп келген». */
const isPlainWord = (lower: string): boolean =>
  knownReadings(lower).some(
    ({ features, upos }) => features.VerbForm === "Conv" || upos === "ADV" || upos === "ADP",
  );

/** Somebody comes from or lives in a place with a name, or one of these. */
const town = (lemma: string | undefined): string | undefined =>
  lemma !== undefined &&
  (/^\p{Lu}/u.test(lemma) || /^(?:ауыл|қала|шетел|облыс|аудан|үй|пәтер|жатақхана)$/u.test(lemma))
    ? lemma
    : undefined;

/** In a case that no name stands in: from somewhere, at somewhere. */
const isInflected = (lower: string): boolean =>
  knownReadings(lower).some(({ suffixes }) =>
    suffixes.some(({ id }) => id === "abl" || id === "loc" || id === "dat"),
  );

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
