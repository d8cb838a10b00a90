import { DialogueLines } from "#app/components/kazakh/dialogue-lines.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { KazakhChoices } from "../parts/kazakh-choices.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** Turns of a dialogue: what is answered? */
export function Reply(props: KindViewProps<"reply">) {
  const { speakers, speaker, turns } = props.item;
  const language = useLanguage();
  const name = speakers.find(({ key }) => key === speaker)?.name[language] ?? "";
  return (
    <>
      <ItemTask>{m.session_ask_reply({ name })}</ItemTask>
      <DialogueLines speakers={speakers} turns={turns} />
      <KazakhChoices {...props} size="text-lg" />
    </>
  );
}
