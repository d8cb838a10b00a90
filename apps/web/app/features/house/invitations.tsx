import type { Invitation, NewInvitation } from "@tilashar/contracts";
import { useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { localDayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

/** Codes that let somebody in once. */
export function Invitations() {
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const dayOf = useDay();
  return (
    <Card className="flex flex-col gap-3 p-4 sm:p-5">
      <h2 className="text-xl">{m.house_invitations()}</h2>
      <ActForm
        button={m.house_invite()}
        act={async (form) => {
          const body = { note: String(form.get("note")) };
          setMade(await call("POST /admin/invitations/", { body }));
        }}
        onDone={() => setRound(round + 1)}
      >
        <TextField label={m.house_invite_note()} name="note" maxLength={200} autoComplete="off" />
      </ActForm>
      <div aria-live="polite">
        {made !== null && (
          <Notice kind="success">
            {m.house_invited({ code: made.code, day: dayOf(made.expires_at) })}
          </Notice>
        )}
      </div>
      <InvitationList key={round} onChange={() => setRound(round + 1)} />
    </Card>
  );
}

function useDay(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => localDayText(instant, language);
}

function InvitationList({ onChange }: { onChange: () => void }) {
  const state = useCall("GET /admin/invitations/");
  return (
    <Part state={state} skeleton={<Skeleton className="h-20" />} failure={m.house_load_failed()}>
      {({ invitations }) => (
        <ul className="flex flex-col gap-2">
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} onChange={onChange} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function InvitationRow({ invitation, onChange }: { invitation: Invitation; onChange: () => void }) {
  const dayOf = useDay();
  const { used_at, used_by, expires_at } = invitation;
  const note = invitation.note === "" ? m.house_no_note() : invitation.note;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 break-words">
        <span className="font-semibold">{note}</span>{" "}
        <span className="text-sm text-ink-soft">
          {used_at === null
            ? m.house_invitation_open({ day: dayOf(expires_at) })
            : used_by === null
              ? m.house_invitation_used_gone()
              : m.house_invitation_used({ name: used_by })}
        </span>
      </span>
      {used_at === null && (
        <ActForm
          button={m.house_withdraw()}
          label={m.house_withdraw_named({ note })}
          act={() => call("DELETE /admin/invitations/{id}/", { params: { id: invitation.id } })}
          onDone={onChange}
        />
      )}
    </li>
  );
}
