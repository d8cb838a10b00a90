import Type from "typebox";

/** Interface languages as they are named on the wire, in storage and in the dictionaries. */
export const languages = ["en", "ru", "kz"] as const;
export type Language = (typeof languages)[number];

export const LanguageSchema = Type.Union([
  Type.Literal("en"),
  Type.Literal("ru"),
  Type.Literal("kz"),
]);

/** A text in each interface language. */
export const LocalisedText = Type.Object({
  en: Type.String(),
  ru: Type.String(),
  kz: Type.String(),
});
export type LocalisedText = Type.Static<typeof LocalisedText>;
