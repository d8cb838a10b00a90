import type { NotificationSettings as Settings } from "@tilashar/contracts";
import { type FormEvent, useEffect, useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox, SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { PushSwitch } from "./push-switch.tsx";
import { QuietDays } from "./quiet-days.tsx";

const messageShownMs = 3000;

/** What a learner wants to hear from us: a section of the settings, complete in itself. */
export function NotificationSettings() {
  const state = useCall("GET /profile/notifications-settings/");
  return (
    <Part
      state={state}
      failure={m.error_notifications_load()}
      skeleton={<Skeleton className="h-96 w-full rounded-card" />}
    >
      {(settings) => <SettingsForm saved={settings} />}
    </Part>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function SettingsForm({ saved }: { saved: Settings }) {
  const [quietDays, setQuietDays] = useState<readonly number[]>(saved.quiet_days);
  const [outcome, setOutcome] = useState<{ kind: "success" | "error"; text: string } | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (outcome?.kind !== "success") return;
    const timer = setTimeout(() => setOutcome(null), messageShownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setOutcome(null);
    try {
      const { message } = await call("PUT /profile/notifications-settings/", {
        body: {
          daily_reminder: form.has("daily_reminder"),
          reminder_hour: Number(form.get("reminder_hour")),
          weekly_summary: form.has("weekly_summary"),
          quiet_days: [...quietDays],
          // The zone is changed with the profile, which may have happened since this was loaded.
          timezone: (await call("GET /profile/notifications-settings/")).timezone,
        },
      });
      setOutcome({ kind: "success", text: message });
    } catch (error) {
      setOutcome({ kind: "error", text: failureText(error, m.error_notifications_save()) });
    }
    setBusy(false);
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <p className="text-ink-soft">{m.notifications_lead()}</p>
      <div className="flex flex-col">
        <Checkbox
          name="daily_reminder"
          label={m.notifications_daily()}
          defaultChecked={saved.daily_reminder}
        />
        <Checkbox
          name="weekly_summary"
          label={m.notifications_weekly()}
          defaultChecked={saved.weekly_summary}
        />
      </div>
      <SelectField
        label={m.notifications_hour()}
        hint={m.notifications_zone({ zone: saved.timezone })}
        name="reminder_hour"
        defaultValue={saved.reminder_hour}
      >
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {`${String(hour).padStart(2, "0")}:00`}
          </option>
        ))}
      </SelectField>
      <QuietDays chosen={quietDays} onChange={setQuietDays} />
      {outcome !== null && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
      <Button type="submit" busy={busy} className="sm:self-start">
        {m.notifications_save()}
      </Button>
      <PushSwitch />
    </form>
  );
}
