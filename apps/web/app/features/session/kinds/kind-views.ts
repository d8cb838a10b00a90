import type { ItemKind } from "@tilashar/learning/session";
import type { ComponentType } from "react";
import { BuildForm } from "./build-form.tsx";
import { ChooseMeaning } from "./choose-meaning.tsx";
import { ChoosePicture } from "./choose-picture.tsx";
import { ChooseWord } from "./choose-word.tsx";
import { Cloze } from "./cloze.tsx";
import { Dictation } from "./dictation.tsx";
import { HearAndChoose } from "./hear-and-choose.tsx";
import type { KindViewProps } from "./kind-view.ts";
import { Letters } from "./letters.tsx";
import { Match } from "./match.tsx";
import { Meet } from "./meet.tsx";
import { Mend } from "./mend.tsx";
import { Order } from "./order.tsx";
import { Reply } from "./reply.tsx";
import { Say } from "./say.tsx";
import { Transform } from "./transform.tsx";
import { Translate } from "./translate.tsx";
import { Understand } from "./understand.tsx";
import { WriteReply } from "./write-reply.tsx";

/** How each kind of item is drawn. A new kind is a file beside these and a line here. */
export const kindViews: { readonly [Kind in ItemKind]: ComponentType<KindViewProps<Kind>> } = {
  meet: Meet,
  "choose-meaning": ChooseMeaning,
  "choose-word": ChooseWord,
  "choose-picture": ChoosePicture,
  "hear-and-choose": HearAndChoose,
  match: Match,
  letters: Letters,
  order: Order,
  translate: Translate,
  cloze: Cloze,
  "build-form": BuildForm,
  transform: Transform,
  dictation: Dictation,
  mend: Mend,
  reply: Reply,
  "write-reply": WriteReply,
  say: Say,
  understand: Understand,
};
