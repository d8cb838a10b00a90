import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

/** Words that name it in a message, in small letters: `bus driver*` hears "bus drivers", a star stands for any ending. */
const asks = Type.Array(line(60), { minItems: 1, maxItems: 16, uniqueItems: true });
const Asks = Type.Object({ en: asks, ru: asks, kz: asks }, { additionalProperties: false });

/** What is said: by somebody, to somebody. */
const SituationPhrase = Type.Object(
  {
    kz: line(120),
    en: line(140),
    ru: line(140),
    /** Whom it is said to: a friend or child, politely; both where it is left out. */
    register: Type.Optional(Type.Enum(["sen", "siz"])),
  },
  { additionalProperties: false },
);

/** Somebody who speaks there, and what they say. */
const SituationRole = Type.Object(
  {
    /** "A driver to passengers" */
    names: trilingualLine(60),
    /** What names this part; left out where it is whoever is there. */
    asks: Type.Optional(Asks),
    phrases: Type.Array(SituationPhrase, { minItems: 3, maxItems: 12 }),
  },
  { additionalProperties: false },
);

const SituationWord = Type.Object(
  { kz: line(40), en: line(60), ru: line(60) },
  { additionalProperties: false },
);

const Situation = Type.Object(
  {
    id: Slug,
    titles: trilingualLine(60),
    /** What names the place, the work, the occasion or what is done there. */
    asks: Asks,
    /** In the order of use: who asks for five gets the first five. */
    words: Type.Array(SituationWord, { minItems: 10, maxItems: 26 }),
    roles: Type.Array(SituationRole, { minItems: 1, maxItems: 4 }),
  },
  { additionalProperties: false },
);
export type Situation = Type.Static<typeof Situation>;

/** `content/situations/`: the words of places, jobs and occasions, and what each of those who are there says. */
export const SituationsFile = Type.Object(
  { situations: Type.Array(Situation, { minItems: 1 }) },
  { additionalProperties: false },
);
export type SituationsFile = Type.Static<typeof SituationsFile>;
