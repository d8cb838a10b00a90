import type { ReportRequest } from "@tilashar/contracts";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { paths } from "#app/lib/paths.ts";
import { keepReport, type Reported } from "#app/lib/reports/keep-report.ts";
import { m } from "#app/paraglide/messages.js";
import { EditLink } from "./edit-link.tsx";
import { reasonNames, reasonsOf } from "./report-reasons.ts";

type Reason = ReportRequest["reason"];
type State = "asking" | "sending" | "sent" | "kept";

/** Two taps: what is wrong, and sent. What one would say instead may be written in between. */
export function ReportDialog({ reported }: { reported: Reported }) {
  const { kind, quote } = reported;
  const [open, setOpen] = useState(true);
  const [reason, setReason] = useState<Reason | null>(null);
  const [suggestion, setSuggestion] = useState("");
  const [state, setState] = useState<State>("asking");
  const thanks = useRef<HTMLDivElement>(null);
  const isDone = state === "sent" || state === "kept";

  useEffect(() => {
    if (isDone) thanks.current?.focus();
  }, [isDone]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (reason === null || state !== "asking") return;
    setState("sending");
    const arrived = await keepReport(reported, { reason, suggestion });
    setState(arrived ? "sent" : "kept");
  }

  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={m.report_title()}>
      {isDone ? (
        <div ref={thanks} tabIndex={-1} className="flex flex-col items-start gap-3 outline-none">
          <Notice kind="success">
            {state === "sent" ? m.report_thanks() : m.report_thanks_later()}
          </Notice>
          <a
            href={paths.reports}
            className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
          >
            {m.report_list_link()}
          </a>
        </div>
      ) : (
        <form onSubmit={send} className="flex flex-col gap-4">
          <p className="line-clamp-3 font-semibold break-words text-ink-soft">{quote}</p>
          <EditLink reported={reported} />
          <fieldset className="grid gap-2 sm:grid-cols-2">
            <legend className="sr-only">{m.report_title()}</legend>
            {reasonsOf(kind).map((one) => (
              <label
                key={one}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border-2 border-edge bg-felt-raised px-4 py-2 font-semibold hover:border-sky has-checked:border-sky has-checked:bg-sky-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
              >
                <input
                  type="radio"
                  name="reason"
                  value={one}
                  checked={reason === one}
                  onChange={() => setReason(one)}
                  className="size-5 shrink-0 accent-sky"
                />
                {reasonNames[one]()}
              </label>
            ))}
          </fieldset>
          <TextArea
            label={kind === "person" ? m.report_suggestion_person() : m.report_suggestion()}
            value={suggestion}
            maxLength={1000}
            rows={2}
            onChange={(event) => setSuggestion(event.target.value)}
          />
          <Button type="submit" disabled={reason === null} busy={state === "sending"}>
            {m.report_send()}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
