import type { Tools } from "../../ask.ts";
import { type Case, type Clause, personOf } from "../../grammar/clause.ts";
import { compose } from "../../grammar/compose.ts";
import { foldText } from "../../text/fold.ts";
import { inside } from "../led-in.ts";
import { governing } from "../parsed-content.ts";
import { TO_WHOM } from "../to-whom.ts";
import { verdictOf } from "../verdict.ts";
import { nameOf, type SaidWhole } from "../within.ts";
import { reshaped } from "./reshaped.ts";
import type { SayWhole } from "./say-whole.ts";

const ASKS =
  "как|где|куда|откуда|почему|зачем|отчего|когда|сколько|кто|кого|кому|что|чего|чем|чей|чья|чьё|чье|чьи|как(?:ой|ая|ое|ие|ую|ого|ому|им|их)|(?:во|на|за|по) сколько|(?:с|у|о|от|к|для|из|в|на) (?:кем|кого|ком|кому|чем|чего|чём|какой|каком|какого|какую)";
/** «Не знаю, где он живёт»: a question within a main clause. */
const ASKED = new RegExp(`^(?<main>[^,]+), (?<asked>(?:${ASKS})(?!\\p{L}).*)$`, "iu");
const FACT = /^(?<main>[^,]+), (?:что|будто|как) (?<fact>.+)$/iu;
/** Verbs after which a question may stand. */
const KNOWS =
  /(?:(?<!\p{L})(?:у|по)?зна\p{L}+|помн\p{L}+|вспомн\p{L}+|(?:под|рас|по)?ска\p{L}+|говор\p{L}+|спр\p{L}+|вид\p{L}+|слы\p{L}+|поня\p{L}+|понима\p{L}+|интересно|угадай\p{L}*|покаж\p{L}+|показ\p{L}+|забы\p{L}+|объясн\p{L}+|реши\p{L}+|представля\p{L}+|смотр\p{L}+|посмотр\p{L}+|важно|равно|разницы|неизвестно|неясно|непонятно|ясно|понятно|известно|нравится)(?: (?:мне|нам|ему|ей|им|тебе|вам|меня|нас|его|её|их))?$/iu;
/** What one feels of a fact. */
const FELT =
  /(?:рад|рада|рады|увер\p{L}+|горж\p{L}+|горди\p{L}+|удив\p{L}+|обрадова\p{L}+|расстрои\p{L}+|расстроен\p{L}*|замети\p{L}+|почувствова\p{L}+|чувству\p{L}+|жале\p{L}+|довол\p{L}+|узнал\p{L}*|счастлив\p{L}*|верю|надеюсь|догад\p{L}+|вы?ясн\p{L}+|понял\p{L}*|доказ\p{L}+|сообщ\p{L}+|напомн\p{L}+)(?: (?:мне|нам|ему|ей|им))?$/iu;
/** Verbs after which «что» may ask. */
const WONDERS =
  /(?:ты помн\p{L}+|вы помн\p{L}+|не зна\p{L}+|не помн\p{L}+|скаж\p{L}+|расскаж\p{L}+|спро[сш]\p{L}+|спрашива\p{L}+|узна\p{L}+|покаж\p{L}+|интересно|угадай\p{L}*|не понима\p{L}+|не понял\p{L}*|забы\p{L}+|объясн\p{L}+)(?: (?:мне|нам|ему|ей|им))?$/iu;

