import type { StudioRecording, StudioStanding } from "@tilashar/contracts";
import { useCallback, useState } from "react";
import { PagedList } from "#app/components/house/paged-list.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call, callForFile } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { usePages } from "#app/lib/api/use-pages.ts";
import { m } from "#app/paraglide/messages.js";
import { PlayKept } from "./play-kept.tsx";
import { reasonNames } from "./reason-names.ts";

const readMine = async (before: number | null, signal: AbortSignal) => {
  const { recordings, next } = await call("GET /studio/mine/", {
    query: before === null ? {} : { before },
    signal,
  });
  return { items: recordings, next };
};

/** What somebody has given, each to hear and to delete, and the way to take all of it back. */
export function MyRecordings({
  standing,
  onChanged,
}: {
  standing: StudioStanding;
  /** Something was deleted; with a number: everything, so many recordings. */
  onChanged: (deleted?: number) => void;
}) {
  const pages = usePages(readMine);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft">{m.studio_mine_count(standing.recordings)}</p>
      <PagedList
        {...pages}
        failure={pages.status === "error" ? failureText(pages.error, m.studio_load_failed()) : null}
        empty={m.studio_mine_empty()}
      >
        {(recording) => (
          <OwnRecording
            recording={recording}
            onDeleted={() => {
              pages.again();
              onChanged();
            }}
          />
        )}
      </PagedList>
      {standing.consent !== null && <Withdrawal onWithdrawn={onChanged} />}
    </div>
  );
}

function OwnRecording({
  recording: { id, text, state, reason },
  onDeleted,
}: {
  recording: StudioRecording;
  onDeleted: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const fetchSound = useCallback(
    () => callForFile("GET /studio/mine/{id}/sound/", { params: { id } }),
    [id],
  );
  async function remove() {
    setBusy(true);
    try {
      await call("DELETE /studio/mine/{id}/", { params: { id } });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
    // Deleted elsewhere or not: the list tells.
    onDeleted();
  }
  return (
    <Card className="flex flex-wrap items-center gap-3 p-4">
      <p lang="kk" className="min-w-40 flex-1 font-semibold break-words">
        {text}
      </p>
      <Chip tone={state === "approved" ? "steppe" : state === "refused" ? "pomegranate" : "sun"}>
        {state === "approved"
          ? m.studio_state_approved()
          : state === "refused"
            ? m.studio_state_refused()
            : m.studio_state_waiting()}
      </Chip>
      {reason !== null && <p className="w-full text-sm">{reasonNames[reason]()}</p>}
      <div className="flex flex-wrap gap-2">
        <PlayKept text={text} fetchSound={fetchSound} />
        <Button
          look="quiet"
          busy={busy}
          aria-label={m.studio_delete_named({ text })}
          onClick={() => void remove()}
        >
          {m.studio_delete()}
        </Button>
      </div>
    </Card>
  );
}

/** Two presses, the second one next to the way out. */
function Withdrawal({ onWithdrawn }: { onWithdrawn: (deleted: number) => void }) {
  const [step, setStep] = useState<"closed" | "asked" | "busy">("closed");
  const [failure, setFailure] = useState<string | null>(null);

  async function withdraw() {
    setStep("busy");
    try {
      const { deleted } = await call("DELETE /studio/consent/");
      onWithdrawn(deleted);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setStep("asked");
      setFailure(failureText(error, m.studio_load_failed()));
    }
  }

  if (step === "closed") {
    return (
      <Button look="danger" className="self-start" onClick={() => setStep("asked")}>
        {m.studio_withdraw()}
      </Button>
    );
  }
  return (
    <Card className="flex flex-col gap-3 p-4">
      <p className="font-semibold">{m.studio_withdraw_text()}</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button look="secondary" autoFocus onClick={() => setStep("closed")}>
          {m.studio_withdraw_no()}
        </Button>
        <Button look="danger" busy={step === "busy"} onClick={() => void withdraw()}>
          {m.studio_withdraw_sure()}
        </Button>
      </div>
    </Card>
  );
}
