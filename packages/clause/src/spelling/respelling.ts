import { analyse, defaultLexicon, NumbersByText, questionParticle } from "@tilashar/kazakh";
import { joinedAbility } from "./joined-ability.ts";
import { endingSlips, nearForms, type Respelling } from "./near-form.ts";
import { narrowVowelAway, oneLetterAway } from "./one-letter.ts";
import { ordinalSpellings } from "./ordinals.ts";
import { ownedCaseEndings } from "./owned-case-endings.ts";
import { personEndings } from "./person-endings.ts";
import { pronounCases } from "./pronoun-cases.ts";
import { spokenSpelling } from "./spoken.ts";
import { widenedStems } from "./widened-stems.ts";

const VOWELS: Readonly<Record<string, string>> = { а: "е", е: "а", ы: "і", і: "ы" };
const CONSONANTS: Readonly<Record<string, string>> = {
  л: "дт",
  д: "тлн",
  т: "длн",
  н: "дт",
  м: "бп",
  б: "пм",
  п: "бм",
  ғ: "гқк",
  г: "ғкқ",
  қ: "кғг",
  к: "қгғ",
};
const VOICED: Readonly<Record<string, string>> = { п: "б", к: "г", қ: "ғ" };
/** Letters that chats write as their Russian neighbours. */
const CHAT: Readonly<Record<string, string>> = {
  а: "ә",
  г: "ғ",
  к: "қ",
  н: "ң",
  о: "ө",
  у: "ұү",
  и: "і",
  х: "һ",
  ы: "і",
};
const MAX_SPELLINGS = 400;

const isKnown = (word: string): boolean => analyse(word).some(({ guessed }) => !guessed);

/** Known words near a misspelt one, the likeliest slip first. */
export function respellings(typed: string): Respelling[] {
  const word = typed.toLowerCase();
  // ләм-мим: a pair that is not known is a set phrase more often than a slip
  if (word.includes("-")) return [];
  // хабардар, "informed": -дар makes a word here, it is no plural
  if (/^(?:хабар|қарыз|мұң)дар/u.test(word)) return [];
  const found = new Map<string, Respelling>();
  const add = (text: string, point: string, change: number) => {
    const known = found.get(text);
    if (text === word || (known && known.change <= change) || !isKnown(text)) return;
    found.set(text, { text, point, change });
  };
  const cut = /^(.{2,})(?:ма|ме|ба|бе|па|пе)$/u.exec(word)?.[1];
  if (cut !== undefined && isKnown(cut))
    found.set(cut, {
      text: `${cut} ${questionParticle(cut)}`,
      point: "yes-no-questions",
      change: 0.8,
    });
  for (let at = word.length - 1; at >= 2; at--) {
    const stem = word.slice(0, at);
    const rest = word.slice(at);
    const voice = VOICED[word.charAt(at)];
    // кітапым → кітабым; арпалысты has no stem that ends in its п
    if (voice !== undefined && isStem(word.slice(0, at + 1)))
      add(stem + voice + word.slice(at + 1), "voicing", 0.8);
    // арпалысты: two letters are no stem of so long a rest
    if (!isStem(stem) || (stem.length < 3 && rest.length > 5)) continue;
    const turned = turn(rest);
    const heads = CONSONANTS[rest.charAt(0)] ?? "";
    add(stem + turned, "vowel-harmony", 0.8);
    add(stem + sides(turned), "vowel-harmony", 0.8);
    for (const head of heads) {
      add(stem + head + rest.slice(1), "consonant-classes", 0.85);
      add(stem + head + turned.slice(1), "vowel-harmony", 0.95);
      add(stem + head + sides(turned).slice(1), "vowel-harmony", 0.95);
    }
  }
  // келділер: the verb has no plural of its own
  const plural = /^(.{3,}[ыіае])(?:лар|лер|дар|дер|тар|тер)$/u.exec(word)?.[1];
  if (plural !== undefined) add(plural, "person-endings", 0.7);
  // балаларлар
  const twice = /^(.+?)([лдт][ае]р)[лдт][ае]р$/u.exec(word);
  if (twice) add(`${twice[1]}${twice[2]}`, "plural", 0.7);
  // менден: pronouns take -нен
  const pronoun = /^(мен|сен|сіз|біз)(?:ден|дан|тен|тан)$/u.exec(word)?.[1];
  if (pronoun !== undefined)
    add(
      pronoun === "мен" || pronoun === "сен" ? `${pronoun.slice(0, 2)}нен` : `${pronoun}ден`,
      "pronoun-cases",
      0.5,
    );
  const known = [
    ...spokenSpelling(word),
    ...joinedAbility(word),
    ...ownedCaseEndings(word),
    ...ordinalSpellings(word),
    ...personEndings(word),
    ...pronounCases(word),
    ...widenedStems(word),
  ];
  for (const one of [...known, ...endingSlips(word), ...nearForms(word)]) {
    const before = found.get(one.text);
    if (!before || before.change > one.change) found.set(one.text, one);
  }
  if (found.size === 0) for (const text of oneLetterAway(word)) add(text, "kazakh-letters", 0.55);
  else for (const text of narrowVowelAway(word)) add(text, "kazakh-letters", 0.6);
  for (const text of chatSpellings(word)) add(text, "kazakh-letters", 0.7);
  if (found.size === 0) for (const text of slips(word)) add(text, "kazakh-letters", 1.2);
  // олер: the words everybody says are meant first
  return [...found.values()]
    .map((one) =>
      /^(?:ол|олар|біз|сіз|мен|сен|бұл)\p{L}{0,3}$/u.test(one.text) && isPronoun(one.text)
        ? { ...one, change: one.change - 0.3 }
        : one,
    )
    .sort((a, b) => a.change - b.change)
    .slice(0, 8);
}

