import { m } from "#app/paraglide/messages.js";
import { AskedMeaning } from "../parts/asked-meaning.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import { SentenceTiles } from "../parts/sentence-tiles.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A meaning: build the Kazakh sentence. */
export function Order({
  item: { sentence, tiles },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"order">) {
  return (
    <>
      <ItemTask>{m.session_ask_order()}</ItemTask>
      <AskedMeaning meaning={sentence} />
      <SentenceTiles
        tiles={tiles.map(({ text }) => text)}
        answer={answer}
        onAnswer={onAnswer}
        isOpen={verdict === null}
        keys={keys}
      />
    </>
  );
}
