/**
 * Personal and demonstrative pronouns, whose stems change by case.
 * Variants in one cell are separated by "|", the norm first.
 * Source: Balakayev et al., "Қазіргі қазақ тілі" (есімдік); Muhamedowa §2.1.2.
 */
export type PronounCase = "NOM" | "GEN" | "DAT" | "ACC" | "LOC" | "ABL" | "INS";
export const PRONOUN_CASES: readonly PronounCase[] = [
  "NOM",
  "GEN",
  "DAT",
  "ACC",
  "LOC",
  "ABL",
  "INS",
];

/** Rows in the order of `PRONOUN_CASES`. */
const ROWS: Record<string, string> = {
  мен: "мен менің маған мені менде менен менімен",
  сен: "сен сенің саған сені сенде сенен сенімен",
  ол: "ол оның оған оны онда одан|онан онымен",
  бұл: "бұл бұның|мұның бұған|мұған бұны|мұны бұнда|мұнда бұдан|мұнан|бұнан бұнымен|мұнымен",
  осы: "осы осының осыған осыны осында осыдан|осынан осымен|осынымен",
  сол: "сол соның соған соны сонда содан|сонан сонымен",
  мына: "мына мынаның мынаған мынаны мынада мынадан мынамен",
  ана: "ана ананың анаған ананы анада анадан анамен",
  анау: "анау анаудың анауға|анауған анауды анауда анаудан анаумен",
  мынау: "мынау мынаудың мынауға|мынауған мынауды мынауда мынаудан мынаумен",
};

/** Plural stems the suffix table cannot reach from the lemma: ол, олар. */
export const PRONOUN_PLURALS: Record<string, string> = {
  ол: "олар",
  бұл: "бұлар",
  осы: "осылар",
  сол: "солар",
  мына: "мыналар",
  ана: "аналар",
  мынау: "мыналар",
  анау: "аналар",
  сен: "сендер",
  сіз: "сіздер",
  біз: "біздер",
  кім: "кімдер",
};

/** Stem of "like" and "as … as": сондай, осындай, мұндай; -ша on the same stem. */
export const PRONOUN_OBLIQUES: Record<string, string[]> = {
  ол: ["он"],
  сол: ["сон"],
  бұл: ["мұн", "бұн"],
  осы: ["осын"],
};

/** "Belonging to" of pronouns: менікі, оныкі. */
export const PRONOUN_OWN: Readonly<Record<string, string[]>> = {
  мен: ["менікі"],
  сен: ["сенікі"],
  ол: ["оныкі"],
  бұл: ["мұныкі", "бұныкі"],
  осы: ["осыныкі"],
  сол: ["соныкі"],
};

/** Demonstratives with an owner: мұнысы, "that of his". */
export const PRONOUN_OWNED: Readonly<Record<string, string[]>> = {
  ол: ["онысы"],
  бұл: ["мұнысы", "бұнысы"],
  осы: ["осынысы"],
  сол: ["сонысы"],
  мынау: ["мынаусы"],
  анау: ["анаусы"],
};

/** "Without" of the same: онсыз, which is not "without ten" alone. */
export const PRONOUN_WITHOUT: Readonly<Record<string, string[]>> = {
  ол: ["онсыз"],
  бұл: ["мұнсыз", "бұнсыз"],
  осы: ["осынсыз"],
  сол: ["сонсыз"],
};

/** Words that are a 3rd person possessive by themselves: бәрін, барлығына. */
export const POSSESSED_WORDS: ReadonlySet<string> = new Set([
  "бәрі",
  "барлығы",
  "баршасы",
  "кейбірі",
  "кейбіреуі",
  "әрқайсысы",
  "қайсысы",
  "ешқайсысы",
  "қайсыбірі",
  "көбі",
  "бірі",
  "өзі",
  "өздері",
  "түгелі",
  "біразы",
  "көпшілігі",
  "біреуі",
  "екеуі",
  "үшеуі",
  "төртеуі",
  "бесеуі",
  "алтауы",
  "жетеуі",
  "әркімі",
]);

/** Forms of a pronoun in one case; undefined when the pronoun is regular. */
export function pronounForms(lemma: string, grammaticalCase: PronounCase): string[] | undefined {
  // "constructor" is something of every object, and no pronoun
  const row = Object.hasOwn(ROWS, lemma) ? ROWS[lemma] : undefined;
  if (!row) return undefined;
  return (row.split(" ")[PRONOUN_CASES.indexOf(grammaticalCase)] as string).split("|");
}

/** Every irregular form with its lemma and case, for analysis. */
export function allPronounForms(): { form: string; lemma: string; grammaticalCase: PronounCase }[] {
  return Object.keys(ROWS).flatMap((lemma) =>
    PRONOUN_CASES.flatMap((grammaticalCase) =>
      (pronounForms(lemma, grammaticalCase) ?? []).map((form) => ({
        form,
        lemma,
        grammaticalCase,
      })),
    ),
  );
}
