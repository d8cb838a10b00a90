import type { Case, Person } from "../grammar/clause.ts";

/** The form of a word that a question asks for. */
export interface Wish {
  case?: Case;
  plural?: boolean;
  owner?: Person;
  person?: Person;
  tense?: string;
  mood?: "IMP" | "COND" | "DES" | "OPT";
  voice?: "PASS" | "CAUS" | "RECP" | "REFL";
  nonfinite?: "V.CVB;PFV" | "V.CVB;IPFV" | "V.PTCP;PST" | "V.PTCP;HAB" | "V;VN;NOM";
  degree?: "CMPR" | "INTENS" | "SUPER";
  negative?: boolean;
  question?: boolean;
  ordinal?: boolean;
  /** A whole table rather than one form. */
  table?: "cases" | "persons" | "owners";
  /** All persons in each of the tenses. */
  allTenses?: true;
}

type Rule = readonly [pattern: RegExp, wish: Partial<Wish>];

const B = "(?<![\\p{L}-])";
const E = "(?![\\p{L}])";
const rule = (pattern: string, wish: Partial<Wish>): Rule => [
  new RegExp(`${B}(?:${pattern})${E}`, "u"),
  wish,
];

/** Names of forms in the three languages; the first that fits a stretch of text takes it. */
const RULES: readonly Rule[] = [
  rule(
    "(?:in |through )?(?:all|every)(?: the)? tenses?|во всех временах|по (?:всем )?временам|барлық шақ\\p{L}*|шақтардың бәрінде",
    { table: "persons", allTenses: true },
  ),
  rule("conjugat\\p{L}*|conjugation|проспряга\\p{L}*|спряжени\\p{L}*|спряга\\p{L}*|жікте\\p{L}*", {
    table: "persons",
  }),
  rule(
    "declin\\p{L}*|declension|all (?:the )?cases(?: of| for)?(?: the word)?|table of (?:all )?(?:the )?cases (?:of|for)|case table (?:of|for)|просклоня\\p{L}*|склонени\\p{L}*|склоня\\p{L}*|по падежам|септе(?!г|у)\\p{L}*|септеп",
    { table: "cases" },
  ),
  rule(
    "possessive (?:forms|endings|table)|with possessive endings|притяжательн\\p{L}* (?:формы|форме|окончания)|тәуелде\\p{L}*",
    { table: "owners" },
  ),
  rule("genitive(?: case)?|родительн\\p{L}*(?: падеж\\p{L}*)?|ілік(?: септі\\p{L}*)?", {
    case: "GEN",
  }),
  rule(
    "dative(?: case)?|дательн\\p{L}*(?: падеж\\p{L}*)?|направительн\\p{L}*(?: падеж\\p{L}*)?|барыс(?: септі\\p{L}*)?",
    { case: "DAT" },
  ),
  rule("accusative(?: case)?|винительн\\p{L}*(?: падеж\\p{L}*)?|табыс(?: септі\\p{L}*)?", {
    case: "ACC",
  }),
  rule("locative(?: case)?|местн\\p{L}*(?: падеж\\p{L}*)?|жатыс(?: септі\\p{L}*)?", {
    case: "LOC",
  }),
  rule("ablative(?: case)?|исходн\\p{L}*(?: падеж\\p{L}*)?|шығыс(?: септі\\p{L}*)?", {
    case: "ABL",
  }),
  rule("instrumental(?: case)?|творительн\\p{L}*(?: падеж\\p{L}*)?|көмектес септі\\p{L}*", {
    case: "INS",
  }),
  rule("nominative(?: case)?|именительн\\p{L}*(?: падеж\\p{L}*)?|атау(?: септі\\p{L}*)?", {
    case: "NOM",
  }),
  rule(
    "plural(?: form)?|pluralise|pluralize|множественн\\p{L}*(?: числ\\p{L}*)?|мн\\.? ?(?:ч\\.?|числ\\p{L}*)|көптік(?: (?:жалғау\\p{L}*|тү\\p{L}*))?|көпше(?: тү\\p{L}*)?",
    { plural: true },
  ),
  rule("singular|единственн\\p{L}*(?: числ\\p{L}*)?|жекеше(?: тү\\p{L}*)?", { plural: false }),
  rule(
    "present continuous(?: tense)?|continuous(?: tense)?|progressive|right now|настоящ\\p{L}* (?:длительн|конкретн)\\p{L}*|прямо сейчас|нақ осы шақ\\p{L}*",
    { tense: "PRS;PROG" },
  ),
  rule("perfect(?: tense)?|давнопрошедш\\p{L}*|бұрынғы өткен шақ\\p{L}*", { tense: "PST;PRF" }),
  rule("past continuous", { tense: "PST;HAB" }),
  rule("habitual past|used to", { tense: "PST;HAB" }),
  rule("hearsay(?: past)?|evidential", { tense: "PST;EVID" }),
  rule(
    "(?:simple )?past(?: simple)?(?: tense)?|прошедш\\p{L}*(?: врем\\p{L}*)?|прошл\\p{L}* врем\\p{L}*|өткен шақ\\p{L}*",
    { tense: "PST" },
  ),
  rule("future(?: tense)?|будущ\\p{L}*(?: врем\\p{L}*)?|келер шақ\\p{L}*", { tense: "FUT" }),
  rule("present(?: simple)?(?: tense)?|настоящ\\p{L}*(?: врем\\p{L}*)?|осы шақ\\p{L}*", {
    tense: "PRS",
  }),
  rule(
    "imperative(?: form| mood)?|command(?: form)?|повелительн\\p{L}*(?: наклонени\\p{L}*)?|императив\\p{L}*|бұйрық рай\\p{L}*",
    { mood: "IMP" },
  ),
  rule("conditional(?: form| mood)?|условн\\p{L}*(?: наклонени\\p{L}*)?|шартты рай\\p{L}*", {
    mood: "COND",
  }),
  rule("desiderative|желательн\\p{L}*(?: наклонени\\p{L}*)?|қалау рай\\p{L}*", { mood: "DES" }),
  rule(
    "passive(?: voice| form)?|пассивн\\p{L}*(?: залог\\p{L}*)?|страдательн\\p{L}*(?: залог\\p{L}*)?|ырықсыз етіс\\p{L}*",
    { voice: "PASS" },
  ),
  rule(
    "causative(?: form)?|понудительн\\p{L}*(?: залог\\p{L}*)?|побудительн\\p{L}*(?: залог\\p{L}*)?|өзгелік етіс\\p{L}*",
    { voice: "CAUS" },
  ),
  rule("reciprocal|взаимн\\p{L}*(?: залог\\p{L}*)?|ортақ етіс\\p{L}*", { voice: "RECP" }),
  rule("past participle|participle|причасти\\p{L}*|есімше\\p{L}*", { nonfinite: "V.PTCP;PST" }),
  rule("converb|gerund|деепричасти\\p{L}*|көсемше\\p{L}*", { nonfinite: "V.CVB;PFV" }),
  rule("superlative(?: form| degree)?|превосходн\\p{L}*(?: степен\\p{L}*)?|асырмалы шырай\\p{L}*", {
    degree: "SUPER",
  }),
  // «То же самое» compares nothing
  rule("(?<!же )(?:самый|самая|самое|самые)(?= \\p{L}+$)", { degree: "SUPER" }),
  rule("intensive(?: form)?|күшейтпелі шырай\\p{L}*", { degree: "INTENS" }),
  rule(
    "comparative(?: form| degree)?|сравнительн\\p{L}*(?: степен\\p{L}*)?|салыстырмалы шырай\\p{L}*",
    { degree: "CMPR" },
  ),
  rule(
    "negative(?: form)?|negate|negation|отрицательн\\p{L}*(?: форм\\p{L}*)?|с отрицани\\p{L}*|отрицани\\p{L}*|болымсыз(?: тү\\p{L}*)?",
    { negative: true },
  ),
  rule(
    "(?:into |in )?(?:a )?question(?: form)?|вопросительн\\p{L}*(?: форм\\p{L}*| предложени\\p{L}*)?|в вопрос|вопрос|сұраулы(?: тү\\p{L}*)?|сұраққа",
    { question: true },
  ),
  rule("ordinal|порядков\\p{L}*(?: числительн\\p{L}*)?|реттік", { ordinal: true }),
  rule(
    '(?:with |for |in the )?"?(?:we|us)"?(?: form)?|first person plural|с "?мы"?|для "?мы"?|для нас|с нами|"мы"|біз(?: үшін|бен)?',
    { person: "1p" },
  ),
  rule(
    '(?:with |for )"?(?:i|me)"?|"i"|"?i"? form|first person singular|с "?я"?|для "?я"?|для меня|"я"|мен үшін',
    { person: "1s" },
  ),
  rule(
    '(?:with |for )"?(?:they|them)"?|"they"|"?they"? form|с "?они"?|для "?они"?|для них|с ними|"они"|олар(?: үшін)?',
    {
      person: "3p",
    },
  ),
  rule(
    '(?:with |for )"?(?:he|she|it|him|her)"?|"(?:he|she)"|third person|с "?(?:он|она)"?|для "?он"?|для него|для нее|для неё|"он"|"она"|ол үшін',
    { person: "3" },
  ),
  rule(
    '(?:with |for )"?(?:polite you|you \\(?(?:polite|formal)\\)?|siz|сіз)"?|с "?вы"?|для "?вы"?|для вас|"вы"|сіз үшін|"сіз"',
    { person: "2f" },
  ),
  rule('(?:with |for )"?(?:you|sen|сен)"?|"you"|с "?ты"?|для "?ты"?|для тебя|"ты"|сен үшін|"сен"', {
    person: "2s",
  }),
];

