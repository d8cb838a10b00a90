/**
 * The partner a Russian verb has in the other aspect, as its ending lets one guess: назначить of назначать, высказать of
 * высказывать. Whether what is guessed is a verb, and of that aspect, is for the caller to look up.
 */
type Ends = readonly (readonly [perfective: RegExp, imperfective: string])[];

const REFLEXIVE = /ся$/u;

/** Ends of perfective verbs with those of their imperfective partners; a consonant may change. */
const PAIRS: Ends = [
  [/ить$/u, "ять"],
  [/ить$/u, "ать"],
  [/ить$/u, "ивать"],
  [/ить$/u, "лять"],
  [/сить$/u, "шать"],
  [/тить$/u, "щать"],
  [/тить$/u, "чать"],
  [/дить$/u, "ждать"],
  [/дить$/u, "жать"],
  [/зить$/u, "жать"],
  [/стить$/u, "щать"],
  [/ыть$/u, "ывать"],
  [/ить$/u, "ивать"],
  [/ать$/u, "ывать"],
  [/ать$/u, "ивать"],
  [/ать$/u, "авать"],
  [/ять$/u, "ивать"],
  [/еть$/u, "евать"],
  [/еть$/u, "ивать"],
  [/еть$/u, "ать"],
  [/нуть$/u, "ать"],
  [/нуть$/u, "нывать"],
  [/сти$/u, "стать"],
  [/асть$/u, "адать"],
  [/йти$/u, "ходить"],
  [/ехать$/u, "езжать"],
  [/ести$/u, "осить"],
  [/езти$/u, "озить"],
  [/ести$/u, "одить"],
  [/ереть$/u, "ирать"],
  [/рать$/u, "ирать"],
  [/чь$/u, "гать"],
];

const withEnd = (lemma: string, change: (plain: string) => string[]): string[] => {
  const self = REFLEXIVE.test(lemma) ? "ся" : "";
  return [...new Set(change(lemma.replace(REFLEXIVE, "")).map((one) => one + self))];
};

/** What the imperfective partner of a verb may be. */
export const imperfectivesOf = (lemma: string): string[] =>
  withEnd(lemma, (plain) =>
    PAIRS.flatMap(([end, other]) => (end.test(plain) ? [plain.replace(end, other)] : [])),
  );

/** What the perfective partner of a verb may be. */
export const perfectivesOf = (lemma: string): string[] =>
  withEnd(lemma, (plain) =>
    PAIRS.flatMap(([end, other]) =>
      plain.endsWith(other) ? [plain.slice(0, -other.length) + end.source.replace("$", "")] : [],
    ),
  );
