import { NumbersByText, storedIndexes } from "@tilashar/kazakh";
import type { TaughtCourse } from "../taught-course.ts";
import { HeadwordsByMeaning, meaningKey } from "./headwords-by-meaning.ts";
import { type GlossLanguage, type Sense, Senses } from "./senses.ts";

export { meaningKey } from "./headwords-by-meaning.ts";
export type { GlossLanguage, Sense } from "./senses.ts";

/** Meanings of a Kazakh headword, and headwords of a meaning. */
export interface Glossary {
  /** Senses of a headword, taught ones first. */
  readonly senses: (kazakh: string) => readonly Sense[];
  /** Headwords that mean this, the likeliest first; "to go" and "go" are both found. */
  readonly meaning: (text: string, language: GlossLanguage) => readonly Sense[];
  /** Whether some headword means exactly this. */
  readonly knows: (text: string, language: GlossLanguage) => boolean;
  /** The nearest meaning to a mistyped one, with what it should have been. */
  readonly nearest: (text: string, language: GlossLanguage) => string | undefined;
  readonly headwords: () => readonly string[];
  /** Headwords of several words. */
  readonly expressions: readonly string[];
}

/** @param print of the course, under which the build may have stored the indexes */
export function buildGlossary(course: TaughtCourse, print?: string): Glossary {
  const senses = new Senses(course);
  const named = (name: string) => print && `${name} ${print}`;
  const byHeadword = new NumbersByText((add) => {
    senses.forEach(({ kz }, number) => {
      if (kz !== "") add(small(kz), number);
    });
  }, named("headwords"));
  const sensesOf = (key: string): readonly Sense[] =>
    byHeadword
      .get(key)
      .map((number) => senses.at(number))
      .filter(({ kz }) => kz.toLowerCase() === key);
  let headwords: readonly string[] | undefined;
  const known: Partial<Record<GlossLanguage, HeadwordsByMeaning>> = {};
  // A conversation mostly needs one of them
  const by = (language: GlossLanguage): HeadwordsByMeaning => {
    let found = known[language];
    if (!found) {
      const { meanings, expressions } = course.tutor;
      const preferred = { ...meanings[language], ...expressions[language] };
      found = new HeadwordsByMeaning(
        senses,
        language,
        preferred,
        sensesOf,
        named(`meanings ${language}`),
      );
      known[language] = found;
    }
    return found;
  };
  return {
    senses: (kazakh) => sensesOf(kazakh.toLowerCase().normalize("NFC")),
    meaning: (text, language) =>
      by(language)
        .ranked(meaningKey(text))
        .map(({ sense }) => sense),
    knows: (text, language) => by(language).ranked(meaningKey(text)).length > 0,
    nearest: (text, language) => by(language).nearest(meaningKey(text)),
    // Few questions need them all
    headwords: () => {
      headwords ??= headwordsOf(senses);
      return headwords;
    },
    expressions: storedIndexes.json(named("expressions"), () =>
      headwordsOf(senses).filter((word) => word.includes(" ")),
    ),
  };
}

function headwordsOf(senses: Senses): readonly string[] {
  const found = new Set<string>();
  senses.forEach(({ kz }) => {
    if (kz !== "") found.add(small(kz));
  });
  return [...found];
}

/** The text itself where it is in small letters already: each copy would be kept. */
function small(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text : lower;
}
