import type { Tools } from "../../ask.ts";
import { comparative, nounForm } from "../../russian/inflect.ts";
import { comparativeOf } from "./english-comparative.ts";
import { isMassNoun } from "./mass.ts";
import { type Both, glossOf, nounRendering, qualityRendering } from "./rendering.ts";
import type { SentenceWords } from "./sentence-words.ts";

/** What is a state of somebody or something rather than how it is done: ыстық ішеді, ашық тұр. */
const STATES =
  /^(?:толық|өтірік|ыстық|суық|салқын|жылы|дайын|ашық|жабық|бос|толы|жаңа|ескі|үлкен|кіші|кішкентай|биік|аласа|ұзын|қысқа|бай|кедей|аш|тоқ|ояу|тірі|өлі|жалғыз|арзан|қымбат|жоғары|төмен|артық|кем|тұзды|дәмді|ащы|жас|кәрі|қараңғы|жарық|бірінші|екінші|соңғы|тең|бірдей|оң|теріс|қарсы|алыс|жақын|басым|аман|сау|жүйрік|ерке|қып-қызыл|қызыл|жасыл|сары|қара|ақ|көк)$/u;
/** Verbs beside which a quality tells what something is. */
const BEING =
  /^(?:болу|көріну|тұру|жату|қалу|отыру|жүру|ұстау|сақтау|өсу|санау|есептеу|шығу|ету|қылу|жасау|істеу|саналу|есептелу)$/u;
/** Words that belong to what stands behind them, or tell nothing by themselves. */
const LEANING =
  /^(?:ең|жай|тіпті|түгіл|әрі|қой|ақ|жуық|шамамен|қош|дәл|төмен|жоғары|тек|ғана|қана|ша|мыс|бұрынғы)$/u;

/** How it is done, by a word that no list has and the dictionary knows; undefined of one that may tell another thing. */
export function mannerOf(at: number, words: SentenceWords, tools: Tools): Both | undefined {
  const { reading, head, relation } = words.word(at);
  const text = words.lower(at);
  if (LEANING.test(text) || relation === "degree") return undefined;
  const over = head < 0 ? undefined : words.word(head).reading;
  if (over?.kind !== "verb") return undefined;
  const isBefore = standsBefore(at, head, words);
  const more = /^(\p{L}{3,})(?:ырақ|ірек|рақ|рек)$/u.exec(text)?.[1];
  const less = more === undefined || !isBefore ? undefined : adverbOf(more, tools);
  if (less && !/ /.test(less.en + less.ru)) return moreSo(less);
  const own = glossOf(text, /^adv/u, tools);
  const without = own || !isBefore ? undefined : withoutIt(text, tools);
  if (without) return without;
  // Жедел жәрдем: it may be of what kind something is
  const isQualityToo = tools.glossary.senses(text).some(({ pos }) => pos === "adj");
  if (isQualityToo && !isBefore) return undefined;
  if (reading.kind === "adv" || (reading.kind === "adj" && isBefore))
    if (own && !/one's|oneself|…/u.test(own.en) && !BEING.test(over.lemma)) return own;
  if (text === "жылы" && isBefore && !BEING.test(over.lemma)) return { en: "warmly", ru: "тепло" };
  if (reading.kind !== "adj" || !isBefore || BEING.test(over.lemma)) return undefined;
  return STATES.test(reading.lemma) || text !== reading.lemma
    ? undefined
    : adverbOf(reading.lemma, tools);
}

/** Right before the verb, or before what is one with it. */
const standsBefore = (at: number, head: number, words: SentenceWords): boolean =>
  Array.from({ length: head - at - 1 }, (_, n) => words.word(at + 1 + n)).every(
    ({ relation }) => relation === "helped",
  );

/** Beautiful is beautifully, красивый is красиво. */
function adverbOf(lemma: string, tools: Tools): Both | undefined {
  const own = glossOf(lemma, /^adv/u, tools);
  if (own) return own;
  const quality = qualityRendering(lemma, tools);
  const ru = quality && russianAdverb(quality.ru);
  return quality && ru !== undefined && /^\p{L}+$/u.test(quality.en)
    ? { en: englishAdverb(quality.en), ru }
    : undefined;
}

const englishAdverb = (quality: string): string => {
  const known: Readonly<Record<string, string>> = {
    good: "well",
    fast: "fast",
    hard: "hard",
    full: "fully",
    early: "early",
    late: "late",
    true: "truly",
  };
  if (known[quality]) return known[quality];
  if (quality.endsWith("ly")) return quality;
  if (quality.endsWith("le")) return quality.replace(/e$/, "y");
  if (quality.endsWith("ic")) return `${quality}ally`;
  return quality.endsWith("y") ? quality.replace(/y$/, "ily") : `${quality}ly`;
};

const russianAdverb = (quality: string): string | undefined =>
  /^\p{L}+(?:ый|ой|[кгх]ий)$/u.test(quality) && !/ский$/u.test(quality)
    ? quality.replace(/(?:ый|ой|ий)$/u, "о")
    : undefined;

/** Баяуырақ: more slowly, помедленнее. */
function moreSo({ en, ru }: Both): Both {
  const adjective = ["ый", "ий", "ой"].map((end) => ru.replace(/[ое]$/u, end));
  const more = adjective.map(comparative).find((one) => one !== undefined);
  const better = en === "well" ? "better" : comparativeOf(en);
  return { en: /ly$/.test(en) ? `more ${en}` : better, ru: more ? `по${more}` : ru };
}

/** Қантсыз ішемін: without sugar. */
function withoutIt(text: string, tools: Tools): Both | undefined {
  const stem = /^(\p{L}{2,})с[ыі]з$/u.exec(text)?.[1];
  const isWord = tools.glossary.senses(text).some(({ word }) => word !== undefined);
  const noun =
    stem === undefined || isWord
      ? undefined
      : nounRendering(stem, { isOwned: false, isPlace: false }, tools);
  const ru = noun && nounForm(noun.ru, "gen", false);
  if (!noun || !ru) return undefined;
  const isBare = isMassNoun(noun.en) || /(?:s|light|water|time)$/.test(noun.en);
  const article = isBare ? "" : /^[aeiou]/.test(noun.en) ? "an " : "a ";
  return { en: `without ${article}${noun.en}`, ru: `без ${ru}` };
}
