import Type from "typebox";

/** Text of one language: no blank ends, no line breaks, at most `maxLength` characters. */
export const line = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: "^\\S(?:[^\\n]*\\S)?$",
    description: "one line without spaces at its ends",
  });

/** Text of one language that may have several paragraphs (separated by an empty line). */
export const prose = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** The same line in the three languages of the interface. */
export const trilingualLine = (maxLength: number) =>
  Type.Object(
    { en: line(maxLength), ru: line(maxLength), kz: line(maxLength) },
    { additionalProperties: false },
  );

/** The same prose in the three languages of the interface. */
export const trilingualProse = (maxLength: number) =>
  Type.Object(
    { en: prose(maxLength), ru: prose(maxLength), kz: prose(maxLength) },
    { additionalProperties: false },
  );

/** A sentence of Kazakh with what it means: the unit by which texts are aligned. */
export const alignedSentence = (maxLength: number) =>
  Type.Object(
    { kz: line(maxLength), en: line(maxLength), ru: line(maxLength) },
    { additionalProperties: false },
  );

/** A line that is either the same in every language of the interface, or written in each. */
export const localisedLine = (maxLength: number) =>
  Type.Union([line(maxLength), trilingualLine(maxLength)], {
    description: "a line of text, or {kz, en, ru}",
  });

export const Trilingual = trilingualLine(1000);
/** Text in English, Russian and Kazakh. */
export type Trilingual = Type.Static<typeof Trilingual>;

export type AlignedSentence = Type.Static<ReturnType<typeof alignedSentence>>;

/** One line for all languages (a form to choose, say), or one for each. */
export type LocalisedLine = string | Trilingual;

/** A language of the interface under its wire name (Kazakh is "kz" here, "kk" in HTML). */
export type Language = keyof Trilingual;

export const LANGUAGES: readonly Language[] = ["en", "ru", "kz"];
