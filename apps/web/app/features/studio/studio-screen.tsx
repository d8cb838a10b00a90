import type { StudioStanding } from "@tilashar/contracts";
import { useCallback, useEffect, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { Tabs } from "#app/components/ui/tabs.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { paths } from "#app/lib/paths.ts";
import { rights } from "#app/lib/session/rights.ts";
import { m } from "#app/paraglide/messages.js";
import { ConsentForm } from "./consent-form.tsx";
import { MyRecordings } from "./my-recordings.tsx";
import { RecordingDesk } from "./recording-desk.tsx";
import { WaitingRecordings } from "./waiting-recordings.tsx";

/** The studio for whoever is here: to record, to hear and take back one's own, to listen to others. */
export function StudioScreen() {
  const { acts } = rights.use();
  const [standing, setStanding] = useState<StudioStanding | ApiFailure | null>(null);
  const [told, setTold] = useState<string | null>(null);

  const load = useCallback(() => {
    call("GET /studio/me/").then(setStanding, (error: unknown) => {
      if (!(error instanceof ApiFailure)) throw error;
      setStanding(error);
    });
  }, []);
  useEffect(load, [load]);
  /** How many were taken since the page is open: with each the list of one's own is another. */
  const [taken, setTaken] = useState(0);
  const onTaken = useCallback(() => {
    setTaken((before) => before + 1);
    load();
  }, [load]);

  if (standing === null) return <Skeleton className="h-96" />;
  if (standing instanceof ApiFailure) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice kind="error">{failureText(standing, m.studio_load_failed())}</Notice>
        <Button look="secondary" onClick={load}>
          {m.try_again()}
        </Button>
      </div>
    );
  }
  const { consent, recordings } = standing;
  const mayLend = acts.includes("lend a voice");
  const hasGiven = consent !== null || Object.values(recordings).some((count) => count > 0);
  const changed = (deleted?: number) => {
    if (deleted !== undefined) setTold(m.studio_withdrawn({ count: deleted }));
    load();
  };

  const tabs = [
    ...(mayLend
      ? [
          {
            name: m.studio_part_record(),
            content: <Record standing={standing} onAgreed={setStanding} onTaken={onTaken} />,
          },
        ]
      : []),
    ...(hasGiven
      ? [
          {
            name: m.studio_part_mine(),
            content: <MyRecordings key={taken} standing={standing} onChanged={changed} />,
          },
        ]
      : []),
    ...(acts.includes("judge a recording")
      ? [{ name: m.studio_part_listen(), content: <WaitingRecordings /> }]
      : []),
  ];
  return (
    <>
      {!hasGiven && <p className="max-w-prose text-ink-soft">{m.studio_lead()}</p>}
      {told !== null && <Notice kind="success">{told}</Notice>}
      {!mayLend && (
        <Notice kind="error">
          {m.studio_forbidden()} <TextLink to={paths.speakKazakh}>{m.studio_how()}</TextLink>
        </Notice>
      )}
      {tabs.length > 0 && <Tabs key={tabs.length} label={m.studio_parts()} tabs={tabs} />}
    </>
  );
}

function Record({
  standing,
  onAgreed,
  onTaken,
}: {
  standing: StudioStanding;
  onAgreed: (standing: StudioStanding) => void;
  onTaken: () => void;
}) {
  const { consent, version } = standing;
  const [isChanging, setIsChanging] = useState(false);
  if (consent === null || consent.version !== version || isChanging) {
    return (
      <ConsentForm
        standing={standing}
        onAgreed={(next) => {
          setIsChanging(false);
          onAgreed(next);
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <RecordingDesk onTaken={onTaken} />
      <Button look="quiet" className="self-start" onClick={() => setIsChanging(true)}>
        {m.studio_change()}
      </Button>
    </div>
  );
}
