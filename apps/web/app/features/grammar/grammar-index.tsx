import type { GrammarNeed, GrammarSummary } from "@tilashar/contracts";
import { useDeferredValue, useId, useRef, useState } from "react";
import { Chip, FilterLink } from "#app/components/ui/chip.tsx";
import { useTypedEarly } from "#app/lib/forms/use-typed-early.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { findPoints } from "./find-points.ts";
import { PointLink } from "./point-link.tsx";

interface Group {
  id: string;
  title: string;
  points: readonly GrammarSummary[];
}

/** The grammar book's contents: by level or by need, and what a suffix or a word finds. */
export function GrammarIndex({
  points,
  needs,
  byNeed,
}: {
  points: readonly GrammarSummary[];
  needs: readonly GrammarNeed[];
  byNeed: boolean;
}) {
  const language = useLanguage();
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query.trim());
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, setQuery);
  const found = asked === "" ? null : findPoints(points, asked);
  const groups: Group[] = byNeed
    ? needs.map((need) => ({
        id: need.id,
        title: need.title[language],
        points: need.points.flatMap((one) => points.find((point) => point.id === one) ?? []),
      }))
    : [...new Set(points.map(({ level }) => level))].map((level) => ({
        id: level,
        title: m.grammar_level_name({ level }),
        points: points.filter((point) => point.level === level),
      }));
  return (
    <>
      <div className="flex flex-col gap-3 md:flex-row md:items-end md:justify-between">
        <div className="w-full max-w-md">
          <label htmlFor={id} className="font-semibold">
            {m.grammar_search()}
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
            placeholder={m.grammar_search_hint()}
            className="mt-1.5 min-h-12 w-full rounded-card border-2 border-edge bg-felt-raised px-4 text-lg placeholder:text-base placeholder:text-ink-soft hover:border-sky"
          />
        </div>
        <nav aria-label={m.grammar_by()} className="flex flex-wrap gap-2">
          <FilterLink to={paths.grammar} chosen={!byNeed}>
            {m.grammar_by_level()}
          </FilterLink>
          <FilterLink to={paths.grammarByNeed} chosen={byNeed}>
            {m.grammar_by_need()}
          </FilterLink>
        </nav>
      </div>
      <p role="status" className="min-h-6 pt-3 text-ink-soft">
        {found !== null &&
          (found.length === 0
            ? m.grammar_found_none({ query: asked })
            : m.grammar_found_count({ count: found.length }))}
      </p>
      {found === null ? (
        groups.map((group) => <PointGroup key={group.id} group={group} />)
      ) : (
        <Points points={found} />
      )}
    </>
  );
}

function PointGroup({ group: { id, title, points } }: { group: Group }) {
  return (
    <section aria-labelledby={`points-${id}`} className="pb-8">
      <h2 id={`points-${id}`} className="flex items-center gap-3 pb-3 text-xl md:text-2xl">
        {title}
        <Chip>{points.length}</Chip>
      </h2>
      <Points points={points} />
    </section>
  );
}

function Points({ points }: { points: readonly GrammarSummary[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {points.map((point) => (
        <PointLink key={point.id} point={point} />
      ))}
    </ul>
  );
}
