import Type from "typebox";
import { line, trilingualLine } from "./text.ts";

/** A case, a postposition (`post:туралы`), or either of several (`DAT|post:туралы`). */
const Complement = Type.String({
  pattern:
    "^(?:NOM|ACC|DAT|ABL|LOC|INS|GEN|post:\\p{L}+)(?:\\|(?:NOM|ACC|DAT|ABL|LOC|INS|GEN|post:\\p{L}+))*$",
  description: "a case (NOM ACC DAT ABL LOC INS GEN), post:… or several of these joined by |",
});

const CASE = ["NOM", "ACC", "DAT", "ABL", "LOC", "INS", "GEN"] as const;
export type GovernmentCase = (typeof CASE)[number];

const Meaning = Type.Object({ en: line(80), ru: line(80) }, { additionalProperties: false });

/** What a meaning asks of the nouns around its word, with where that is told and a sentence that shows it. */
const sense = {
  meaning: Meaning,
  /** Complements of this meaning; any of them may stay unsaid. */
  asks: Type.Array(Complement),
  /** Complements that are possible as well. */
  optional: Type.Optional(Type.Array(Complement)),
  /** Cases that learners put in place of what is asked, and that are wrong with this word. */
  not: Type.Optional(Type.Array(Type.Enum(CASE), { minItems: 1, uniqueItems: true })),
  /** The class of nouns that `not` speaks of; without it, of any noun. */
  notOf: Type.Optional(line(30)),
  example: line(160),
  source: line(160),
};

const Verb = Type.Object(
  {
    /** Dictionary form in -у, or an expression that ends in one: `үміт ету`. */
    lemma: line(40),
    senses: Type.Array(Type.Object(sense, { additionalProperties: false }), { minItems: 1 }),
  },
  { additionalProperties: false },
);

const Other = Type.Object({ lemma: line(40), ...sense }, { additionalProperties: false });

/** `content/government.yaml`: which case a verb, a postposition or an adjective asks for. */
export const GovernmentFile = Type.Object(
  {
    verbs: Type.Array(Verb),
    postpositions: Type.Array(Other),
    adjectives: Type.Array(Other),
    /** Nouns of a kind, by their lemmas, for `notOf` and for telling a place from a person. */
    classes: Type.Array(
      Type.Object(
        { id: line(30), titles: trilingualLine(60), lemmas: Type.Array(line(40), { minItems: 1 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type GovernmentFile = Type.Static<typeof GovernmentFile>;
