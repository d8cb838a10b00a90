import type { Tools } from "../../ask.ts";
import type { Person } from "../../grammar/clause.ts";
import { foldText, wordsOf } from "../../text/fold.ts";
import { isAccountedFor } from "../accounted.ts";
import { asksByItself } from "../clause-by-clause.ts";
import { inside } from "../led-in.ts";
import { isOfTheSameVerb } from "../of-the-same-verb.ts";
import { NAMES_TIME } from "../parsed-sentence.ts";
import { isOneRegister } from "../sentence-by-sentence.ts";
import { isOnlyDoubted, verdictOf } from "../verdict.ts";
import type { SaidWhole } from "../within.ts";
import { contentAsSaid } from "./content-as-said.ts";
import { finiteEnd } from "./finite-end.ts";
import { moodsAsSaid } from "./moods-as-said.ts";
import { type Hold, reshaped } from "./reshaped.ts";
import { doerIn, namesNobody, thirdIn } from "./russian-doer.ts";
import type { SayWhole } from "./say-whole.ts";

/** Two clauses by what stands before or between them: `a` hangs on `b`; a word stands between two of their own. */
const JOINTS: readonly (readonly [pattern: RegExp, by: Hold | { readonly word: string }])[] = [
  [/^(?:если|раз(?: уж)?) (?!бы |верить )(?<a>.+?), (?:то |тогда )?(?<b>.+)$/iu, "condition"],
  [/^(?<b>.+?), если (?!бы )(?<a>.+)$/iu, "condition"],
  [/^(?:с тех пор,? как) (?<a>.+?), (?<b>.+)$/iu, "since"],
  [/^(?<b>.+?),? с тех пор,? как (?<a>.+)$/iu, "since"],
  [/^(?:каждый раз|всякий раз),? когда (?<a>.+?), (?<b>.+)$/iu, "each-time"],
  [/^(?<b>.+?),? (?:каждый раз|всякий раз),? когда (?<a>.+)$/iu, "each-time"],
  [/^(?:после того,? как|когда уже) (?<a>.+?), (?<b>.+)$/iu, "after"],
  [/^(?<b>.+?),? (?:сразу )?после того,? как (?<a>.+)$/iu, "after"],
  [/^(?:прежде,? чем|перед тем,? как|до того,? как) (?<a>.+?), (?<b>.+)$/iu, "before"],
  [/^(?<b>.+?),? (?:прежде,? чем|перед тем,? как|до того,? как) (?<a>.+)$/iu, "before"],
  [
    /^(?:как только|едва|стоило|чуть только) (?<a>.+?), (?:как )?(?:сразу |тут же )?(?<b>.+)$/iu,
    "at-once",
  ],
  [/^(?<b>.+?),? (?:сразу,? |тут же,? )?как только (?<a>.+)$/iu, "at-once"],
  [/^(?:пока|покуда) (?<a>(?:(?!, ).)*?(?<!\p{L})не .+?), (?<b>.+)$/iu, "until"],
  [/^(?<b>.+?),? (?:до тех пор,? )?пока (?<a>(?:(?!, ).)*?(?<!\p{L})не .+)$/iu, "until"],
  [/^(?:пока|в то время,? как) (?<a>.+?), (?<b>.+)$/iu, "while"],
  [/^(?<b>.+?), (?:пока|в то время,? как) (?<a>.+)$/iu, "while"],
  [/^когда (?<a>.+?), (?:то )?(?<b>.+)$/iu, "when"],
  [/^(?<b>.+?), когда (?<a>.+)$/iu, "when"],
  [
    /^(?:хотя|хоть|несмотря на то,? что|пусть даже) (?<a>.+?), (?:но |всё равно |все равно |всё же |все же )?(?<b>.+)$/iu,
    "concession",
  ],
  [/^(?<b>.+?), (?:хотя|хоть|несмотря на то,? что) (?<a>.+)$/iu, "concession"],
  [
    /^(?:так как|поскольку|из-за того,? что|оттого,? что) (?<a>.+?), (?:то )?(?<b>.+)$/iu,
    "because",
  ],
  [/^(?<b>.+?),? (?:из-за того,? что|оттого,? что|благодаря тому,? что) (?<a>.+)$/iu, "because"],
  [/^(?<a>.+?),? (?:потому,? что|так как|поскольку|ведь) (?<b>.+)$/iu, { word: "өйткені" }],
  [/^(?<a>.+?), (?:поэтому|так что|потому) (?<b>.+)$/iu, { word: "сондықтан" }],
  [/^(?<a>.+?), (?:а то|иначе|а иначе|не то|а не то) (?<b>.+)$/iu, { word: "әйтпесе" }],
  [/^(?<a>.+?), (?:но|однако|зато|только|да вот) (?<b>.+)$/iu, { word: "бірақ" }],
  [/^(?<a>.+?), а (?!то |не )(?<b>.+)$/iu, { word: "ал" }],
  [/^(?<a>.+?),? и поэтому (?<b>.+)$/iu, { word: "сондықтан" }],
  [/^(?<a>.+?), (?:и|да) (?<b>.+)$/iu, { word: "" }],
  [
    /^(?<a>.+?) и (?<b>(?:я|ты|вы|он|она|мы|они|мой|моя|мои|у меня|у нас|мне|нам) .+)$/iu,
    { word: "" },
  ],
  [/^(?<a>.+?)(?:,| —| –|;) (?<b>.+)$/iu, { word: "" }],
];

