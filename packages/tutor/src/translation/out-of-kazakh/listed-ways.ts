import type { ListedWays } from "../../learnt/ways-to-say.ts";
import type { TaughtCourse } from "../../taught-course.ts";
import { type Both, both } from "./rendering.ts";

/** What `content/tutor/renderings.yaml` says of a word, in order. */
export function listedWays({
  nouns,
  adjectives,
  verbs,
}: TaughtCourse["tutor"]["renderings"]): ListedWays {
  return (kind, lemma) => {
    if (kind === "a") return adjectives[lemma] === undefined ? [] : [both(adjectives[lemma])];
    if (kind === "n") {
      const { say, mine, thing } = nouns[lemma] ?? {};
      return [say, mine, thing].flatMap((one) => (one === undefined ? [] : [both(one)]));
    }
    return (verbs[lemma] ?? []).flatMap(({ en = "", ru = "" }): Both[] =>
      ru.split("/").map((one) => ({ en, ru: one })),
    );
  };
}
