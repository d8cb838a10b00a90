import type { CourseSentence, Language } from "@tilashar/contracts";
import { Link } from "react-router";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { SentenceRows } from "./sentence-rows.tsx";

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
    <SentenceRows
      rows={sentences}
      more={({ place }) => <PlaceLink place={place} language={language} />}
    />
  );
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
