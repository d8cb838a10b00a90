import { spokenNumber } from "../text/spoken-numbers.ts";
import type { Ask, Clause, Complement, Mood, Phrase, Predicate, Tense } from "./clause.ts";
import { fitObjects, ownKin, ownTheirs } from "./object-case.ts";
import { MANNER_WORDS, TIME_WORDS } from "./shared-words.ts";
import { inOrder, isSince, timeAt } from "./time-expressions.ts";
import { unitOf } from "./time-words.ts";

/** A clause while a sentence is being read. */
export interface DraftClause {
  subject?: Phrase;
  predicate?: Predicate;
  tense: Tense;
  mood: Mood;
  negative: boolean;
  question: boolean;
  ask?: Ask | undefined;
  complements: Complement[];
  times: string[];
  manners: string[];
  also?: boolean;
  newSubject?: boolean;
}

export const newDraft = (): DraftClause => ({
  tense: "present",
  mood: "plain",
  negative: false,
  question: false,
  complements: [],
  times: [],
  manners: [],
});

/** Verbs that do not go without an object in Kazakh, with the one that is meant where none is said. */
const USUAL_OBJECTS: Readonly<Record<string, string>> = {
  шегу: "темекі шегу",
  пісіру: "тамақ пісіру",
};

/** The finished clause; undefined while nothing is said of anything. */
export function finishDraft(read: DraftClause, language: "en" | "ru"): Clause | undefined {
  const draft = {
    ...read,
    times: inOrder(
      read.times.map((one) =>
        one === "баяғыда" && (read.tense === "present" || read.negative) ? "көптен бері" : one,
      ),
    ),
    ...lasting({
      ...read,
      times: read.times.map((one) => (one === "баяғыда" ? "көптен бері" : one)),
    }),
  };
  const { predicate, complements } = draft;
  const object = complements.some(({ role }) => "case" in role && role.case === "ACC");
  // Who eats and no more is said takes a meal
  if (
    predicate?.kind === "verb" &&
    predicate.lemma === "жеу" &&
    !object &&
    !draft.ask &&
    draft.mood !== "want"
  )
    return { ...draft, predicate: { kind: "verb", lemma: "тамақтану" } };
  if (!predicate || (draft.also && (!draft.subject || /^(?:order|let)$/.test(draft.mood))))
    return undefined;
  const usual =
    predicate.kind === "verb" && !object && !draft.ask ? USUAL_OBJECTS[predicate.lemma] : undefined;
  const said: Predicate = usual === undefined ? predicate : { kind: "verb", lemma: usual };
  const whole = ownKin(ownTheirs({ ...draft, predicate: said }), language);
  return { ...whole, complements: fitObjects(whole.complements, said) };
}

/** What has been so since a time still is: екі жылдан бері тұрамын; what has not, has not happened. */
function lasting({ tense, times, negative }: DraftClause): { tense?: Tense } {
  if (!times.some(isSince) || !/^(?:present|now|perfect|lasting)$/.test(tense)) return {};
  return { tense: negative ? "perfect" : "lasting" };
}

/** "too", "also", «тоже», «также»: said of the subject, where the sentence has one. */
export function takeAlso(
  words: readonly string[],
  language: "en" | "ru",
  draft: DraftClause,
): string[] {
  const isAlso = (word: string, at: number): boolean =>
    language === "en"
      ? word === "also" || (word === "too" && at === words.length - 1 && at > 1)
      : /^(?:тоже|также)$/.test(word);
  const left = words.filter((word, at) => !isAlso(word, at));
  if (left.length < words.length) draft.also = true;
  return left;
}

/** Words that make a time or manner expression what it is not: "at home", "the evening". */
const NOT_AFTER =
  /^(?:at|the|my|your|his|her|our|their|a|this|to|from|in|on|very|so|too|how|с|в|на|к|из|от|до|очень|как|мой|твой|мое|мою|это|не)$/;

