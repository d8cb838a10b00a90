/** What makes an imperfective of a perfective: заболевать, опаздывать, спрашивать, кончаться. */
const SUFFIXES = [
  ["ывать", "ать"],
  ["ивать", "ать"],
  ["ивать", "ить"],
  ["вать", "ть"],
  ["ывать", "ить"],
  ["ять", "ить"],
  ["ать", "ить"],
  ["ать", "нуть"],
] as const;

/** Perfectives that a Russian imperfective may be made of by its suffix, the likeliest first; not every one is a word. */
export function perfectivesOf(verb: string): string[] {
  const isReflexive = verb.endsWith("ся");
  const bare = isReflexive ? verb.slice(0, -2) : verb;
  return SUFFIXES.flatMap(([long, short]) => {
    if (!bare.endsWith(long) || bare.length < long.length + 2) return [];
    const stem = bare.slice(0, -long.length);
    // покупать, купить and кончать, кончить: a labial had an л put in
    const stems = short === "ить" && stem.endsWith("л") ? [stem, stem.slice(0, -1)] : [stem];
    return stems.map((one) => one + short + (isReflexive ? "ся" : ""));
  });
}
