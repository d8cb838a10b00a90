import { sentencesOf } from "@tilashar/clause";
import type { Tools } from "../ask.ts";
import type { Turn } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { hasCyrillic } from "../text/fold.ts";
import { isEnglishName } from "../words/latin-name.ts";
import { isOwnLanguage } from "../words/own-language.ts";
import { type Another, anotherIn, isSaidToLearner } from "./another.ts";
import { FACTS, type Facts, factsOf } from "./facts.ts";
import { happened, tellingOf } from "./happening.ts";
import { type HeardWord, hear, heardWords, holds } from "./heard.ts";
import { isOfTutor } from "./of-tutor.ts";
import { contrastIn, toneOf } from "./tone.ts";
import type { ReadMove } from "./topics.ts";

/** Longer messages are not said back. */
const MAX_SAID = 90;

/** A sentence of the learner's with the move it was understood as. */
export interface HeardSentence {
  readonly text: string;
  readonly words: readonly HeardWord[];
  readonly asks: boolean;
  /** Undefined where no move fits. */
  readonly move: ReadMove | undefined;
  /** 0–1: how much of the sentence the move accounts for. */
  readonly sure: number;
  readonly slots: Readonly<Record<string, string>>;
  /** Said in Kazakh. */
  readonly kazakh: boolean;
  /** How what was told is to be met; undefined of what is neither sad nor glad, and of a question. */
  readonly tone: ReturnType<typeof toneOf>;
  /** Whom it tells of, where that is not the learner. */
  readonly another: Another | undefined;
  /** Words of the sentence that the move names; none where it takes whatever answers its question. */
  readonly named: number;
}

/** Where a conversation stands. */
export interface Standing {
  readonly facts: Facts;
  /** Questions the tutor has asked. */
  readonly asked: ReadonlySet<string>;
  /** What was told in it: moves and tones by their ids. */
  readonly told: ReadonlySet<string>;
  /** The question its last line ends with. */
  readonly open: string | undefined;
  /** Things that it has spoken of, by either. */
  readonly things: ReadonlySet<string>;
  /** What the learner told last. */
  readonly last: readonly (readonly HeardWord[])[];
}

/** How sure a move is by the words that a sentence holds, by how many it names. */
const HELD = [0, 0.64, 0.82, 0.92, 0.96] as const;

const heldIn = (patterns: ReadMove["told"], words: readonly HeardWord[]): number =>
  Math.max(0, ...patterns.map((pattern) => HELD[Math.min(4, holds(pattern, words) ?? 0)] ?? 0));

/** A thing is named that the talk has not been of. */
const namesNew = (
  words: readonly HeardWord[],
  things: ReadonlySet<string>,
  tools: Tools,
): boolean =>
  words.some(
    ({ lower, nouns }) =>
      nouns.size > 0 &&
      ![...nouns].some(
        (noun) => tools.patterns.one("understand-talk.of-any").test(noun) || things.has(noun),
      ) &&
      knownReadings(lower).every(
        ({ upos, features }) =>
          (upos === "NOUN" || upos === "PROPN") && features.VerbForm === undefined,
      ),
  );

/** What goes on from something is surer than what does not, and the surer the later that was told. */
function goesOn(of: readonly string[] | undefined, { told }: Standing): number {
  if (of === undefined) return 0;
  const latest = [...told].findLastIndex((id) => of.includes(id));
  return GOES_ON + (latest / told.size) * GOES_ON_LATEST;
}
const GOES_ON = 0.15;
const GOES_ON_LATEST = 0.1;

/** A pattern that names nothing of what is said is the least sure answer. */
const LEAST = 0.44;

/** A question that no topic has: «Қайдан көштіңіз?» */
const OF_ITS_OWN = "own-question";
const asksInKazakh = (text: string, tools: Tools): boolean => {
  const said = text.replace(/^\(.*\)$/gmu, "").trim();
  return said.endsWith("?") && isKazakh(said.split("\n").at(-1) ?? "", tools);
};

/** So many sentences whoever was named is still the one who is told of. */
const STAYS = 3;

/** Reads a conversation back from its lines. */
export function standingOf(history: readonly Turn[], tools: Tools): Standing {
  let facts: Facts = {};
  let open: string | undefined;
  const asked = new Set<string>();
  const told = new Set<string>();
  const things = new Set<string>();
  let last: readonly (readonly HeardWord[])[] = [];
  for (const { sender, text } of history) {
    for (const { nouns } of heardWords(text)) for (const noun of nouns) things.add(noun);
    if (sender === "bot") {
      const found = questionsIn(text, tools);
      for (const { id } of found) asked.add(id);
      open = found.at(-1)?.id ?? (asksInKazakh(text, tools) ? OF_ITS_OWN : undefined);
    } else {
      for (const sentence of hearAll(text, { facts, asked, told, open, things, last }, tools)) {
        facts = { ...facts, ...factsOf(sentence, tools) };
        if (sentence.move) told.add(sentence.move.move.id);
        if (sentence.tone) told.add(sentence.tone.id);
      }
      // Who is told of goes on being told of without a name
      last = [...last, ...sentencesOf(text).map((sentence) => heardWords(sentence))].slice(-STAYS);
      const said = text.trim().replace(/[.!…]+$/u, "");
      if (said.length <= MAX_SAID) facts = { ...facts, said: { kz: said, typed: said } };
    }
  }
  return { facts, asked, told, open, things, last };
}

