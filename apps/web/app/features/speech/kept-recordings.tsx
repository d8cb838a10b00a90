import { useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/field.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { call } from "#app/lib/api/client.ts";
import { m } from "#app/paraglide/messages.js";
import { consent, forgetRecordings, hasConsented, keptRecordings } from "./practice-memory.ts";

/** For operators who collect: the learner's agreement, off until ticked, and a way to take all back. */
export function KeptRecordings({ collecting }: { collecting: boolean }) {
  const [agreed, setAgreed] = useState(false);
  const [kept, setKept] = useState(0);
  useEffect(() => {
    setAgreed(hasConsented());
    setKept(keptRecordings().length);
  }, []);
  if (!collecting && kept === 0) return null;
  const remove = async () => {
    try {
      await call("POST /speech-recordings/deletion/", { body: { recordings: keptRecordings() } });
      forgetRecordings();
      setKept(0);
      toast(m.speech_deleted(), "success");
    } catch {
      toast(m.speech_unknown_error(), "error");
    }
  };
  return (
    <div className="flex flex-col items-start gap-2">
      {collecting && (
        <Checkbox
          label={m.speech_consent()}
          checked={agreed}
          onChange={({ target }) => {
            consent(target.checked);
            setAgreed(target.checked);
          }}
        />
      )}
      {kept > 0 && (
        <Button look="quiet" onClick={() => void remove()}>
          {m.speech_delete({ count: kept })}
        </Button>
      )}
    </div>
  );
}

/** One question about a recording that was kept: was the verdict fair? */
export function RateVerdict({ recording }: { recording: string }) {
  const [rated, setRated] = useState(false);
  const rate = (fair: boolean) => {
    setRated(true);
    call("POST /speech-recordings/rating/", { body: { recording, fair } }).catch(() =>
      setRated(false),
    );
  };
  if (rated) return <p role="status">{m.speech_thanks()}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span>{m.speech_fair_question()}</span>
      <Button look="quiet" onClick={() => rate(true)}>
        {m.speech_fair_yes()}
      </Button>
      <Button look="quiet" onClick={() => rate(false)}>
        {m.speech_fair_no()}
      </Button>
    </div>
  );
}
