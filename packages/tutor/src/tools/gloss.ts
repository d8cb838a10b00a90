import { pronounMeaning } from "@tilashar/course/gloss";
import { analyse, SUFFIX_MEANINGS, suffixSenses, wordsToNumber } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import type { Language } from "../reply.ts";
import type { Sense } from "../words/glossary.ts";

/** What a sense means, the first few words of it. */
export function meaningOf(sense: Sense, language: Language, most = 3): string {
  const glosses = language === "ru" ? sense.ru : sense.en;
  return glosses.slice(0, most).join(", ");
}

/** What a headword means in a language, its senses apart; "" when it is not known. */
export function meaningsOf(senses: readonly Sense[], language: Language): string {
  const said = new Set<string>();
  const shown: string[] = [];
  for (const sense of senses.slice(0, 3)) {
    const glosses = (language === "ru" ? sense.ru : sense.en).slice(0, 3);
    const fresh = glosses.filter((gloss) => !said.has(gloss.toLowerCase()));
    for (const gloss of glosses) said.add(gloss.toLowerCase());
    // Two senses with a meaning in common are one to a learner: house, home; building
    if (fresh.length > 0) shown.push(fresh.join(", "));
  }
  return shown.join("; ");
}

/** One Kazakh word of a line with its meaning and what its suffixes say. */
export interface GlossedWord {
  readonly text: string;
  readonly lemma?: string;
  readonly gloss: string;
}

/** Glosses every word of a Kazakh line, set expressions of two words together. */
export function glossLine(line: string, language: Language, tools: Tools): GlossedWord[] {
  const words = line.match(/[\p{L}\p{M}\d]+(?:-[\p{L}\p{M}\d]+)*/gu) ?? [];
  const glossed: GlossedWord[] = [];
  for (let at = 0; at < words.length; ) {
    const pair = words.slice(at, at + 2).join(" ");
    const known = at + 1 < words.length ? tools.reader.read(pair) : undefined;
    const joined =
      known && tools.glossary.senses(known.lemma).length > 0 && known.lemma.includes(" ");
    const text = joined ? pair : (words[at] as string);
    glossed.push(glossWord(text, language, tools));
    at += joined ? 2 : 1;
  }
  return glossed;
}

function glossWord(text: string, language: Language, tools: Tools): GlossedWord {
  const lower = text.toLowerCase();
  const own = tools.glossary.senses(lower);
  const particle = /^(?:ма|ме|ба|бе|па|пе)$/.test(lower);
  if (particle) return { text, gloss: SUFFIX_MEANINGS.ques[language] };
  if (own[0]) return { text, lemma: own[0].kz, gloss: meaningsOf(own.slice(0, 2), language) };
  const [reading] = analyse(lower);
  if (!reading || reading.guessed) return { text, gloss: wordsToNumber(lower)?.toString() ?? "?" };
  const senses = tools.glossary.senses(reading.lemma);
  const pos = reading.entry?.pos;
  const fitting = senses.filter((sense) => sense.pos === pos);
  const gloss = meaningsOf((fitting.length > 0 ? fitting : senses).slice(0, 1), language);
  const ids = reading.suffixes.map(({ id }) => id);
  const meant = suffixSenses(ids, reading.features.VerbForm === "Fin");
  // A pronoun tells its case itself: оған is "to him", not "he" and a suffix
  const inCase = pronounMeaning(reading);
  if (inCase && language !== "kz") return { text, lemma: reading.lemma, gloss: inCase[language] };
  // түсінбей қалды: without a person it is no tense, and leads to the verb behind it
  const isLinked = reading.features.VerbForm !== "Fin" && ids.at(-1) === "pres";
  const suffixes = meant.map((id, at) =>
    isLinked && at === meant.length - 1
      ? tools.say("meaning.linked", language)
      : SUFFIX_MEANINGS[id][language],
  );
  return { text, lemma: reading.lemma, gloss: [gloss || reading.lemma, ...suffixes].join(" + ") };
}
