import type { HouseSettings } from "@tilashar/contracts";
import { useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { changeSettings } from "./change-settings.ts";

/** What this place is called and who answers for it. */
export function HouseTexts() {
  const state = useCall("GET /admin/settings/");
  return (
    <Card className="p-4 sm:p-5">
      <Part state={state} skeleton={<Skeleton className="h-80" />} failure={m.house_load_failed()}>
        {(settings) => <TextsForm settings={settings} />}
      </Part>
    </Card>
  );
}

function TextsForm({ settings }: { settings: HouseSettings }) {
  const [said, setSaid] = useState(false);
  return (
    <ActForm
      button={m.house_save()}
      look="primary"
      act={async (form) => {
        setSaid(false);
        await changeSettings({
          name: String(form.get("name")),
          operator: String(form.get("operator")),
          imprint: String(form.get("imprint")),
        });
      }}
      onDone={() => setSaid(true)}
    >
      <TextField
        label={m.house_name()}
        hint={m.house_name_hint()}
        name="name"
        maxLength={100}
        defaultValue={settings.name}
        autoComplete="off"
      />
      <TextArea
        label={m.house_operator()}
        hint={m.house_operator_hint()}
        name="operator"
        rows={3}
        maxLength={500}
        defaultValue={settings.operator}
      />
      <TextArea
        label={m.house_imprint()}
        name="imprint"
        rows={5}
        maxLength={3000}
        defaultValue={settings.imprint}
      />
      <div aria-live="polite">{said && <Notice kind="success">{m.house_saved()}</Notice>}</div>
    </ActForm>
  );
}
