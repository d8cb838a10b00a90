import type { Random } from "../quiz/random.ts";

/** A word that a drill may ask about, with its meaning. */
export interface DrillItem {
  readonly lemma: string;
  readonly en: string;
  readonly ru: string;
}

/** A generator of tasks, as a point of grammar lists it. */
export interface DrillSource {
  readonly kind: "build-form" | "transform" | "choose-form";
  readonly from: string | null;
  readonly to: string;
  readonly against: readonly string[];
  readonly words: readonly DrillItem[];
}

/** Which drill asks about which word. */
export interface DrillTurn {
  readonly drill: DrillSource;
  readonly word: DrillItem;
}

/**
 * Chooses what a round asks: choosing before building, every drill in its turn, no word twice while there
 * are others.
 */
export function drillRound(
  drills: readonly DrillSource[],
  length: number,
  random: Random,
): DrillTurn[] {
  const usable = drills.filter(({ words }) => words.length > 0);
  if (usable.length === 0) return [];
  const used = new Set<string>();
  const turns: DrillTurn[] = [];
  for (let at = 0; at < length; at++) {
    const drill = usable[at % usable.length] as DrillSource;
    const fresh = drill.words.filter(({ lemma }) => !used.has(lemma));
    const from = fresh.length > 0 ? fresh : drill.words;
    const word = from[Math.floor(random() * from.length)] as DrillItem;
    used.add(word.lemma);
    turns.push({ drill, word });
  }
  const weight = ({ drill }: DrillTurn) => (drill.kind === "choose-form" ? 0 : 1);
  return turns.sort((a, b) => weight(a) - weight(b));
}
