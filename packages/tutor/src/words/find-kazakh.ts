import { lookUp } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import { foldText, hasCyrillic, hasLatin, trimEnds } from "../text/fold.ts";
import { englishForms } from "./english-forms.ts";
import type { GlossLanguage, Sense } from "./glossary.ts";
import { isClosed } from "./own-language.ts";
import { russianForms } from "./russian-forms.ts";

/** A Kazakh headword found for something the learner named in any language. */
export interface FoundHeadword {
  readonly lemma: string;
  readonly pos: string;
  /** The other headwords of the same meaning. */
  readonly others: readonly Sense[];
  readonly sense?: Sense;
  /** The word as it was understood, when the learner's spelling was mended. */
  readonly mended?: string;
  /** Where it was found. */
  readonly from: "kz" | GlossLanguage;
  readonly plural?: boolean;
}

/** Headwords that an English or Russian word means, its lemma and its spelling tried in turn. */
export function byMeaning(
  text: string,
  language: GlossLanguage,
  tools: Tools,
  mend = true,
): FoundHeadword | undefined {
  const { glossary } = tools;
  const direct = glossary.meaning(text, language);
  const many = language === "en" ? pluralOf(text, tools) : undefined;
  if (many && direct[0] && (many.sense?.band ?? 9) < direct[0].band) return many;
  if (direct[0]) return fromSenses(direct, language);
  const words = foldText(text).split(" ");
  const last = words.at(-1) ?? "";
  const lemmas = language === "en" ? englishForms(last) : russianForms(last);
  for (const form of lemmas) {
    const whole = [...words.slice(0, -1), form.lemma].join(" ");
    const senses = glossary.meaning(whole, language);
    if (!senses[0]) continue;
    if ("tag" in form && /^(?:comparative|superlative)$/.test(form.tag) && senses[0].pos !== "adj")
      continue;
    if ("pos" in form && form.pos === "v" && senses[0].pos !== "v") continue;
    if ("pos" in form && form.pos === "n" && senses[0].pos === "v") continue;
    const plural =
      "tag" in form
        ? form.tag === "plural"
        : form.plural === true && form.pos === "n" && !form.cases?.includes("gen");
    return { ...fromSenses(senses, language), ...(plural && { plural }) };
  }
  // «Не мой», «наша»: words that every sentence is made of are no slips of others
  const isRight = words.every((word) => isClosed(word, language));
  const near = mend && !isRight ? glossary.nearest(text, language) : undefined;
  const senses = near === undefined ? [] : glossary.meaning(near, language);
  return senses[0] && near !== undefined
    ? { ...fromSenses(senses, language), mended: near }
    : undefined;
}

/** "children" is the plural of child before it is a word by itself. */
function pluralOf(text: string, tools: Tools): FoundHeadword | undefined {
  const form = englishForms(foldText(text)).find(
    ({ lemma, tag }) => tag === "plural" && tools.glossary.meaning(lemma, "en")[0]?.pos === "n",
  );
  return form && { ...fromSenses(tools.glossary.meaning(form.lemma, "en"), "en"), plural: true };
}

function fromSenses(senses: readonly Sense[], from: GlossLanguage): FoundHeadword {
  const [sense, ...others] = senses as [Sense, ...Sense[]];
  return { lemma: sense.kz, pos: sense.pos, sense, others, from };
}

/** A Kazakh headword the text is a form of. */
export function asKazakh(text: string, tools: Tools): FoundHeadword | undefined {
  const word = tools.reader.read(text);
  if (!word) return undefined;
  const sense = word.senses[0];
  const pos = sense?.pos ?? word.reading?.entry?.pos ?? lookUp(word.lemma)[0]?.pos ?? "n";
  const mended = word.mended ? { mended: word.text } : {};
  return { lemma: word.lemma, pos, others: [], from: "kz", ...(sense && { sense }), ...mended };
}

/**
 * The headword a learner means by a word in any of the languages. Kazakh letters make it Kazakh;
 * otherwise the language of the question is tried before Kazakh in chat spelling.
 */
export function findHeadword(
  raw: string,
  language: Language,
  tools: Tools,
): FoundHeadword | undefined {
  const text = trimEnds(foldText(raw));
  if (text === "") return undefined;
  const written = trimEnds(raw.normalize("NFC").toLowerCase());
  if (/[әғқңөұүһі]/.test(written)) return asKazakh(written, tools);
  const gloss: GlossLanguage = hasCyrillic(text) ? "ru" : "en";
  const exactKazakh = tools.glossary.senses(written)[0] ? asKazakh(written, tools) : undefined;
  if (exactKazakh && hasCyrillic(text)) {
    // A word of both languages (бар, шар, ана): Kazakh in a question about forms
    return tools.glossary.knows(text, "ru") && language === "ru"
      ? (byMeaning(text, "ru", tools, false) ?? exactKazakh)
      : exactKazakh;
  }
  const known = byMeaning(text, gloss, tools, false);
  if (known) return known;
  const kazakh = asKazakh(written, tools);
  if (kazakh) return kazakh;
  return hasLatin(text) || hasCyrillic(text) ? byMeaning(text, gloss, tools) : undefined;
}
