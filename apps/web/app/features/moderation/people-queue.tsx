import type { ModeratedPerson } from "@tilashar/contracts";
import { useCallback, useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";
import { PersonCard } from "./person-card.tsx";
import { Queue, useQueueState } from "./queue.tsx";
import { ReportCard } from "./report-card.tsx";

/** Reports of people, and any person by name. */
export function PeopleQueue() {
  const { state, choice } = useQueueState();
  const read = useCallback(
    async (before: number | null, signal: AbortSignal) => {
      const { reports, next } = await call("GET /moderation/people-reports/", {
        query: { state, ...(before !== null && { before }) },
        signal,
      });
      return { items: reports, next };
    },
    [state],
  );
  return (
    <div className="flex flex-col gap-4">
      <PersonSearch />
      <Queue read={read} choice={choice}>
        {(report, again) => (
          <ReportCard
            report={report}
            outcomes={["acted", "no-action"]}
            close={(body) =>
              call("POST /moderation/people-reports/{id}/closing/", {
                params: { id: report.id },
                body,
              })
            }
            onClosed={again}
          >
            <ReportedPerson id={Number(report.subject)} />
          </ReportCard>
        )}
      </Queue>
    </div>
  );
}

/** The person of a report, fetched when the moderator wants to see them. */
function ReportedPerson({ id }: { id: number }) {
  const [person, setPerson] = useState<ModeratedPerson | null>(null);
  if (person !== null) return <PersonCard person={person} onChange={setPerson} />;
  return (
    <ActForm
      button={m.mod_look()}
      act={async () => setPerson(await call("GET /moderation/people/{id}/", { params: { id } }))}
      onDone={() => {}}
    />
  );
}

function PersonSearch() {
  const [person, setPerson] = useState<ModeratedPerson | null>(null);
  const [isNobody, setNobody] = useState(false);

  async function find(name: string) {
    setPerson(null);
    setNobody(false);
    if (name === "") return;
    try {
      setPerson(await call("GET /moderation/people/", { query: { name } }));
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== "not_found") throw error;
      setNobody(true);
    }
  }

  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <ActForm
        button={m.mod_find_button()}
        act={(form) => find(String(form.get("name")).trim())}
        onDone={() => {}}
      >
        <TextField label={m.mod_find()} name="name" maxLength={30} autoComplete="off" />
      </ActForm>
      <div aria-live="polite">{isNobody && <p>{m.mod_find_none()}</p>}</div>
      {person !== null && (
        <>
          <PersonCard key={person.id} person={person} onChange={setPerson} />
          <Button look="quiet" className="self-start" onClick={() => setPerson(null)}>
            {m.close()}
          </Button>
        </>
      )}
    </Card>
  );
}
