import { sentencesOf } from "@tilashar/clause";
import type { Fact } from "@tilashar/course";
import { inflect } from "@tilashar/kazakh";
import type { Asked, Tools } from "../ask.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, hasCyrillic } from "../text/fold.ts";
import { outOfKazakh } from "../translation/out-of-kazakh/out-of-kazakh.ts";
import { russianForms } from "../words/russian-forms.ts";
import type { Facts } from "./facts.ts";
import { fill, type Said } from "./fill.ts";
import { heardWords } from "./heard.ts";
import { plainlyBack } from "./said-back.ts";
import { dayIn, eventIn, eventsTold, tellEvent } from "./told-events.ts";
import { peopleTold, relationIn, tellPerson } from "./told-people.ts";
import { isKazakh, standingOf } from "./understand-talk.ts";

/** What is asked of what the learner told, by the fact. */
const ASKED_FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    "name",
    /(?:what(?:'s| is| was) my name|what am i called|remember my name|who am i|как (?:же )?меня зовут|мое имя|кто я(?!\p{L})|менің (?:атым|есімім) кім|(?:атым|есімім)(?:ды|ді)? (?:кім|есі\p{L}+|ұмыт\p{L}+|біле\p{L}+))/u,
  ],
  [
    "town",
    /(?:where (?:do )?i live|(?:my|which|what) (?:town|city)(?: do i| am i|$)|где я живу|в каком городе я(?! (?:учусь|работаю))|қайда тұрамын|қай қалада тұрамын)/u,
  ],
  [
    "origin",
    /(?:where (?:am i|i am|i'm|do i come) from|откуда я(?!\p{L})|қайданмын|қайдан (?:келдім|келгенім\p{L}*|боламын)|қай (?:елденмін|жерденмін|елдікпін))/u,
  ],
  [
    "age",
    /(?:how old (?:am i|i am)|my age|сколько мне лет|мой возраст|неше жастамын|жасым (?:нешеде|қанша|неше))/u,
  ],
  [
    "job",
    /(?:what(?: is|'s|s) my job|what do i do|what i do(?: for|$)|my (?:profession|job)(?: again)?(?:$|[.,?!])|кем я работаю|кто я по профессии|моя работа|моя профессия|мамандығым (?:қандай|кім|не)|кім болып жұмыс істеймін)/u,
  ],
  [
    "workplace",
    /(?:where do i work|where i work|where is my (?:job|work)|где я работаю|қайда жұмыс істеймін)/u,
  ],
];

/** What the learner told, told again where it is asked for; undefined where nothing of it is asked. */
export function recall(asked: Asked, tools: Tools): readonly Said[] | undefined {
  const { folded, history } = asked;
  const isAll = tools.patterns.one("recall.about-all").test(folded);
  const people = peopleTold(history, tools);
  const events = eventsTold(history);
  if (isAll) {
    const known = factsKnown(
      ASKED_FACTS.map(([fact]) => fact),
      asked,
      tools,
    );
    const lines = [
      ...people.flatMap((one) => tellPerson(one, "you")),
      ...events.map((one) => withMeaning(tellEvent(one, "you"), tools)),
    ];
    const told = known.filter(({ isKnown }) => isKnown).map(({ said }) => said);
    return told.length + lines.length > 0
      ? [...told, ...lines]
      : known.slice(0, 1).map(({ said }) => said);
  }
  const relation = tools.patterns.one("recall.of-somebody").test(folded)
    ? relationIn(folded)
    : undefined;
  const meant = people.filter((one) => one.relation === relation);
  if (meant.length > 0) return meant.flatMap((one) => tellPerson(one, "you"));
  if (tools.patterns.one("recall.of-event").test(folded) && events.length > 0) {
    const thing = eventIn(folded);
    const day = dayIn(folded);
    const found = events.filter((one) =>
      thing === undefined ? day >= 0 && one.day === day : one.thing === thing,
    );
    if (found.length > 0) return found.map((one) => withMeaning(tellEvent(one, "you"), tools));
  }
  const facts = ASKED_FACTS.flatMap(([fact, asks]) => (asks.test(folded) ? [fact] : []));
  if (facts.length > 0) return factsKnown(facts, asked, tools).map(({ said }) => said);
  const fear = tools.patterns.one("recall.of-fear").test(folded)
    ? fearTold(history, tools)
    : undefined;
  if (fear !== undefined) return [withMeaning(`Сіз ${fear} қорқасыз.`, tools)];
  const said = saidBefore(asked, tools);
  return said === undefined ? undefined : [withMeaning(said, tools)];
}

/** Words that name a fact in a question that is known to ask for what was told before. */
const NAMED_FACTS: readonly (readonly [Fact, RegExp])[] = [
  [
    "name",
    /(?<!\p{L})(?:name|who am i|called|зовут|zovut|имя|имени|атым\p{L}*|есімім\p{L}*|atym)(?!\p{L})/u,
  ],
  ["age", /(?<!\p{L})(?:old|age|лет|возраст|жасым\p{L}*|жастамын)(?!\p{L})/u],
  ["workplace", /where (?:do )?i work|где я работаю|қайда жұмыс/u],
  [
    "job",
    /(?<!\p{L})(?:job|work|profession|for a living|работа\p{L}*|професси\p{L}*|мамандығ\p{L}*|жұмыс\p{L}*)(?!\p{L})/u,
  ],
  [
    "town",
    /(?<!\p{L})(?:live\p{L}*|city|town|живу|жил\p{L}*|город\p{L}*|тұра\p{L}*|қала\p{L}*)(?!\p{L})/u,
  ],
  ["origin", /(?<!\p{L})(?:from|откуда|қайдан\p{L}*)(?!\p{L})/u],
];

/** What a question names of what was told, in whatever words: a person, a fact, or all that is known. */
export function recallNamed(asked: Asked, tools: Tools): readonly Said[] {
  const { folded, history } = asked;
  const relation = relationIn(folded);
  const people = peopleTold(history, tools);
  const meant = people.filter((one) => one.relation === relation);
  if (relation !== undefined) return meant.flatMap((one) => tellPerson(one, "you"));
  const facts = NAMED_FACTS.flatMap(([fact, names]) => (names.test(folded) ? [fact] : []));
  if (facts.length > 0) return factsKnown(facts.slice(0, 1), asked, tools).map(({ said }) => said);
  if (!tools.patterns.one("recall.about-me").test(folded)) return [];
  const known = factsKnown(
    ASKED_FACTS.map(([fact]) => fact),
    asked,
    tools,
  ).filter(({ isKnown }) => isKnown);
  return [...known.map(({ said }) => said), ...people.flatMap((one) => tellPerson(one, "you"))];
}

const withMeaning = (kz: string, tools: Tools): Said => ({
  kz,
  en: outOfKazakh(kz, "en", tools) ?? "",
  ru: outOfKazakh(kz, "ru", tools) ?? "",
});

/** What the learner said they are afraid of, in the case that Kazakh fears in. */
function fearTold(history: Asked["history"], tools: Tools): string | undefined {
  for (const { sender, text } of history.toReversed()) {
    const found =
      sender === "user" && !text.includes("?")
        ? tools.patterns.one("recall.fear").exec(foldText(text))
        : null;
    const word = found?.slice(1).find((one) => one !== undefined);
    if (word === undefined) continue;
    const gloss = hasCyrillic(word) ? "ru" : "en";
    const lemmas =
      gloss === "ru"
        ? russianForms(word).map(({ lemma }) => lemma)
        : [word, word.replace(/s$/u, "")];
    const thing = [word, ...lemmas]
      .flatMap((one) => tools.glossary.meaning(one, gloss))
      .find(({ pos }) => pos === "n")?.kz;
    if (thing !== undefined) return inflect(thing, "N;ABL;SG")[0];
  }
  return undefined;
}

/** The first of the learner's lines that tells something, by its words. */
const toldBy = (history: Asked["history"], pattern: RegExp): string | undefined =>
  history
    .filter(({ sender, text }) => sender === "user" && !text.includes("?"))
    .map(({ text }) => pattern.exec(text)?.[1])
    .find((one) => one !== undefined);

const I_AM = /(?:^|[\s,.!])(?:[Ii]['’]?m|I am|[Яя](?: [—-])?) (\p{Lu}\p{Ll}[\p{L}-]+)(?!\p{L})/u;
/** «Мен Томас» */
const I_AM_KAZAKH =
  /(?:^|[\s,.!])[Мм]ен (\p{Lu}\p{Ll}{2,}?)(?:мын|мін|пын|пін|бын|бін)?(?=[.!,]|$)/u;
/** Said in so many words, which no other word is mistaken for: "my name is Vera". */
const CALLED =
  /(?:зовут|[Mm]y name is|[Mm]y name's|менің атым|Менің атым|атым)[ —–-]+(\p{Lu}[\p{L}-]+)/u;
const AGE = /(?:мне|[Ii]['’]?m|I am|[Ii] turned) (\d{1,2})(?!\d)/u;

/** What the learner told of themselves, with what was told by the way: "I'm Priya, nurse", «мне 34». */
export function factsTold(history: Asked["history"], tools: Tools): Facts {
  const { facts } = standingOf(history, tools);
  const age = toldBy(history, AGE);
  const named = toldBy(history, tools.patterns.one("recall.profession"));
  const sure = toldBy(history, CALLED);
  const called = sure ?? toldBy(history, I_AM) ?? toldBy(history, I_AM_KAZAKH);
  const job = named === undefined ? undefined : meaningOf(named, "n", tools);
  const name =
    called === undefined
      ? undefined
      : // «Меня зовут Вера»: a name, whatever else the word means
        (nameOf(called, tools) ?? (sure === undefined ? undefined : tools.nameInKazakh(sure)));
  return {
    ...(age !== undefined && { age: { kz: age, typed: age } }),
    ...(job !== undefined && named !== undefined && { job: { kz: job, typed: foldText(named) } }),
    ...(name !== undefined && called !== undefined && { name: { kz: name, typed: called } }),
    ...facts,
    ...(sure !== undefined && name !== undefined && { name: { kz: name, typed: sure } }),
  };
}

function meaningOf(word: string, pos: string, tools: Tools): string | undefined {
  const gloss = hasCyrillic(word) ? "ru" : "en";
  return tools.glossary.meaning(foldText(word), gloss).find((one) => one.pos === pos)?.kz;
}

/** A capital word that is a name or nothing else. */
function nameOf(word: string, tools: Tools): string | undefined {
  const known = tools.glossary.meaning(foldText(word), hasCyrillic(word) ? "ru" : "en");
  if (known.length > 0) return known.find(({ pos }) => pos === "name-person")?.kz;
  return NATION.test(word) ? undefined : tools.nameInKazakh(word);
}

const NATION = /(?:ish|ian|ese|ean|can)$/u;

function factsKnown(wanted: readonly Fact[], { history }: Asked, tools: Tools) {
  const facts = factsTold(history, tools);
  return wanted.flatMap((fact) => {
    const isKnown = facts[fact] !== undefined;
    const name = isKnown ? `aboutMe.${fact}` : `aboutMe.no-${fact}`;
    const line = {
      kz: tools.say(name, "kz"),
      en: tools.say(name, "en"),
      ru: tools.say(name, "ru"),
    };
    const said = fill(line, facts, tools);
    return said ? [{ isKnown, said }] : [];
  });
}

/** «Мен қай қалада оқимын?»: what the learner said with the same verb, told to them. */
function saidBefore({ whole, history }: Asked, tools: Tools): string | undefined {
  if (!/\?\s*$/.test(whole) || !isKazakh(whole, tools)) return undefined;
  // «Сорпа пісіремін. Ал сен?» asks nothing of the soup
  const question = sentencesOf(whole).at(-1) ?? "";
  const deeds = new Set(heardWords(question).flatMap(({ lower }) => deedsIn(lower)));
  if (deeds.size === 0) return undefined;
  const told = history.findLast(
    ({ sender, text }) =>
      sender === "user" &&
      !text.includes("?") &&
      isKazakh(text, tools) &&
      // The converb tells the deed: оқып жүрмін
      heardWords(text).some(({ lower }) => verbsIn(lower).some((verb) => deeds.has(verb))),
  );
  return told && plainlyBack(tools.reader.line(told.text).text, tools);
}

/** Verbs of which a word is a form of the first person. */
const deedsIn = (word: string): string[] =>
  knownReadings(word).flatMap(({ lemma, features }) =>
    features.VerbForm === "Fin" && features.Person === "1" ? [lemma] : [],
  );

const verbsIn = (word: string): string[] =>
  knownReadings(word).flatMap(({ lemma, features }) => (features.VerbForm ? [lemma] : []));
