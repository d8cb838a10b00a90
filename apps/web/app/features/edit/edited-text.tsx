import { TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { m } from "#app/paraglide/messages.js";
import { GateAnswer } from "./gate-answer.tsx";
import { languageOfPath, placeName } from "./place-name.ts";
import { TextDiff } from "./text-diff.tsx";
import { useCheck } from "./use-check.ts";

/** One text of a thing: its field and, once it is changed, the difference and what the gate says of it. */
export function EditedText({
  file,
  path,
  label,
  old,
  text,
  begunWith,
  error,
  onChange,
}: {
  file: string;
  path: string;
  /** The path below the thing's own. */
  label: string;
  /** What stands there now. */
  old: string;
  text: string;
  /** What stood there when the change was begun, where that is another text. */
  begunWith: string | null;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const isChanged = text.trim() !== old;
  const check = useCheck(file, path, isChanged ? text : null);
  const lang = languageOfPath(path);
  // The gate's own words stand below, in the reader's language.
  const refused =
    check.status === "checked" && check.found.problems.some(({ severity }) => severity === "error");
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={placeName(label)}
        lang={lang}
        value={text}
        error={error !== undefined && refused ? m.edit_refused_by_gate() : error}
        maxLength={6000}
        rows={Math.min(14, Math.ceil(text.length / 60) + text.split("\n").length - 1 || 1)}
        spellCheck={lang !== "kk"}
        onChange={(event) => onChange(event.target.value)}
      />
      {begunWith !== null && (
        <Notice kind="info">
          <p>{m.edit_moved_on()}</p>
          <p className="font-normal">{m.edit_stood_then({ text: begunWith })}</p>
          <p className="font-normal">{m.edit_stands_now({ text: old })}</p>
        </Notice>
      )}
      {isChanged && (
        <div className="flex flex-col gap-2 border-s-4 border-stitch ps-4">
          <TextDiff old={old} text={text.trim()} lang={lang} />
          <GateAnswer check={check} path={path} />
        </div>
      )}
    </div>
  );
}