/** What begins a clause that hangs on the one before, so that no comma parts two of their own. */
const HANGS =
  /^(?:что|чтобы|чтоб|если|когда|пока|хотя|хоть|котор\p{L}+|(?:в|на|с|со|к|о|об|от|из|для|у|по) котор\p{L}+|чем|как|где|куда|откуда|почему|зачем|сколько|потому|ли|ни|чей|чья|раз|будто|словно|кто|или|либо|то|так|а|но|и|да|поэтому|не \p{L}+(?:ая|ое|ые|[ыои]й)$|после того|прежде|перед тем|до того|с тех пор|без|со|в|во|на|у|к|от|из|для|включая|особенно|кроме|даже)(?!\p{L})/iu;
/** What speaks of what one thinks, sees or hears before a clause that tells it. */
const TELLS_WHAT =
  /(?:(?:у|по)?зна\p{L}+|дума\p{L}+|говор\p{L}+|сказ\p{L}+|скаж\p{L}+|подскаж\p{L}+|вид\p{L}+|помн\p{L}+|забы\p{L}+|спр\p{L}+|понима\p{L}+|люб\p{L}+|ненавиж\p{L}+|нравится)(?: (?:мне|нам|ему|ей|им))?$/iu;
const FEWEST = 2;

/**
 * A Russian sentence of two clauses, each said whole by whatever says it, and the one hung on the other by the end of its
 * Kazakh verb. It is surely right where both clauses are and the check finds nothing.
 */
