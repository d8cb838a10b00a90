import Type from "typebox";
import { Level, Slug } from "./common-fields.ts";
import { heardByLanguage, heardPatterns } from "./heard-pattern.ts";
import { alignedSentence, line, trilingualLine } from "./text.ts";

const SceneTurn = Type.Object(
  {
    line: alignedSentence(160),
    /** Played only where what was said before it holds one of these: milk is for tea. */
    after: Type.Optional(heardPatterns()),
    /** What the learner is to say. */
    hint: trilingualLine(120),
    /** What a fitting answer holds. */
    expects: heardPatterns(),
    /** Answers that fit, the first to show. */
    replies: Type.Array(line(120), { minItems: 1, maxItems: 4, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** `content/talk/scenes/*.yaml`: a scene that the learner plays with the tutor. */
export const TalkSceneFile = Type.Object(
  {
    /** The file's name. */
    id: Slug,
    level: Level,
    /** Unit of the course where it is at home. */
    unit: Slug,
    titles: trilingualLine(60),
    setting: trilingualLine(160),
    /** How it is asked for. */
    asks: heardByLanguage(),
    turns: Type.Array(SceneTurn, { minItems: 4, maxItems: 8 }),
    ending: alignedSentence(160),
  },
  { additionalProperties: false },
);
export type TalkSceneFile = Type.Static<typeof TalkSceneFile>;
