import { type Fact, TOLD_FACTS } from "@tilashar/course";
import { wordsToNumber } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic, hasKazakhLetter, hasLatin } from "../text/fold.ts";
import { russianForms } from "../words/russian-forms.ts";
import type { HeardWord } from "./heard.ts";
import { slotValue } from "./slot-value.ts";

/** What the learner has told of themselves. */
export type Facts = Readonly<Partial<Record<Fact, Told>>>;

/** A sentence as far as it tells facts. */
interface Telling {
  readonly text: string;
  readonly words: readonly HeardWord[];
  readonly asks: boolean;
  readonly kazakh: boolean;
  /** Undefined where no move fits. */
  readonly move: unknown;
  readonly slots: Readonly<Record<string, string>>;
}

/** A fact in Kazakh, and as it was typed. */
interface Told {
  readonly kz: string;
  readonly typed: string;
}

/** What is remembered of what a learner tells. */
export const FACTS: ReadonlySet<string> = new Set(TOLD_FACTS);

/** What a sentence tells of the learner, places and names in Kazakh. */
export function factsOf(sentence: Telling, tools: Tools): Facts {
  const { slots, move, text } = sentence;
  const places = placesOf(sentence, tools);
  if (!move) return places;
  // Он тоғыз is one number of two words
  const [, tens = "", ones = ""] = /(\p{L}+) (\p{L}+) жас/u.exec(text.toLowerCase()) ?? [];
  const age = wordsToNumber(`${tens} ${ones}`);
  const named = Object.fromEntries(
    Object.entries(typeof age !== "number" ? slots : { ...slots, age: String(age) })
      .map(([slot, value]) => [slot === "city" ? "town" : slot, value] as const)
      .filter(([slot]) => FACTS.has(slot))
      .flatMap(([slot, value]) => {
        const kazakh = THINGS.has(slot)
          ? thingInKazakh(value, tools)
          : inKazakh(value, tools, PLACES.has(slot));
        return kazakh === undefined ? [] : [[slot, { kz: kazakh, typed: value }]];
      }),
  );
  return { ...places, ...named };
}

/** Who lives, works or studies somewhere now, lives there. */
const SETTLED = /^(?:тұрамын|тұрамыз|істеймін|істейміз|оқимын|оқимыз|беремін|жатырмын|жүрмін)$/u;
const OWN_COUNTRY = /^(?:елімде|елімізде|отанымда|туған)$/u;
const IN_TOWN = /^(?:қаласында|ауылында|қалада)$/u;

/** «Қазір Орал қаласында сабақ беремін», «мен Лондоннанмын»: where the learner lives and is from, whatever else is told. */
function placesOf({ words, kazakh, asks }: Telling, tools: Tools): Facts {
  if (!kazakh || asks) return {};
  const last = words.at(-1)?.lower ?? "";
  const at = words.findIndex(({ lower }) => IN_TOWN.test(lower));
  const [named, lives] = [words[at - 1], words.find(isPlaceName)];
  const town =
    at > 0 && named && isName(named) ? named.text : lives && slotValue("town", lives, "kz");
  // «Менің елімде қыс жоқ, Сингапурда»
  const home = lives && words.some(({ lower }) => OWN_COUNTRY.test(lower)) && town;
  const from = ORIGIN.exec(words.at(-1)?.text ?? "")?.[1];
  return {
    ...(SETTLED.test(last) && town !== undefined && told("town", town, tools)),
    ...(home && told("origin", home, tools)),
    ...(from !== undefined && /^\p{Lu}/u.test(from) && told("origin", from, tools)),
  };
}

/** «Лондоннанмын»: the place and the ending of where one is from. */
const ORIGIN = /^(\p{L}{3,})(?:нан|нен|дан|ден|тан|тен)(?:мын|мін|мыз|міз)$/u;

const isName = ({ text }: HeardWord): boolean => /^\p{Lu}/u.test(text);

/** A name in the case of a place; any word has a capital where a sentence begins. */
const isPlaceName = (word: HeardWord, at: number): boolean =>
  ((at > 0 && isName(word)) ||
    knownReadings(word.lower).some(({ entry }) => entry?.pos.startsWith("name") === true)) &&
  slotValue("town", word, "kz") !== undefined;

const told = (fact: Fact, value: string, tools: Tools): Facts => ({
  [fact]: { kz: inKazakh(value, tools, true) ?? value, typed: value },
});

/** Facts that are a thing, no name. */
const THINGS: ReadonlySet<string> = new Set<Fact>(["likes", "workplace"]);

/** Facts that Russian names in a case: «в Павлодаре»; a person is called as they are called. */
const PLACES: ReadonlySet<string> = new Set<Fact>(["town", "origin"]);

/** A thing of any of the three languages in Kazakh; undefined of what the dictionary does not know. */
function thingInKazakh(value: string, tools: Tools): string | undefined {
  if (tools.glossary.senses(value).length > 0) return value;
  const gloss = hasCyrillic(value) ? "ru" : "en";
  const lemmas = gloss === "ru" ? russianForms(value).map(({ lemma }) => lemma) : [value];
  return [value, ...lemmas]
    .flatMap((one) => tools.glossary.meaning(one, gloss))
    .find(({ pos }) => pos === "n")?.kz;
}

/** A name or place in Cyrillic; undefined when its spelling does not tell its sound. */
function inKazakh(value: string, tools: Tools, isPlace: boolean): string | undefined {
  if (/^\d+$/.test(value)) return value;
  const gloss = hasCyrillic(value) ? "ru" : "en";
  const place = hasKazakhLetter(value)
    ? undefined
    : (isPlace ? asNamed(value, gloss) : [value.toLowerCase()])
        .flatMap((one) => tools.glossary.meaning(one, gloss))
        .find(({ pos }) => pos.startsWith("name-"));
  if (place) return place.kz;
  // Samantha is Саманта
  return hasLatin(value)
    ? (tools.nameInKazakh(value) ?? tools.nameInKazakh(value.replace(/th/giu, "t")))
    : value;
}

/** «В Павлодаре», «в Москве»: a name as it was said, and without its case. */
const asNamed = (value: string, gloss: "en" | "ru"): string[] => {
  const lower = value.toLowerCase();
  const stem = lower.slice(0, -1);
  return gloss === "ru" ? [lower, stem, `${stem}а`, `${stem}ь`, `${stem}я`] : [lower];
};
