import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardByLanguage, heardPatterns } from "./heard-pattern.ts";
import { alignedSentence, line, trilingualLine } from "./text.ts";

/**
 * What the tutor says, with its translation; {name} and {town:LOC} stand for what the learner told, {kin:DAT}, {by:INS},
 * {at:LOC}, {to:DAT}, {object} and {amount} for a part of the very sentence.
 */
const Said = alignedSentence(240);
const Levels = Type.Object(
  {
    A: Said,
    B: Type.Optional(Said),
    C: Type.Optional(Said),
  },
  { additionalProperties: false },
);
/** What a learner may tell of themselves that is remembered. */
export const TOLD_FACTS = [
  "name",
  "origin",
  "town",
  "job",
  "age",
  "likes",
  "pet",
  "workplace",
] as const;
const Fact = Type.Enum([...TOLD_FACTS, "said"]);
export type Fact = Type.Static<typeof Fact>;

/** What may be told of something that happens. */
export const TellingRole = Type.Enum([
  "place",
  "goal",
  "time",
  "company",
  "means",
  "source",
  "reason",
  "liking",
  "often",
  "long",
  "topic",
  "words",
  "price",
  "age",
]);

const Question = Type.Object(
  {
    id: Slug,
    says: Levels,
    /** What it finds out: not asked when that is known. */
    about: Type.Optional(Fact),
    /** Asked of what no move answers, where it tells one of these: dictionary words of its deeds and its things. */
    fits: Type.Optional(
      Type.Array(
        Type.Object(
          {
            deeds: Type.Optional(Type.Array(line(30), { minItems: 1, uniqueItems: true })),
            things: Type.Optional(Type.Array(line(30), { minItems: 1, uniqueItems: true })),
            /** Of the learner, nobody else. */
            own: Type.Optional(Type.Literal(true)),
            /** It was, or it is still to come; of any time where nothing is said. */
            when: Type.Optional(Type.Enum(["past", "ahead"])),
          },
          { additionalProperties: false },
        ),
        { minItems: 1 },
      ),
    ),
    /** What it finds out of something that happened: not asked where that was told with it. */
    tells: Type.Optional(TellingRole),
    /** Answers worth suggesting. */
    replies: Type.Array(line(80), { minItems: 1, maxItems: 4, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** Something that somebody tells: a deed, of or with one of these things where any are named, by dictionary words. */
const Happening = Type.Object(
  {
    deeds: Type.Array(line(30), { minItems: 1, uniqueItems: true }),
    things: Type.Optional(Type.Array(line(30), { minItems: 1, uniqueItems: true })),
    /** Of these people, not of the learner: «Әжем сексенге толды». */
    who: Type.Optional(Type.Array(line(30), { minItems: 1, uniqueItems: true })),
    /** The learner did it, nobody else. */
    own: Type.Optional(Type.Literal(true)),
    /** It did not happen. */
    negative: Type.Optional(Type.Literal(true)),
    /** It is still to happen. */
    plan: Type.Optional(Type.Literal(true)),
  },
  { additionalProperties: false },
);

const Move = Type.Object(
  {
    id: Slug,
    hears: Type.Optional(heardByLanguage()),
    happens: Type.Optional(Type.Array(Happening, { minItems: 1 })),
    /** Words that a Kazakh statement of this holds, all of one row, in whatever order. */
    told: Type.Optional(heardPatterns()),
    /** Words that a Kazakh question of this holds. */
    asked: Type.Optional(heardPatterns()),
    /** Understood so only as the answer to these questions. */
    after: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
    /** Understood so only after one of these was told: moves, or a tone of `echoes.yaml`. */
    of: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
    /** Understood in English and Russian, too, when no talk is going on: "let's speak Kazakh". */
    starts: Type.Optional(Type.Literal(true)),
    /** Said only when the learner has told this. */
    needs: Type.Optional(Fact),
    says: Levels,
    /** Other reactions to the same; of those that can be said, one that the conversation has not had. */
    others: Type.Optional(Type.Array(Said, { minItems: 1, maxItems: 5 })),
    /** Its reaction is a bright one: not said to what is sad. */
    bright: Type.Optional(Type.Literal(true)),
    /** Said as people say it: nothing of it is mended. */
    formula: Type.Optional(Type.Literal(true)),
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
    /** What the tutor says first when the learner asks to talk about it. */
    opens: Type.Optional(Said),
    questions: Type.Array(Question),
    moves: Type.Array(Move),
  },
  { additionalProperties: false },
);
export type TalkTopicFile = Type.Static<typeof TalkTopicFile>;
