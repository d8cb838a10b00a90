import { m } from "#app/paraglide/messages.js";
import { type DiffPart, diffTexts } from "./diff-texts.ts";

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
  const lines = diffTexts(old, text);
  return (
    <div lang={lang} className="flex flex-col gap-1 break-words whitespace-pre-line">
      {lines.map((parts) => (
        <p key={parts.map(({ kind, value }) => kind + value).join("|")}>
          {parts.map((part) => (
            <Part key={part.place} part={part} />
          ))}
        </p>
      ))}
    </div>
  );
}

function Part({ part: { kind, value } }: { part: DiffPart }) {
  if (kind === "removed")
    return (
      <del className="me-0.5 bg-pomegranate-wash text-pomegranate line-through">
        <span className="sr-only">{m.edit_diff_removed()} </span>
        {value}
      </del>
    );
  if (kind === "added")
    return (
      <ins className="bg-steppe-wash text-steppe underline decoration-2 underline-offset-4">
        <span className="sr-only">{m.edit_diff_added()} </span>
        {value}
      </ins>
    );
  return value;
}
