import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { alignedSentence, line } from "./text.ts";

const weavesOf = () =>
  Type.Array(
    Type.Object(
      { weave: Slug, pattern: Type.String({ pattern: "\\(\\?<[a-z]+>", maxLength: 500 }) },
      { additionalProperties: false },
    ),
    { minItems: 1 },
  );

/** `content/tutor/weaves.yaml`: how English and Russian sentences of several clauses are taken apart. */
export const WeavesFile = Type.Object(
  { weaves: Type.Object({ en: weavesOf(), ru: weavesOf() }, { additionalProperties: false }) },
  { additionalProperties: false },
);
export type WeavesFile = Type.Static<typeof WeavesFile>;

const withinsOf = () =>
  Type.Array(
    Type.Object(
      {
        pattern: Type.String({ pattern: "\\(\\?<(?:s|then)>", maxLength: 700 }),
        kz: Type.String({ pattern: "^\\S.*\\{s\\}|^\\{s\\}", maxLength: 100 }),
      },
      { additionalProperties: false },
    ),
    { minItems: 1 },
  );

/**
 * `content/tutor/withins.yaml`: what stands around a whole sentence and only tells who thinks or says it, or leads to
 * it.
 */
export const WithinsFile = Type.Object(
  { withins: Type.Object({ en: withinsOf(), ru: withinsOf() }, { additionalProperties: false }) },
  { additionalProperties: false },
);
export type WithinsFile = Type.Static<typeof WithinsFile>;

const said = () =>
  Type.Array(
    Type.String({
      pattern:
        "^(?:\\{[a-z]+\\}|\\(?[\\p{L}\\d'_|*-]+\\)?)(?: (?:\\{[a-z]+\\}|\\(?[\\p{L}\\d'_|*-]+\\)?))*$",
      maxLength: 200,
      description: "words, `a|b`, `a_b`, `word*`, `(word)` and {slot} with single spaces between",
    }),
    { uniqueItems: true },
  );

/**
 * `content/tutor/frames.yaml`: ways of saying something with places for what it is said of. `kz` holds the same
 * places, each with the form it takes: `{x:DAT}`, `{deed:INF}`, `{a:known}`, `{=білу:PRS.who}`.
 */
export const FramesFile = Type.Object(
  {
    frames: Type.Array(
      Type.Object(
        {
          id: Slug,
          en: said(),
          ru: said(),
          kz: line(200),
          /** The check of clauses cannot judge what it says, but it was read and is right. */
          vouched: Type.Optional(Type.Boolean()),
          example: alignedSentence(200),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type FramesFile = Type.Static<typeof FramesFile>;
