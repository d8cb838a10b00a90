import Type from "typebox";
import { ChoiceQuestion } from "./choice-question.ts";
import { Cover, Id, Level } from "./common-fields.ts";
import { alignedSentence, line, trilingualLine } from "./text.ts";

/** Kinds of text a reader meets. */
const READING_KINDS = ["dialogue", "letter", "tale", "city", "nature", "news", "story"] as const;

const Paragraph = Type.Object(
  {
    /** Who speaks, in a dialogue. */
    speaker: Type.Optional(trilingualLine(30)),
    sentences: Type.Array(alignedSentence(300), { minItems: 1, maxItems: 12 }),
  },
  { additionalProperties: false },
);

/** `content/readings/*.yaml`: a text aligned sentence by sentence. */
export const ReadingFile = Type.Object(
  {
    id: Id,
    level: Level,
    kind: Type.Enum(READING_KINDS),
    titles: trilingualLine(60),
    author: trilingualLine(60),
    /** Where facts in the text come from. */
    sources: Type.Optional(Type.Array(line(240), { minItems: 1 })),
    cover: Cover,
    paragraphs: Type.Array(Paragraph, { minItems: 1, maxItems: 40 }),
    questions: Type.Array(ChoiceQuestion, { minItems: 3, maxItems: 6 }),
  },
  { additionalProperties: false },
);
export type ReadingFile = Type.Static<typeof ReadingFile>;
