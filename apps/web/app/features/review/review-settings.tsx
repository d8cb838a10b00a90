import type { ReviewCardKind, ReviewSettings } from "@tilashar/contracts";
import { localDay } from "@tilashar/learning";
import { CARD_KINDS } from "@tilashar/learning/review";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Checkbox, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { readReviewPlan, writeReviewSettings } from "#app/lib/review/review-plan.ts";
import { chooseVoice, useVoiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";

const kindNames: Record<ReviewCardKind, () => string> = {
  meaning: m.review_kind_meaning,
  kazakh: m.review_kind_kazakh,
  listening: m.review_kind_listening,
  typing: m.review_kind_typing,
  cloze: m.review_kind_cloze,
  form: m.review_kind_form,
};

/** Daily limits, vacation, kinds of cards and quiet mode. */
export default function ReviewSettingsDialog({
  open,
  onClose,
}: {
  open: boolean;
  onClose: (changed: boolean) => void;
}) {
  return (
    <Dialog open={open} onClose={() => onClose(false)} title={m.review_settings()}>
      {open && <SettingsForm onSaved={() => onClose(true)} />}
    </Dialog>
  );
}

function SettingsForm({ onSaved }: { onSaved: () => void }) {
  const [plan, setPlan] = useState<{ settings: ReviewSettings; timezone: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);
  const { quiet } = useVoiceSetting();
  useEffect(() => {
    readReviewPlan().then(setPlan, () => setFailed(true));
  }, []);

  if (plan === null) {
    return failed ? (
      <Notice kind="error">{m.review_settings_failed()}</Notice>
    ) : (
      <Skeleton className="h-80 w-full" />
    );
  }
  const { settings, timezone } = plan;
  const change = (part: Partial<ReviewSettings>) =>
    setPlan({ timezone, settings: { ...settings, ...part } });
  const today = localDay(Date.now(), timezone);
  const { vacation } = settings;

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setFailed(false);
    try {
      await writeReviewSettings(settings);
      onSaved();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-5">
      {failed && <Notice kind="error">{m.review_settings_failed()}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.review_new_per_day()}
          type="number"
          min={0}
          max={200}
          required
          value={settings.newPerDay}
          onChange={(event) => change({ newPerDay: Number(event.currentTarget.value) })}
        />
        <TextField
          label={m.review_reviews_per_day()}
          type="number"
          min={5}
          max={2000}
          required
          value={settings.reviewsPerDay}
          onChange={(event) => change({ reviewsPerDay: Number(event.currentTarget.value) })}
        />
      </div>
      <fieldset>
        <legend className="pb-1 font-semibold">{m.review_kinds()}</legend>
        <div className="grid sm:grid-cols-2">
          {CARD_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={kindNames[kind]()}
              checked={settings.kinds.includes(kind)}
              disabled={settings.kinds.length === 1 && settings.kinds.includes(kind)}
              onChange={() =>
                change({
                  kinds: CARD_KINDS.filter(
                    (other) => settings.kinds.includes(other) !== (other === kind),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={m.review_quiet()}
        checked={quiet}
        onChange={(event) => chooseVoice({ quiet: event.currentTarget.checked })}
      />
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{m.review_vacation()}</legend>
        <Checkbox
          label={m.review_vacation()}
          checked={vacation !== null}
          onChange={() =>
            change({ vacation: vacation === null ? { from: today, until: today } : null })
          }
        />
        {vacation !== null && (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={m.review_vacation_from()}
              type="date"
              required
              max={vacation.until}
              value={vacation.from}
              onChange={(event) =>
                change({ vacation: { ...vacation, from: event.currentTarget.value } })
              }
            />
            <TextField
              label={m.review_vacation_until()}
              type="date"
              required
              min={vacation.from}
              value={vacation.until}
              onChange={(event) =>
                change({ vacation: { ...vacation, until: event.currentTarget.value } })
              }
            />
          </div>
        )}
        <p className="text-sm text-ink-soft">{m.review_vacation_hint()}</p>
      </fieldset>
      <Button type="submit" size="large" busy={busy}>
        {m.review_save()}
      </Button>
    </form>
  );
}
