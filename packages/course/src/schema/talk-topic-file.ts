import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardByLanguage } from "./heard-pattern.ts";
import { alignedSentence, line, trilingualLine } from "./text.ts";

/** What the tutor says, with its translation; {name} and {town:LOC} stand for what the learner told. */
const Said = alignedSentence(240);
const Levels = Type.Object(
  {
    A: Said,
    B: Type.Optional(Said),
    C: Type.Optional(Said),
  },
  { additionalProperties: false },
);
const Fact = Type.Enum(["name", "origin", "town", "job", "age", "likes"]);
export type Fact = Type.Static<typeof Fact>;

const Question = Type.Object(
  {
    id: Slug,
    says: Levels,
    /** What it finds out: not asked when that is known. */
    about: Type.Optional(Fact),
    /** Answers worth suggesting. */
    replies: Type.Array(line(80), { minItems: 1, maxItems: 4, uniqueItems: true }),
  },
  { additionalProperties: false },
);

const Move = Type.Object(
  {
    id: Slug,
    hears: heardByLanguage(),
    /** Understood so only as the answer to these questions. */
    after: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
    /** Understood in English and Russian, too, when no talk is going on: "let's speak Kazakh". */
    starts: Type.Optional(Type.Literal(true)),
    /** Said only when the learner has told this. */
    needs: Type.Optional(Fact),
    says: Levels,
    /** What it hears has a slip; `model` is how it should be. */
    mends: Type.Optional(Type.Literal(true)),
    /** How to say in Kazakh what was said in another language. */
    model: Type.Optional(line(160)),
    /** Questions to go on with, the best first. */
    asks: Type.Array(Slug, { maxItems: 6, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** `content/tutor/topics/*.yaml`: what the tutor talks about in Kazakh. */
export const TalkTopicFile = Type.Object(
  {
    id: Slug,
    titles: trilingualLine(60),
    /** Dictionary words that tell this topic where nothing else is understood. */
    words: Type.Array(line(30), { uniqueItems: true }),
    questions: Type.Array(Question),
    moves: Type.Array(Move),
  },
  { additionalProperties: false },
);
export type TalkTopicFile = Type.Static<typeof TalkTopicFile>;
