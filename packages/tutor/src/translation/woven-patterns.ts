import type { GlossLanguage } from "../words/glossary.ts";

/** How the parts of a sentence hang together. */
export type Weave =
  | "if"
  | "would"
  | "when"
  | "after"
  | "before"
  | "although"
  | "because"
  | "but"
  | "so"
  | "then"
  | "think"
  | "said"
  | "know"
  | "who"
  | "which"
  | "purpose"
  | "each-other"
  | "most"
  | "used"
  | "befell"
  | "like";

/** Named parts of a sentence. */
export type Parts = Readonly<
  Partial<
    Record<
      | "a"
      | "b"
      | "who"
      | "to"
      | "not"
      | "verb"
      | "ask"
      | "noun"
      | "rel"
      | "rest"
      | "deed"
      | "place",
      string
    >
  >
>;

export interface WeavePattern {
  readonly weave: Weave;
  readonly pattern: RegExp;
}

const of = (weave: Weave, pattern: RegExp): WeavePattern => ({ weave, pattern });

/** Where a clause that comes first without a comma ends: before a word that begins another. */
const STARTS =
  "(?:i|you|he|she|it|we|they|the|my|your|his|her|our|their|this|that|there|do|please)";

const ENGLISH: readonly WeavePattern[] = [
  of(
    "know",
    /^(?<who>i|he|she|we|they) (?<not>(?:do|does|did) not |(?:don|doesn|didn)'t )?(?<verb>know|knows|knew|see|understand|forgot|heard|saw|understood) (?:that )?(?:(?<ask>where|when|why|how) )?(?<a>.+)$/u,
  ),
  of("would", /^if (?<a>.+?),? (?<b>(?:i|you|he|she|we|they) would .+)$/u),
  of("would", /^(?<b>(?:i|you|he|she|we|they) would .+) if (?<a>.+)$/u),
  of("if", /^if (?<a>[^,]+), (?:then )?(?<b>.+)$/u),
  of("if", new RegExp(`^if (?<a>\\S+ .+?) (?<b>${STARTS} .+)$`, "u")),
  of("if", /^(?<b>.+?),? if (?<a>.+)$/u),
  of("when", /^when (?<a>[^,]+), (?<b>.+)$/u),
  of("when", new RegExp(`^when (?<a>\\S+ .+?) (?<b>${STARTS} .+)$`, "u")),
  of("when", /^(?<b>\S+ .+?),? when (?<a>.+)$/u),
  of("after", /^after (?<a>[^,]+), (?<b>.+)$/u),
  of("after", new RegExp(`^after (?<a>${STARTS} .+?) (?<b>${STARTS} .+)$`, "u")),
  of("after", new RegExp(`^(?<b>.+) after (?<a>${STARTS} .+)$`, "u")),
  of("before", /^before (?<a>[^,]+), (?<b>.+)$/u),
  of("before", new RegExp(`^before (?<a>${STARTS} .+?) (?<b>${STARTS} .+)$`, "u")),
  of("before", new RegExp(`^(?<b>.+) before (?<a>${STARTS} .+)$`, "u")),
  of("although", /^(?:although|though|even though) (?<a>[^,]+), (?<b>.+)$/u),
  of(
    "although",
    new RegExp(`^(?:although|though|even though) (?<a>\\S+ .+?) (?<b>${STARTS} .+)$`, "u"),
  ),
  of("because", /^(?<a>.+?),? because (?<b>.+)$/u),
  of("but", /^(?<a>.+?),? but (?<b>.+)$/u),
  of("so", /^(?<a>.+?), so (?<b>.+)$/u),
  of(
    "think",
    /^(?<who>i|he|she|we|they) (?<verb>think|thinks|believe|hope|hopes)(?: that)? (?<a>.+)$/u,
  ),
  of("said", /^(?<who>he|she) (?:said|told)(?: (?<to>me|us|him|her|them))?(?: that)? (?<a>.+)$/u),
  of(
    "who",
    /^the (?<noun>\p{L}+) (?:who|that|which) (?<rel>.+?) (?<rest>(?:is|was|are|were) .+)$/u,
  ),
  of(
    "which",
    /^the (?<noun>\p{L}+) (?:(?:that|which|who) )?(?<rel>(?:i|you|he|she|we|they|my \p{L}+) .+?) (?<rest>(?:is|was|are|were) .+)$/u,
  ),
  of(
    "purpose",
    /^(?<a>.*\b(?:go|goes|went|come|came|comes|am going|is going|are going)\b.*?) (?:in order )?to (?<deed>(?!the\b|a\b|an\b|my\b|your\b|school\b|work\b)\p{L}+.*)$/u,
  ),
  of("used", /^(?<who>i|you|he|she|we|they) used to (?<a>.+)$/u),
  of("befell", /^(?<who>i|you|he|she|we|they) had to (?<a>.+)$/u),
  of("each-other", /^(?<a>.+) (?:each other|one another)(?<b>.*)$/u),
  of("most", /^(?<a>.+ the (?:most .+|\p{L}+est .+|best .+)) in (?<place>.+)$/u),
  of("then", /^(?<a>.+?),? and (?:then )?(?<b>.+)$/u),
];

const RUSSIAN: readonly WeavePattern[] = [
  of(
    "know",
    /^(?<who>я|он|она|мы|они) (?<not>не )?(?<verb>знаю|знает|знаем|знал|знала|вижу|понимаю|забыл|забыла|слышал|слышала|понял|поняла),? (?:что|(?<ask>где|куда|когда|почему|как|откуда)) (?<a>.+)$/u,
  ),
  of("would", /^если бы (?<a>.+?),? (?:то )?(?<b>(?:я|ты|вы|он|она|мы|они) бы .+)$/u),
  of("if", /^если (?<a>[^,]+), (?:то )?(?<b>.+)$/u),
  of("if", /^(?<b>.+), если (?<a>.+)$/u),
  of("if", /^если (?<a>\S+ .+?) (?<b>(?:я|ты|вы|он|она|мы|они) .+)$/u),
  of("when", /^когда (?<a>[^,]+), (?<b>.+)$/u),
  of("when", /^(?<b>[^,]+), когда (?<a>.+)$/u),
  of("after", /^после того,? как (?<a>[^,]+), (?<b>.+)$/u),
  of("after", /^(?<b>[^,]+),? после того,? как (?<a>.+)$/u),
  of("before", /^(?:перед тем,? как|прежде чем|до того,? как) (?<a>[^,]+), (?<b>.+)$/u),
  of("although", /^хотя (?<a>[^,]+), (?:но )?(?<b>.+)$/u),
  of("because", /^(?<a>.+?),? (?:потому что|так как) (?<b>.+)$/u),
  of("but", /^(?<a>.+?), но (?<b>.+)$/u),
  of("so", /^(?<a>.+?), (?:поэтому|так что) (?<b>.+)$/u),
  of(
    "think",
    /^(?<who>я|он|она|мы|они) (?<verb>думаю|думает|думаем|надеюсь|надеемся),? что (?<a>.+)$/u,
  ),
  of("said", /^(?<who>он|она) (?:(?<to>мне|нам|ему|ей|им) )?сказал[а]?,? что (?<a>.+)$/u),
  of(
    "who",
    /^(?<noun>\p{L}+),? котор(?:ый|ая|ое|ые) (?<rel>(?!(?:я|ты|вы|он|она|мы|они) )[^,]+), (?<rest>.+)$/u,
  ),
  of(
    "who",
    /^(?<noun>\p{L}+) котор(?:ый|ая|ое|ые) (?<rel>\p{L}+(?: \p{L}+){0,2}?) (?<rest>(?:мой|моя|моё|мое|наш|наша|наше) .+)$/u,
  ),
  of(
    "which",
    /^(?<noun>\p{L}+),? котор(?:ый|ую|ое|ые) (?<rel>(?:я|ты|вы|он|она|мы|они) [^,]+), (?<rest>.+)$/u,
  ),
  of(
    "purpose",
    /^(?<a>(?:я|ты|вы|он|она|мы|они|мой \p{L}+|моя \p{L}+) (?:[^,]+ )?(?:пошёл|пошел|пошла|пошли|поехал\p{L}*|пришёл|пришел|пришла|пришли|приехал\p{L}*|иду|идёт|идет|идём|идем)(?: [^,]+?)?) (?<deed>\p{L}+ть(?:ся)?(?: .+)?)$/u,
  ),
  of("befell", /^(?<who>мне|тебе|вам|ему|ей|нам|им) пришлось (?<a>.+)$/u),
  of("like", /^(?<who>мне|тебе|вам|ему|ей|нам|им) нравится (?<a>\p{L}+ть(?:ся)?(?: .+)?)$/u),
  of("each-other", /^(?<a>.+) (?<b>друг друга|друг другу)$/u),
  of("most", /^(?<a>.*сам(?:ый|ая|ое) .+?) (?<place>(?:в|на) .+)$/u),
  of("then", /^(?<a>.+?),? и (?<b>.+)$/u),
];

/** The ways a sentence may be taken apart, the surest first. */
export const patternsOf = (language: GlossLanguage): readonly WeavePattern[] =>
  language === "en" ? ENGLISH : RUSSIAN;
