import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { LargeSound, useSpoken } from "../parts/large-sound.tsx";
import { SentenceTiles } from "../parts/sentence-tiles.tsx";
import { TypedAnswer } from "../parts/typed-answer.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A sentence that is heard: write it, from tiles or by the keyboard. */
export function Dictation({
  item: { sentence, tiles },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"dictation">) {
  useSpoken(sentence.kz);
  return (
    <>
      <ItemTask>{m.session_ask_dictation()}</ItemTask>
      <LargeSound text={sentence.kz} />
      {tiles === null ? (
        <TypedAnswer answer={answer} onAnswer={onAnswer} verdict={verdict} maxLength={160} />
      ) : (
        <SentenceTiles
          tiles={tiles}
          answer={answer}
          onAnswer={onAnswer}
          isOpen={verdict === null}
          keys={keys}
        />
      )}
    </>
  );
}
