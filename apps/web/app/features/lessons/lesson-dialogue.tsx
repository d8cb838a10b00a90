import type { LessonDialogue as Dialogue } from "@tilashar/contracts";
import { DialogueTurn } from "#app/components/kazakh/dialogue-turn.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";

/** The scene of a lesson to read: each word can be tapped, each turn heard. */
export function LessonDialogue({
  dialogue: { titles, setting, speakers, turns },
}: {
  dialogue: Dialogue;
}) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <section aria-labelledby="dialogue">
      <h2 id="dialogue" className="text-xl md:text-2xl">
        {titles[language]}
      </h2>
      <p className="pt-1 pb-4 text-sm text-ink-soft">{setting[language]}</p>
      <GlossArea className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
        <ol>
          {turns.map((turn) => (
            <li
              key={turn.kz}
              className="flex items-start gap-2 border-b-2 border-felt-sunk px-4 py-3 last:border-b-0 sm:px-5"
            >
              <DialogueTurn
                speaker={speakers.find(({ key }) => key === turn.speaker)?.name[language]}
                kz={turn.kz}
                translation={turn[into]}
                into={into}
              />
            </li>
          ))}
        </ol>
      </GlossArea>
    </section>
  );
}
