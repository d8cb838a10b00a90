import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { SentenceTiles } from "../parts/sentence-tiles.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A Kazakh sentence: build its translation. */
export function Translate({
  item: { sentence, tiles },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"translate">) {
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_ask_translate()}</ItemTask>
      <p className="flex items-center gap-2">
        <Kazakh className="text-2xl leading-snug font-extrabold">{sentence.kz}</Kazakh>
        <SayButton text={sentence.kz} />
      </p>
      <SentenceTiles
        tiles={tiles[into]}
        answer={answer}
        onAnswer={onAnswer}
        isOpen={verdict === null}
        lang={into}
        keys={keys}
      />
    </>
  );
}
