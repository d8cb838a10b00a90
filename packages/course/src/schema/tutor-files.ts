import Type from "typebox";
import { PointId, Slug } from "./common-fields.ts";
import { heardByLanguage, heardPatterns } from "./heard-pattern.ts";
import { TellingRole } from "./talk-topic-file.ts";
import { alignedSentence, line, trilingualLine, trilingualProse } from "./text.ts";

/** `content/tutor/talks/`: what people say to a tutor outside of Kazakh, and what it answers. */
export const SmallTalkFile = Type.Object(
  {
    talks: Type.Array(
      Type.Object(
        {
          id: Slug,
          /** None of what is known by the messages of `content/tutor/asked/` alone. */
          hears: Type.Optional(heardByLanguage()),
          /** The kind of `content/tutor/asked/` that it answers. */
          kind: Type.Optional(Type.Enum(["tutor", "social", "advice"])),
          /** Heard even where it is a small part of what is said. */
          loose: Type.Optional(Type.Boolean()),
          /** One sentence that says it settles what the whole message is about: a feeling, a wish that is refused; of advice, that no other reading comes before it. */
          settles: Type.Optional(Type.Literal(true)),
          answer: trilingualProse(700),
          /** What is told when the learner gives up: the answer of a riddle. */
          reveals: Type.Optional(trilingualLine(200)),
          /** Others of its kind, told one after the other when more are asked for. */
          more: Type.Optional(
            Type.Array(
              Type.Object(
                { answer: trilingualProse(600), reveals: Type.Optional(trilingualLine(200)) },
                { additionalProperties: false },
              ),
              { minItems: 1 },
            ),
          ),
          /** Kazakh of the answer that can be tapped. */
          kazakh: Type.Optional(Type.Array(line(80), { uniqueItems: true })),
          chips: Type.Optional(Type.Array(trilingualLine(60), { minItems: 1, maxItems: 4 })),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type SmallTalkFile = Type.Static<typeof SmallTalkFile>;

/** `content/tutor/requests.yaml`: what learners ask the tutor to do, in their own words; the answer is the tutor's code. */
export const RequestsFile = Type.Object(
  {
    requests: Type.Array(
      Type.Object({ id: Slug, hears: heardByLanguage() }, { additionalProperties: false }),
    ),
    /** Words of which a request is put together: what is to be done, to what, and how. */
    parts: Type.Array(
      Type.Object({ id: Slug, hears: heardByLanguage() }, { additionalProperties: false }),
    ),
    /** Words around what a rule, a form or a difference that was told is put to. */
    applied: Type.Array(
      Type.Object({ id: Slug, hears: heardByLanguage() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type RequestsFile = Type.Static<typeof RequestsFile>;

/** `content/tutor/word-lists.yaml`: groups of words that are asked for by name, and the phrases of situations. */
export const WordListsFile = Type.Object(
  {
    /** The first that is named is given. */
    lists: Type.Array(
      Type.Object(
        {
          id: Slug,
          asks: heardByLanguage(),
          /** Dictionary forms in the order they are told. */
          words: Type.Array(line(30), { minItems: 1, uniqueItems: true }),
          /** The lesson to go on with, by its slug. */
          lesson: Slug,
        },
        { additionalProperties: false },
      ),
    ),
    /** Words that ask for words and name no topic, `*` for any ending. */
    asking: Type.Array(line(30), { uniqueItems: true }),
    /** Words by which learners name a list, by its id, or the words of a lesson, by its slug. */
    topics: Type.Record(Slug, Type.Array(line(30), { minItems: 1, uniqueItems: true })),
    /** Dictionary forms that mean the opposite of one another. */
    opposites: Type.Array(Type.Array(line(30), { minItems: 2, maxItems: 2, uniqueItems: true })),
    situations: Type.Array(
      Type.Object(
        {
          /** The topic of `phrases/`, by its slug. */
          topic: Slug,
          asks: heardByLanguage(),
          /** Phrases that hold this come first. */
          shows: Type.Optional(line(30)),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type WordListsFile = Type.Static<typeof WordListsFile>;

/** The tone of what is told where no topic knows it: how it is met and what is asked of it. */
const Tone = Type.Object(
  {
    id: Type.Enum(["better", "afraid", "sad", "contrast", "glad", "opinion"]),
    /** None of what is told by how its clauses stand. */
    hears: Type.Optional(heardPatterns()),
    says: Type.Array(alignedSentence(120), { minItems: 1, maxItems: 4 }),
    /** Questions of the topics to go on with. */
    asks: Type.Array(Slug, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);

/** `content/tutor/echoes.yaml`: what is said and asked back about what the learner tells. */
export const EchoesFile = Type.Object(
  {
    /** The first that is heard is the tone. */
    tones: Type.Array(Tone),
    /** Who a sentence may tell of beside the learner, by dictionary words. */
    people: Type.Array(line(30), { minItems: 1, uniqueItems: true }),
    echoes: Type.Array(
      Type.Object(
        {
          ask: line(30),
          en: line(40),
          ru: line(40),
          /** Dictionary forms; of any deed where none is named. */
          verbs: Type.Optional(Type.Array(line(30), { minItems: 1, uniqueItems: true })),
          /** What it finds out: not asked where that was told. */
          tells: TellingRole,
          /** Asked of what was done, goes on now and again, or is still to come. */
          when: Type.Optional(Type.Enum(["past", "now", "ahead"])),
          /** Asked of what was not done. */
          negative: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type EchoesFile = Type.Static<typeof EchoesFile>;

/** `content/tutor/letters.yaml`: how letters are said that learners ask about. */
export const LettersFile = Type.Object(
  {
    letters: Type.Array(
      Type.Object(
        { letter: Type.String({ minLength: 1, maxLength: 1 }), tell: trilingualLine(300) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type LettersFile = Type.Static<typeof LettersFile>;

/** `content/tutor/culture/`: what the tutor tells of how Kazakhs live, and how it is asked for. */
export const CultureFile = Type.Object(
  {
    /** Subjects that answer what is asked next at any of these: what one wears, what one gives, what one need not eat. */
    beside: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
    subjects: Type.Array(
      Type.Object(
        {
          id: Slug,
          /** Those of a subject that is unlike the others of its file. */
          beside: Type.Optional(Type.Array(Slug, { uniqueItems: true })),
          /** What it is called where subjects are offered. */
          name: Type.Optional(trilingualLine(40)),
          /** None of what is known by the messages of `content/tutor/asked/culture.yaml` alone. */
          asks: Type.Optional(heardByLanguage()),
          /** Whoever names it wants it told, whatever other words ask: a joke, a tongue twister. */
          direct: Type.Optional(Type.Literal(true)),
          /** How it is asked for where a subject was told of that it stands beside: "what should I wear?" */
          next: Type.Optional(heardByLanguage()),
          answer: trilingualProse(700),
          /** The lesson whose words belong to it, by its slug. */
          lesson: Type.Optional(Slug),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type CultureFile = Type.Static<typeof CultureFile>;

/** `content/tutor/grammar-questions.yaml`: how learners ask for a point of grammar in their own words. */
export const GrammarQuestionsFile = Type.Object(
  {
    points: Type.Array(
      Type.Object({ point: PointId, asks: heardByLanguage() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type GrammarQuestionsFile = Type.Static<typeof GrammarQuestionsFile>;

/** `content/tutor/contrasts.yaml`: forms and turns that learners set beside one another, and what tells them apart. */
export const ContrastsFile = Type.Object(
  {
    /** Suffixes by the bare endings that people type for them. */
    endings: Type.Record(
      Type.String({ pattern: "^[a-z0-9]+$" }),
      Type.Array(line(12), { minItems: 1 }),
    ),
    contrasts: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: "^[a-z][a-z0-9-]*$" }),
          /** Each as it stands in a message: `word`, `word*`, `=headword`, `+suffix`, `a|b`. */
          forms: Type.Array(line(120), { minItems: 1, maxItems: 10, uniqueItems: true }),
          /** So many of them must stand in a message; two where nothing is said. */
          least: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
          /** Whether the forms must be of one headword. */
          oneWord: Type.Optional(Type.Boolean()),
          points: Type.Array(PointId, { minItems: 1, maxItems: 4 }),
          tell: trilingualLine(1000),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type ContrastsFile = Type.Static<typeof ContrastsFile>;

/** `content/tutor/word-pairs.yaml`: words that learners mix up, and what tells them apart. */
export const WordPairsFile = Type.Object(
  {
    pairs: Type.Array(
      Type.Object(
        {
          words: Type.Array(line(30), { minItems: 2, maxItems: 4, uniqueItems: true }),
          tell: trilingualLine(400),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type WordPairsFile = Type.Static<typeof WordPairsFile>;

/** `content/tutor/texts.yaml`: the tutor's own lines by name; {x} stands for what is filled in. */
export const TutorTextsFile = Type.Object(
  {
    texts: Type.Record(
      Type.String({ pattern: "^[a-z][a-zA-Z]*(?:\\.[a-z][a-zA-Z0-9]*)+$" }),
      trilingualProse(600),
    ),
  },
  { additionalProperties: false },
);
export type TutorTextsFile = Type.Static<typeof TutorTextsFile>;
