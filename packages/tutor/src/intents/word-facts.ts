import { toArabic, toLatin } from "@tilashar/kazakh";
import type { Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import { describeKazakh } from "./meaning.ts";

const W = "[\"']?([\\p{L}-]+)[\"']?";
const frame = (pattern: string): RegExp => new RegExp(`^${pattern.replaceAll("%", W)}$`, "u");

const SENTENCE: readonly RegExp[] = [
  frame(
    "(?:can you |please )?(?:give|show|tell|make|write)(?: me)? (?:an? |some |another )?(?:example )?(?:sentences?|examples?)(?: sentences?)?(?: (?:with|using|for|of|from))?(?: the)?(?: word)? %",
  ),
  frame("(?:can you |please )?use(?: the)?(?: word)? % in a (?:sentence|phrase)"),
  frame("(?:examples? |sentences? )(?:with|of|for)(?: the word)? %"),
  frame(
    "(?:дай |приведи |покажи |составь |придумай )?(?:мне )?(?:пример\\p{L}*|предложени\\p{L}*)(?: предложени\\p{L}*)?(?: (?:со словом|с|на слово|для|со|слова))?(?: словом)? %",
  ),
  frame("% (?:сөзімен|сөзіне|сөзін қолданып) (?:сөйлем|мысал)(?: (?:құра|бер|келтір|айт)\\p{L}*)?"),
];
const SYNONYM: readonly RegExp[] = [
  frame("(?:what (?:is|are) (?:the |a )?)?synonyms? (?:of|for|to) %"),
  frame("синонимы?(?: к)?(?: слов[ауо])? %"),
  frame("% (?:сөзінің |сөзіне )?синоним\\p{L}*"),
  frame("другое слово для %"),
];
const OPPOSITE: readonly RegExp[] = [
  frame("(?:what (?:is|are) (?:the |an? )?)?(?:opposite|antonyms?) (?:of|for|to) %"),
  frame("(?:антонимы?|противоположное)(?: к)?(?: слов[ауоу])? %"),
  frame("% (?:сөзінің |сөзіне )?(?:антоним\\p{L}*|қарама-қарсы\\p{L}*)"),
];
const SCRIPT: readonly RegExp[] = [
  frame(
    "(?:how (?:do (?:you|i)|to) )?(?:write|spell|transliterate|show) % (?:in|to|into|with) (?:the )?(latin|cyrillic|arabic|tote|töte)(?: script| alphabet| letters)?",
  ),
  frame(
    "(?:как (?:написать|пишется) |напиши )?% (латиницей|латиница|кириллицей|арабицей|арабскими буквами|на латинице|на кириллице)",
  ),
  frame("% (?:сөзін )?(латынша|латынмен|кирилмен|кириллше|төте жазумен|төте)(?: жаз\\p{L}*)?"),
];
const PARTS: readonly RegExp[] = [
  frame(
    "(?:what|which) (?:case|form|tense|suffix(?:es)?|ending|person) (?:is|are|does|has)(?: in| the word)? %(?: have| in)?",
  ),
  frame("what is the (?:stem|root|lemma|dictionary form|base form|infinitive) of %"),
  frame(
    "(?:какой (?:это )?(?:падеж|корень)|какая (?:это )?форма|в каком падеже|какое время)(?: у| слова| слово| в)? %",
  ),
  frame("(?:корень|основа|начальная форма)(?: слова)? %"),
  frame("% (?:сөзінің (?:түбірі|құрамы)|қай септікте(?: тұр)?|сөзін талда\\p{L}*)"),
];

/** Pairs of opposites among common adjectives, adverbs and verbs. */
const OPPOSITES =
  "үлкен кішкентай|жақсы жаман|жаңа ескі|ұзын қысқа|ыстық суық|қымбат арзан|ақ қара|көп аз|биік аласа|кең тар|ауыр жеңіл|қиын оңай|бай кедей|алыс жақын|тез баяу|жас кәрі|күшті әлсіз|ашық жабық|таза кір|тәтті ащы|қалың жұқа|қатты жұмсақ|бар жоқ|иә жоқ|келу кету|ашу жабу|алу беру|кіру шығу|сату сатып_алу|күлу жылау|күн түн|таң кеш|жаз қыс|дос жау|бақытты бақытсыз"
    .split("|")
    .map((pair) => pair.split(" ").map((word) => word.replace("_", " ")));

const caught = (patterns: readonly RegExp[], folded: string): RegExpExecArray | undefined => {
  for (const pattern of patterns) {
    const found = pattern.exec(folded);
    if (found) return found;
  }
  return undefined;
};

/** Sentences with a word, its synonyms and opposite, its spelling in another script, its parts. */
export const wordFactsIntent: RuleIntent = {
  name: "word-facts",
  answer(asked, tools) {
    const { folded, language } = asked;
    const sentence = caught(SENTENCE, folded)?.[1];
    if (sentence)
      return withHeadword(sentence, language, tools, (lemma) => sentences(lemma, language, tools));
    const synonym = caught(SYNONYM, folded)?.[1];
    if (synonym)
      return withHeadword(synonym, language, tools, (lemma) => synonyms(lemma, language, tools));
    const opposite = caught(OPPOSITE, folded)?.[1];
    if (opposite)
      return withHeadword(opposite, language, tools, (lemma) => opposites(lemma, language, tools));
    const script = caught(SCRIPT, folded);
    if (script?.[1] && script[2]) return inScript(script[1], script[2], tools);
    const parts = caught(PARTS, folded)?.[1];
    return parts && !parts.startsWith("-") ? describeKazakh(parts, asked, tools) : undefined;
  },
};

function withHeadword(
  word: string,
  language: Language,
  tools: Tools,
  tell: (lemma: string) => Draft,
): Draft | undefined {
  const found = findHeadword(word, language, tools);
  return found && tell(found.lemma);
}

function sentences(lemma: string, language: Language, tools: Tools): Draft {
  const start = lemma.slice(0, Math.min(3, lemma.length)).toLowerCase();
  const holds = (text: string): boolean =>
    text
      .toLowerCase()
      .split(/[^\p{L}-]+/u)
      .some(
        (word) => word.startsWith(start) && knownReadings(word).some((one) => one.lemma === lemma),
      );
  const own = tools.glossary.senses(lemma).find(({ word }) => word)?.word?.example;
  const more = tools.memory.lines
    .filter(
      ({ kz: text }) => text.length < 70 && text !== own?.kz && text.toLowerCase().includes(start),
    )
    .slice(0, 200)
    .filter(({ kz: text }) => holds(text))
    .slice(0, own ? 1 : 2);
  const shown = [...(own ? [own] : []), ...more];
  if (shown.length === 0)
    return {
      text: tools.say("facts.none", language, { x: lemma }),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
    };
  const rows = shown.map((line) =>
    language === "kz" ? line.kz : `${line.kz} — ${line[language]}`,
  );
  return {
    text: [tools.say("facts.lines", language, { x: lemma }), ...rows].join("\n"),
    kazakh: shown.map((line) => kz(line.kz)),
    confidence: 0.9,
    focus: { kind: "word", lemma, pos: "n" },
  };
}

function synonyms(lemma: string, language: Language, tools: Tools): Draft {
  const senses = tools.glossary.senses(lemma);
  const near = senses.flatMap((sense) =>
    [sense.en[0], sense.en[1]]
      .flatMap((gloss) => (gloss ? tools.glossary.meaning(gloss, "en") : []))
      .filter(({ pos, kz: other }) => pos === sense.pos && other !== lemma),
  );
  const shown = near
    .filter(({ kz: one }, at) => near.findIndex(({ kz: other }) => other === one) === at)
    .slice(0, 4);
  if (shown.length === 0)
    return {
      text: tools.say("facts.unknownPair", language, { x: lemma, kind: "synonym" }),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
    };
  const rows = shown.map(
    (sense) => `${sense.kz} — ${meaningsOf([sense], language === "kz" ? "en" : language)}`,
  );
  return {
    text: [tools.say("facts.like", language, { x: lemma }), ...rows].join("\n"),
    kazakh: shown.map((sense) => kz(sense.kz, sense.kz)),
    confidence: 0.85,
  };
}

function opposites(lemma: string, language: Language, tools: Tools): Draft {
  const other = OPPOSITES.filter((pair) => pair.includes(lemma)).map(
    (pair) => pair.find((word) => word !== lemma) as string,
  )[0];
  if (other === undefined)
    return {
      text: tools.say("facts.unknownPair", language, { x: lemma, kind: "opposite" }),
      kazakh: [kz(lemma, lemma)],
      confidence: 0.6,
    };
  const gloss = meaningsOf(
    tools.glossary.senses(other).slice(0, 1),
    language === "kz" ? "en" : language,
  );
  return {
    text: `${tools.say("facts.against", language, { x: lemma, y: other })} (${gloss})`,
    kazakh: [kz(other, other), kz(lemma, lemma)],
    confidence: 0.95,
  };
}

function inScript(word: string, script: string, tools: Tools): Draft | undefined {
  const cyrillic = tools.reader.spell(word);
  if (cyrillic === undefined) return undefined;
  const text = /^lat|^лат|^на лат/.test(script)
    ? toLatin(cyrillic)
    : /^cyr|^кир|^на кир/.test(script)
      ? cyrillic
      : toArabic(cyrillic);
  return { text: `${cyrillic} → ${text}`, kazakh: [kz(cyrillic)], confidence: 0.95 };
}
