import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import { OtherWays } from "./other-ways.tsx";
import { addressOfResult } from "./result-address.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/**
 * One field and what it finds, as a combobox with a list (WAI-ARIA APG): arrows move through the
 * results, Enter opens one, Escape closes.
 */
export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.search_title()}>
      <SearchField onClose={onClose} />
    </Dialog>
  );
}

function SearchField({ onClose }: { onClose: () => void }) {
  const [query, setQuery] = useState("");
  const [marked, setMarked] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const state = useSearch(query);
  const results = "results" in state ? state.results : [];
  const current = Math.min(marked, results.length - 1);

  function onKeyDown(event: KeyboardEvent) {
    const last = results.length - 1;
    const result = results[current];
    if (event.key === "Enter" && result !== undefined) {
      event.preventDefault();
      onClose();
      void navigate(addressOfResult(result));
      return;
    }
    const to = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
    }[event.key];
    if (to === undefined || last < 0) return;
    event.preventDefault();
    setMarked(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: "nearest" });
  }

  return (
    <div className="flex h-[min(28rem,60dvh)] flex-col gap-3 pt-1">
      <label htmlFor={id} className="text-sm text-ink-soft">
        {m.search_hint()}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={results.length > 0 ? `${id}-${current}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={100}
        data-first-focus
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-card border-2 border-edge bg-felt-raised px-4 text-lg outline-offset-2 focus-visible:outline-3 focus-visible:outline-sky"
      />
      <SearchResults id={id} results={results} current={current} onOpen={onClose} />
      <p role="status" className="text-ink-soft">
        {state.status === "found" &&
          results.length === 0 &&
          m.search_nothing({ query: query.trim() })}
        {state.status === "failed" && failureText(state.error, m.search_failed())}
        {state.status === "found" && results.length > 0 && (
          <span className="sr-only">{m.search_count({ count: results.length })}</span>
        )}
      </p>
      {state.status === "found" && results.length === 0 && <OtherWays onOpen={onClose} />}
    </div>
  );
}
