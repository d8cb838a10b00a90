/** What joins two nouns. */
export const JOINTS: Readonly<Record<string, string>> = {
  мен: "and | и",
  бен: "and | и",
  пен: "and | и",
  және: "and | и",
  немесе: "or | или",
};
