import type { Tools } from "../ask.ts";
import { BY_ITSELF } from "../grammar/by-itself.ts";
import type { Clause } from "../grammar/clause.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { asHad } from "./as-had.ts";
import { weather } from "./falling-weather.ts";
import { fitVerb } from "./fit-verb.ts";
import { missed } from "./missed.ts";
import { aged, inHeight, youngerKin } from "./of-persons.ts";
import { asItIsRead, withPlainWishes } from "./said-otherwise.ts";

/** What stands beside something is at its side: мектептің жанында. */
const BESIDE = /^(.*?) рядом с(?:о)? (.+)$/iu;
const OUT: Readonly<Record<GlossLanguage, RegExp>> = {
  en: /\b(?:go|goes|went|going) out(?=$|[.,!])/iu,
  ru: / на улицу(?=$|[.,!])/iu,
};
/** "was cooking", "were sleeping": in the middle of it. */
const GOING_ON = /\b(?:was|were) (?:not |you |he |she |they |we )?(?!going to\b)\w+ing\b/iu;

/** A simple sentence as a clause; what goes word by word against Kazakh is read as Kazakh says it. */
export function readClause(
  text: string,
  language: GlossLanguage,
  tools: Tools,
): Clause | undefined {
  let source = asItIsRead(text, language);
  if (BESIDE_FIRST.test(source)) return undefined;
  // «Бабушке исполнится восемьдесят лет»: the age is no time since when, and is read by the grammar of clauses alone
  if (language === "ru" && /(?<!\p{L})исполн(?:ит|ил)/iu.test(source)) return undefined;
  const out = OUT[language].test(source);
  if (out && language === "ru") source = source.replace(OUT.ru, "");
  const read = (told: string) =>
    language === "en"
      ? tools.english.read(told)
      : (tools.russian.read(told) ?? tools.russianClauses.meanings(told)[0]?.clause);
  const beside = language === "ru" ? BESIDE.exec(source) : null;
  const clause = beside ? besideIt(read(`${beside[1]} в ${beside[2]}`)) : read(source);
  if (!clause || (language === "ru" && isHadByAPerson(clause, tools))) return undefined;
  return settled(clause, { text, source, out }, language, tools);
}

/** Every meaning of a simple Russian sentence by its grammar, the likeliest first, as Kazakh says it. */
export const parsedClauses = (text: string, tools: Tools): Clause[] =>
  tools.russianClauses
    .meanings(withPlainWishes(text))
    .map(({ clause }) => settled(clause, { text, source: text, out: false }, "ru", tools));

/** A clause that was read, with what Kazakh says otherwise. */
function settled(
  clause: Clause,
  { text, source, out }: { readonly text: string; readonly source: string; readonly out: boolean },
  language: GlossLanguage,
  tools: Tools,
): Clause {
  const named = language === "ru" ? walking(thisIs(clause, source), source) : clause;
  const doing = named.predicate.kind === "verb" && named.mood === "plain";
  const going = doing && language === "en" && named.tense === "past" && GOING_ON.test(source);
  return asKazakhSays(going ? { ...named, going } : named, text, source, language, tools, out);
}

const WALKS = /(?<!\p{L})хо(?:жу|д(?:ишь|ит|им|ите|ят|ил[аи]?|ить))(?!\p{L})/iu;

/** «Дана ходит быстро»: who goes nowhere in particular walks. */
function walking(clause: Clause, source: string): Clause {
  const { predicate, complements, ask } = clause;
  if (predicate.kind !== "verb" || predicate.lemma !== "бару" || ask || !WALKS.test(source))
    return clause;
  const isSomewhere =
    complements.some(({ role }) => !("case" in role) || /^(?:DAT|ABL)$/.test(role.case)) ||
    clause.manners.some((one) => /^(?:үйге|сонда|мұнда|қонаққа)$/.test(one));
  return isSomewhere ? clause : { ...clause, predicate: { ...predicate, lemma: "жүру" } };
}

/** A clause that was read word by word, said as Kazakh says such things. */
export function asKazakhSays(
  clause: Clause,
  text: string,
  source: string,
  language: GlossLanguage,
  tools: Tools,
  out = OUT[language].test(source),
): Clause {
  const gone = outside(clause, out);
  const abed = TO_BED.test(text) ? liesDown(gone) : gone;
  const clauseOf = byItself(inHeight(aged(youngerKin(weather(abed, source)), tools), tools), tools);
  const told = language === "en" ? ofNobody(clauseOf, source) : clauseOf;
  const it = language === "en" && SAYS_IT.test(source) ? saidIt(told) : told;
  const had = language === "ru" ? moreNeeded(asHad(it, source)) : it;
  const fitted =
    language === "ru"
      ? missed(fitVerb(had, language, tools), tools)
      : fitVerb(had, language, tools);
  return askedThing(
    language === "ru" ? atThisTime(spokenOf(fitted, source), source) : fitted,
    tools,
  );
}

