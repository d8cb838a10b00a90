import type { FoundTexts } from "@tilashar/contracts";
import { type FormEvent, useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { fileName, languageOfPath, placeName } from "./place-name.ts";
import { groupOf } from "./text-group.ts";

const shortest = 2;

/** A text is found by what it says, or by the name of its file. */
export function FindText() {
  const [wanted, setWanted] = useSearchParams();
  // The report that is to be mended goes along.
  const { state } = useLocation();
  const text = wanted.get("text")?.trim().slice(0, 100) ?? "";

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("text")).trim();
    if (typed.length >= shortest) setWanted({ text: typed }, { state });
  }

  return (
    <div className="flex flex-col gap-5">
      <search>
        <form onSubmit={find} className="flex flex-col gap-3">
          <TextField
            key={text}
            label={m.edit_find()}
            hint={m.edit_find_hint()}
            name="text"
            type="search"
            defaultValue={text}
            minLength={shortest}
            maxLength={100}
            required
          />
          <Button type="submit" className="self-start">
            {m.edit_find_button()}
          </Button>
        </form>
      </search>
      {text.length >= shortest && <Found key={text} text={text} />}
    </div>
  );
}

function Found({ text }: { text: string }) {
  const options = useMemo(() => ({ query: { text } }), [text]);
  const state = useCall("GET /edit/files/", options);
  return (
    <Part state={state} skeleton={<Skeleton className="h-60" />} failure={m.edit_find_failed()}>
      {(found) => <FoundList found={found} />}
    </Part>
  );
}

const rowClass =
  "flex flex-col gap-0.5 rounded-card border-2 border-edge bg-felt-raised px-4 py-3 hover:border-sky";

function FoundList({ found: { texts, files, more } }: { found: FoundTexts }) {
  const { state } = useLocation();
  if (texts.length + files.length === 0)
    return <p className="text-ink-soft">{m.edit_find_none()}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-ink-soft">
        {more ? m.edit_find_more() : m.edit_found({ count: texts.length + files.length })}
      </p>
      <ul className="flex flex-col gap-2">
        {files.map((file) => (
          <li key={file}>
            <Link to={paths.editFile(file)} state={state} className={rowClass}>
              <span className="font-semibold break-words">{fileName(file)}</span>
            </Link>
          </li>
        ))}
        {texts.map(({ file, path, text }) => (
          <li key={`${file} ${path}`}>
            <Link to={paths.editPlace(file, groupOf(path))} state={state} className={rowClass}>
              <span lang={languageOfPath(path)} className="line-clamp-3 font-semibold break-words">
                {text}
              </span>
              <span className="text-sm break-words text-ink-soft">
                {fileName(file)} · {placeName(path)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
