import type { Tools } from "../../ask.ts";
import type { Doubts } from "./doubts.ts";
import { isMany } from "./english-thing.ts";
import { type Meaning, NotUnderstood, type Thing, type Time } from "./meaning.ts";
import { both } from "./rendering.ts";
import { shown } from "./shown.ts";
import { isAnimate } from "./traits.ts";

/** What is only of things, never of people: an unnamed one is it, not he. */
const OF_THINGS =
  /^(?:жақсы|жаман|дәмді|тәтті|ащы|тұзды|қымбат|арзан|қиын|оңай|қызық|қызықты|пайдалы|зиянды|алыс|жақын|дұрыс|қате|анық|түсінікті|мүмкін|маңызды|тегін|қауіпті|керемет|тамаша|ыңғайлы|ұзын|қысқа|кең|тар|биік|терең|қалың|жұқа|ауыр|жеңіл|ескі|жаңа|таза|лас|дайын|бос|ашық|жабық|қараңғы|жарық)$/u;
const SPOKEN = /^(?:сөйлеу|сөйлесу|айту|күлу|жылау|айқайлау|шулау|ән айту|тарту|қағу|үру|оқу)$/u;
/** What one is or feels so much: it is so very. */
const VERY =
  /^(?:шаршау|тоңу|ашығу|шөлдеу|қуану|ренжу|қорқу|таңғалу|ұялу|ауыру|өкіну|сағыну|жақсы көру|ұнату|ұнау|уайымдау|мұңаю|ашулану|қарын ашу)$/u;
const OVER = /^(?:past|perfect|before-then)$/;

/**
 * A meaning with words taken as their place asks: an unnamed thing is it, жақында of the past is recently, and қатты is
 * loud of a voice alone.
 */
export function inPlace(
  m: Meaning,
  lemma: string | undefined,
  doubts: Doubts,
  tools: Tools,
): Meaning {
  const told = manners(
    times(thither(everyone(shownThings(unnamed(m, doubts)), doubts))),
    lemma,
    doubts,
  );
  return lateBy(shining(hurting(told, lemma, tools), lemma, tools));
}

const isUnnamed = (thing: Thing | undefined): boolean =>
  thing === undefined || (thing.lemma === "" && thing.person === "3" && thing.of === undefined);

function unnamed(m: Meaning, doubts: Doubts): Meaning {
  const { predicate, subject } = m;
  // Ол қазақша үйренген қыз: she
  const isOfSomebody =
    predicate.kind === "is" && isAnimate(predicate.what) && !predicate.what.plural;
  if (isOfSomebody && subject?.person === "3" && !subject.of)
    return { ...m, subject: { ...subject, of: predicate.what } };
  if (!isUnnamed(subject) || m.about) return m;
  // Бұл жақсы ой екен: "this" is what the thought is, and no thought is this
  if (predicate.kind === "is" && /^(?:бұл|осы|мына)$/u.test(predicate.what.determiner ?? "")) {
    const what = { ...predicate.what, determiner: undefined };
    return { ...m, subject: shown("бұл"), predicate: { ...predicate, what } };
  }
  if (predicate.kind !== "is-so" || predicate.than) return m;
  const isSomehow = m.parts.length + m.times.length + m.manners.length > 0 || predicate.became;
  if (isSomehow && isWeather(predicate.lemma)) return m;
  if (OF_THINGS.test(predicate.lemma)) return { ...m, subject: IT };
  if (subject !== undefined) doubts.at("he or it");
  return m;
}

/** «Бұл кімнің заттары?»: these. */
function shownThings(m: Meaning): Meaning {
  const { predicate, subject } = m;
  if (predicate.kind !== "is" || subject?.determiner !== "self" || subject.plural) return m;
  const { what } = predicate;
  const isSeveral = what.plural || what.beside?.by.en === "and" || isMany(what);
  const several = { this: "these", that: "those" }[subject.say.en];
  return isSeveral && several
    ? { ...m, subject: { ...subject, plural: true, say: { ...subject.say, en: several } } }
    : m;
}

const isWeather = (lemma: string): boolean =>
  /^(?:суық|ыстық|жылы|салқын|бұлтты|желді)$/u.test(lemma);

