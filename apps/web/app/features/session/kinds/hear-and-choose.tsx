import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { LargeSound, useSpoken } from "../parts/large-sound.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A sound alone: what was said? */
export function HearAndChoose({
  item: { spoken, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"hear-and-choose">) {
  useSpoken(spoken);
  return (
    <>
      <ItemTask>{m.session_ask_heard()}</ItemTask>
      <LargeSound text={spoken} />
      <Choices
        choices={choices.map(({ id, text }) => ({
          id,
          content: <Kazakh className="text-xl">{text.kz}</Kazakh>,
        }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : right}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
    </>
  );
}
