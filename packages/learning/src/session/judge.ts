import type { Answer, Item, ItemKind, ItemOfKind, Verdict } from "./item.ts";
import { judgeChoice } from "./judge-choice.ts";
import { judgeDictation } from "./judge-dictation.ts";
import { judgeForm } from "./judge-form.ts";
import { judgeLetters } from "./judge-letters.ts";
import { judgeWriteReply } from "./judge-write-reply.ts";
import { judgeChoosePicture } from "./kinds/choose-picture.ts";
import { judgeCloze } from "./kinds/cloze.ts";
import { judgeHearAndChoose } from "./kinds/hear-and-choose.ts";
import { judgeMatch } from "./kinds/match.ts";
import { judgeMeet } from "./kinds/meet.ts";
import { judgeMend } from "./kinds/mend.ts";
import { judgeOrder } from "./kinds/order.ts";
import { judgeReply } from "./kinds/reply.ts";
import { judgeSay } from "./kinds/say.ts";
import { judgeTranslate } from "./kinds/translate.ts";
import { judgeUnderstand } from "./kinds/understand.ts";

/** How each kind of item is judged. */
const JUDGES: { readonly [Kind in ItemKind]: (item: ItemOfKind<Kind>, given: Answer) => Verdict } =
  {
    meet: judgeMeet,
    "choose-meaning": judgeChoice,
    "choose-word": judgeChoice,
    "choose-picture": judgeChoosePicture,
    "hear-and-choose": judgeHearAndChoose,
    match: judgeMatch,
    letters: judgeLetters,
    order: judgeOrder,
    translate: judgeTranslate,
    cloze: judgeCloze,
    "build-form": judgeForm,
    transform: judgeForm,
    dictation: judgeDictation,
    mend: judgeMend,
    reply: judgeReply,
    "write-reply": judgeWriteReply,
    say: judgeSay,
    understand: judgeUnderstand,
  };

/** Judges an answer to any item. */
export const judge = (item: Item, given: Answer): Verdict =>
  (JUDGES[item.kind] as (item: Item, given: Answer) => Verdict)(item, given);
