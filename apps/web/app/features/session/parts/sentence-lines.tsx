import type { MeaningLanguage } from "@tilashar/contracts";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Meaning } from "./meaning.tsx";

/** Sentences whose words can be tapped, each with its sound and its translation. */
export function SentenceLines({
  sentences,
  into,
}: {
  sentences: readonly { kz: string; en: string; ru: string }[];
  into: MeaningLanguage;
}) {
  return (
    <GlossArea>
      <ul className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
        {sentences.map((sentence) => (
          <li
            key={sentence.kz}
            className="flex items-start justify-between gap-2 border-b-2 border-felt-sunk py-2 ps-4 pe-2 last:border-b-0"
          >
            <div className="min-w-0 py-1">
              <p className="text-lg leading-snug font-semibold">
                <GlossedText text={sentence.kz} translation={sentence[into]} />
              </p>
              <p className="text-ink-soft">
                <Meaning of={sentence} />
              </p>
            </div>
            <SayButton text={sentence.kz} />
          </li>
        ))}
      </ul>
    </GlossArea>
  );
}
