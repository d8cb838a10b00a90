import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { GappedSentence } from "../parts/gapped-sentence.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { Meaning } from "../parts/meaning.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A sentence with a gap: which form fits? */
export function Cloze({
  item: { sentence, gap, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"cloze">) {
  const chosen = choices.find(({ id }) => id === answer?.[0]);
  return (
    <>
      <ItemTask>{m.session_ask_cloze()}</ItemTask>
      <div>
        <GappedSentence tokens={sentence.tokens} gap={gap}>
          <span className="inline-block min-w-20 border-b-4 border-sun text-center text-sky">
            {chosen === undefined ? (
              <span role="img" aria-label={m.review_gap()}>
                {"\u00a0"}
              </span>
            ) : (
              <Kazakh>{chosen.text.kz}</Kazakh>
            )}
          </span>
        </GappedSentence>
        <p className="pt-1 text-ink-soft">
          <Meaning of={sentence} />
        </p>
      </div>
      <Choices
        choices={choices.map(({ id, text }) => ({
          id,
          content: <Kazakh className="text-xl">{text.kz}</Kazakh>,
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
