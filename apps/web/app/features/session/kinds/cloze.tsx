import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { m } from "#app/paraglide/messages.js";
import { GappedSentence } from "../parts/gapped-sentence.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { KazakhChoices } from "../parts/kazakh-choices.tsx";
import { Meaning } from "../parts/meaning.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A sentence with a gap: which form fits? */
export function Cloze(props: KindViewProps<"cloze">) {
  const { sentence, gap, choices } = props.item;
  const chosen = choices.find(({ id }) => id === props.answer?.[0]);
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
      <KazakhChoices {...props} />
    </>
  );
}
