import type { GlossLanguage } from "../words/glossary.ts";
import { LESSONS, ONE_BY_NOW, OPEN_AT_NIGHT, OPEN_BY_NIGHT, SOME_BREAD } from "./meant-things.ts";

/** «Еду в поезде» is by train, and to none. */
const RIDES: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?<!\p{L})(?:еду|едешь|едет|едем|едете|едут|ехать|ехал[аи]?|поеду|поедем|поехали) )в (?=(?:поезде|автобусе|машине|такси|метро|трамвае)(?!\p{L}))/giu,
    "на ",
  ],
];

/** «Если не будет дождя»: if it does not rain. */
const NO_RAIN: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})не будет дождя(?!\p{L})/giu, "не пойдёт дождь"],
  [/(?<!\p{L})не будет снега(?!\p{L})/giu, "не пойдёт снег"],
  [/(?<!\p{L})не было дождя(?!\p{L})/giu, "не шёл дождь"],
  [/(?<!\p{L})не было снега(?!\p{L})/giu, "не шёл снег"],
];

/** «Пойдём домой!»: who names nobody bids others to come along. */
const COME_ALONG: readonly (readonly [RegExp, string])[] = [
  [/^(?=(?:пойд[её]м|поедем)(?!\p{L})[^?]*$)/iu, "давай "],
  [/^пойд[её]мте(?!\p{L})(?=[^?]*$)/iu, "давайте пойдём"],
  [/^поедемте(?!\p{L})(?=[^?]*$)/iu, "давайте поедем"],
  [/^пошли(?= (?:в|на|к|со|с|домой|гулять|вместе)(?!\p{L})[^?]*$)/iu, "давай пойдём"],
  [/^поехали(?= (?:в|на|к|со|с|домой|вместе)(?!\p{L})[^?]*$)/iu, "давай поедем"],
];

/** «Больше не курю»: from now on. */
const NO_MORE: readonly [RegExp, string] = [
  /(?<!\p{L})больше (?=(?:\p{L}+ )?не \p{L}+(?:[уюя]|[еи]шь|[еи]т|[еи]м|[еи]те|[уюая]т)(?:с[ья])?(?!\p{L}))/giu,
  "теперь ",
];
const CANNOT_BEAR: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})терпеть не могу(?!\p{L})/giu, "ненавижу"],
  [/(?<!\p{L})терпеть не может(?!\p{L})/giu, "ненавидит"],
  [/(?<!\p{L})терпеть не могут(?!\p{L})/giu, "ненавидят"],
  [/(?<!\p{L})терпеть не можем(?!\p{L})/giu, "ненавидим"],
];

/** «Трудно идти»: to walk, where it is not said where to. */
const WALKING: readonly [RegExp, string] = [
  /(?<=(?<!\p{L})(?:трудно|тяжело|невозможно|сложно|легко) )идти(?=[.!]*$|,)/giu,
  "ходить пешком",
];

/** «Вышли раньше»: earlier than one did, and not in former times. */
const EARLIER: readonly [RegExp, string] = [
  /(?<=(?<!\p{L})(?:выех|выш|приш|прие|вста|лёг|лег|нача|уш|уе|закончи|сказа|позвони|куп|верну)\p{L}* )раньше(?!\p{L})/giu,
  "пораньше",
];

/** «Я хотел бы», «мне хочется»: one wants it. */
const WISHES: readonly (readonly [RegExp, string])[] = [
  ...COME_ALONG,
  ...OPEN_BY_NIGHT,
  SOME_BREAD,
  ...ONE_BY_NOW,
  ...NO_RAIN,
  ...RIDES,
  WALKING,
  EARLIER,
  [/(?<!\p{L})так и не (?=\p{L}+л[аио]?(?:с[ья])?(?!\p{L}))/giu, "не "],
  NO_MORE,
  ...CANNOT_BEAR,
  [/(?<!\p{L})я хотела? бы(?!\p{L})/iu, "я хочу"],
  [/(?<!\p{L})мы хотели бы(?!\p{L})/iu, "мы хотим"],
  [
    /(?<!\p{L})(?:мне (?:бы )?хоте(?:лось|лось) бы|мне бы хотелось|мне хочется)(?!\p{L})/iu,
    "я хочу",
  ],
  [/^дай мне знать(?!\p{L})/iu, "сообщи мне"],
  [/^дайте мне знать(?!\p{L})/iu, "сообщите мне"],
  [/(?<!\p{L})нам (?:хочется|хотелось бы|бы хотелось)(?!\p{L})/iu, "мы хотим"],
];

