import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A Kazakh word: which picture shows it? */
export function ChoosePicture({
  item: { word, choices, right },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"choose-picture">) {
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_ask_picture()}</ItemTask>
      <p className="flex items-center gap-3">
        <SayButton text={word.kz} size="large" />
        <KazakhWord word={word.kz} size="head" harmony />
      </p>
      <Choices
        pictures
        choices={choices.map(({ id, text, picture }) => ({
          id,
          content: (
            <img
              src={picture}
              alt={text[into]}
              lang={into}
              width={96}
              height={96}
              className="size-26 object-contain sm:size-28"
            />
          ),
        }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : right}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
    </>
  );
}
