import type { GrammarSummary, Language } from "@tilashar/contracts";
import type { Glosser } from "@tilashar/course/gloss";
import { call } from "#app/lib/api/client.ts";
import { pointsBySuffix } from "#app/lib/kazakh/grammar-points.ts";

/** Everything a gloss shows: how words are read, and the tables and sounds of the language. */
export interface GlossEngine {
  glosser: Glosser;
  tools: Pick<
    typeof import("./gloss-tools.ts"),
    "inflect" | "SUFFIX_MEANINGS" | "ipa" | "stressTail"
  >;
  /** The point of grammar that explains a suffix, by its id. */
  points: ReadonlyMap<string, GrammarSummary>;
}

const engines = new Map<Language, Promise<GlossEngine>>();

async function load(language: Language): Promise<GlossEngine> {
  const [parts, english, russian, words, points] = await Promise.all([
    import("./gloss-tools.ts").then(
      ({ makeGlosser, inflect, SUFFIX_MEANINGS, ipa, stressTail }) => ({
        makeGlosser,
        tools: { inflect, SUFFIX_MEANINGS, ipa, stressTail },
      }),
    ),
    language === "ru" ? null : import("./english-meanings.ts"),
    language === "en" ? null : import("./russian-meanings.ts"),
    // Without the course's expressions each word still has its own meaning.
    call("GET /glossary", {}).catch(() => []),
    // Nor does a suffix need its page to have a meaning.
    pointsBySuffix(),
  ]);
  const glosser = parts.makeGlosser(words, {
    en: english?.glossInEnglish,
    ru: russian?.glossInRussian,
  });
  return { glosser, tools: parts.tools, points };
}

/**
 * The engine of glosses, fetched at the first tap and kept. It brings the meanings of one language alone;
 * an interface in Kazakh has both.
 */
export function glossEngine(language: Language): Promise<GlossEngine> {
  let engine = engines.get(language);
  if (engine === undefined) {
    engine = load(language);
    engines.set(language, engine);
    // A lost network must not be remembered.
    engine.catch(() => engines.delete(language));
  }
  return engine;
}
