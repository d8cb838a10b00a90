import type { Asked, Draft, Intent, Tools } from "../ask.ts";
import { TERMS } from "../points/find-point.ts";
import { showPoint } from "../points/show-point.ts";
import { foldText, trimEnds, wordsOf } from "../text/fold.ts";
import { pointOf } from "./explain.ts";
import { sayInKazakh } from "./say.ts";

/** Surer than the point that "is there" or "have" of the question sets off. */
const SURE = 0.9885;
/** Nearer than this a point is what corresponds. */
const NEAR = { ofOneWord: 0.75, ofSeveral: 0.6 };
/** So much of the named thing must be what a point is called by. */
const MOSTLY = 0.7;
const LONGEST = 8;

const LANGUAGE_EN = "(?:english|russian|turkish|tatar|german|spanish|french|uzbek|chinese|latin)";
const KAZAKH_EN = "(?: in (?:the )?kazakh(?: language)?)?";
const KAZAKH_RU = "(?: (?:в|на) казахском(?: языке)?| у казахов)?";
const LIKE_RU =
  "(?:вроде|типа|наподобие|похоже[ей] на|похожего на|аналогично[ей]|подобное|подобие|как)";

/** Ways to ask whether Kazakh has what another language has; the group is what it has. */
const FRAMES: readonly RegExp[] = [
  new RegExp(
    `^(?:is|are|was) there (?:also )?(?:something|anything|some|any|some kind|any kind|a way)?${KAZAKH_EN}(?: of)? ?(?:like|similar to|equivalent to|comparable to|akin to|close to|corresponding to|the same as) (.+?)${KAZAKH_EN}$`,
    "u",
  ),
  new RegExp(
    `^(?:is there|does kazakh have|do you have|has kazakh got|what is|what's|whats) (?:an?|the|any|some) (?:closest |nearest |kazakh )*(?:equivalent|analog|analogue|counterpart|version|match)${KAZAKH_EN} (?:of|to|for) (.+?)${KAZAKH_EN}$`,
    "u",
  ),
  /^(?:does|do|has|have) (?:the )?kazakhs?(?: language)? (?:also )?(?:have|got|know|use|has) (?:something|anything|a thing|stuff|any|an? equivalent|a way)(?: that is)? (?:like|similar to|for|of|equivalent to|corresponding to) (.+)$/u,
  /^how (?:does|do|is|are|would) (?:the )?kazakhs?(?: language)? (?:do|handle|express|deal with|get by without|manage without|cope without|show|mark) (.+)$/u,
  new RegExp(
    `^(?:in )?${LANGUAGE_EN} (?:we )?(?:has|have|there is|there's|got|uses|use) (.+?),? (?:does|and|but|what about|is there|how about|do|has) (?:the )?kazakhs?(?: .*)?$`,
    "u",
  ),
  new RegExp(
    `^(?:а )?(?:есть|бывает|существует|имеется)(?: ли)?${KAZAKH_RU} (?:хоть )?(?:что-то|что-нибудь|чего-нибудь|что-либо|нечто|какой-то|какая-то|какое-то)${KAZAKH_RU} ${LIKE_RU} (.+?)${KAZAKH_RU}$`,
    "u",
  ),
  new RegExp(
    `^(?:а )?(?:есть|бывает|существует|имеется)?(?: ли)?${KAZAKH_RU} ?(?:какой-нибудь |какой-то |какой |каков )?(?:аналог|эквивалент|соответствие|замена|подобие)${KAZAKH_RU}(?: (?:для|к|у))? (.+?)${KAZAKH_RU}$`,
    "u",
  ),
  /^(?:а )?(?:как|чем) (?:в казахском|казахский|казахи|по-казахски)(?: языке| язык)? (?:обходится без|обходятся без|передать|передают|передаёт|передает|передаётся|передается|выразить|выражают|выражает|выражается|заменяют|заменяется|заменить) (.+)$/u,
  /^(?:вот )?(?:(?:в|у нас в) (?:русском|английском|турецком|татарском|немецком|узбекском)(?: языке)?|по-русски|по-английски|у нас) (?:есть|бывает) (.+?),? (?:а|и|но) (?:в казахском|у казахов|в вашем)(?: .*)?$/u,
  /^қазақ(?:ша|тарда| тілінде) (.+?)(?: сияқты| секілді|(?:ға|ге|қа|ке) ұқсас)(?: бір)?(?: нәрсе| бірдеңе| сөз| тұлға)? бар ма$/u,
];

