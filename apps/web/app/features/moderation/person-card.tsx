import type { Measure, MeasureReason, ModeratedPerson } from "@tilashar/contracts";
import { useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { roleNames } from "#app/components/house/role-names.ts";
import { Avatar } from "#app/components/ui/avatar.tsx";
import { Chip } from "#app/components/ui/chip.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { localDayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

const reasons: Readonly<Record<MeasureReason, () => string>> = {
  name: m.mod_reason_name,
  picture: m.mod_reason_picture,
  cheating: m.mod_reason_cheating,
  advertising: m.mod_reason_advertising,
  harm: m.mod_reason_harm,
  other: m.mod_reason_other,
};

/** A person as moderators see them: name, picture, what was done, and what can be. */
export function PersonCard({
  person,
  onChange,
}: {
  person: ModeratedPerson;
  onChange: (person: ModeratedPerson) => void;
}) {
  const language = useLanguage();
  const [said, setSaid] = useState("");
  const since = localDayText(person.created_at, language);

  return (
    <div className="flex flex-col gap-3 rounded-card border-2 border-stitch p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar id={person.id} src={person.avatar} name={person.username} className="size-12" />
        <div className="min-w-0">
          <p className="text-lg font-bold break-words">{person.username}</p>
          <p className="text-sm text-ink-soft">{m.mod_person_since({ day: since })}</p>
        </div>
        {person.suspended && <Chip tone="pomegranate">{m.mod_person_suspended()}</Chip>}
        {person.hidden && <Chip tone="sun">{m.mod_person_hidden()}</Chip>}
        {person.roles.map((role) => (
          <Chip key={role} tone="sky">
            {roleNames[role]()}
          </Chip>
        ))}
      </div>
      <div aria-live="polite">{said !== "" && <Notice kind="success">{said}</Notice>}</div>
      {person.measures.length > 0 && (
        <div>
          <h3 className="text-base">{m.mod_measures()}</h3>
          <ul className="flex flex-col gap-2 pt-1">
            {person.measures.map((measure) => (
              <MeasureRow
                key={measure.id}
                measure={measure}
                onEnded={async () =>
                  onChange(await call("GET /moderation/people/{id}/", { params: person }))
                }
              />
            ))}
          </ul>
        </div>
      )}
      <MeasureForm
        // After a measure the form begins anew: what was done is no choice any more, and its words were for it alone.
        key={person.measures.length}
        person={person}
        onDone={(changed) => {
          onChange(changed);
          setSaid(m.mod_done());
        }}
      />
    </div>
  );
}

function MeasureRow({ measure, onEnded }: { measure: Measure; onEnded: () => void }) {
  const language = useLanguage();
  const { kind, reason, note, old_name, made_at, ended_at } = measure;
  const name =
    kind === "renamed"
      ? m.mod_measure_renamed({ name: old_name ?? "" })
      : kind === "hidden"
        ? m.mod_measure_hidden()
        : m.mod_measure_suspended();
  const isInForce = ended_at === null;
  return (
    <li className="flex flex-col gap-2">
      <p className="break-words">
        <span className="font-semibold">{name}</span>{" "}
        <span className="text-sm text-ink-soft">
          {localDayText(made_at, language)} · {reasons[reason]()}
          {note !== "" && ` · ${note}`}
          {!isInForce && kind !== "renamed" && ` · ${m.mod_ended()}`}
        </span>
      </p>
      {isInForce && (
        <ActForm
          button={m.mod_end()}
          act={(form) =>
            call("POST /moderation/measures/{id}/ending/", {
              params: { id: measure.id },
              body: { reason: String(form.get("reason")).trim() },
            })
          }
          onDone={onEnded}
        >
          <TextField label={m.mod_end_why()} name="reason" maxLength={300} required />
        </ActForm>
      )}
    </li>
  );
}

type What = "renaming" | "hiding" | "suspension";

function MeasureForm({
  person,
  onDone,
}: {
  person: ModeratedPerson;
  onDone: (person: ModeratedPerson) => void;
}) {
  const [what, setWhat] = useState<What>("renaming");
  const params = { id: person.id };
  let changed = person;

  async function act(form: FormData) {
    const body = {
      reason: String(form.get("reason")) as MeasureReason,
      note: String(form.get("note")),
    };
    const username = String(form.get("username") ?? "").trim();
    changed =
      what === "renaming"
        ? await call("POST /moderation/people/{id}/renaming/", {
            params,
            body: { ...body, ...(username !== "" && { username }) },
          })
        : what === "hiding"
          ? await call("POST /moderation/people/{id}/hiding/", { params, body })
          : await call("POST /moderation/people/{id}/suspension/", { params, body });
  }

  return (
    <ActForm button={m.mod_do()} look="danger" act={act} onDone={() => onDone(changed)}>
      <SelectField
        label={m.mod_measure()}
        value={what}
        onChange={(event) => setWhat(event.target.value as What)}
      >
        <option value="renaming">{m.mod_measure_rename()}</option>
        {!person.hidden && <option value="hiding">{m.mod_measure_hide()}</option>}
        {!person.suspended && <option value="suspension">{m.mod_measure_suspend()}</option>}
      </SelectField>
      {what === "renaming" && (
        <TextField label={m.mod_new_name()} name="username" maxLength={30} autoComplete="off" />
      )}
      <SelectField label={m.mod_reason()} name="reason">
        {(Object.keys(reasons) as MeasureReason[]).map((reason) => (
          <option key={reason} value={reason}>
            {reasons[reason]()}
          </option>
        ))}
      </SelectField>
      <TextArea label={m.mod_note()} name="note" rows={2} maxLength={300} />
    </ActForm>
  );
}
