import { numberToWords } from "@tilashar/kazakh";
import type { Tools } from "../../ask.ts";
import { expandContractions } from "../../grammar/english-words.ts";
import { timesOf, withoutTimes } from "../../grammar/sentence-times.ts";
import { foldText } from "../../text/fold.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import type { GlossLanguage } from "../../words/glossary.ts";
import { unsaid } from "../coverage.ts";
import { PEOPLE } from "../persons.ts";
import { deed, part, type Reader } from "../reader.ts";
import { isFamiliar } from "../vouch.ts";
import { fits, type Pattern, patternWords, readPattern, type Slots } from "./pattern.ts";
import { fill, type SlotValue, type SlotValues } from "./template.ts";

/** A way of saying something with places for what it is said of, in each language. */
interface Frame {
  readonly kz: string;
  readonly patterns: Readonly<Record<GlossLanguage, readonly Pattern[]>>;
}

const prepared = new WeakMap<object, readonly Frame[]>();

function framesOf({ course }: Tools): readonly Frame[] {
  const { frames } = course.tutor;
  const known = prepared.get(frames);
  if (known) return known;
  const made = frames.map(({ kz, en, ru }) => ({
    kz,
    patterns: { en: en.map(readPattern), ru: ru.map(readPattern) },
  }));
  prepared.set(frames, made);
  return made;
}

/** A sentence that a frame of `content/tutor/frames.yaml` says; undefined unless every slot and the whole are vouched for. */
export function fromFrames(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): string | undefined {
  const folded = foldText(text);
  const told = patternWords(language === "en" ? expandContractions(folded) : folded, POLITE);
  const { words } = told;
  if (words.length === 0 || words.length > 18 || /[.!?;] /.test(text.trim())) return undefined;
  const reader: Reader = { language, tools };
  for (const { kz, patterns } of framesOf(tools)) {
    if (text.trim().endsWith("?") && !kz.endsWith("?") && !/[Ққ]ой|-?ш[ыі]/.test(kz)) continue;
    for (const pattern of patterns[language])
      for (const slots of fits(pattern, told)) {
        const said = filled(kz, slots, reader);
        if (said !== undefined) return said;
      }
  }
  return undefined;
}

const POLITE = /^(?:please|пожалуйста|плиз)$/;

function filled(kz: string, slots: Slots, reader: Reader): string | undefined {
  const { language, tools } = reader;
  const values: Record<string, SlotValue> = {};
  for (const [name, text] of Object.entries(slots)) {
    const value = readSlot(
      name,
      kz.includes(":would") ? text.replace(/ бы(?= |$)/, "") : text,
      reader,
    );
    if (!value) return undefined;
    values[name] = value;
  }
  const said = fill(kz, values as SlotValues);
  if (said === undefined || tools.judge.check(said).verdict !== "right") return undefined;
  // The words of the frame are told by it; those of its slots must be heard
  const told = Object.values(slots).every(
    (text) => unsaid(text, said, language, tools).length === 0,
  );
  return told ? said : undefined;
}

/** Reads what stands in a slot by the slot's name. */
function readSlot(name: string, text: string, reader: Reader): SlotValue | undefined {
  const { language, tools } = reader;
  if (/^who/.test(name)) {
    const person = PEOPLE[text];
    return person && { kind: "person", person };
  }
  if (/^deed/.test(name)) {
    const clause = deed(text, reader);
    return clause && { kind: "deed", clause };
  }
  if (/^[ab]$/.test(name)) {
    const clause = part(text, reader);
    return clause && { kind: "clause", clause };
  }
  if (name === "time") {
    const words = text.split(" ");
    const times = timesOf(words, language);
    const rest = withoutTimes(words, language);
    return times.length > 0 && rest.length === 0
      ? { kind: "words", kz: times.join(" ") }
      : undefined;
  }
  if (name === "n") {
    const words = text.split(" ");
    const number = spokenNumber(words);
    return number?.length === words.length
      ? { kind: "words", kz: numberToWords(number.value) }
      : undefined;
  }
  if (name === "adj") {
    const words = text.split(" ");
    const very = /^(?:very|очень)$/.test(words[0] ?? "") && words.length === 2;
    if (words.length > (very ? 2 : 1)) return undefined;
    const kz = tools[language === "en" ? "english" : "russian"].adjective(words.at(-1) ?? "");
    return kz === undefined ? undefined : { kind: "words", kz: very ? `өте ${kz}` : kz };
  }
  const phrase = language === "en" ? tools.english.phrase(text) : tools.russian.phrase(text);
  // {thing} is no pronoun
  if (name === "thing" && phrase?.kind !== "noun") return undefined;
  return phrase && isFamiliar(phrase, tools) ? { kind: "thing", phrase } : undefined;
}
