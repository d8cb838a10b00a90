import Type from "typebox";

/** Lemmas with spaces between; `_` stands for a space inside one, `@` before a class of words. */
const Nouns = Type.String({ minLength: 1 });

const Cases = Type.Object(
  {
    NOM: Type.Optional(Nouns),
    ACC: Type.Optional(Nouns),
    DAT: Type.Optional(Nouns),
    ABL: Type.Optional(Nouns),
    LOC: Type.Optional(Nouns),
    INS: Type.Optional(Nouns),
  },
  { additionalProperties: false },
);

/** `content/usage.yaml`: which nouns the course's own sentences show in which case with a verb, which helpers stand
 * behind which verbs, what has which quality, how what is done, which nouns make one thing, what stands with what and what follows what how often. `NOM` are subjects of verbs that want an object and have
 * none. A program writes it. */
export const UsageFile = Type.Object(
  {
    verbs: Type.Record(Type.String(), Cases),
    helpers: Type.Record(Type.String(), Nouns),
    qualities: Type.Record(Type.String(), Nouns),
    manners: Type.Record(Type.String(), Nouns),
    compounds: Type.Record(Type.String(), Nouns),
    pairings: Type.Record(Type.String(), Type.String({ minLength: 1 })),
    sequences: Type.Record(Type.String(), Type.String({ minLength: 1 })),
  },
  { additionalProperties: false },
);
export type UsageFile = Type.Static<typeof UsageFile>;
