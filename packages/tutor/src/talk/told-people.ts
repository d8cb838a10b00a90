import { inflect, numberToWords, toLatin, wordsToNumber } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Turn } from "../reply.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import type { Said } from "./fill.ts";

/** Somebody of the learner's, by what they are to the learner. */
export interface ToldPerson {
  /** Dictionary form: әйел, ұл, ит. */
  readonly relation: string;
  /** In Kazakh letters. */
  readonly name?: string;
  readonly age?: number;
}

/** What people are to somebody, in any form of the three languages. */
const RELATIONS: readonly (readonly [
  kz: string,
  words: string,
  en: string,
  accusative: string,
  dative: string,
])[] = [
  ["әйел", "wife|жен[аыеуо]й?|әйел\\p{L}*|жұбай\\p{L}*", "wife", "вашу жену", "вашей жене"],
  ["күйеу", "husband|муж(?!ч)\\p{L}{0,2}|күйеу\\p{L}*", "husband", "вашего мужа", "вашему мужу"],
  ["ұл", "sons?|boy|сын\\p{L}{0,3}|ұл(?:ым|ымның|ымыз|ы|)", "son", "вашего сына", "вашему сыну"],
  [
    "қыз",
    "daughters?|girl|доч\\p{L}*|қыз(?:ым|ымның|ымыз|)",
    "daughter",
    "вашу дочь",
    "вашей дочери",
  ],
  [
    "ана",
    "mother|mum|mom|мам[аыеу]й?|мать|матери|ана(?:м|мның|мыз)|шешем\\p{L}*",
    "mother",
    "вашу маму",
    "вашей маме",
  ],
  [
    "әке",
    "father|dad|пап[аыеу]й?|отец|отца|отцу|әке(?:м|мнің|міз)",
    "father",
    "вашего папу",
    "вашему папе",
  ],
  ["әпке", "sister|сестр[аыеу]й?|әпке(?:м|мнің)", "sister", "вашу сестру", "вашей сестре"],
  [
    "қарындас",
    "little sister|younger sister|сестр[её]нк\\p{L}*|қарындасым\\p{L}*|сіңлім\\p{L}*",
    "little sister",
    "вашу младшую сестру",
    "вашей младшей сестре",
  ],
  ["аға", "brother|brat|брат\\p{L}{0,3}|аға(?:м|мның)", "brother", "вашего брата", "вашему брату"],
  [
    "іні",
    "little brother|younger brother|братишк\\p{L}*|інім\\p{L}*",
    "little brother",
    "вашего младшего брата",
    "вашему младшему брату",
  ],
  [
    "әже",
    "grandmother|grandma|granny|gran|бабушк\\p{L}*|әже(?:м|мнің)",
    "grandmother",
    "вашу бабушку",
    "вашей бабушке",
  ],
  [
    "ата",
    "grandfather|grandpa|дедушк\\p{L}*|дед[ауы]?|ата(?:м|мның)",
    "grandfather",
    "вашего дедушку",
    "вашему дедушке",
  ],
  [
    "дос",
    "(?:best )?friend|друг[ау]?|подруг\\p{L}*|дос(?:ым|ымның)|құрбым\\p{L}*",
    "friend",
    "вашего друга",
    "вашему другу",
  ],
  [
    "немере",
    "grandson|granddaughter|grandchild|внук\\p{L}*|внучк\\p{L}*|немерем\\p{L}*",
    "grandchild",
    "вашего внука",
    "вашему внуку",
  ],
  [
    "ит",
    "dog|puppy|собак\\p{L}*|п[её]с|пса|щен\\p{L}*|ит(?:ім|імнің|іміз|)|күшіг\\p{L}*|күшік",
    "dog",
    "вашу собаку",
    "вашей собаке",
  ],
  [
    "мысық",
    "cat|kitten|кошк\\p{L}*|кот[а]?|кот[её]н\\p{L}*|мысы[қғ]\\p{L}*",
    "cat",
    "вашу кошку",
    "вашей кошке",
  ],
  ["тотықұс", "parrot|попуга\\p{L}*|тотықұс\\p{L}*", "parrot", "вашего попугая", "вашему попугаю"],
  ["жылқы", "horse|лошадь|лошади|коня|конь|жылқы\\p{L}*", "horse", "вашу лошадь", "вашей лошади"],
];

const ANY = RELATIONS.map(([, words]) => words).join("|");
const NAME = "(\\p{Lu}[\\p{L}-]+)";
/** «Жена Лена», "my son's name is Timur", «әйелімнің аты — Лена». */
const NAMED = new RegExp(
  `(?<!\\p{L})(${ANY})(?:'s name is|’s name is|s name is| is called| is named| called| named| is|,| [—–-]| зовут| аты| есімі| по имени)?[ ,—–-]*${NAME}`,
  "giu",
);
const AGED = new RegExp(
  `(?<!\\p{L})(${ANY})(?:[ ,]+${NAME})?[^.!?\\d]{0,14}?(\\d{1,3})(?!\\d)(?: ?(?:years?|yo|y\\.o|лет|год|жаста|жас)|(?=[\\s,.!)]|$))`,
  "giu",
);

