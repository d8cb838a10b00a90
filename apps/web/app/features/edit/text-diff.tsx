import { diffWordsWithSpace } from "diff";
import { m } from "#app/paraglide/messages.js";

/** What a change takes away and what it brings: crossed out and underlined, so that no colour has to tell. */
export function TextDiff({
  old,
  text,
  lang,
}: {
  old: string;
  text: string;
  lang?: string | undefined;
}) {
  const parts = diffWordsWithSpace(old, text).map((part, place) => ({ ...part, place }));
  return (
    <p lang={lang} className="break-words whitespace-pre-line">
      {parts.map(({ place, value, added, removed }) =>
        removed ? (
          <del key={place} className="bg-pomegranate-wash text-pomegranate line-through">
            <span className="sr-only">{m.edit_diff_removed()} </span>
            {value}
          </del>
        ) : added ? (
          <ins
            key={place}
            className="bg-steppe-wash text-steppe underline decoration-2 underline-offset-4"
          >
            <span className="sr-only">{m.edit_diff_added()} </span>
            {value}
          </ins>
        ) : (
          <span key={place}>{value}</span>
        ),
      )}
    </p>
  );
}
