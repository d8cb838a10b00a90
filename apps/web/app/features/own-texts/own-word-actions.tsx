import type { Gloss } from "@tilashar/course/gloss";
import { useEffect } from "react";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button, IconButton } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { sayInTurn } from "#app/lib/voice/say-in-turn.ts";
import { m } from "#app/paraglide/messages.js";
import { spokenParts } from "./spoken-parts.ts";
import type { ReaderWords } from "./use-known-words.ts";

/** Below a word of one's own text: to hear its sentence, to learn it in that sentence, to say that it is known. */
export function OwnWordActions({
  gloss,
  sentence,
  words,
}: {
  gloss: Gloss;
  sentence: string;
  words: ReaderWords;
}) {
  const { known, mark, reload } = words;
  // A word that was added while it was looked at is shown as one that is being learned.
  useEffect(() => reload, [reload]);
  const parts = spokenParts(sentence);
  const lemma = gloss.lemma.toLowerCase();
  const isKnown = known?.marks.has(lemma) ?? false;
  const canLearn = gloss.kind === "word" && !gloss.guessed && gloss.upos !== "PROPN";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {canLearn && !isKnown && (
        <AddGlossedWord
          gloss={gloss}
          source="reading"
          sentence={{ kz: sentence, en: "", ru: "" }}
        />
      )}
      {canLearn && (
        <Button look="quiet" aria-pressed={isKnown} onClick={() => void mark(lemma, !isKnown)}>
          {isKnown && <Icon name="check" className="size-5" />}
          {m.mine_know_word()}
        </Button>
      )}
      <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
        {parts.length === 1 ? (
          <SayButton text={sentence} />
        ) : (
          <IconButton
            label={m.speech_listen({ text: sentence })}
            onClick={() => void sayInTurn(parts, () => {})}
            className="text-sky"
          >
            <Icon name="speaker" />
          </IconButton>
        )}
        {m.mine_sentence()}
      </span>
    </div>
  );
}
