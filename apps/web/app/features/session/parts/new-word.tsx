import type { FirstWord } from "@tilashar/contracts";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "./item-task.tsx";
import { Meaning } from "./meaning.tsx";
import { SentenceLines } from "./sentence-lines.tsx";

/** A new word with its picture, its sound, its meaning and a sentence. The server draws the first of a step. */
export function NewWord({ word }: { word: FirstWord }) {
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_meet_word()}</ItemTask>
      <div className="flex flex-1 flex-col items-center justify-center gap-2 text-center">
        {word.picture !== null && (
          <img
            src={word.picture}
            alt=""
            width={144}
            height={144}
            className="size-28 object-contain sm:size-36"
          />
        )}
        <p className="max-w-full break-words">
          <KazakhWord word={word.kz} size="hero" harmony />
        </p>
        <p lang="kk-fonipa" className="text-ink-soft">
          [{word.transcription}]
        </p>
        <SayButton text={word.kz} size="large" />
        <p className="text-2xl font-bold">
          <Meaning of={word.meaning} />
        </p>
      </div>
      <SentenceLines sentences={[word.example]} into={into} />
    </>
  );
}
