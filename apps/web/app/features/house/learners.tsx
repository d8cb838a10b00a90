import type { FoundLearner } from "@tilashar/contracts";
import { useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { roleNames } from "#app/components/house/role-names.ts";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { localDayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

/** A learner by the whole address, help with their password, and who holds a role. */
export function Learners() {
  const [found, setFound] = useState<{ learner: FoundLearner | null } | null>(null);
  return (
    <div className="flex flex-col gap-4">
      <Card className="flex flex-col gap-3 p-4 sm:p-5">
        <ActForm
          button={m.house_find_button()}
          act={async (form) => {
            setFound(null);
            const email = String(form.get("email")).trim();
            if (email !== "")
              setFound(await call("POST /admin/learners/search/", { body: { email } }));
          }}
          onDone={() => {}}
        >
          <TextField
            label={m.house_find()}
            hint={m.house_find_hint()}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
          />
        </ActForm>
        <div aria-live="polite">
          {found?.learner === null && <p>{m.house_find_none()}</p>}
          {found?.learner && <Learner key={found.learner.id} learner={found.learner} />}
        </div>
      </Card>
      <RoleHolders />
    </div>
  );
}

function Learner({ learner }: { learner: FoundLearner }) {
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const day = localDayText(learner.created_at, language);
  return (
    <div className="flex flex-col gap-3 rounded-card border-2 border-stitch p-4">
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-lg font-bold break-words">{learner.username}</span>
        {learner.suspended && <Chip tone="pomegranate">{m.mod_person_suspended()}</Chip>}
        {learner.hidden && <Chip tone="sun">{m.mod_person_hidden()}</Chip>}
        {learner.roles.map((role) => (
          <Chip key={role} tone="sky">
            {roleNames[role]()}
          </Chip>
        ))}
      </div>
      <p className="text-sm break-all text-ink-soft">
        {learner.email} · {m.house_learner_since({ day })}
      </p>
      {said !== "" && <Notice kind="success">{said}</Notice>}
      <ActForm
        button={m.house_reset()}
        act={async () => {
          const { message } = await call("POST /admin/learners/{id}/reset-mail/", {
            params: { id: learner.id },
          });
          setSaid(message);
        }}
        onDone={() => {}}
      />
    </div>
  );
}

function RoleHolders() {
  const state = useCall("GET /admin/roles/");
  return (
    <Card className="flex flex-col gap-2 p-4 sm:p-5">
      <h2 className="text-xl">{m.house_holders()}</h2>
      <Part state={state} skeleton={<Skeleton className="h-20" />} failure={m.house_load_failed()}>
        {({ holders }) => (
          <ul className="flex flex-col gap-1">
            {holders.length === 0 && <li>{m.house_holders_none()}</li>}
            {holders.map(({ id, username, email, roles }) => (
              <li key={id} className="flex flex-wrap items-center gap-2">
                <span className="font-semibold break-words">{username}</span>
                <span className="text-sm break-all text-ink-soft">{email}</span>
                {roles.map((role) => (
                  <Chip key={role} tone="sky">
                    {roleNames[role]()}
                  </Chip>
                ))}
              </li>
            ))}
          </ul>
        )}
      </Part>
      <p className="text-sm break-words text-ink-soft">{m.house_holders_how()}</p>
    </Card>
  );
}
