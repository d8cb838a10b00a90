import type { Answer, Item, ItemKind, ItemOfKind, Verdict } from "../item.ts";
import { judgeChoice } from "../judge-choice.ts";
import { judgeBuildForm } from "./build-form.ts";
import { judgeChoosePicture } from "./choose-picture.ts";
import { judgeCloze } from "./cloze.ts";
import { judgeDictation } from "./dictation.ts";
import { judgeHearAndChoose } from "./hear-and-choose.ts";
import { judgeLetters } from "./letters.ts";
import { judgeMatch } from "./match.ts";
import { judgeMeet } from "./meet.ts";
import { judgeMend } from "./mend.ts";
import { judgeOrder } from "./order.ts";
import { judgeReply } from "./reply.ts";
import { judgeSay } from "./say.ts";
import { judgeTransform } from "./transform.ts";
import { judgeTranslate } from "./translate.ts";
import { judgeUnderstand } from "./understand.ts";
import { judgeWriteReply } from "./write-reply.ts";

interface KindOf<Kind extends ItemKind> {
  readonly judge: (item: ItemOfKind<Kind>, given: Answer) => Verdict;
  /** How deep it asks: shown, recognised, or recalled. An item's word is met in this order. */
  readonly depth: 0 | 1 | 2;
  /** Its right first answer counts and pays: what is only shown, or rated by the learner, does not. */
  readonly scored: boolean;
}

/** Every kind of item. A new one is a maker and a judge in a file beside this one, and a line here. */
export const KINDS: { readonly [Kind in ItemKind]: KindOf<Kind> } = {
  meet: { judge: judgeMeet, depth: 0, scored: false },
  "choose-meaning": { judge: judgeChoice, depth: 1, scored: true },
  "choose-word": { judge: judgeChoice, depth: 1, scored: true },
  "choose-picture": { judge: judgeChoosePicture, depth: 1, scored: true },
  "hear-and-choose": { judge: judgeHearAndChoose, depth: 1, scored: true },
  match: { judge: judgeMatch, depth: 1, scored: true },
  letters: { judge: judgeLetters, depth: 2, scored: true },
  order: { judge: judgeOrder, depth: 2, scored: true },
  translate: { judge: judgeTranslate, depth: 1, scored: true },
  cloze: { judge: judgeCloze, depth: 1, scored: true },
  "build-form": { judge: judgeBuildForm, depth: 2, scored: true },
  transform: { judge: judgeTransform, depth: 2, scored: true },
  dictation: { judge: judgeDictation, depth: 2, scored: true },
  mend: { judge: judgeMend, depth: 2, scored: true },
  reply: { judge: judgeReply, depth: 1, scored: true },
  "write-reply": { judge: judgeWriteReply, depth: 2, scored: true },
  say: { judge: judgeSay, depth: 2, scored: false },
  understand: { judge: judgeUnderstand, depth: 1, scored: true },
};

/** Whether nobody but the learner judged an answer: it neither counts nor pays. */
export const isOwnRated = (item: Item, given: Answer | null): boolean =>
  item.kind === "write-reply" && given !== null && given.length > 1;

/** Judges an answer to any item. */
export function judge(item: Item, given: Answer): Verdict {
  const { judge: judgeKind } = KINDS[item.kind] as KindOf<typeof item.kind>;
  return (judgeKind as (item: Item, given: Answer) => Verdict)(item, given);
}