export function hungAsSaid(given: string, tools: Tools, say: SayWhole): SaidWhole | undefined {
  const [, text = "", mark = ""] = /^(.+?)([.!?…]*)$/u.exec(given.trim()) ?? [];
  if (/[.!?:"«»()]/u.test(text) || wordsOf(foldText(text)).length > LONGEST) return undefined;
  const content = contentAsSaid(text, mark, tools, say);
  const mood = content ? undefined : moodsAsSaid(text, mark, tools, say);
  const said = content ?? mood;
  const first = said && checked(text, mark, said, tools);
  if (first) return first;
  for (const [pattern, by] of JOINTS) {
    for (const { a, b } of partings(pattern, text)) {
      const said =
        typeof by === "object" && "word" in by
          ? besideEach(a, b, by.word, mark, tools, say)
          : hungOn(a, b, by, mark, tools, say);
      const whole = said && checked(text, mark, said, tools);
      if (whole) return whole;
    }
  }
  return undefined;
}

/** A sentence of more words is not tried in so many ways. */
const LONGEST = 24;

/** Every way a text parts by a joint: at its first comma or at a later one. */
function* partings(pattern: RegExp, text: string): Generator<{ a: string; b: string }> {
  const first = pattern.exec(text)?.groups;
  if (!first) return;
  const seen = new Set<string>();
  const greedy = new RegExp(pattern.source.replaceAll(".+?", ".+"), pattern.flags);
  for (const groups of [first, greedy.exec(text)?.groups]) {
    const { a, b } = groups ?? {};
    if (a === undefined || b === undefined || seen.has(a)) continue;
    seen.add(a);
    yield { a: a.trim(), b: b.trim() };
  }
}

function checked(
  source: string,
  mark: string,
  { text, isSure }: SaidWhole,
  tools: Tools,
): SaidWhole | undefined {
  const line = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  if (mark.startsWith("?") !== /\?$/u.test(line)) return undefined;
  if (!isAccountedFor(foldText(source), line) || !isOneRegister(line)) return undefined;
  if (verdictOf(line, tools) === "wrong") return undefined;
  return { text: line, isSure: isSure && isOnlyDoubted(line, tools) };
}

const sentence = (clause: string, mark: string): string =>
  `${clause.charAt(0).toUpperCase()}${clause.slice(1)}${mark === "" ? "." : mark}`;

/** A clause said whole; one that leaves its doer to the clause beside it is said with that one. */
function saidBeside(
  clause: string,
  beside: string,
  mark: string,
  say: SayWhole,
): SaidWhole | undefined {
  if (wordsOf(foldText(clause)).length === 0) return undefined;
  const doer = doerIn(beside) ?? (namesNobody(clause) ? thirdIn(clause) : undefined);
  const withDoer = (): SaidWhole | undefined => {
    if (doer === undefined) return undefined;
    const said = say(sentence(`${doer} ${clause}`, mark));
    // Who it is has been told
    return said && { ...said, text: said.text.replace(THIRD, (_, next: string) => next) };
  };
  if (namesNobody(clause)) return withDoer() ?? say(sentence(clause, mark));
  return say(sentence(clause, mark)) ?? (doerIn(clause) === undefined ? withDoer() : undefined);
}

const THIRD = /^(?:Ол|Олар) (\p{L})/u;
const PRONOUN = /^(?:Мен|Біз|Сен|Сіз|Сендер|Сіздер|Ол|Олар)(?= )/u;
const ADDRESSED = /^(?:Сен|Сіз|Сендер|Сіздер) /u;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a` hangs on `b`: ол келсе, біз барамыз. */
function hungOn(
  a: string,
  b: string,
  hold: Hold,
  mark: string,
  tools: Tools,
  say: SayWhole,
): SaidWhole | undefined {
  if (HANGS.test(b) || (hold !== "because" && TELLS_WHAT.test(b))) return undefined;
  if (hold === "when" && NAMES_TIME.test(b)) return undefined;
  // «Пока не придёт»: until he comes, and nothing is denied
  const clause = hold === "until" ? a.replace(/(?<!\p{L})не /iu, "") : a;
  const first = saidBeside(clause, b, ".", say);
  if (!first || !/\.$/u.test(first.text)) return undefined;
  const second = saidBeside(b, a, mark, say);
  if (!second) return undefined;
  const isBid = /!$/u.test(second.text);
  const marks = /^(?:condition|concession)$/.test(hold as string);
  const one = marks || isBid ? capital(first.text.replace(ADDRESSED, "")) : first.text;
  const hung = reshaped(one, hold, tools);
  if (hung === undefined) return undefined;
  const [doer] = PRONOUN.exec(hung) ?? [];
  const main =
    doer !== undefined && second.text.startsWith(`${doer} `)
      ? second.text.slice(doer.length + 1)
      : second.text;
  return {
    text: `${hung}, ${inside(main, tools)}`,
    isSure: first.isSure && second.isSure,
  };
}

/** Two clauses side by side, with a word between them or none. */
function besideEach(
  a: string,
  b: string,
  word: string,
  mark: string,
  tools: Tools,
  say: SayWhole,
): SaidWhole | undefined {
  if (HANGS.test(b) || STARTS_HANGING.test(a) || isOfTheSameVerb(b, word)) return undefined;
  if (word === "" && wordsOf(foldText(b)).length < FEWEST) return undefined;
  // What is asked over both is no statement with a question behind it: «Вас будит сосед, он храпит?»
  if (mark.startsWith("?") && !asksByItself(b, a, "ru")) return undefined;
  // «…, ты их не видел», typed without its mark
  if (mark === "" && /^(?:ты|вы) .*л[аи]?(?!\p{L})/iu.test(b)) return undefined;
  const first = saidBeside(a, b, ".", say);
  if (!first || /\?$/u.test(first.text)) return undefined;
  const second = saidBeside(b, a, mark, say);
  if (!second) return undefined;
  const rest = untold(second.text, first.text);
  const bare = first.text.replace(/[.!]$/u, "");
  return {
    text: `${bare}, ${word === "" ? "" : `${word} `}${inside(rest, tools)}`,
    isSure: first.isSure && second.isSure,
  };
}

/** A sentence without its doer where the one before has told whom: by a pronoun, by its end, or as whoever is bidden. */
function untold(second: string, first: string): string {
  const [doer] = PRONOUN.exec(second) ?? [];
  if (doer === undefined) return second;
  const bare = first.replace(/[.!]$/u, "");
  const isBidden = first.endsWith("!") && ADDRESSED.test(second);
  const end = finiteEnd(bare.split(" ").at(-1) ?? "");
  const isSame = end !== undefined && PERSON[end.person] === doer;
  return bare.startsWith(`${doer} `) || isBidden || isSame ? second.slice(doer.length + 1) : second;
}

const PERSON: Readonly<Partial<Record<Person, string>>> = {
  "1s": "Мен",
  "1p": "Біз",
  "2s": "Сен",
  "2f": "Сіз",
};

const STARTS_HANGING =
  /^(?:если|когда|пока|хотя|хоть|чем|прежде|перед тем|после того|с тех пор|как только|едва|раз|так как|поскольку|чтобы|вместо того|несмотря на то|из-за того|не только|каждый раз)(?!\p{L})/iu;