/** What is said of a fact or a question: its Kazakh stands behind the fact as its subject. */
const JUDGED: readonly (readonly [RegExp, string])[] = [
  [/^(?:мне |нам |как |очень )*(?:жаль|жалко|обидно)$/u, "өкінішті"],
  [/^(?:как |очень |это )*(?:хорошо|здорово|отлично|прекрасно|замечательно)$/u, "жақсы болды"],
  [/^(?:как |очень |это )*плохо$/u, "жаман болды"],
  [/^(?:очень |это )*(?:странно|удивительно)$/u, "таңқаларлық"],
  [/^(?:мне |нам |очень )*приятно$/u, "маған жағымды"],
  [/^(?:мне |нам )?(?:ясно|понятно|очевидно)$/u, "түсінікті"],
  [/^(?:всем )?известно$/u, "белгілі"],
  [/^(?:это |очень )?важно$/u, "маңызды"],
  [/^(?:мне |нам )?(?:очень )?нравится$/u, "маған ұнайды"],
  [/^мне не нравится$/u, "маған ұнамайды"],
  [/^(?:мне )?(?:очень )?интересно$/u, "қызық"],
  [/^(?:мне )?(?:всё равно|все равно|без разницы)$/u, "маған бәрібір"],
  [/^(?:это )?(?:неважно|не важно)$/u, "маңызды емес"],
  [/^(?:ещё |еще |пока )*(?:неизвестно|неясно|непонятно)$/u, "белгісіз"],
  [/^(?:я |ещё |еще |хорошо )*помню$/u, "есімде"],
  [/^(?:я |уже |совсем )*не помню$/u, "есімде жоқ"],
  [/^(?:ты )?(?:ещё |еще )?помнишь$/u, "есіңде ме?"],
  [/^(?:вы )?(?:ещё |еще )?помните$/u, "есіңізде ме?"],
];

/** What one says or thinks: the sentence is quoted before it. */
const QUOTED: readonly (readonly [RegExp, string])[] = [
  [/^сказал[аи]?$/u, "деді"],
  [/^говор[ия]т$/u, "дейді"],
  [/^дума[ею]т$/u, "деп ойлайды"],
  [/^(?:по)?думал[аи]?$/u, "деп ойлады"],
  [/^считает|считают$/u, "деп есептейді"],
  [/^наде[ею]тся$/u, "деп үміттенеді"],
  [/^бо[ия]тся$/u, "деп қорқады"],
  [/^увер(?:ен|ена|ены)$/u, "деп сенеді"],
  [/^ответил[аи]?$/u, "деп жауап берді"],
  [/^написал[аи]?$/u, "деп жазды"],
  [/^обещал[аи]?|пообещал[аи]?$/u, "деп уәде берді"],
];
const WHO: Readonly<Record<string, string>> = { он: "Ол", она: "Ол", они: "Олар" };
/** Whoever speaks or is spoken to is another one in what is quoted. */
const SPEAKERS =
  /(?<!\p{L})(?:я|меня|мне|мной|мой|моя|мою|мо[её]|моего|моей|моему|мои|мы|нас|нам|нами|наш\p{L}*|ты|тебя|тебе|тобой|тво\p{L}+|вы|вас|вам|вами|ваш\p{L}*|сво\p{L}+|себ\p{L}+)(?!\p{L})/iu;
const THIRD = /(?<!\p{L})(?:он|она|его|её|ее|ему|ей|них?|им|ими|неё|нее|него|нему|ней)(?!\p{L})/iu;

/** A fact or a question within a main clause, each said whole: «скажи мне, кто разбил окно», «жаль, что его нет». */
export function contentAsSaid(
  text: string,
  mark: string,
  tools: Tools,
  say: SayWhole,
): SaidWhole | undefined {
  const { main: asking = "", asked } = ASKED.exec(text)?.groups ?? {};
  const isAsked =
    asked !== undefined &&
    KNOWS.test(asking) &&
    (!/^(?:что|как) /iu.test(asked) || WONDERS.test(asking));
  const within = isAsked ? about(asking, say(sentence(asked, "?")), mark, tools) : undefined;
  if (within) return within;
  const { main = "", fact } = FACT.exec(text)?.groups ?? {};
  if (fact === undefined) return undefined;
  if (THAT_WOULD.test(text)) return undefined;
  const quoted = quotedBy(main, fact, tools, say);
  if (quoted) return quoted;
  return about(main, say(sentence(fact, ".")), mark, tools);
}

