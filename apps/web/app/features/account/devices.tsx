import type { DeviceSession } from "@tilashar/contracts";
import { useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { roughTime } from "#app/lib/rough-time.ts";
import { m } from "#app/paraglide/messages.js";

/** The devices the learner is signed in on, to be signed out one by one or all but this one. */
export function Devices() {
  const state = useCall("GET /auth/sessions/");
  return (
    <Part state={state} skeleton={<Skeleton className="h-24" />} failure={m.devices_error_load()}>
      {(sessions) => <DeviceList known={sessions} />}
    </Part>
  );
}

function DeviceList({ known }: { known: readonly DeviceSession[] }) {
  const [sessions, setSessions] = useState(known);
  const [busy, setBusy] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const others = sessions.filter(({ current }) => !current);

  /** @param id of the session to end; null for all others */
  async function end(id: string | null) {
    if (busy !== null) return;
    setBusy(id ?? "others");
    setFailure(null);
    try {
      const { message } =
        id === null
          ? await call("DELETE /auth/sessions/")
          : await call("DELETE /auth/sessions/{id}/", { params: { id } });
      setSaid(message);
      setSessions(sessions.filter((one) => one.current || (id !== null && one.id !== id)));
    } catch (error) {
      setFailure(failureText(error, m.devices_error_end()));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-ink-soft">{m.devices_text()}</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div aria-live="polite">{said !== "" && <Notice kind="success">{said}</Notice>}</div>
      <ul className="w-full">
        {sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={busy === session.id}
            onEnd={() => end(session.id)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <Button look="danger" busy={busy === "others"} onClick={() => end(null)}>
          {m.devices_end_others()}
        </Button>
      )}
    </div>
  );
}

function Device({
  session,
  busy,
  onEnd,
}: {
  session: DeviceSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const language = useLanguage();
  const name = session.device ?? m.devices_unknown();
  const seen = roughTime(Date.parse(session.seen_at), Date.now(), language);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-stitch py-3 first:border-t-0">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-soft">{m.devices_seen({ time: seen })}</p>
      </div>
      {session.current ? (
        <Chip>{m.devices_this()}</Chip>
      ) : (
        <Button
          look="secondary"
          busy={busy}
          onClick={onEnd}
          aria-label={m.devices_end_named({ device: name, time: seen })}
        >
          {m.devices_end()}
        </Button>
      )}
    </li>
  );
}
