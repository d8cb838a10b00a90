import type { Tools } from "../ask.ts";
import { type Clause, personOf } from "../grammar/clause.ts";
import { foldText } from "../text/fold.ts";
import { isAccountedFor } from "./accounted.ts";
import { nearly } from "./nearly.ts";
import { judged, known, seeming, somuch, whether, wished } from "./parsed-content.ts";
import { better, instead, withConverb } from "./parsed-converb.ts";
import { told, toldOf } from "./parsed-part.ts";
import { askedWithin, eitherAsked, knowingAsked } from "./parsed-question.ts";
import { withRelative } from "./parsed-relative.ts";
import { deed, following, inner, isSame, part } from "./reader.ts";
import { hadBetter, notOnly, notSo, orElse, threeInTurn } from "./several-deeds.ts";
import { theMore } from "./the-more.ts";
import { isOnlyDoubted } from "./verdict.ts";
import { unreal, wouldBe } from "./would-be.ts";

/**
 * A Russian sentence of several clauses: each is read by its grammar, a clause that leaves its subject out with the
 * one before, and the link between them is said by the end of a Kazakh verb or a word. Undefined unless every clause
 * and the whole are vouched for.
 */
export function parsedSentence(text: string, tools: Tools): string | undefined {
  const either = eitherAsked(text, tools);
  if (either !== null) return either;
  const knowing = knowingAsked(text, tools);
  if (knowing !== undefined) return isOnlyDoubted(knowing, tools) ? knowing : undefined;
  // «Передай Асану, что …»: it is said to him; whose mother «маме» is nobody tells
  const bare = text
    .trim()
    .replace(/[.!…]+$/u, "")
    .replace(
      /^передай(те)? (?!мам|пап|бабуш|дедуш)(\p{L}+(?: \p{L}+)?), (?=что)/iu,
      "скажи$1 $2, ",
    );
  if (/[?:;"«»()]|[.!]\s/u.test(bare)) return undefined;
  const placed = bare.replace(
    THERE,
    (_, there: string, where: string) => ` в ${there === "там" ? "месте" : "место"}, ${where} `,
  );
  const said =
    led(bare, tools) ??
    joined(bare, tools) ??
    (placed === bare ? undefined : joined(placed, tools));
  if (said === undefined) return undefined;
  const whole = `${said.charAt(0).toUpperCase()}${said.slice(1)}${/!$/u.test(text.trim()) ? "!" : "."}`;
  return isAccountedFor(foldText(bare), whole) && isOnlyDoubted(whole, tools) ? whole : undefined;
}

/** «Там, где живут его родители»: in the place where. */
const THERE = / (там|туда), (где|куда) /iu;

/** What a speaker puts before a sentence or into it, with the Kazakh that leads in. */
const LEADS: readonly (readonly [RegExp, string])[] = [
  [/^(?:наверное|может быть|возможно|вероятно), /iu, "мүмкін, "],
  [/^(?:конечно|разумеется), /iu, "әрине, "],
  [/^к сожалению, /iu, "өкінішке қарай, "],
  [/^например, /iu, "мысалы, "],
  [/^(?:к счастью), /iu, "бақытқа қарай, "],
  [/^(?:по-моему|на мой взгляд|по моему мнению), /iu, "менің ойымша, "],
];

/** What tells that something only seems so, or turns out to be. */
const SEEMS: readonly (readonly [RegExp, "сияқты" | "екен"])[] = [
  [/^(?:кажется|похоже|вроде|видимо|по-видимому)(?: бы)?,? ()/iu, "сияқты"],
  [/^оказывается,? ()/iu, "екен"],
  [/^([^,]+), оказывается,/iu, "екен"],
  [/^([^,]+), (?:кажется|похоже|видимо),/iu, "сияқты"],
];

function led(text: string, tools: Tools): string | undefined {
  const please = text.replace(/, пожалуйста(?:,|$)/iu, "").trim();
  if (please !== text) {
    const clause = told(please, tools) ?? part(please, { language: "ru", tools });
    return clause?.mood === "order" ? inner(clause) : joined(please, tools);
  }
  for (const [word, kz] of SEEMS) {
    const rest = text.replace(word, "$1");
    if (rest !== text) return seeming(rest, kz, tools);
  }
  for (const [lead, kz] of LEADS) {
    if (!lead.test(text)) continue;
    const rest = text.replace(lead, "");
    const clause = told(rest, tools);
    const said = clause ? inner(clause) : joined(rest, tools);
    return said === undefined ? undefined : `${kz}${said}`;
  }
  return undefined;
}

type Join = (a: string, b: string, tools: Tools, c: string) => string | undefined;

/** Two clauses by what stands between them or before the first; the surest first. */
const JOINTS: readonly (readonly [pattern: RegExp, join: Join])[] = [
  [/^если бы (?<a>[^,]+), (?:то )?(?<b>.+)$/iu, unreal],
  [/^(?<b>[^,]+), если бы (?<a>.+)$/iu, unreal],
  [/^если (?<a>[^,]+), (?:то )?(?<b>.+)$/iu, (a, b, tools) => hung("condition", a, b, tools)],
  [/^(?<b>[^,]+), если (?<a>.+)$/iu, (a, b, tools) => hung("condition", a, b, tools)],
  // «Я люблю, когда ты смеёшься»: what is loved, and not when
  [/^с тех пор,? как (?<a>[^,]+), (?<b>.+)$/iu, (a, b, tools) => hung("since", a, b, tools)],
  [/^(?<b>[^,]+),? с тех пор,? как (?<a>.+)$/iu, (a, b, tools) => hung("since", a, b, tools)],
  [/^(?<b>[^,]+),? не только (?<a>[^,]+), но и (?<c>.+)$/iu, notOnly],
  [
    /^(?<a>[^,]*(?:любл|любит|любят|ненавид|обожа)\p{L}*), когда (?<b>.+)$/iu,
    (a, b, tools) => known(a, b, tools),
  ],
  [/^когда (?<a>[^,]+), (?<b>.+)$/iu, (a, b, tools) => hung("when", a, b, tools)],
  [/^(?<b>[^,]+), когда (?<a>.+)$/iu, (a, b, tools) => hung("when", a, b, tools)],
  [/^(?:после того,? как) (?<a>[^,]+), (?<b>.+)$/iu, (a, b, tools) => hung("after", a, b, tools)],
  [/^(?<b>[^,]+),? после того,? как (?<a>.+)$/iu, (a, b, tools) => hung("after", a, b, tools)],
  [/^(?:прежде чем|перед тем,? как|до того,? как) (?<a>[^,]+), (?<b>.+)$/iu, before],
  [/^(?<b>[^,]+),? (?:прежде чем|перед тем,? как|до того,? как) (?<a>.+)$/iu, before],
  [/^пока (?!.*(?<!\p{L})не )(?<a>[^,]+), (?<b>.+)$/iu, during],
  [/^(?<b>[^,]+), пока (?!.*(?<!\p{L})не )(?<a>.+)$/iu, during],
  [/^вместо того,? чтобы (?<a>[^,]+), (?<b>.+)$/iu, instead],
  [/^(?<b>[^,]+),? вместо того,? чтобы (?<a>.+)$/iu, instead],
  [/^чем (?<a>\p{L}+(?:ше|ее|е) [^,]+), тем (?<b>\p{L}+(?:ше|ее|е) .+)$/iu, theMore],
  [/^лучше (?<a>[^,]+), чем (?<b>.+)$/iu, better],
  [/^(?<a>[^,]+), чтобы (?<b>.+)$/iu, wished],
  [/^(?<a>[^,]+), (?<b>(?!что )[^,]+ ли .+)$/iu, whether],
  [/^(?<a>[^,]+), (?:что|как) (?<b>.+)$/iu, judged],
  [
    /^(?<a>[^,]+), (?<b>(?:как|где|куда|откуда|почему|зачем|когда|во сколько|сколько|кто|с кем|чем) .+)$/iu,
    (a, b, tools) => askedWithin(a, b, tools),
  ],
  [
    /^(?<a>[^,]+), что (?<b>.+)$/iu,
    (a, b, tools) => {
      const much = a.replace(/(?<!\p{L})(?:так|настолько|до того) /iu, "");
      return much === a ? known(a, b, tools) : somuch(much, b, tools);
    },
  ],
  [
    /^(?:хотя|хоть|несмотря на то,? что) (?<a>[^,]+), (?:но )?(?<b>.+)$/iu,
    (a, b, tools) => hung("concession", a, b, tools),
  ],
  [/^(?<b>[^,]+), (?:хотя|хоть) (?<a>.+)$/iu, (a, b, tools) => hung("concession", a, b, tools)],
  [
    /^(?<a>[^,]+), (?:потому что|так как|ведь) (?<b>.+)$/iu,
    (a, b, tools) => side("өйткені", a, b, tools),
  ],
  [
    /^(?:так как|поскольку) (?<b>[^,]+), (?:то )?(?<a>.+)$/iu,
    (a, b, tools) => side("өйткені", a, b, tools),
  ],
  [/^(?<a>.+), (?:поэтому|так что) (?<b>.+)$/iu, (a, b, tools) => side("сондықтан", a, b, tools)],
  [/^(?<a>.+), (?:но|однако) (?<b>.+)$/iu, (a, b, tools) => side("бірақ", a, b, tools)],
  [/^(?<a>.+), а (?<b>(?!у )(?:\p{L}+ ){0,1}\p{L}+) нет$/iu, notSo],
  [/^(?<a>[^,]+), (?:а то|иначе|не то) (?<b>.+)$/iu, orElse],
  [/^(?<a>.+), а (?!то )(?<b>.+)$/iu, (a, b, tools) => side("ал", a, b, tools)],
  [/^(?<a>[^,]+), (?<b>[^,]+?),? (?:и|а потом) (?<c>.+)$/iu, threeInTurn],
  [/^(?<a>.+?),? и (?<b>.+)$/iu, inTurn],
  [/^(?<a>.+),? и (?<b>.+?)$/iu, inTurn],
  [/^(?<a>.+?),? и (?<b>.+)$/iu, (a, b, tools) => sideBySide(a, b, tools)],
];

function joined(text: string, tools: Tools): string | undefined {
  for (const [pattern, join] of JOINTS) {
    const { a, b, c = "" } = pattern.exec(text)?.groups ?? {};
    if (a === undefined || b === undefined) continue;
    const said = join(a, b, tools, c);
    if (said !== undefined) return said;
  }
  const relative = withRelative(text, tools);
  return (
    (relative && inner(relative)) ??
    withConverb(text, tools) ??
    hadBetter(text, tools) ??
    nearly(text, tools) ??
    wouldBe(text, tools)
  );
}

/** «Прежде чем начать работу, посоветуйтесь»: бастамас бұрын. */
function before(a: string, b: string, tools: Tools): string | undefined {
  const main = told(b, tools);
  const own = deed(a, { language: "ru", tools });
  const side = own ?? told(a, tools) ?? toldOf(main, a, tools);
  if (!main || side?.predicate.kind !== "verb" || side.negative) return undefined;
  const first = inner(own ? { ...own, silent: true } : side, "before");
  const second = inner(own ? main : following(side, main));
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

/** «Пока ты спишь, я схожу в магазин»: сен ұйықтап жатқанда. */
function during(a: string, b: string, tools: Tools): string | undefined {
  const side = told(a, tools);
  const main = told(b, tools) ?? toldOf(side, b, tools);
  if (side?.predicate.kind !== "verb" || side.mood !== "plain" || !main) return undefined;
  const first = inner({ ...side, going: true }, "when");
  const second = inner(following(side, main));
  return first === undefined || second === undefined ? undefined : `${first}, ${second}`;
}

const KNOWS =
  /(?:люб\p{L}+|ненавид\p{L}+|обожа\p{L}+|зна\p{L}+|помн\p{L}+|забы\p{L}+|спро\p{L}+|спраш\p{L}+|сказ\p{L}+|скаж\p{L}+|подскаж\p{L}+|объясн\p{L}+|понима\p{L}+|интересно|посмотр\p{L}+|узна\p{L}+)(?: (?:мне|нам|ему|ей|им))?$/iu;

/** «Помню время, когда …»: which time it was. */
export const NAMES_TIME = /(?:время|времена|день|дни|год|годы|момент|случай)$/iu;

/** A clause whose deed is hung on another's: келгенде, кетсе, шаршаса да. */
function hung(
  link: "condition" | "when" | "after" | "concession" | "since",
  a: string,
  b: string,
  tools: Tools,
): string | undefined {
  // «Спросила, когда я приду»: what is asked is no time
  if (KNOWS.test(b) || (link === "when" && NAMES_TIME.test(b))) return undefined;
  const one = told(a, tools);
  const first = one ?? toldOf(told(b, tools), a, tools);
  const second = told(b, tools) ?? toldOf(first, b, tools);
  if (!first || !second || first.mood === "order") return undefined;
  const both = [first, second].map(({ subject }) => subject);
  // Two of them that are not told apart: which of them comes is not known, unless the same word names both
  const names = [a, b].map((text) => /(?<!\p{L})(?:он|она|они)(?!\p{L})/iu.exec(text)?.[0]);
  if (
    both.every((one) => one?.kind === "pronoun" && one.person.startsWith("3")) &&
    one &&
    names[0]?.toLowerCase() !== names[1]?.toLowerCase()
  )
    return undefined;
  const hangs = first.subject && isAddressed(first) ? { ...first, silent: true } : first;
  const [begins, ends] = [inner(hangs, link), inner(following(first, second))];
  if (begins === undefined || ends === undefined) return undefined;
  // Туғаннан бері осында тұрамын: of one and the same there is no pause
  const isOneDoer = link === "since" && isSame(first, second) && hangs.silent === true;
  return `${link === "condition" ? "егер " : ""}${begins}${isOneDoer ? "" : ","} ${ends}`;
}

const isAddressed = ({ subject }: Clause): boolean => personOf(subject).startsWith("2");

/** Two clauses side by side with a word between them. */
function side(between: string, a: string, b: string, tools: Tools): string | undefined {
  const first = told(a, tools);
  const alone = told(b, tools);
  // «Мы спорили, но не решили»: who has been named did not
  const isOfNobody =
    alone?.predicate.kind === "verb" && alone.subject === undefined && alone.mood === "plain";
  const second = isOfNobody
    ? (toldOf(first, b, tools) ?? alone)
    : (alone ?? toldOf(first, b, tools));
  if (!first || !second) return undefined;
  // «Я люблю чай, а он кофе»: he loves it, and is none
  if (between === "ал" && first.predicate.kind === "verb" && second.predicate.kind === "is")
    return undefined;
  const [begins, ends] = [inner(first), inner(following(first, second))];
  if (begins === undefined || ends === undefined) return undefined;
  // Not this but that: балық емес, ет
  return between === "ал" && first.negative && !second.subject
    ? `${begins}, ${ends}`
    : `${begins}, ${between} ${ends}`;
}

/** «Солнце село, и стало темно»: each of its own. */
function sideBySide(a: string, b: string, tools: Tools): string | undefined {
  const [first, second] = [told(a, tools), told(b, tools)];
  if (!first?.subject || !second?.subject || first.mood !== "plain" || second.mood !== "plain")
    return undefined;
  if (![first, second].every(({ predicate }) => /^(?:verb|is-so)$/.test(predicate.kind)))
    return undefined;
  const [begins, ends] = [inner(first), inner(following(first, second))];
  return begins === undefined || ends === undefined ? undefined : `${begins}, ${ends}`;
}

/** One after the other: дүкенге барып, нан сатып алды. */
function inTurn(a: string, b: string, tools: Tools): string | undefined {
  const first = told(a, tools);
  if (!first || first.negative || first.predicate.kind !== "verb") return undefined;
  const own = told(b, tools);
  const isSameOrder = first.mood === "order" && own?.mood === "order";
  const same = isSameOrder ? undefined : toldOf(first, b, tools);
  const second = isSameOrder ? own : (same ?? own);
  // «Солнце село, и пошёл дождь»: another doer is named, and nothing is done to it
  const named = own?.subject?.kind === "noun" ? own.subject.lemma : undefined;
  const isObject = ({ phrase, role }: Clause["complements"][number]): boolean =>
    phrase.lemma === named && "case" in role && role.case === "ACC";
  if (named !== undefined && same && !same.complements.some(isObject)) return undefined;
  if (second?.predicate.kind !== "verb" || first.mood !== second.mood) return undefined;
  if (!/^(?:plain|order)$/.test(first.mood) || first.tense !== second.tense) return undefined;
  const before: Clause = isSameOrder ? { ...first, mood: "plain", silent: true } : first;
  const [begins, ends] = [
    inner(before, "then"),
    inner(isSameOrder ? second : following(first, second)),
  ];
  return begins === undefined || ends === undefined ? undefined : `${begins}, ${ends}`;
}
