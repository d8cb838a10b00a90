/** What a thing does that nobody does to it: the lesson begins, the shop closes. */
export const BY_ITSELF: Readonly<Record<string, string>> = {
  бастау: "басталу",
  ашу: "ашылу",
  жабу: "жабылу",
  аяқтау: "аяқталу",
  бітіру: "аяқталу",
  тоқтату: "тоқтау",
  өзгерту: "өзгеру",
  сындыру: "сыну",
  қайнату: "қайнау",
  жинау: "жиналу",
  зарядтау: "зарядталу",
};
