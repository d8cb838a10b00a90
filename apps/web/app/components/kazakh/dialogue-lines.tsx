import type { LocalisedText } from "@tilashar/contracts";
import { useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { DialogueTurn } from "./dialogue-turn.tsx";
import { GlossArea } from "./gloss/gloss-area.tsx";
import { pillLook } from "./pill-look.ts";
import { PlayInTurn } from "./play-in-turn.tsx";

interface Turn {
  readonly speaker: string;
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

interface DialogueProps {
  speakers: readonly { readonly key: string; readonly name: LocalisedText }[];
  turns: readonly Turn[];
  /** With a button that plays all turns, and one that hides the translations. */
  whole?: boolean;
}

/** What people say to each other, as in a conversation on a phone; words can be tapped, turns heard. */
export function DialogueLines({ speakers, turns, whole = false }: DialogueProps) {
  const language = useLanguage();
  const [playing, setPlaying] = useState<number | null>(null);
  const [isTranslated, setTranslated] = useState(true);
  const into = useMeaningLanguage();
  return (
    <div className="flex flex-col gap-3">
      {whole && (
        <div className="flex flex-wrap gap-2">
          <PlayInTurn texts={turns.map(({ kz }) => kz)} at={playing} onTurn={setPlaying} />
          <button
            type="button"
            aria-pressed={isTranslated}
            onClick={() => setTranslated(!isTranslated)}
            className={pillLook}
          >
            <Icon name="eye" className="size-5" />
            {m.dialogue_translation()}
          </button>
        </div>
      )}
      <GlossArea>
        <ol className="flex flex-col gap-2">
          {turns.map((turn, at) => {
            const place = speakers.findIndex(({ key }) => key === turn.speaker);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: turns never change places
                key={at}
                aria-current={playing === at ? "true" : undefined}
                className={classNames(
                  "flex max-w-[92%] items-start gap-1 rounded-card border-2 py-2 ps-4 pe-1",
                  place % 2 === 0 ? "self-start bg-felt-raised" : "self-end bg-sky-wash",
                  playing === at ? "border-sun" : "border-transparent",
                )}
              >
                <DialogueTurn
                  speaker={speakers[place]?.name[language]}
                  kz={turn.kz}
                  translation={turn[into]}
                  into={into}
                  isTranslated={isTranslated}
                />
              </li>
            );
          })}
        </ol>
      </GlossArea>
    </div>
  );
}
