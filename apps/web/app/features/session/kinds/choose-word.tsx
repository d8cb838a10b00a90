import { m } from "#app/paraglide/messages.js";
import { AskedMeaning } from "../parts/asked-meaning.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { KazakhChoices } from "../parts/kazakh-choices.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A meaning: which Kazakh word is it? */
export function ChooseWord(props: KindViewProps<"choose-word">) {
  const { word } = props.item;
  return (
    <>
      <ItemTask>{m.quiz_choose()}</ItemTask>
      <AskedMeaning meaning={word.meaning} picture={word.picture} />
      <KazakhChoices {...props} />
    </>
  );
}