const IT: Thing = {
  lemma: "бұл",
  say: { en: "it", ru: "это" },
  determiner: "self",
  name: false,
  plural: false,
  definite: false,
  qualities: [],
};

/** Бәрі келді: everyone came; бәрі бітті: everything is over. */
function everyone(m: Meaning, doubts: Doubts): Meaning {
  const { subject, predicate } = m;
  if (subject?.say.en !== "everything" || predicate.kind !== "deed") return m;
  const { takes, en } = predicate.verb;
  if (/^(?:change|end|begin|pass|get lost|break|go up|open|close|be solved)$/.test(en)) return m;
  if (Object.keys(takes).length === 0) doubts.at("everyone or everything");
  return { ...m, subject: { ...subject, say: { en: "everyone", ru: "все" } } };
}

/** Осы жерге отыр: sit down, where one is not yet. */
function thither(m: Meaning): Meaning {
  const { predicate, manners: how } = m;
  const isThither = [...how, ...m.times].some(({ ru }) => /^(?:сюда|туда)$/u.test(ru));
  if (!isThither || predicate.kind !== "deed" || predicate.verb.imperfective !== "сидеть") return m;
  const { kind: _, ...verb } = predicate.verb;
  const down = { ...verb, en: "sit down", imperfective: "садиться", perfective: "сесть" };
  return { ...m, predicate: { kind: "deed", verb: down } };
}

const RECENTLY: Time = { en: "recently", ru: "недавно" };

const times = (m: Meaning): Meaning =>
  OVER.test(m.tense) && m.times.some(({ en }) => en === "soon")
    ? { ...m, times: m.times.map((one) => (one.en === "soon" ? RECENTLY : one)) }
    : m;

function manners(m: Meaning, lemma: string | undefined, doubts: Doubts): Meaning {
  const isLoud = m.manners.some(({ en }) => en === "loudly");
  if (!isLoud || SPOKEN.test(lemma ?? "")) return m;
  // Қатты шаршадым: very tired
  // Жел қатты соғып тұр: hard
  if (/^(?:соғу|жауу|жабу)$/u.test(lemma ?? "")) {
    const hard = { en: "hard", ru: "сильно" };
    return { ...m, manners: m.manners.map((one) => (one.en === "loudly" ? hard : one)) };
  }
  if (VERY.test(lemma ?? "")) {
    const very = { en: "very", ru: "очень" };
    return { ...m, manners: m.manners.map((one) => (one.en === "loudly" ? very : one)) };
  }
  doubts.at("loudly or very much");
  const much = { en: "a lot", ru: "сильно" };
  return { ...m, manners: m.manners.map((one) => (one.en === "loudly" ? much : one)) };
}

/** «Он бес минутқа кешігемін»: fifteen minutes late. */
function lateBy(m: Meaning): Meaning {
  const { predicate } = m;
  const long = m.times.find((one) => one.long && one.en.startsWith("for "));
  if (!long || predicate.kind !== "deed" || predicate.verb.en !== "be late") return m;
  const en = `be ${long.en.slice("for ".length)} late`;
  return {
    ...m,
    predicate: { kind: "deed", verb: { ...predicate.verb, en } },
    times: m.times.map((one) => (one === long ? { ...one, en: "" } : one)),
  };
}

/** Күн батты: the sun set, and no day. */
function shining(m: Meaning, lemma: string | undefined, tools: Tools): Meaning {
  const { subject } = m;
  const isSun = subject?.lemma === "күн" && subject.count === undefined && !subject.plural;
  if (!isSun || !/^(?:бату|шығу)$/u.test(lemma ?? "")) return m;
  const listed = tools.course.tutor.renderings.nouns.күн?.sun;
  return listed ? { ...m, subject: { ...subject, say: both(listed) } } : m;
}

/** Тамағым ауырып тұр: a throat hurts, and no food. */
function hurting(m: Meaning, lemma: string | undefined, tools: Tools): Meaning {
  const { subject } = m;
  if (lemma !== "ауыру" || !subject || subject.lemma === "") return m;
  const listed = tools.course.tutor.renderings.nouns[subject.lemma];
  if (subject.lemma === "тамақ" && !listed?.hurts) throw new NotUnderstood("what hurts");
  return listed?.hurts ? { ...m, subject: { ...subject, say: both(listed.hurts) } } : m;
}