/** «Рис нужно варить двадцать минут»: what stands in front is spoken of, and known: күрішті. */
function spokenOf(clause: Clause, source: string): Clause {
  const isInFront = /^(?:эт\p{L}+ )?\p{L}+ (?:нужно|надо|необходимо|нельзя)(?!\p{L})/iu.test(
    source,
  );
  if (!isInFront || clause.subject || clause.mood !== "must") return clause;
  return {
    ...clause,
    complements: clause.complements.map((one) =>
      one.phrase.kind === "noun" && "case" in one.role && one.role.case === "ACC"
        ? { ...one, phrase: { ...one.phrase, definite: true } }
        : one,
    ),
  };
}

const STANDS = /^(?:тұру|отыру|жату|қалу|болу)$/;

/** «У меня на работе стресс» tells what I have there; at the side of a person is «рядом со мной». */
const isHadByAPerson = ({ complements, predicate }: Clause, tools: Tools): boolean =>
  (predicate.kind !== "verb" || !STANDS.test(predicate.lemma)) &&
  [...complements, ...(predicate.kind === "is-at" ? [predicate.where] : [])].some(
    ({ phrase, role }) =>
      (phrase.kind === "pronoun" || tools.judge.government.isOf(phrase.lemma, "person")) &&
      "place" in role &&
      role.place === "жан" &&
      role.case === "LOC",
  );

/** «Рядом со мной стоит стол»: what stands there is not found behind its verb, and "with me" is no side. */
const BESIDE_FIRST = /^рядом с(?:о)? /iu;

/** «Мне нужен ещё час»: тағы бір сағат. */
function moreNeeded(clause: Clause): Clause {
  const { predicate, times } = clause;
  if (predicate.kind !== "needs" || predicate.what.kind !== "noun" || clause.negative)
    return clause;
  if (!times.includes("әлі") || predicate.what.owner !== undefined) return clause;
  const { what } = predicate;
  const more = what.count === undefined && !what.plural ? ["тағы", "бір"] : ["тағы"];
  const counted = what.count === undefined ? [] : [what.count];
  const { count: _, ...uncounted } = what;
  return {
    ...clause,
    times: times.filter((one) => one !== "әлі"),
    predicate: {
      ...predicate,
      what: { ...uncounted, plural: false, before: [...more, ...counted, ...(what.before ?? [])] },
    },
  };
}

const TO_BED = /\bto bed\b/iu;

/** Who goes to bed late lies down late: кеш жаттық. */
const liesDown = (clause: Clause): Clause =>
  clause.predicate.kind === "verb" &&
  clause.predicate.lemma === "ұйықтау" &&
  clause.times.length > 0
    ? { ...clause, predicate: { kind: "verb", lemma: "жату" } }
    : clause;

/** "It was dark": nothing is, and no subject is named. */
function ofNobody(clause: Clause, source: string): Clause {
  const { predicate, subject } = clause;
  const word =
    predicate.kind === "is" ? predicate.what.lemma : predicate.kind === "is-so" && predicate.word;
  const isDark =
    /^(?:қараңғы|жарық)$/.test(word || "") &&
    subject?.kind === "pronoun" &&
    /^(?:бұл|ол)$/.test(subject.lemma) &&
    /\bit(?:'s| is| was) (?:not |already |still |very |so |too |quite )*(?:dark|light)\b/iu.test(
      source,
    );
  return isDark ? { ...clause, silent: true } : clause;
}

const SAYS_IT = /\b(?:say|says|said|tell|repeat|explain) it\b/iu;

/** "Say it slowly": it is what is said, and nobody who hears it. */
const saidIt = (clause: Clause): Clause => ({
  ...clause,
  complements: clause.complements.map((one) =>
    one.phrase.kind === "pronoun" &&
    one.phrase.lemma === "ол" &&
    "case" in one.role &&
    one.role.case === "DAT"
      ? { ...one, role: { case: "ACC" as const } }
      : one,
  ),
});

/** "рядом с" is read as a place, then said by its side; only where the place was understood. */
function besideIt(clause: Clause | undefined): Clause | undefined {
  if (clause?.predicate.kind !== "is-at") return undefined;
  const { phrase } = clause.predicate.where;
  const where = { phrase, role: { place: "жан", case: "LOC" as const } };
  return { ...clause, predicate: { kind: "is-at", where } };
}

/** "Это большой дом": a sentence, though Russian has no verb in it. */
function thisIs(clause: Clause, text: string): Clause {
  const [only, ...others] = clause.complements;
  if (clause.predicate.kind !== "fragment" || !only || others.length > 0 || clause.question)
    return clause;
  const { phrase } = only;
  if (!/^это \p{L}+ \p{L}+/iu.test(text) || phrase.kind !== "noun" || phrase.before?.[0] !== "бұл")
    return clause;
  return {
    ...clause,
    subject: { kind: "pronoun", lemma: "бұл", person: "3" },
    predicate: { kind: "is", what: { ...phrase, before: phrase.before.slice(1), definite: false } },
    complements: [],
  };
}

