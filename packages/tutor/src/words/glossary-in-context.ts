import type { SenseChoice } from "../learnt/sense-choice.ts";
import { lemmasBeside, sourceWords } from "../learnt/source-words.ts";
import type { Glossary, GlossLanguage, Sense } from "./glossary.ts";

const WITHOUT_CONTEXT = new WeakMap<Glossary, Glossary>();

/**
 * The glossary as a sentence's words are meant: of several headwords of a class the one comes first that the course's
 * lines say beside these neighbours. Words that the sentence lacks are ordered as they are mostly said.
 */
export function glossaryInContext(
  given: Glossary,
  senses: SenseChoice,
  text: string,
  language: GlossLanguage,
): Glossary {
  const glossary = WITHOUT_CONTEXT.get(given) ?? given;
  const words = sourceWords(text, language);
  const known = new Map<string, readonly Sense[]>();
  const inContext: Glossary = {
    ...glossary,
    meaning: (meant, of) => {
      const found = glossary.meaning(meant, of);
      if (of !== language || found.length < 2) return found;
      let ordered = known.get(meant);
      if (!ordered) {
        const [first = meant, second] = meant.split(" ");
        const at = words.findIndex(
          ({ lemmas }, place) =>
            lemmas.has(first) && (second === undefined || words[place + 1]?.text === second),
        );
        const beside = at < 0 ? NOBODY : lemmasBeside(words, at);
        ordered = senses.ordered(language, meant, found, beside);
        known.set(meant, ordered);
      }
      return ordered;
    },
  };
  WITHOUT_CONTEXT.set(inContext, glossary);
  return inContext;
}

const NOBODY: ReadonlySet<string> = new Set();