/** Ways of saying that a reading word by word would get wrong, as they may be read. */
const SAID_OTHERWISE: Readonly<Record<GlossLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: [
    ...LESSONS,
    // Who is not coming will not come: келмейді
    [/\b(?:is not|isn['’]?t|are not|aren['’]?t|am not) coming\b/giu, "will not come"],
    [/(?<=\b(?:I|you|we|they|he|she))['’](?:m|re|s) not coming\b/giu, " will not come"],
    ...OPEN_AT_NIGHT,
    [/\b(learn|find out) more about\b/giu, "know more about"],
    [/\b(head|leg|arm|throat|knee|foot|hand|neck) hurts\b/giu, "$1 aches"],
    [/\bwith no (?=\p{L}+(?:[.!?]|$))/giu, "without "],
    [/\b(go|goes) to bed\b/giu, "sleep"],
    // Whom or what one cannot bear one hates
    [/\bcan(?:'t|not| not) (?:stand|bear) (?=(?!up\b|on\b|in\b|here\b|there\b)\p{L})/giu, "hate "],
    [/\bit(?:'s| is) freezing\b/giu, "it is very cold"],
    [/\bit was freezing\b/giu, "it was very cold"],

    [/\b(was|were) delayed\b/giu, "$1 late"],
    [/\b(?:was|were|(?:has|have|had) been) cancelled\b/giu, "did not happen"],
    [/\bI come from\b/giu, "I am from"],
    [/\b(we|they) come from\b/giu, "$1 are from"],
    [/\b(he|she) comes from\b/giu, "$1 is from"],
    [/\bsee (?:a|the) (doctor|dentist|specialist|vet|psychologist)\b/giu, "go to the $1"],
    [/\bsaw (?:a|the) (doctor|dentist|specialist|vet|psychologist)\b/giu, "went to the $1"],
    [/\bwhat (?:went|has gone) wrong\b/giu, "what happened"],
    [/\bwent to bed\b/giu, "slept"],
    [/\bget(s?) (home|here|there)\b/giu, "come$1 $2"],
    [/\bgot (home|here|there)\b/giu, "came $1"],
    [/\bget(s?) to (?=(?:the|my|your|our|work|school|\p{Lu})(?!\p{L}))/gu, "come$1 to "],
    [/\bgot to (?=(?:the|my|your|our|work|school|\p{Lu})(?!\p{L}))/gu, "came to "],
    [/\bcall(ed)? back\b/giu, "call$1 again"],
    // "I cut my finger": it is done, unless it is done again and again
    [
      /^(?!.*\b(?:every|always|often|usually|sometimes|never|each)\b)(i|we|they) (cut|hurt|hit|shut|put) (?=(?:my|our|their|the)(?!\p{L}))/giu,
      "$1 have $2 ",
    ],
    [/\b(have|has|'ve|'s) just (\p{L}+(?:ed|en|t|ne|d)\b[^.!?]*)/giu, "$1 $2 just now"],
  ],
  ru: [
    ...COME_ALONG,
    ...OPEN_BY_NIGHT,
    SOME_BREAD,
    ...ONE_BY_NOW,
    NO_MORE,
    WALKING,
    EARLIER,
    ...CANNOT_BEAR,
    [/^(?:пришли|скинь|сбрось)(?= (?:мне|нам)(?!\p{L}))/giu, "отправь"],
    [/^(?:скиньте|сбросьте)(?= (?:мне|нам)(?!\p{L}))/giu, "отправьте"],
    [/(?<!\p{L})смо(?=г(?:у|ут|ла|ли)?(?!\p{L})|ж(?:ешь|ет|ем|ете)(?!\p{L}))/giu, "мо"],
    [/^где (?:находится|находятся|расположен[аоы]?) /giu, "где "],
    [/(?<!\p{L})будет (?=(?:дождь|снег)(?!\p{L}))/giu, "пойдёт "],
    ...NO_RAIN,
    ...RIDES,
    [/(?<!\p{L})так и не (?=\p{L}+л[аио]?(?:с[ья])?(?!\p{L}))/giu, "не "],
    [
      / (?:находится|находятся|расположен[аоы]?)(?= (?:в|на|у|рядом|около|возле|за|под|над|перед|между)(?!\p{L}))/giu,
      "",
    ],
  ],
};
/** A text with the ways of saying that a reading word by word would get wrong said otherwise. */
export const asItIsRead = (text: string, language: GlossLanguage): string =>
  SAID_OTHERWISE[language].reduce(
    (said, [pattern, instead]) => said.replace(pattern, instead),
    text,
  );

/** A Russian text whose wishes are said plainly: я хотел бы as я хочу. */
export const withPlainWishes = (text: string): string =>
  WISHES.reduce((said, [pattern, by]) => said.replace(pattern, by), text);
