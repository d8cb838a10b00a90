import { type Candidate, candidate, type Placing } from "../candidate.ts";
import type { Item } from "../item.ts";
import { makeCloze } from "../kinds/cloze.ts";
import { makeDictation } from "../kinds/dictation.ts";
import { makeHearSentence } from "../kinds/hear-and-choose.ts";
import { makeMendSentence } from "../kinds/mend.ts";
import { makeOrder } from "../kinds/order.ts";
import { makeSaySentence } from "../kinds/say.ts";
import { makeTranslate } from "../kinds/translate.ts";
import type { Making } from "../making.ts";
import type { SentenceMaterial, UnitMaterial } from "../material.ts";

export type SentenceKind =
  | "order"
  | "translate"
  | "cloze"
  | "dictation"
  | "mend"
  | "hear-and-choose"
  | "say";

/** An item of a kind about a sentence; nothing where the kind has nothing to ask of it. */
export function sentenceItem(
  kind: SentenceKind,
  sentence: SentenceMaterial,
  others: readonly SentenceMaterial[],
  material: UnitMaterial,
  making: Making,
  placing: Placing = {},
): Candidate[] {
  const order = () => makeOrder(sentence, making);
  const translate = () => makeTranslate(sentence, others, making);
  // Without sound the same sentence is built or understood instead
  const silent = (first: () => Item | null, second: () => Item | null): Placing => ({
    ...placing,
    quiet: first() ?? second(),
  });
  switch (kind) {
    case "order":
      return candidate(order(), placing);
    case "translate":
      return candidate(translate(), placing);
    case "cloze":
      return candidate(makeCloze(sentence, making), placing);
    case "mend":
      return candidate(makeMendSentence(sentence, making), placing);
    case "dictation":
      return candidate(
        makeDictation(sentence, material.level !== "beginner", making),
        silent(order, translate),
      );
    case "hear-and-choose":
      return candidate(makeHearSentence(sentence, others, making), silent(translate, order));
    case "say":
      return candidate(makeSaySentence(sentence, making), silent(order, translate));
  }
}

/**
 * Items about sentences, each of its own and the kinds by turns; a kind that has nothing to ask of a sentence
 * leaves it to the next one.
 *
 * @param most how many are wanted
 */
export function sentenceItems(
  kinds: readonly SentenceKind[],
  sentences: readonly SentenceMaterial[],
  others: readonly SentenceMaterial[],
  material: UnitMaterial,
  making: Making,
  most: number,
): Candidate[] {
  const made: Candidate[] = [];
  const left = [...sentences];
  for (let turn = 0; made.length < most && left.length > 0; turn++) {
    const kind = kinds[turn % kinds.length] as SentenceKind;
    for (const [at, sentence] of left.entries()) {
      const item = sentenceItem(kind, sentence, others, material, making);
      if (item.length === 0) continue;
      made.push(...item);
      left.splice(at, 1);
      break;
    }
    if (turn > most * kinds.length) break;
  }
  return made;
}
