import { toArabic, toLatin } from "@tilashar/kazakh";
import type { Draft, RuleIntent, Tools } from "../ask.ts";
import { kz } from "../features/form-text.ts";
import type { Language } from "../reply.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { meaningsOf } from "../tools/gloss.ts";
import { findHeadword } from "../words/find-kazakh.ts";
import { describeKazakh } from "./meaning.ts";

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
    const sentence = caught(tools.patterns.all("word-facts.sentence"), folded)?.[1];
    if (sentence)
      return withHeadword(sentence, language, tools, (lemma) => sentences(lemma, language, tools));
    const synonym = caught(tools.patterns.all("word-facts.synonym"), folded)?.[1];
    if (synonym)
      return withHeadword(synonym, language, tools, (lemma) => synonyms(lemma, language, tools));
    const opposite = caught(tools.patterns.all("word-facts.opposite"), folded)?.[1];
    if (opposite)
      return withHeadword(opposite, language, tools, (lemma) => opposites(lemma, language, tools));
    const script = caught(tools.patterns.all("word-facts.script"), folded);
    if (script?.[1] && script[2]) return inScript(script[1], script[2], tools);
    const parts = caught(tools.patterns.all("word-facts.parts"), folded)?.[1];
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
