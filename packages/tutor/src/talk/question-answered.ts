import { knownReadings } from "../text/chat-spelling.ts";
import { type HeardWord, heardWords } from "./heard.ts";
import { type Role, rolesIn } from "./roles.ts";
import type { Question } from "./topics.ts";
import type { HeardSentence } from "./understand-talk.ts";

/** Words of a question that name nothing of what it asks about. */
const OF_QUESTION = /^(?:болу|бар|жоқ|емес|беру|алу|сіз|сіздер|ол|мен|ма|ме|ба|бе|па|пе)$/u;

/** «Үйде итіңіз не мысығыңыз бар ма?» of whoever spoke of a cat already */
export const isHadKnown = ({ says }: Question, things: ReadonlySet<string>): boolean =>
  HAS.test(says.A.kz) &&
  heardWords(says.A.kz).some(({ lower, nouns }) =>
    [...nouns].some((noun) => things.has(noun) && !OF_QUESTION.test(noun) && isOwned(lower)),
  );
const HAS = / бар ма\?$/u;
const isOwned = (word: string): boolean =>
  knownReadings(word).some(({ features }) => features["Person[psor]"] === "2");

/** A question of yes or no all of whose words were just said: «Дәрігер дәрі берді ме?» after «Дәрігер дәрі жазды». */
export function isAnswered({ says }: Question, heard: readonly HeardSentence[]): boolean {
  if (!YES_OR_NO.test(says.A.kz)) return false;
  const told = new Set(
    heard.flatMap(({ asks, words }) => (asks ? [] : words.flatMap(({ lemmas }) => [...lemmas]))),
  );
  const content = heardWords(says.A.kz).filter(
    ({ lower, lemmas }) => ![lower, ...lemmas].some((one) => OF_QUESTION.test(one)),
  );
  return (
    content.length > 0 &&
    (content.every(({ lemmas }) => [...lemmas].some((one) => told.has(one))) ||
      isPlaceTold(content, heard))
  );
}
/** «Дәрігерге көрсеттіңіз бе?» after «Дәрігерге апардым»: in the same case, it is told what was done there. */
function isPlaceTold(content: readonly HeardWord[], heard: readonly HeardSentence[]): boolean {
  const [thing, deed, ...more] = content;
  return (
    thing !== undefined &&
    deed !== undefined &&
    more.length === 0 &&
    /(?:ға|ге|қа|ке)$/u.test(thing.lower) &&
    heard.some(({ asks, words }) => !asks && words.some(({ lower }) => lower === thing.lower))
  );
}
const YES_OR_NO = / [мбп][ае]\?$/u;

/** What a question word asks for. */
const ASKED_ROLES: readonly (readonly [RegExp, Role])[] = [
  [/(?:сағат нешеде|қашан)/iu, "time"],
  [/(?:қайда|қай жерде)/iu, "place"],
  [/кіммен/iu, "company"],
];

/** «Сағат нешеде тұрасыз?» after «Мен жетіде тұрамын»: the same deed with what is asked for. */
export function isRoleTold({ says }: Question, heard: readonly HeardSentence[]): boolean {
  const line = says.A.kz;
  const role = ASKED_ROLES.find(([asks]) => asks.test(line))?.[1];
  const deed = heardWords(line).at(-1);
  if (role === undefined || !deed) return false;
  const deeds = new Set(knownReadings(deed.lower).map(({ lemma }) => lemma));
  return heard.some(({ asks, words }) => {
    const isDone = words.some(({ lower }) =>
      knownReadings(lower).some(({ lemma }) => deeds.has(lemma)),
    );
    return !asks && isDone && rolesIn(words).has(role);
  });
}

/** «Оны кім пісірді?» after «Енем пісірді»: who did it was told. */
export function isDoerTold({ says }: Question, heard: readonly HeardSentence[]): boolean {
  const words = heardWords(says.A.kz);
  const deed = words.at(-1);
  if (!deed || words.at(-2)?.lower !== "кім") return false;
  const deeds = new Set(knownReadings(deed.lower).map(({ lemma }) => lemma));
  return heard.some(
    ({ asks, words: said }) =>
      !asks &&
      said.some(({ lower }) =>
        knownReadings(lower).some(
          ({ lemma, features }) => features.VerbForm === "Fin" && deeds.has(lemma),
        ),
      ),
  );
}
