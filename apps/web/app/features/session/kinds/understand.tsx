import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { Choices } from "../parts/choices.tsx";
import { ItemTask } from "../parts/item-task.tsx";
import type { KindViewProps } from "./kind-view.ts";

/** A question on a dialogue or story, with the text at hand. */
export function Understand({
  item: { about, sentences, question },
  answer,
  onAnswer,
  verdict,
  keys,
}: KindViewProps<"understand">) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_ask_understand({ title: about.titles[language] })}</ItemTask>
      <p className="text-2xl leading-snug font-extrabold">{question.question[language]}</p>
      <Choices
        choices={question.options.map(({ id, text }) => ({ id, content: text[language] }))}
        chosen={answer?.[0] ?? null}
        right={verdict === null ? null : question.correct}
        onChoose={(id) => onAnswer([id])}
        keys={keys}
      />
      <details className="group rounded-card bg-felt-raised shadow-lift">
        <summary className="flex min-h-12 items-center justify-between gap-2 px-4 font-semibold text-sky">
          {m.session_look_it_up()}
          <Icon name="down" className="size-5 group-open:rotate-180" />
        </summary>
        <GlossArea className="flex flex-col gap-1 px-4 pb-3">
          {sentences.map((sentence) => (
            <p key={sentence.id} className="flex items-center justify-between gap-2">
              <GlossedText text={sentence.kz} translation={sentence[into]} />
              <SayButton text={sentence.kz} />
            </p>
          ))}
        </GlossArea>
      </details>
    </>
  );
}
