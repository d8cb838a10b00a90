import Type from "typebox";

const meaningsOf = () =>
  Type.Record(
    Type.String({ minLength: 1, maxLength: 60 }),
    Type.String({ pattern: "^[^/\\n]+(?:/[a-z-]+)?$", maxLength: 60 }),
  );

/** `content/tutor/meanings.yaml`: the headword given first for a meaning, its part of speech after a slash. */
export const MeaningsFile = Type.Object(
  {
    meanings: Type.Object({ en: meaningsOf(), ru: meaningsOf() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type MeaningsFile = Type.Static<typeof MeaningsFile>;

const expressionsOf = () =>
  Type.Record(
    Type.String({ pattern: " ", maxLength: 60 }),
    Type.String({ pattern: "^[^/\\n]+/(?:n|v|adv)$", maxLength: 60 }),
  );

/**
 * `content/tutor/expressions/`: what several words of English or Russian mean together, where none of them is taken
 * singly. "one's" stands for anybody's.
 */
export const ExpressionsFile = Type.Object(
  {
    expressions: Type.Object(
      { en: expressionsOf(), ru: expressionsOf() },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type ExpressionsFile = Type.Static<typeof ExpressionsFile>;

const waysToSayOne = () => Type.Array(Type.String({ pattern: "^[^|]+(?:\\|[^|]+)+$" }));

/** `content/tutor/said-alike.yaml`: rows of words, a bar between, that Kazakh says alike. */
export const SaidAlikeFile = Type.Object(
  {
    alike: Type.Object({ en: waysToSayOne(), ru: waysToSayOne() }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type SaidAlikeFile = Type.Static<typeof SaidAlikeFile>;

const bothTexts = () => Type.String({ pattern: "^[^|]*\\|[^|]*$" });

/**
 * `content/tutor/renderings.yaml`: how Kazakh words are said in sentences of English and Russian, the two with a bar
 * between: `"help | помогать/помочь"`, a preposition with its case: `"about | о prep"`.
 */
export const RenderingsFile = Type.Object(
  {
    verbs: Type.Record(
      Type.String(),
      Type.Array(Type.Record(Type.String(), Type.String({ minLength: 1 })), { minItems: 1 }),
    ),
    nouns: Type.Record(Type.String(), Type.Record(Type.String(), bothTexts())),
    adjectives: Type.Record(Type.String(), bothTexts()),
    adverbs: Type.Record(Type.String(), bothTexts()),
    postpositions: Type.Record(Type.String(), bothTexts()),
    questions: Type.Record(Type.String(), bothTexts()),
    joining: Type.Record(Type.String(), bothTexts()),
    leads: Type.Record(Type.String(), bothTexts()),
    tags: Type.Record(Type.String(), bothTexts()),
    addresses: Type.Record(Type.String(), bothTexts()),
    warm: Type.Record(Type.String(), bothTexts()),
    weather: Type.Record(Type.String(), bothTexts()),
    stances: Type.Record(Type.String(), bothTexts()),
    indefinites: Type.Record(Type.String(), bothTexts()),
    infinitives: Type.Record(Type.String(), bothTexts()),
    helpers: Type.Record(Type.String(), bothTexts()),
    facts: Type.Record(Type.String(), bothTexts()),
    passives: Type.Record(Type.String(), Type.String({ minLength: 1 })),
    results: Type.Record(Type.String(), Type.String({ minLength: 1 })),
    wholes: Type.Record(Type.String(), bothTexts()),
  },
  { additionalProperties: false },
);
export type RenderingsFile = Type.Static<typeof RenderingsFile>;
