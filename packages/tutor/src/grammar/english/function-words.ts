import type { Person } from "../clause.ts";
import type { Noun } from "./tree.ts";

/** Words of English that belong to its grammar: pronouns, determiners, auxiliaries, prepositions. */

const pronoun = (person: Person): Noun => ({ text: "", person });
const thing = (kz: string, more: Partial<Noun> = {}): Noun => ({ text: "", kz, ...more });

/** Pronouns that can only do something. */
export const SUBJECTS: Readonly<Record<string, Noun>> = {
  i: pronoun("1s"),
  he: { ...pronoun("3"), gender: "m" },
  she: { ...pronoun("3"), gender: "f" },
  we: pronoun("1p"),
  they: pronoun("3p"),
};

/** Pronouns that something is done to. */
export const OBJECTS: Readonly<Record<string, Noun>> = {
  me: pronoun("1s"),
  him: pronoun("3"),
  us: pronoun("1p"),
  them: pronoun("3p"),
  her: pronoun("3"),
  myself: thing("өз", { owner: "1s" }),
  yourself: thing("өз", { owner: "2f" }),
  himself: thing("өз", { owner: "3" }),
  herself: thing("өз", { owner: "3" }),
  themselves: thing("өз", { owner: "3p" }),
  ourselves: thing("өз", { owner: "1p" }),
};

/** What is somebody's, with no thing named; a pit is written as the first of them, so that the word is told as read. */
export const OWNED_ALONE: Readonly<Record<string, Noun>> = {
  mine: thing("менікі", { definite: true, text: "mine" }),
  yours: thing("сіздікі", { definite: true }),
  hers: thing("онікі", { definite: true }),
  ours: thing("біздікі", { definite: true }),
  theirs: thing("олардікі", { definite: true }),
};

/** Words that are a whole noun phrase. */
export const PHRASES: Readonly<Record<string, Noun>> = {
  you: pronoun("2f"),
  // Not he or she: it may be the weather, or nothing
  it: { text: "it", person: "3" },
  this: thing("бұл", { definite: true }),
  that: thing("сол", { definite: true }),
  these: thing("бұл", { definite: true, plural: true }),
  those: thing("сол", { definite: true, plural: true }),
  someone: thing("біреу", { definite: true }),
  somebody: thing("біреу", { definite: true }),
  something: thing("бірдеңе"),
  everyone: thing("барлығы", { definite: true }),
  everybody: thing("барлығы", { definite: true }),
  everything: thing("бәрі", { definite: true }),
  nobody: thing("ешкім", { definite: true, denied: true }),
  "no one": thing("ешкім", { definite: true, denied: true }),
  nothing: thing("ештеңе", { denied: true }),
  anyone: thing("біреу", { definite: true }),
  anybody: thing("біреу", { definite: true }),
  anything: thing("бірдеңе"),
  "this one": thing("мынау", { definite: true }),
  "that one": thing("анау", { definite: true }),
  "which one": thing("қайсы", { owner: "3", definite: true, asks: "which" }),
  "which ones": thing("қайсы", { owner: "3", definite: true, asks: "which" }),
  "both of them": thing("екеуі", { definite: true }),
  "most of them": thing("көбі", { definite: true }),
  "some of them": thing("кейбірі", { definite: true }),
  "one of them": thing("біреуі", { definite: true }),
  "none of them": thing("ешқайсысы", { definite: true, denied: true }),
  "neither of them": thing("ешқайсысы", { definite: true, denied: true }),
  "all of us": thing("бәріміз", { definite: true }),
  "all of them": thing("бәрі", { definite: true }),
};

/** Two, and there are no others: екі ағам да. */
const BOTH = { count: "екі", isBoth: true } as const;

/** What stands before a noun and says which or how many. */
export const DETERMINERS: Readonly<Record<string, Partial<Noun>>> = {
  the: { definite: true },
  a: {},
  an: {},
  some: { isSome: true },
  any: {},
  no: { denied: true },
  this: { words: ["бұл"], definite: true },
  that: { words: ["сол"], definite: true },
  these: { words: ["бұл"], definite: true, plural: true },
  those: { words: ["сол"], definite: true, plural: true },
  every: { words: ["әр"] },
  each: { words: ["әр"] },
  all: { words: ["барлық"] },
  "all the": { words: ["барлық"], definite: true },
  "all of the": { words: ["барлық"], definite: true },
  many: { words: ["көп"] },
  much: { words: ["көп"] },
  "a lot of": { words: ["көп"] },
  "lots of": { words: ["көп"] },
  "plenty of": { words: ["көп"] },
  "a great deal of": { words: ["көп"] },
  "a large number of": { words: ["көп"] },
  "a number of": { count: "бірнеше" },
  "so many": { words: ["сонша", "көп"] },
  "so much": { words: ["сонша", "көп"] },
  "too many": { words: ["тым", "көп"] },
  "too much": { words: ["тым", "көп"] },
  few: { words: ["аз"] },
  little: { words: ["аз"] },
  "a little": { words: ["азғана"] },
  several: { count: "бірнеше" },
  "a few": { count: "бірнеше" },
  another: { words: ["басқа"] },
  other: { words: ["басқа"] },
  "the other": { words: ["басқа"], definite: true },
  such: { words: ["мұндай"] },
  "such a": { words: ["мұндай"] },
  "such an": { words: ["мұндай"] },
  "the same": { words: ["бір"], definite: true },
  both: { words: ["екі"], definite: true },
  "both of the": { words: ["екі"], definite: true },
  "both my": { ...BOTH, owner: "1s" },
  "both of my": { ...BOTH, owner: "1s" },
  "both of your": { ...BOTH, owner: "2f" },
  "both of his": { ...BOTH, owner: "3" },
  "both of her": { ...BOTH, owner: "3" },
  "both of our": { ...BOTH, owner: "1p" },
  "both of their": { ...BOTH, owner: "3p" },
  half: { words: ["жарты"] },
  "half a": { words: ["жарты"] },
  more: { words: ["көбірек"] },
  which: { asks: "which", definite: true, isOneOf: true },
  what: { asks: "which" },
  "what kind of": { words: ["қандай"], asks: "thing" },
  "how many": { count: "неше", asks: "how-many" },
  "how much": { words: ["қанша"], asks: "how-many" },
  my: { owner: "1s" },
  your: { owner: "2f" },
  his: { owner: "3" },
  her: { owner: "3" },
  its: { owner: "3" },
  our: { owner: "1p" },
  their: { owner: "3p" },
};