/** «Ол үш жаста», "he is 31": the age of whoever was spoken of last. */
const THEIRS =
  /(?<!\p{L})(?:(?:he|she|it)(?:'s| is)|ему|ей|он|она|ол)[ ,]+(?:(\d{1,3})(?!\d)|(\p{L}+(?: \p{L}+)?) жаста)/u;

const relationOf = (word: string): string | undefined => {
  const plain = foldText(word);
  // "Little sister" before "sister"
  return RELATIONS.toSorted((a, b) => b[1].length - a[1].length).find(([, words]) =>
    new RegExp(`^(?:${words})$`, "iu").test(plain),
  )?.[0];
};

/** Those whom the learner told of, as far as they were told. */
export function peopleTold(history: readonly Turn[], tools: Tools): readonly ToldPerson[] {
  const found: ToldPerson[] = [];
  const add = (one: ToldPerson): void => {
    const at = found.findIndex(
      ({ relation, name }) =>
        relation === one.relation &&
        (name === undefined || one.name === undefined || name === one.name),
    );
    if (at < 0) found.push(one);
    else found[at] = { ...found[at], ...one };
  };
  let last: string | undefined;
  for (const { sender, text } of history) {
    if (sender !== "user" || text.includes("?")) continue;
    last = relationIn(text) ?? last;
    const [, years = "", words = ""] = THEIRS.exec(foldText(text)) ?? [];
    const theirs = years === "" ? wordsToNumber(words) : Number(years);
    if (last !== undefined && typeof theirs === "number" && theirs > 0 && theirs < 121)
      add({ relation: last, age: theirs });
    for (const [, word = "", typed = ""] of text.matchAll(NAMED)) {
      const relation = relationOf(word);
      // The pattern takes any letters' case: a name begins with a capital
      if (!relation || !/^\p{Lu}/u.test(typed)) continue;
      add({ relation, name: inKazakh(typed, tools) });
    }
    for (const [, word = "", typed = "", years = ""] of text.matchAll(AGED)) {
      const relation = relationOf(word);
      const age = Number(years);
      if (!relation || age === 0 || age > 120) continue;
      const name = /^\p{Lu}/u.test(typed) ? inKazakh(typed, tools) : undefined;
      add({ relation, age, ...(name !== undefined && { name }) });
    }
  }
  return found;
}

/** A Kazakh name as the dictionary has it, another one by its sound; as it was typed where that is not told. */
function inKazakh(typed: string, tools: Tools): string {
  const gloss = hasCyrillic(typed) ? "ru" : "en";
  const known = tools.glossary
    .meaning(foldText(typed), gloss)
    .find(({ pos }) => pos === "name-person");
  return known?.kz ?? tools.nameInKazakh(typed) ?? typed;
}

/** The person or the pet that a question asks about. */
export const relationIn = (question: string): string | undefined =>
  [...question.matchAll(new RegExp(`(?<!\\p{L})(${ANY})(?!\\p{L})`, "giu"))]
    .map(([, word = ""]) => relationOf(word))
    .find((one) => one !== undefined);

/** Said by the learner, or to them. */
export type Speaker = "me" | "you";
const OWNER: Readonly<Record<Speaker, string>> = { me: "PSS1S", you: "PSS2S;FORM" };
const WHOSE: Readonly<Record<Speaker, string>> = { me: "Менің", you: "Сіздің" };

/** What was told of somebody, in Kazakh, and what that means. */
export function tellPerson({ relation, name, age }: ToldPerson, speaker: Speaker): Said[] {
  const owned = (kase: string): string =>
    inflect(relation, `N;${kase};SG;${OWNER[speaker]}`)[0] ?? relation;
  const [, , en = "", accusative = "", dative = ""] =
    RELATIONS.find(([kz]) => kz === relation) ?? [];
  return [
    ...(name === undefined
      ? []
      : [
          {
            kz: `${WHOSE[speaker]} ${owned("GEN")} аты — ${name}.`,
            en: `Your ${en}'s name is ${hasCyrillic(name) ? toLatin(name) : name}.`,
            ru: `${capital(accusative)} зовут ${name}.`,
          },
        ]),
    ...(age === undefined
      ? []
      : [
          {
            kz: `${capital(owned("NOM"))} ${numberToWords(age)} жаста.`,
            en: `Your ${en} is ${age}.`,
            ru: `${capital(dative)} ${age}.`,
          },
        ]),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
