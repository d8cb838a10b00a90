/** A reading of a word in the OpenCorpora dictionary, as az gives it. */
export interface AzWord {
  readonly word: string;
  /** What read it: the dictionary, or a guess by its end. */
  readonly parser: string;
  readonly tag: Readonly<Record<string, string | boolean>> & { readonly toString: () => string };
  /** None of a word that is only guessed at. */
  readonly paradigm?: readonly unknown[];
  readonly inflect: (form: number) => AzWord | false | null;
}

/** What a reading becomes in our table: its class, and its forms in the order of that class. */
export interface Slots {
  readonly class: string;
  readonly slots: readonly string[];
}

const CASES = ["nomn", "gent", "datv", "accs", "ablt", "loct"];
const NOUN = ["sing", "plur"].flatMap((number) => CASES.map((kase) => [number, kase]));
const ADJECTIVE = [
  ...CASES.filter((kase) => kase !== "accs").map((kase) => ["ADJF", "masc", kase]),
  ...["nomn", "gent", "accs", "ablt"].map((kase) => ["ADJF", "femn", kase]),
  ["ADJF", "neut", "nomn"],
  ...CASES.filter((kase) => kase !== "accs").map((kase) => ["ADJF", "plur", kase]),
  ...["masc", "femn", "neut", "plur"].map((kind) => ["ADJS", kind]),
  ["COMP"],
];
const VERB = [
  ...["sing", "plur"].flatMap((number) =>
    ["1per", "2per", "3per"].map((person) => ["VERB", "indc", person, number]),
  ),
  ...["masc", "femn", "neut"].map((kind) => ["VERB", "past", kind]),
  ["VERB", "past", "plur"],
  ["VERB", "impr", "excl", "sing"],
  ["VERB", "impr", "excl", "plur"],
  ["GRND"],
  ...[
    ["actv", "pres"],
    ["actv", "past"],
    ["pssv", "past"],
    ["pssv", "pres"],
  ].map((kind) => ["PRTF", ...kind, "masc", "nomn"]),
  ...["masc", "femn", "neut", "plur"].map((kind) => ["PRTS", "past", kind]),
];

/** Forms that are rare, old or of talk alone. */
const ODD = [
  "V-oy",
  "V-ey",
  "V-bi",
  "V-be",
  "V-en",
  "Infr",
  "Arch",
  "Erro",
  "Dist",
  "Slng",
  "gen2",
  "loc2",
  "Supr",
  "V-ie",
  "V-sh",
  "Cmp2",
];

const commonLength = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
};

/** The forms of a reading that is the word itself in its dictionary form. */
export function slotsOf(word: string, reading: AzWord): Slots | undefined {
  const spelt = word.toLowerCase();
  if (!reading.paradigm || plain(reading.word) !== plain(spelt)) return undefined;
  const forms: { word: string; tags: readonly string[] }[] = [];
  for (let at = 0; at < reading.paradigm.length / 3; at++) {
    const form = reading.inflect(at);
    if (form) forms.push({ word: form.word, tags: tagsOf(form) });
  }
  const fill = (wanted: readonly (readonly string[])[]): string[] =>
    wanted.map(
      (tags) =>
        forms.find(
          (form) =>
            tags.every((tag) => form.tags.includes(tag)) &&
            !form.tags.some((tag) => ODD.includes(tag)),
        )?.word ?? "",
    );
  const own = tagsOf(reading);
  // Месяц and "мес.", один and первый are one word of the dictionary: forms that begin as the word does go first
  const startsOtherwise = forms.length > 0 && commonLength(forms[0]?.word ?? "", spelt) < 2;
  if (startsOtherwise || forms.some(({ tags }) => tags.includes("Abbr")))
    forms.sort((a, b) => commonLength(b.word, spelt) - commonLength(a.word, spelt));
  if (own.includes("NOUN") && (own.includes("nomn") || own.includes("Fixd"))) {
    if (["Abbr", "Surn", "Patr", "Init"].some((tag) => own.includes(tag))) return undefined;
    const gender = own.includes("femn")
      ? "f"
      : own.includes("neut")
        ? "n"
        : own.includes("masc") || own.includes("ms-f")
          ? "m"
          : "p";
    const plural = own.includes("plur");
    // Names in a vowel that no Russian name ends in do not change: Алматы, Баку
    const isFixed = own.includes("Fixd") || (word !== spelt && /[ыиуоэю]$/u.test(spelt));
    const slots = isFixed ? NOUN.map(() => spelt) : fill(NOUN);
    return {
      class: `n${plural && !isFixed ? "p" : gender === "p" ? "m" : gender}${own.includes("anim") ? "a" : "i"}`,
      slots,
    };
  }
  if (own.includes("ADJF") && own.includes("nomn") && own.includes("masc"))
    return { class: "a", slots: fill(ADJECTIVE) };
  if (own.includes("INFN")) return { class: own.includes("perf") ? "vp" : "vi", slots: fill(VERB) };
  return undefined;
}

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");
const tagsOf = (form: AzWord): string[] => form.tag.toString().split(/[ ,]/u);