/** Forms of "be", and the tense they show. */
export const BE: Readonly<Record<string, "present" | "past">> = {
  am: "present",
  is: "present",
  are: "present",
  was: "past",
  were: "past",
};

/** How much so. */
export const DEGREES: Readonly<Record<string, string>> = {
  very: "өте",
  so: "сондай",
  really: "өте",
  too: "тым",
  quite: "біршама",
  rather: "біршама",
  pretty: "біршама",
  fairly: "біршама",
  extremely: "өте",
  incredibly: "өте",
  terribly: "өте",
  "a little": "сәл",
  "a bit": "сәл",
  "a little bit": "сәл",
  slightly: "сәл",
};

/** How something is done, by several words whose prepositions name no place. */
export const MANNERS: Readonly<Record<string, string>> = {
  "in bed": "төсекте",
  "next door": "көрші үйде",
  "in the street": "көшеде",
  "in the open air": "ашық ауада",
  better: "жақсырақ",
  "by heart": "жатқа",
  "by hand": "қолмен",
  "by mistake": "байқаусызда",
  "by accident": "байқаусызда",
  "by chance": "кездейсоқ",
  "on purpose": "әдейі",
  "for free": "тегін",
  "in a hurry": "асығыс",
  "as usual": "әдеттегідей",
  "in vain": "бекер",
  "in advance": "алдын ала",
  beforehand: "алдын ала",
  "with pleasure": "қуана",
  "for months": "айлап",
  "for weeks": "апталап",
  "for hours": "сағаттап",
  "for days": "күндеп",
  "for years": "жылдап",
  "day and night": "күндіз-түні",
  "step by step": "бірте-бірте",
  "little by little": "аз-аздан",
  "one by one": "бір-бірлеп",
  "with difficulty": "әрең",
  "hardly ever": "өте сирек",
  "too much": "тым көп",
  "this early": "мұндай ерте",
  "this late": "мұндай кеш",
  "so early": "мұндай ерте",
  "so late": "мұндай кеш",
  "too early": "тым ерте",
  "too late": "тым кеш",
  "very early": "өте ерте",
  "very late": "өте кеш",
  "very much": "қатты",
  "so much": "қатты",
  "on my own": "жалғыз",
  "on your own": "жалғыз",
  "on his own": "жалғыз",
  "on her own": "жалғыз",
  "on their own": "жалғыз",
  "on our own": "жалғыз",
  "by myself": "жалғыз",
  "by yourself": "жалғыз",
  "by himself": "жалғыз",
  "by herself": "жалғыз",
  "all over again": "басынан",
  "from scratch": "басынан",
  "only once": "бір-ақ рет",
  "just once": "бір-ақ рет",
  "a little longer": "сәл ұзағырақ",
  "a bit longer": "сәл ұзағырақ",
  longer: "ұзағырақ",
  earlier: "ертерек",
  "a little earlier": "сәл ертерек",
  "the whole way": "жол бойы",
  "all the way": "жол бойы",
  "on the way home": "үйге қайтар жолда",
  "on the way to work": "жұмысқа барар жолда",
  "on the way": "жолда",
  closer: "жақынырақ",
};

/** Words that ask for a circumstance. */
export const ASKING: Readonly<Record<string, { word: string; at: "adverb" | "time" }>> = {
  where: { word: "қайда", at: "adverb" },
  when: { word: "қашан", at: "time" },
  why: { word: "неге", at: "adverb" },
  how: { word: "қалай", at: "adverb" },
  "how long": { word: "қанша уақыт", at: "adverb" },
  "how often": { word: "қаншалықты жиі", at: "adverb" },
  "how much": { word: "қанша", at: "adverb" },
  "at what time": { word: "сағат нешеде", at: "time" },
  "what time": { word: "сағат нешеде", at: "time" },
  "how many times": { word: "неше рет", at: "adverb" },
};

/** Prepositions; several words are one. */
export const PREPOSITIONS: readonly string[] =
  `in on at to from of about for with without by into under behind near beside between above until till after before
during through against around along like as across over towards toward among opposite since inside outside instead_of because_of
except thanks_to together_with next_to close_to in_front_of out_of according_to onto below beyond on_top_of in_the_middle_of
off besides in_the_direction_of at_the_foot_of for_the_sake_of in_honour_of`
    .split(/\s+/)
    .map((one) => one.replaceAll("_", " "));
