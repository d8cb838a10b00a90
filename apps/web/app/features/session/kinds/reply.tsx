import { DialogueLines } from "#app/components/kazakh/dialogue-lines.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** Turns of a dialogue: what is answered? */
export function Reply({
  item: { speakers, speaker, turns, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"reply">) {
  const language = useLanguage();
  const name = speakers.find(({ key }) => key === speaker)?.name[language] ?? "";
  return (
    <>
      <ItemTask>{m.session_ask_reply({ name })}</ItemTask>
      <DialogueLines speakers={speakers} turns={turns} />
      <Choices
        choices={choices.map(({ id, text }) => ({
          id,
          content: <Kazakh className="text-lg">{text.kz}</Kazakh>,
          spoken: text.kz,
        }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : right}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
    </>
  );
}
