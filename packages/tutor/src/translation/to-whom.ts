/** Whom something is told, by the word of English or Russian that says it, in the dative. */
export const TO_WHOM: Readonly<Record<string, string>> = {
  me: "маған",
  us: "бізге",
  him: "оған",
  her: "оған",
  them: "оларға",
  you: "сізге",
  мне: "маған",
  нам: "бізге",
  ему: "оған",
  ей: "оған",
  им: "оларға",
  тебе: "саған",
  вам: "сізге",
};
