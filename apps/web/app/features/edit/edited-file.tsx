import type { EditableFile } from "@tilashar/contracts";
import { useMemo, useState } from "react";
import { Link, useLocation } from "react-router";
import { BackLink } from "#app/components/layout/back-link.tsx";
import { Part } from "#app/components/layout/part.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { GroupForm } from "./group-form.tsx";
import { fileName, placeName } from "./place-name.ts";
import { captionOf, groupOf, groupTexts } from "./text-group.ts";

/** A content file: its things to choose from, or the form of one. */
export function EditedFile({ file, at }: { file: string; at: string | null }) {
  const [round, setRound] = useState(0);
  return (
    <ReadFile key={round} file={file} at={at} again={() => setRound((before) => before + 1)} />
  );
}

function ReadFile({ file, at, again }: { file: string; at: string | null; again: () => void }) {
  const options = useMemo(() => ({ query: { file } }), [file]);
  const state = useCall("GET /edit/file/", options);
  return (
    <Part state={state} skeleton={<Skeleton className="h-80" />} failure={m.edit_file_failed()}>
      {(answer) => <Things answer={answer} at={at} again={again} />}
    </Part>
  );
}

function Things({
  answer,
  at,
  again,
}: {
  answer: EditableFile;
  at: string | null;
  again: () => void;
}) {
  const { file, texts, open } = answer;
  const { state } = useLocation();
  const groups = useMemo(() => groupTexts(texts), [texts]);
  const group = groups.find((one) => one.at === at);
  const waiting = (of: string) => open.filter(({ path }) => groupOf(path) === of).length;
  if (group !== undefined) {
    return (
      <div className="flex flex-col gap-4">
        <BackLink to={paths.editFile(file)}>{fileName(file)}</BackLink>
        <h2 className="text-2xl break-words">{placeName(group.at)}</h2>
        {waiting(group.at) > 0 && (
          <Notice kind="info">
            <Link to={paths.editProposals} className="underline underline-offset-4">
              {m.edit_waiting({ count: waiting(group.at) })}
            </Link>
          </Notice>
        )}
        <GroupForm key={group.at} file={file} group={group} again={again} />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <BackLink to={paths.edit}>{m.edit_find_other()}</BackLink>
      <h2 className="text-2xl break-words">{fileName(file)}</h2>
      {at !== null && <Notice kind="error">{m.edit_place_gone()}</Notice>}
      <ul className="flex flex-col gap-2">
        {groups.map((one) => (
          <li key={one.at}>
            <Link
              to={paths.editPlace(file, one.at)}
              state={state}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-edge bg-felt-raised px-4 py-3 hover:border-sky"
            >
              <span className="text-sm text-ink-soft">{placeName(one.at)}</span>
              <span className="line-clamp-2 min-w-0 font-semibold break-words">
                {captionOf(one)}
              </span>
              {waiting(one.at) > 0 && (
                <Chip tone="sun">{m.edit_waiting_short({ count: waiting(one.at) })}</Chip>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
