import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { MOTION } from "../word/word-lists.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const OUT_OR_OF = "out of it, or of it";

/** The first thing behind a word that is owned, over what stands before a noun. */
function ownedBehind(words: Parse["words"], at: number): number {
  for (let place = at + 1; place < words.length; place++) {
    const { reading, relation } = words[place] ?? {};
    if (!reading || reading.case === "GEN" || reading.lemma === "өз") return -1;
    if (reading.kind === "noun" && reading.owner === "3") return place;
    const before =
      /^(?:adj|det|num)$/.test(reading.kind) || relation === "compound" || relation === "degree";
    if (!before) return -1;
  }
  return -1;
}

/** балалардың бірі, нанның жартысы: parts stand with the ablative as well. */
const PARTS =
  /^(?:бірі|бір|біреу|екеу|үшеу|төртеу|бесеу|көп|көпшілік|аз|жарты|бәрі|кей|кейбір|қайсы|ешқайсы|басқа|артық|кем|өз|артық)/;

/** мысықтың құлақ қысқа, иттің құлағы ұзын: an owner parted from what it owns by a subject or a clause. */
export function partedOwnerDoubts({ tokens, words }: Parse, government: Government): Doubt[] {
  return words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    // мектептен директоры, үйден терезесі: out of what, or whose
    const place = ownedBehind(words, at);
    const next = words[place];
    const verb = words[head]?.reading;
    if (
      reading.case === "ABL" &&
      /^(?:source|than|part of)$/.test(relation) &&
      tokens.slice(at, place).every(({ mark }) => mark === "") &&
      next?.reading.kind === "noun" &&
      next.reading.form === undefined &&
      next.reading.owner === "3" &&
      !PARTS.test(next.reading.lemma) &&
      !(
        verb?.kind === "verb" &&
        // әжемнен бұрымы түсетін: what is somebody's own comes off nobody
        !(
          place === at + 1 &&
          next.reading.case === "NOM" &&
          government.isOf(reading.lemma, "person")
        ) &&
        (MOTION.has(verb.lemma) || government.verb(verb.lemma)?.takes.has("ABL"))
      )
    )
      return [{ at, why: OUT_OR_OF }];
    if (relation !== "owner" || reading.case !== "GEN" || tokens[at]?.mark !== "") return [];
    if (tokens[at]?.leaning.length || words[head]?.reading.form !== undefined) return [];
    if (hasThere({ tokens, words }, at)) return [];
    const between = words.some(
      (one, place) =>
        place > at &&
        place < head &&
        one.head === head &&
        (/^(?:subject|clause|condition)$/.test(one.relation) || one.reading.form === "fin"),
    );
    return between ? [{ at, why: "an owner parted from what it owns" }] : [];
  });
}

/** менің ауылда әжем бар, сенің бүгін уақытың жоқ: where and when one has it may stand between. */
function hasThere({ tokens, words }: Pick<Parse, "tokens" | "words">, at: number): boolean {
  const owner = words[at];
  const end = owner?.head ?? -1;
  if (!owner || !/^(?:бар|жоқ|көп|аз)$/.test(words[end]?.reading.lemma ?? "")) return false;
  const thing = words.findIndex(
    ({ head, relation }, place) => place > at && head === end && relation === "subject",
  );
  const person = owner.reading.pronoun ? (owner.reading.person ?? "3") : "3";
  return (
    words[thing]?.reading.owner === person &&
    words
      .slice(at + 1, thing)
      .every(
        ({ head, relation, reading }, place) =>
          tokens[at + 1 + place]?.mark === "" &&
          (head !== end || /^(?:place|adverb|time)$/.test(relation) || reading.kind === "adv"),
      )
  );
}
