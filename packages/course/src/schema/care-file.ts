import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { messagesByLanguage, wordAndEndingGroups } from "./learnt-messages.ts";
import { LANGUAGES, trilingualProse } from "./text.ts";

/** A word, the beginning of one (`word*`), alternatives (`a|b`), or a gap of up to three words (`…`). */
const Sign = Type.String({
  pattern: "^(?:…|[\\p{L}\\d'|*-]+)(?: (?:…|[\\p{L}\\d'|*-]+))*$",
  description: "words, `word*`, `a|b` and … with single spaces between",
});

const signsByLanguage = Type.Object(
  Object.fromEntries(
    LANGUAGES.map((language) => [language, Type.Array(Sign, { minItems: 1, uniqueItems: true })]),
  ) as Record<(typeof LANGUAGES)[number], ReturnType<typeof Type.Array<typeof Sign>>>,
  { additionalProperties: false },
);

/** What a message must have all of to be of a kind, in any order: a pursuer, and a hiding place. */
const Together = Type.Object(
  {
    /** Id of the kind that answers. */
    kind: Slug,
    /** Names of `things`. */
    of: Type.Array(Slug, { minItems: 2, uniqueItems: true }),
    /** Names of `things` that make it ordinary. */
    but: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
  },
  { additionalProperties: false },
);

/** `content/care.yaml`: messages that are answered with care, or refused, before anything else. */
export const CareFile = Type.Object(
  {
    /** The first kind with a sign in the message answers. */
    kinds: Type.Array(
      Type.Object(
        { id: Slug, answer: trilingualProse(900), signs: signsByLanguage },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
    /** What looks like a sign and is none: "to die of laughter". */
    harmless: signsByLanguage,
    /** Signs of what is ordinary alone, by name. */
    things: Type.Record(Slug, signsByLanguage),
    /** Which of the things are together a matter of care. */
    together: Type.Array(Together),
  },
  { additionalProperties: false },
);
export type CareFile = Type.Static<typeof CareFile>;

/** `content/care-said/`: messages that need care of one kind, or `calm` ones that look like them: the tutor learns from them. */
export const CareSaidFile = Type.Object(
  {
    /** A kind of `care.yaml`, or `calm`. */
    kind: Slug,
    says: messagesByLanguage,
  },
  { additionalProperties: false },
);
export type CareSaidFile = Type.Static<typeof CareSaidFile>;

/** `content/care-words.yaml`: words that say alike what needs care, `*` for any ending, and before an ending of Kazakh verbs. */
export const CareWordsFile = Type.Object(
  { groups: wordAndEndingGroups },
  { additionalProperties: false },
);
export type CareWordsFile = Type.Static<typeof CareWordsFile>;