/** Says of what language or kind the thing is, and names nothing of it. */
const AROUND = new RegExp(
  `^(?:(?:an? |the )?(?:word|way|term|name) (?:for|of|to say) |the |an? |our |наш\\p{L}* |русск\\p{L}* |английск\\p{L}* |турецк\\p{L}* |татарск\\p{L}* |немецк\\p{L}* |${LANGUAGE_EN} |word |words |tense |verb |particle |слов[аоу] |частиц\\p{L}* |суффикс\\p{L}* |времени |глагола |предлога |союза |выражения |форм\\p{L}* )+`,
  "u",
);

/** "Is there something like “to have to” in Kazakh?": the point, or else the word, that says in Kazakh what is named. */
export const equivalentIntent: Intent = {
  name: "explain",
  understand(asked, tools) {
    const thing = isOfLanguage(asked) ? thingNamed(asked) : undefined;
    if (thing === undefined) return undefined;
    const draft = equivalent(thing, asked, tools);
    return draft && { confidence: SURE, answer: () => draft };
  },
};

/** "Is there anything like a pharmacy nearby?" asks nothing about Kazakh, and is to be said in it. */
const isOfLanguage = ({ raw, folded }: Asked): boolean =>
  OF_KAZAKH.test(folded) || TERMS.test(folded) || OF_LANGUAGE.test(raw);
const OF_LANGUAGE =
  /[«“"„][^»”"“]+[»”"“]|(?<!\p{L})-\p{L}|equivalent|analog|counterpart|аналог|эквивалент|соответстви/iu;

/** What is asked for, without what only says what sort of thing it is. */
function thingNamed({ raw }: Asked): string | undefined {
  // "The word “just” (as in I just came)"
  const folded = trimEnds(foldText(raw.replace(/\([^)]*\)/gu, " ")).replace(/\s+/gu, " "));
  for (const frame of FRAMES) {
    const found = frame.exec(folded)?.[1];
    if (found === undefined) continue;
    const quoted = /[«“"„]([^»”"“]+)[»”"“]/u.exec(found)?.[1];
    const thing = trimEnds((quoted ?? found).replace(AROUND, ""));
    return thing === "" || wordsOf(thing).length > LONGEST ? undefined : thing;
  }
  return undefined;
}

function equivalent(thing: string, asked: Asked, tools: Tools): Draft | undefined {
  const found = tools.points.find(thing);
  const [near] = tools.nearestPoints.find(thing);
  // What both ways of finding agree on, or what the thing is called by
  if (found && found.share >= MOSTLY && isNearAsWell(found, thing, tools))
    return { ...pointOf(found, asked, tools), intent: "explain" };
  const least = wordsOf(thing).length > 1 ? NEAR.ofSeveral : NEAR.ofOneWord;
  if (near && near.nearness >= least)
    return { ...showPoint(near.point, asked, tools), intent: "explain" };
  const said = sayInKazakh(thing, asked, tools);
  if (said?.translated?.text != null) return { ...said, intent: "translate" };
  // Better no page of grammar than one that a word of the question set off
  return OF_KAZAKH.test(asked.folded)
    ? { text: tools.say("equivalent.unknown", asked.language, { x: thing }), confidence: 0.6 }
    : undefined;
}

const OF_KAZAKH = /kazakh|казах|қазақ/u;

/** Points that the whole of a thing is near to: "to have to" is no more of having than of need. */
const FIRST_FEW = 3;

function isNearAsWell(
  { about }: NonNullable<ReturnType<Tools["points"]["find"]>>,
  thing: string,
  tools: Tools,
): boolean {
  if (about.kind === "fact") return true;
  const near = tools.nearestPoints.find(thing).slice(0, FIRST_FEW);
  return near.length === 0 || near.some(({ point }) => point.id === about.point.id);
}
