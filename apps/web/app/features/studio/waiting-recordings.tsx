import type { RefusalReason, StudioRecording } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call, callForFile } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import { PlayKept } from "./play-kept.tsx";
import { reasonNames } from "./reason-names.ts";

type Loaded = readonly StudioRecording[] | "loading" | ApiFailure;

/** Others' recordings that wait: a second person listens to each and decides. */
export function WaitingRecordings() {
  const [waiting, setWaiting] = useState<Loaded>("loading");
  const [told, setTold] = useState<string | null>(null);

  const load = useCallback(() => {
    setWaiting("loading");
    call("GET /studio/waiting/", { query: {} }).then(
      ({ recordings }) => setWaiting(recordings),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setWaiting(error);
      },
    );
  }, []);
  useEffect(load, [load]);

  function decided(recording: StudioRecording, sentence: string) {
    setTold(sentence);
    if (!Array.isArray(waiting)) return;
    const left = waiting.filter(({ id }) => id !== recording.id);
    if (left.length > 0) setWaiting(left);
    else load();
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{m.studio_listen_lead()}</p>
      <div aria-live="polite">{told !== null && <p className="font-semibold">{told}</p>}</div>
      {waiting === "loading" ? (
        <Skeleton className="h-40" />
      ) : waiting instanceof ApiFailure ? (
        <div className="flex flex-col items-start gap-3">
          <Notice kind="error">{failureText(waiting, m.studio_load_failed())}</Notice>
          <Button look="secondary" onClick={load}>
            {m.try_again()}
          </Button>
        </div>
      ) : waiting.length === 0 ? (
        <p className="text-ink-soft">{m.studio_listen_empty()}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {waiting.map((recording) => (
            <li key={recording.id}>
              <WaitingRecording recording={recording} onDecided={decided} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function WaitingRecording({
  recording,
  onDecided,
}: {
  recording: StudioRecording;
  onDecided: (recording: StudioRecording, sentence: string) => void;
}) {
  const { id, text } = recording;
  const [busy, setBusy] = useState(false);
  const [reason, setReason] = useState<RefusalReason>("mistake");
  const [failure, setFailure] = useState<string | null>(null);
  const fetchSound = useCallback(
    () => callForFile("GET /studio/waiting/{id}/sound/", { params: { id } }),
    [id],
  );

  /** @param refusal null: it is approved */
  async function decide(refusal: RefusalReason | null) {
    setBusy(true);
    setFailure(null);
    try {
      await call("POST /studio/waiting/{id}/decision/", {
        params: { id },
        body: refusal === null ? { decision: "approve" } : { decision: "refuse", reason: refusal },
      });
      onDecided(
        recording,
        refusal === null ? m.studio_decided_approved({ text }) : m.studio_decided_refused({ text }),
      );
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setBusy(false);
      setFailure(failureText(error, m.studio_load_failed()));
    }
  }

  return (
    <Card className="flex flex-col gap-3 p-4">
      <p lang="kk" className="text-lg font-semibold break-words">
        {text}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        <PlayKept text={text} fetchSound={fetchSound} />
        <Button
          busy={busy}
          aria-label={m.studio_approve_named({ text })}
          onClick={() => void decide(null)}
        >
          {m.studio_approve()}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          label={m.studio_refuse()}
          value={reason}
          onChange={({ target }) => setReason(target.value as RefusalReason)}
        >
          {(Object.keys(reasonNames) as RefusalReason[]).map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]()}
            </option>
          ))}
        </SelectField>
        <Button
          look="danger"
          busy={busy}
          aria-label={m.studio_refuse_named({ text })}
          onClick={() => void decide(reason)}
        >
          {m.studio_refuse_button()}
        </Button>
      </div>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
    </Card>
  );
}