function questionsIn(text: string, tools: Tools): { id: string; at: number }[] {
  const found: { id: string; at: number }[] = [];
  for (const [said, id] of tools.topics.questionTexts) {
    const at = text.lastIndexOf(said);
    if (at >= 0 && !found.some((one) => one.id === id)) found.push({ id, at });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** Every sentence of a message with the move that fits it best. */
export function hearAll(message: string, standing: Standing, tools: Tools): HeardSentence[] {
  const kazakh = isKazakh(message, tools);
  const text = kazakh ? inProperLetters(message, tools) : message;
  // What was told before is gone on from while the talk goes on
  const told = new Set(standing.open === undefined ? [] : standing.told);
  const last = [...standing.last];
  return sentencesOf(text).flatMap((sentence) => {
    const heard = hearSentence(sentence, { ...standing, told, last }, kazakh, tools);
    for (const { words } of heard) last.push(words);
    for (const { move } of heard) if (move) told.add(move.move.id);
    return heard;
  });
}

/** Where one clause ends; «менің атым Том мен Лондоннанмын» is typed without a comma. */
const BETWEEN = /[,;:—–]+\s+|(?<=атым \p{L}+) (?=мен \p{L}+(?: \p{L}+)*[мбп][ыі]н(?!\p{L}))/iu;

/** A sentence as a whole, or clause by clause where its clauses are understood better. */
function hearSentence(
  sentence: string,
  standing: Standing,
  kazakh: boolean,
  tools: Tools,
): HeardSentence[] {
  const contrast = kazakh ? contrastIn(heardWords(sentence), tools) : undefined;
  const whole = hearOne(sentence, standing, kazakh, tools, contrast);
  // "…, ал сенікі?" asks back whatever was said before it
  const asksBack = /, *ал (?:сен|сіз|өз)/iu.test(sentence);
  const parts = sentence.split(BETWEEN).filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return [whole];
  // What is sad in one clause is not met with joy in another, unless that is glad itself
  const isGlad = kazakh && parts.some((part) => toneOf(heardWords(part), tools)?.id === "glad");
  const sad = contrast ?? (whole.tone?.id === "sad" && !isGlad ? whole.tone : undefined);
  const heard = parts.map((part) => hearOne(part, standing, kazakh, tools, sad));
  const facts = heard.filter(({ slots }) => Object.keys(slots).some((slot) => FACTS.has(slot)));
  const tellsMore = facts.length > 0 && Object.keys(whole.slots).length === 0;
  if (whole.move && whole.sure >= 0.75 && !asksBack && !tellsMore) return [whole];
  const understood = heard.filter(({ move }) => move !== undefined);
  const best = Math.max(0, ...understood.map(({ sure }) => sure));
  return best > whole.sure || (asksBack && understood.length === parts.length) ? heard : [whole];
}

/** Kazakh in proper letters, names inside a sentence as they were typed. */
export const inProperLetters = (message: string, tools: Tools): string =>
  message.replace(/[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu, (word, at: number) =>
    at > 0 && (hasCyrillic(word) || isEnglishName(word)) && /^\p{Lu}/u.test(word)
      ? word
      : (tools.reader.spell(word) ?? word),
  );

/** Whether a message is Kazakh, chat spelling included. */
export function isKazakh(message: string, tools: Tools): boolean {
  if (tools.patterns.one("understand-talk.foreign").test(message.toLowerCase())) return false;
  // "Check: Мен келдім" speaks of Kazakh
  if (hasCyrillic(message) && /[a-z]{2}/i.test(message.replace(ABBREVIATION, ""))) return false;
  if (isOwnLanguage(message, tools)) return false;
  const { known, total } = tools.reader.line(message);
  return total > 0 && known / total >= 0.5;
}

/** KAZTEST, IELTS: what has no other name is named so in Kazakh, too. */
const ABBREVIATION = /(?<!\p{L})[A-Z]{2,}(?!\p{L})/gu;

/** "Мен мұғаліммін" names what one is, not what one is called. */
function isSaidOfSelf(word: string, tools: Tools): boolean {
  const lower = word.toLowerCase();
  if (!/(?:м[ыі]н|п[ыі]н|б[ыі]н)$/u.test(lower)) return false;
  const lemma = tools.reader.read(lower)?.lemma;
  return lemma !== undefined && lemma !== lower && tools.glossary.senses(lemma).length > 0;
}

/** Whether the open question asks what the learner does: «… не істейсіз?» */
const isAskedOfLearner = (open: string | undefined, { topics }: Tools): boolean =>
  /(?:с[ыі]з|ң[ыі]з)(?: [мбп][ае])?\?$/u.test(
    open === undefined ? "" : (topics.question.get(open)?.says.A.kz ?? ""),
  );

/** The last word is a verb of a third person, and nothing in the sentence is the learner's own. */
const tellsOfAThird = (words: readonly HeardWord[]): boolean =>
  words.length > 2 &&
  knownReadings(words.at(-1)?.lower ?? "").some(
    ({ upos, features }) =>
      upos === "VERB" && features.VerbForm === "Fin" && features.Person === "3",
  ) &&
  !words.some(({ lower }) =>
    knownReadings(lower).some(
      ({ features }) => features["Person[psor]"] === "1" || /^(?:мен|біз|маған)$/u.test(lower),
    ),
  );

/** Ids of the moves that advise. */
const ADVISES = /^advise-/u;

function hearOne(
  text: string,
  standing: Standing,
  kazakh: boolean,
  tools: Tools,
  contrast: HeardSentence["tone"],
): HeardSentence {
  const words = heardWords(text);
  const asks =
    /\?\s*$/.test(text) || /(?:^|\s)(?:ма|ме|ба|бе|па|пе)[.!]?$/u.test(text.toLowerCase());
  const asksPartner = kazakh && asks && isOfTutor({ words });
  const telling = kazakh && !asks ? tellingOf(words) : undefined;
  const sounds = kazakh && !asks ? (contrast ?? toneOf(words, tools)) : undefined;
  // What answers a question is what one supposes, no opinion
  const tone = sounds?.id === "opinion" && standing.open !== undefined ? undefined : sounds;
  const another = kazakh && !asks ? anotherIn(words, standing.last, tools) : undefined;
  // «Бізде күзде көп жаңбыр жауады» does not answer what the learner does on Sundays
  const isOfElse =
    kazakh && !asks && isAskedOfLearner(standing.open, tools) && tellsOfAThird(words);
  const plain = { text, words, asks, kazakh, tone, another };
  let best: HeardSentence = { ...plain, move: undefined, sure: 0, slots: {}, named: 0 };
  for (const move of tools.topics.moves) {
    const { after, needs, of } = move.move;
    if (of && !of.some((id) => standing.told.has(id))) continue;
    const answers =
      after !== undefined && standing.open !== undefined && after.includes(standing.open);
    if (after !== undefined && !answers) continue;
    // «Қай фильм ең жақсы деп ойлайсың?» answers nothing
    if (after !== undefined && asksPartner && move.asked.length === 0) continue;
    if (move.move.bright && (tone?.id === "sad" || tone?.id === "contrast")) continue;
    if (needs !== undefined && standing.facts[needs] === undefined) continue;
    // Whoever plays is another: no luck is wished to the learner's team
    const isFit = () => !another || answers || !isSaidToLearner(move, tools);
    const happening = telling && happened(move.move, telling);
    if (happening !== undefined && happening > best.sure && isFit())
      best = { ...plain, move, sure: happening, slots: {}, named: words.length };
    // What a partner does is no question of what the learner should do
    if (asksPartner && ADVISES.test(move.move.id)) continue;
    // Advice on what was told is none on what is only now spoken of
    const isElse = of !== undefined && asks && namesNew(words, standing.things, tools);
    const held = kazakh && !isElse ? heldIn(asks ? move.asked : move.told, words) : 0;
    const going = held > 0 ? Math.min(1, held + goesOn(of, standing)) : 0;
    if (going > best.sure && isFit())
      best = { ...plain, move, sure: going, slots: {}, named: words.length };
    for (const pattern of move.patterns) {
      if (kazakh !== (pattern.language === "kz")) continue;
      const heard = hear(pattern, words);
      if (!heard || (heard.named === 0 && (asks || !answers || isOfElse))) continue;
      if (heard.slots.name !== undefined && isSaidOfSelf(heard.slots.name, tools)) continue;
      const sure =
        Math.min(1, heard.share) * 0.8 +
        Math.min(4, heard.named) * 0.05 +
        (answers ? (heard.named > 0 ? 0.3 : 0.25) : 0) +
        (needs ? 0.05 : 0);
      if (sure > best.sure && sure >= LEAST && isFit())
        best = { ...plain, move, sure: Math.min(1, sure), slots: heard.slots, named: heard.named };
    }
  }
  return best;
}