/** Takes time and manner expressions out of the words, longest first. */
export function takeAdverbs(
  words: readonly string[],
  language: "en" | "ru",
  draft: DraftClause,
): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const taken = adverbAt(words, at, language);
    if (taken === undefined) {
      const told = timeAt(words, at, language);
      if (told) {
        draft.times.push(told.kz);
        at += told.length;
        continue;
      }
      left.push(words[at++] as string);
      continue;
    }
    if (taken.kind === "time") {
      if (taken.kz === "ешқашан") draft.negative = true;
      if (taken.kz !== "") draft.times.push(taken.kz);
    } else {
      const degree = DEGREES[language][left.at(-1) ?? ""];
      if (degree !== undefined) left.pop();
      draft.manners.push(degree === undefined ? taken.kz : `${degree} ${taken.kz}`);
    }
    at += taken.length;
  }
  return left;
}

/** Whether so many things are named here, and no time. */
function isMoreOf(words: readonly string[], at: number): boolean {
  const number = spokenNumber(words.slice(at));
  return number !== undefined && unitOf(words[at + number.length]) === undefined;
}

/** How well, how fast: өте жақсы, тым тез. */
const DEGREES: Readonly<Record<"en" | "ru", Readonly<Record<string, string>>>> = {
  en: { very: "өте", so: "өте", too: "тым" },
  ru: { очень: "өте", так: "өте", слишком: "тым" },
};
/** What a degree may stand before. */
const GRADED =
  /^(?:well|badly|quickly|fast|slowly|loudly|quietly|carefully|easily|clearly|хорошо|плохо|быстро|медленно|громко|тихо|внимательно)$/;

/** Ends of Russian adjectives before their noun. */
const QUALITY = /(?:[ыи]й|[аоя]я|[ое]е|[ыи]е|[ое]го|[ое]му|[ыи]м|[ую]ю|[ыи]х|[ыи]ми)$/;

const BE = /^(?:am|is|are|was|were|be|been)$/;

function adverbAt(
  words: readonly string[],
  at: number,
  language: "en" | "ru",
): { kind: "time" | "manner"; kz: string; length: number } | undefined {
  for (let length = Math.min(5, words.length - at); length >= 1; length--) {
    const text = words.slice(at, at + length).join(" ");
    const time = TIME_WORDS[language].get(text);
    const manner = MANNER_WORDS[language].get(text);
    if (time === undefined && manner === undefined) continue;
    // «Очень быстро» says how fast
    if (text === "очень" && GRADED.test(words[at + 1] ?? "")) continue;
    // «Очень вкусный плов» is what it is like
    if (text === "очень" && QUALITY.test(words[at + 1] ?? "")) continue;
    const before = words[at - 1] ?? "";
    const isGraded = DEGREES[language][before] !== undefined && GRADED.test(text);
    if (NOT_AFTER.test(before) && length === 1 && !isGraded) continue;
    // A lone word is what the sentence is about: "здесь кто", "there is"
    // "большие дома" are houses, not "at home"
    if (text === "дома" && /(?:ые|ие|ых|их)$/.test(words[at - 1] ?? "")) continue;
    // «Очень много снега» says how much there is of it
    if (text === "очень" && /^(?:много|мало)$/.test(words[at + 1] ?? "")) continue;
    // «Ещё два билета» asks for two more
    if (/^ещ[её]$/.test(text) && isMoreOf(words, at + 1)) continue;
    const besideBe = BE.test(words[at + 1] ?? "") || BE.test(words[at - 1] ?? "");
    if (/^(?:there|here|late|early|much)$/.test(text) && besideBe) continue;
    if (
      /^(?:late|much|many)$/.test(text) &&
      /^(?:am|are|is|was|were|how)$/.test(words[at - 1] ?? "")
    )
      continue;
    return time !== undefined
      ? { kind: "time", kz: time, length }
      : { kind: "manner", kz: manner as string, length };
  }
  return undefined;
}