/** What would be so is no fact, and how much has something follow. */
const THAT_WOULD =
  /(?<!\p{L})бы(?!\p{L})|^(?:[^,]* )?(?:так|настолько|такой|такая|такое|такие|до того|столько)(?: [^,]*)?, что /iu;

const sentence = (clause: string, mark: string): string =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${mark}`;

/** A main clause about what is said whole. */
function about(
  main: string,
  content: SaidWhole | undefined,
  mark: string,
  tools: Tools,
): SaidWhole | undefined {
  if (!content) return undefined;
  const folded = foldText(main);
  const judged = JUDGED.find(([pattern]) => pattern.test(folded))?.[1];
  if (judged !== undefined) {
    const fact = reshaped(content.text, { known: "NOM" }, tools);
    const end = judged.endsWith("?") ? "" : mark === "!" ? "!" : ".";
    return fact === undefined
      ? undefined
      : { text: `${fact} ${judged}${end}`, isSure: content.isSure };
  }
  const found = KNOWS.test(folded) || FELT.test(folded) ? governing(main, tools) : undefined;
  if (!found) return undefined;
  const fact = reshaped(content.text, { known: found.inCase }, tools);
  if (fact === undefined) return undefined;
  const isOfSpeech = !mark.startsWith("?") && /^[12]/.test(personOf(found.clause.subject));
  const clause: Clause = {
    ...found.clause,
    ...(isOfSpeech && { silent: true }),
    question: mark.startsWith("?"),
  };
  const { pieces, text: alone } = compose(clause);
  const { predicate } = clause;
  const at = pieces.findIndex(
    ({ lemma }) => predicate.kind === "verb" && lemma === predicate.lemma,
  );
  if (at < 0) return undefined;
  const words = pieces.map((piece) => piece.text);
  const line = [...words.slice(0, at), inside(fact, tools), ...words.slice(at)].join(" ");
  return { text: `${line}${/[.!?]$/u.exec(alone)?.[0] ?? "."}`, isSure: content.isSure };
}

/** «Мама говорит, что врач поможет»: анам дәрігер көмектеседі дейді. */
function quotedBy(main: string, fact: string, tools: Tools, say: SayWhole): SaidWhole | undefined {
  const words = foldText(main).split(" ");
  const to = TO_WHOM[words.at(-1) ?? ""];
  const rest = to === undefined ? words : words.slice(0, -1);
  const quote = QUOTED.find(([pattern]) => pattern.test(rest.at(-1) ?? ""))?.[1];
  const who = rest.slice(0, -1).join(" ");
  if (quote === undefined || who === "") return undefined;
  const speaker = WHO[who] ?? nameOf(who, "ru", tools);
  if (speaker === undefined) return undefined;
  const told = THIRD.exec(fact)?.[0].toLowerCase();
  // «Он сказал, что они …»: of others
  const isOfOthers = told === undefined || (told === "они" && who !== "они");
  const content = say(sentence(fact, "."));
  if (!content?.text.endsWith(".")) return undefined;
  if (SPEAKERS.test(fact)) {
    const known: Case = "ACC";
    const said = /^де(?:ді|йді)$/u.test(quote)
      ? { деді: "айтты", дейді: "айтады" }[quote]
      : undefined;
    const form = said && isOfOthers ? reshaped(content.text, { known }, tools) : undefined;
    return form === undefined
      ? undefined
      : {
          text: `${speaker} ${to === undefined ? "" : `${to} `}${inside(form, tools)} ${said}.`,
          isSure: content.isSure,
        };
  }
  if (!isOfOthers) return undefined;
  const quoted = inside(content.text.replace(/\.$/u, ""), tools);
  const line = `${speaker} ${to === undefined ? "" : `${to} `}${quoted} ${quote}.`;
  return verdictOf(line, tools) === "wrong" ? undefined : { text: line, isSure: content.isSure };
}
