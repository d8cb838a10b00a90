import Type from "typebox";
import { outsideVideoPattern } from "../films/outside-video.ts";
import { ChoiceQuestion } from "./choice-question.ts";
import { Cover, Id, Level, Slug } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

const SceneLine = Type.Object(
  { speaker: Slug, kz: line(160), en: line(160), ru: line(160) },
  { additionalProperties: false },
);

/** `content/scenes/*.yaml`: the script of a short film. */
export const SceneFile = Type.Object(
  {
    id: Id,
    level: Level,
    titles: trilingualLine(60),
    author: trilingualLine(60),
    cover: Cover,
    /** Where and when it happens. */
    setting: trilingualLine(240),
    characters: Type.Array(
      Type.Object({ key: Slug, name: trilingualLine(30) }, { additionalProperties: false }),
      { minItems: 1, maxItems: 6 },
    ),
    /** A film of somebody else's, shown in a frame; without it, `npm run films` makes one from the lines. */
    video_url: Type.Optional(Type.String({ pattern: outsideVideoPattern, maxLength: 300 })),
    lines: Type.Array(SceneLine, { minItems: 4, maxItems: 40 }),
    /** What is asked when the film has ended. */
    questions: Type.Array(ChoiceQuestion, { minItems: 3, maxItems: 3 }),
  },
  { additionalProperties: false },
);
export type SceneFile = Type.Static<typeof SceneFile>;
