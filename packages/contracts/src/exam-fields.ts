import Type from "typebox";

export const nullable = <Part extends Type.TSchema>(part: Part) => Type.Union([part, Type.Null()]);

/** A level of the Common European Framework. */
export const ExamLevel = Type.Enum(["a1", "a2", "b1", "b2", "c1"]);
export type ExamLevel = Type.Static<typeof ExamLevel>;

/** What an item is of. */
export const ExamPart = Type.Enum(["listening", "grammar", "reading", "constitution", "history"]);
export type ExamPart = Type.Static<typeof ExamPart>;

export const ExamSlug = Type.String({
  pattern: "^[a-z]{1,30}$",
  description: "residence, kaztest, citizenship; or practice",
});
export const MockName = Type.String({
  pattern: "^(?:[1-9]|[a-c][12](?:-(?:listening|grammar|reading))?|constitution|history)$",
  description: "a number or a level; of practice a level and part",
});
export const ExamDay = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
export const OptionLetter = Type.Enum(["a", "b", "c", "d"]);
