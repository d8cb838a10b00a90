import Type from "typebox";

export const GrammarLevel = Type.Union([
  Type.Literal("A1"),
  Type.Literal("A2"),
  Type.Literal("B1"),
  Type.Literal("B2"),
]);
export type GrammarLevel = Type.Static<typeof GrammarLevel>;

/** What a point of grammar is, in a title and a sentence; `GET /grammar/{id}/` explains it. */
export const GrammarHeading = Type.Object({
  id: Type.String(),
  level: GrammarLevel,
  title_en: Type.String(),
  title_ru: Type.String(),
  title_kz: Type.String(),
  summary_en: Type.String(),
  summary_ru: Type.String(),
  summary_kz: Type.String(),
});
export type GrammarHeading = Type.Static<typeof GrammarHeading>;
