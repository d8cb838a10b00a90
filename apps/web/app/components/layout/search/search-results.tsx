import type { SearchResult } from "@tilashar/contracts";
import { Link } from "react-router";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { addressOfResult } from "./result-address.ts";

const kinds: Record<SearchResult["kind"], () => string> = {
  word: m.search_kind_word,
  lesson: m.search_kind_lesson,
  reading: m.search_kind_reading,
  film: m.search_kind_film,
  grammar: m.search_kind_grammar,
  phrases: m.search_kind_phrases,
};

/** The list under the field; the marked line is the one Enter opens. */
export function SearchResults({
  id,
  results,
  current,
  onOpen,
}: {
  id: string;
  results: readonly SearchResult[];
  current: number;
  onOpen: () => void;
}) {
  const into = useMeaningLanguage();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={m.search_results()}
      className="flex min-h-0 flex-col overflow-y-auto"
    >
      {results.map((result, index) => (
        <Link
          key={`${result.kind}-${result.id}-${result.title_kz}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === current}
          tabIndex={-1}
          to={addressOfResult(result)}
          prefetch="intent"
          onClick={onOpen}
          className={classNames(
            "flex min-h-12 shrink-0 items-baseline gap-3 rounded-tile px-3 py-2 hover:bg-felt-sunk",
            index === current && "bg-sky-wash",
          )}
        >
          <span className="min-w-0 flex-1">
            <Kazakh className="font-bold">{result.title_kz}</Kazakh>
            <span lang={into} className="text-ink-soft">
              {" "}
              · {into === "ru" ? result.title_ru : result.title_en}
            </span>
          </span>
          <span className="shrink-0 text-sm text-ink-soft">{kinds[result.kind]()}</span>
        </Link>
      ))}
    </div>
  );
}