/** Owners in front of a word: my book, наш дом. */
const OWNERS: readonly (readonly [RegExp, Person])[] = [
  [/^(?:my|мой|моя|мое|мои|менің)(?= )/u, "1s"],
  [/^(?:our|наш|наша|наше|наши|біздің)(?= )/u, "1p"],
  [/^(?:your \(polite\)|ваш|ваша|ваше|ваши|сіздің)(?= )/u, "2f"],
  [/^(?:your|твой|твоя|твое|твои|сенің)(?= )/u, "2s"],
  [/^(?:his|her|its|his\/her|его|ее|оның)(?= )/u, "3"],
  [/^(?:their|их|олардың)(?= )/u, "3p"],
];

/** Words left over that name nothing. */
const GLUE =
  /(?<![\p{L}-])(?:explain|does|do|did|changes?|беріңізші|беріңіз|беріп|жасап|көрсетіңізші|how|would|look|looks|like|объясни|расскажи про|образуется|образуются|задать|задавать|adjectives?|verbs?|nouns?|words?|endings?|прилагательн\p{L}*|окончани\p{L}*|(?:what|how) (?:is|are|would be|do (?:you|i|we)|to)|what's|what|is|make|form|put|give me|give|show me|show|the|of|for|in|into|to the|with|to|turn|change|case|tense|kazakh|form\p{L}*|endings?|verb|noun|word|adjective|please|and|a|as|say|you|can|from|будет|какое|какая|какой|как|на|у|от|для|форм\p{L}*|глагол\p{L}*|слов\p{L}*|существительн\p{L}*|поставь|поставить|сделай|преврати|образуй|образовать|во|в|по-казахски|казахск\p{L}*|падеж\p{L}*|время|времени|покажи|напиши|мне|дай|а|и|сөзін|сөзінің|сөзі|етістігін|етістігінің|етістік|жалғауын|жалғауы|түрі|түрін|қалай|деген|не|бер|берші|қою|айт|қандай|болады|жалғанады|дегеннің|үшін|тур\p{L}*|қазақша)(?![\p{L}])/gu;

/** What form a text asks for, and the words left when its names are taken away. */
export function readWish(folded: string): { wish: Wish; rest: string; found: number } {
  const wish: Wish = {};
  let rest = folded;
  let found = 0;
  for (const [pattern, part] of RULES) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, " ");
    Object.assign(wish, part);
    found++;
  }
  rest = rest
    .replace(/[?!.,:;"()]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  rest = rest.replace(GLUE, " ").replace(/\s+/g, " ").trim();
  const polite = /\(?polite\)?|вежлив\p{L}*|сыпайы/u.test(folded);
  for (const [pattern, person] of OWNERS) {
    if (!pattern.test(rest)) continue;
    rest = rest.replace(pattern, " ").trim();
    wish.owner = polite && person === "2s" ? "2f" : person;
    found++;
    break;
  }
  rest = rest.replace(/(?<![\p{L}])(?:polite\w*|вежлив\p{L}*|сыпайы)(?![\p{L}])/gu, " ");
  rest = rest.replace(GLUE, " ").replace(/\s+/g, " ").trim();
  return { wish, rest, found };
}