const isPronoun = (text: string): boolean => analyse(text)[0]?.upos === "PRON";

/** Spellings with Kazakh letters that are forms of words, the commonest word first. */
export function likeliestSpellings(word: string): string[] {
  return chatSpellings(word)
    .flatMap((text) => {
      const [best] = analyse(text).filter(({ guessed }) => !guessed);
      if (!best || text === word) return [];
      const changes = [...text].filter((letter, at) => letter !== word[at]).length;
      return [{ text, cost: (best.entry?.band ?? 2) * 2 + changes * 0.1 }];
    })
    .sort((a, b) => a.cost - b.cost)
    .map(({ text }) => text);
}

const isStem = (text: string): boolean => isKnown(text) || isKnown(`${text}у`);

const turn = (text: string): string => [...text].map((letter) => VOWELS[letter] ?? letter).join("");

/** Gutturals on the side of the vowels. */
function sides(text: string): string {
  const front = /[еі]/.test(text) && !/[аы]/.test(text);
  return front
    ? text.replace(/қ/g, "к").replace(/ғ/g, "г")
    : text.replace(/к/g, "қ").replace(/г/g, "ғ");
}

/** Every spelling with Kazakh letters in place of Russian ones. */
export function chatSpellings(word: string): string[] {
  let spellings = [""];
  for (const letter of word) {
    const others = CHAT[letter] ?? "";
    const next: string[] = [];
    for (const start of spellings) {
      next.push(start + letter);
      for (const other of others) next.push(start + other);
      if (next.length > MAX_SPELLINGS) return [];
    }
    spellings = next;
  }
  return spellings.filter(harmonic);
}

/** Spellings that no Kazakh word has are not asked about. */
const harmonic = (word: string): boolean =>
  !(/[әөүі]/.test(word) && /[аоұы]/.test(word) && !/[әі]/.test(word)) &&
  !(/[ғқ]/.test(word) && /[өү]/.test(word));

let byShape: NumbersByText | undefined;

/** Dictionary forms with another letter in the place of one. */
function slips(word: string): string[] {
  if (word.length < 5) return [];
  byShape ??= shapes();
  const { entries } = defaultLexicon();
  const found = new Set<string>();
  for (let at = 0; at < word.length; at++) {
    const shape = without(word, at);
    for (const place of byShape.get(shape)) {
      const { lemma = "" } = entries[place] ?? {};
      if (without(lemma, at) === shape) found.add(lemma);
    }
  }
  return [...found];
}

const without = (word: string, at: number): string => `${word.slice(0, at)}_${word.slice(at + 1)}`;

/** Entries by each of their shapes. */
const shapes = (): NumbersByText =>
  new NumbersByText((add) => {
    defaultLexicon().entries.forEach(({ lemma, band }, place) => {
      if (band > 2 || lemma.length < 5 || lemma.includes(" ")) return;
      for (let at = 0; at < lemma.length; at++) add(without(lemma, at), place);
    });
  }, "shapes of lemmas");
