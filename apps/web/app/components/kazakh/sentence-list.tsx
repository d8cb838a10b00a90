import type { CourseSentence, Language } from "@tilashar/contracts";
import { Link } from "react-router";
import { AddGlossedWord } from "#app/components/kazakh/add-glossed-word.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

type Place = CourseSentence["place"];

const placeNames: Record<Place["kind"], (named: { title: string }) => string> = {
  lesson: m.grammar_place_lesson,
  dialogue: m.grammar_place_dialogue,
  story: m.grammar_place_story,
  reading: m.grammar_place_reading,
  film: m.grammar_place_film,
  phrase: m.grammar_place_phrase,
  proverb: m.grammar_place_proverb,
  day: m.grammar_place_day,
};

/** Sentences of the course, each with its sound, its translation and the way to where it stands. */
export function SentenceList({ sentences }: { sentences: readonly CourseSentence[] }) {
  const language = useLanguage();
  return (
    <GlossArea
      className="overflow-hidden rounded-card bg-felt-raised shadow-lift"
      actions={(gloss, text) => (
        <AddGlossedWord
          gloss={gloss}
          source="reading"
          sentence={sentences.find(({ kz }) => kz === text)}
        />
      )}
    >
      <ul>
        {sentences.map((sentence) => (
          <li
            key={sentence.kz}
            className="flex items-start gap-2 border-b-2 border-felt-sunk px-4 py-3 last:border-b-0 sm:px-5"
          >
            <div className="min-w-0 flex-1">
              <p className="text-lg leading-relaxed font-semibold">
                <GlossedText
                  text={sentence.kz}
                  marked={sentence.mark}
                  translation={translationIn(sentence, language)}
                />
              </p>
              <p className="text-ink-soft">{translationIn(sentence, language)}</p>
              <PlaceLink place={sentence.place} language={language} />
            </div>
            <span className="flex shrink-0 max-sm:flex-col">
              <SayButton text={sentence.kz} className="print:hidden" />
              <ReportFlag kind="sentence" subject={sentence.kz} />
            </span>
          </li>
        ))}
      </ul>
    </GlossArea>
  );
}

function translationIn({ en, ru }: CourseSentence, language: Language): string {
  return language === "en" ? en : ru;
}

function PlaceLink({ place, language }: { place: Place; language: Language }) {
  const name = placeNames[place.kind]({ title: place.title[language] });
  const to = addressOf(place);
  return to === null ? (
    <p className="pt-1 text-sm text-ink-soft">{name}</p>
  ) : (
    <Link
      to={to}
      prefetch="intent"
      className="-ms-1 inline-flex min-h-11 items-center rounded-tile px-1 text-sm font-semibold text-sky hover:underline"
    >
      {name}
    </Link>
  );
}

function addressOf({ kind, id }: Place): string | null {
  if (id === null) return null;
  if (kind === "lesson" || kind === "dialogue") return paths.lesson(id);
  if (kind === "reading") return paths.reading(id);
  return kind === "film" ? paths.film(id) : null;
}
