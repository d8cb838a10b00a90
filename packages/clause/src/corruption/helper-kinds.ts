import { type Kind, one } from "./place.ts";

/** How somebody is while doing it: what lies, sits, stands or goes about. */
const POSTURES: Readonly<Record<string, readonly string[]>> = {
  ұйықтау: ["тұру", "жүру"],
  отыру: ["жату"],
  жүгіру: ["жату", "отыру"],
  жүзу: ["отыру", "тұру"],
  билеу: ["отыру", "жату"],
  кету: ["отыру"],
  келу: ["отыру"],
  бару: ["отыру"],
};

/** A helper of another posture than the deed has. Helpers of other meanings (жеп алды, жеп қойды) are hardly ever wrong. */
export const HELPER_KINDS: readonly Kind[] = [
  {
    kind: "helper of another posture",
    make: ({ at, word, over }) =>
      word.relation === "helped" &&
      word.reading.form === "p" &&
      word.head === at + 1 &&
      /^(?:жату|отыру|тұру|жүру)$/.test(over?.lemma ?? "") &&
      over?.form === "fin"
        ? (POSTURES[word.reading.lemma] ?? [])
            .filter((lemma) => lemma !== over.lemma)
            .flatMap((lemma) => one(word.head, standing(lemma, over.person ?? "3")))
        : [],
  },
];

/** жатыр, отыр: the four verbs of posture tell the present by their stem. */
const standing = (lemma: string, person: string): string => {
  const stem = ({ жату: "жатыр", отыру: "отыр", тұру: "тұр", жүру: "жүр" } as const)[lemma] ?? "";
  const front = lemma === "жүру";
  const ending = (
    {
      "3": "",
      "1s": front ? "мін" : "мын",
      "2s": front ? "сің" : "сың",
      "1p": front ? "міз" : "мыз",
    } as Readonly<Record<string, string>>
  )[person];
  return stem === "" || ending === undefined ? "" : stem + ending;
};