/** Who goes out goes outside. */
function outside(clause: Clause, out: boolean): Clause {
  const leaves = clause.predicate.kind === "verb" && clause.predicate.lemma === "шығу";
  const { subject } = clause;
  // The light goes out, and nowhere: жарық сөнді
  if (leaves && out && subject?.kind === "noun" && /^(?:жарық|шам|от|шырақ)$/.test(subject.lemma))
    return {
      ...clause,
      subject: { ...subject, ...(subject.lemma === "жарық" && { plural: false }) },
      predicate: { kind: "verb", lemma: "сөніп қалу" },
    };
  if (!out || !leaves || clause.complements.length > 0) return clause;
  return {
    ...clause,
    complements: [{ phrase: { kind: "noun", lemma: "сырт" }, role: { case: "DAT" } }],
  };
}

/** Advice is asked for, and a person is asked: кеңес сұрау, менен сұрау. */
function askedThing(clause: Clause, tools: Tools): Clause {
  if (clause.predicate.kind !== "verb" || clause.predicate.lemma !== "сұрау") return clause;
  const complements = clause.complements.map((one) => {
    const { phrase, role } = one;
    const isThing =
      phrase.kind === "noun" &&
      !phrase.name &&
      !tools.judge.government.isOf(phrase.lemma, "person");
    return isThing && "case" in role && role.case === "ABL"
      ? { ...one, role: { case: "ACC" as const } }
      : one;
  });
  return { ...clause, complements };
}

const LASTING =
  /^(?:ұйықтау|ойнау|тамақтану|демалу|оқу|жазу|сөйлесу|күту|жұмыс істеу|тамақ пісіру)$/u;

const WAS_DOING =
  /(?<!\p{L})(?:уже|ещ[её]) (?:\p{L}+ )?(?:спал|ел|обедал|ужинал|завтракал|работал|играл|читал|писал|ждал|разговаривал|отдыхал)[аио]?(?!\p{L})/iu;

/** What stands, hangs, burns or aches does so as one speaks: тұр, жанып тұр. */
const ONCE: readonly (readonly [verb: RegExp, kz: string])[] = [
  [/(?<!\p{L})сто(?:ю|ишь|ит|им|ите|ят)(?!\p{L})/iu, "тұру"],
  [/(?<!\p{L})сиж|(?<!\p{L})сид(?:ишь|ит|им|ите|ят)(?!\p{L})/iu, "отыру"],
  [/(?<!\p{L})леж(?:у|ишь|ит|им|ите|ат)(?!\p{L})/iu, "жату"],
  [/(?<!\p{L})гор(?:ит|ят)(?!\p{L})/iu, "жану"],
  [/(?<!\p{L})бол[ия]т(?!\p{L})/iu, "ауыру"],
];

/** «Он сейчас спит»: Russian has one present for what goes on now and for what is always so. */
function atThisTime(clause: Clause, source: string): Clause {
  const { predicate } = clause;
  if (predicate.kind !== "verb" || clause.mood !== "plain" || clause.negative) return clause;
  // «Дети уже спали»: they were in the middle of it
  if (clause.tense === "past" && LASTING.test(predicate.lemma) && WAS_DOING.test(source))
    return { ...clause, going: true };
  if (clause.tense !== "present") return clause;
  const isNow =
    LASTING.test(predicate.lemma) && /(?<!\p{L})(?:сейчас|ещ[её]|уже)(?!\p{L})/iu.test(source);
  // «Сколько стоит»: what it costs
  const isSo =
    clause.ask?.word !== "қанша" &&
    ONCE.some(([verb, kz]) => kz === predicate.lemma && verb.test(source));
  return isNow || (isSo && clause.times.length === 0) ? { ...clause, tense: "now" } : clause;
}

function byItself(clause: Clause, tools: Tools): Clause {
  const { subject, predicate, complements } = clause;
  if (predicate.kind !== "verb" || !subject || (subject.kind === "noun" && subject.name))
    return clause;
  // "Before it closes": nobody closes and names nothing
  if (
    subject.kind === "pronoun" &&
    !(subject.person === "3" && /^(?:ашу|жабу)$/.test(predicate.lemma))
  )
    return clause;
  const lemma = BY_ITSELF[predicate.lemma];
  // Who is hungry opens nothing: қарны ашты
  if (subject.lemma === "қарын") return clause;
  const hasObject = complements.some(({ role }) => "case" in role && role.case === "ACC");
  const isSomebody = tools.judge.government.isOf(subject.lemma, "person");
  return lemma === undefined || hasObject || isSomebody || clause.mood !== "plain"
    ? clause
    : { ...clause, predicate: { ...predicate, lemma } };
}
