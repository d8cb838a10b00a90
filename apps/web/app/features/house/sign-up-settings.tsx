import type { HouseSettings } from "@tilashar/contracts";
import { useState } from "react";
import { ActForm } from "#app/components/house/act-form.tsx";
import { Part } from "#app/components/layout/part.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { SelectField, TextArea } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { changeSettings } from "./change-settings.ts";
import { Invitations } from "./invitations.tsx";

type Mode = HouseSettings["sign_up"];

const modes: Readonly<Record<Mode, () => string>> = {
  open: m.house_sign_up_open,
  invitation: m.house_sign_up_invitation,
  domain: m.house_sign_up_domain,
};

/** Who may open an account, and invitations. */
export function SignUpSettings() {
  const state = useCall("GET /admin/settings/");
  return (
    <div className="flex flex-col gap-4">
      <Card className="p-4 sm:p-5">
        <Part
          state={state}
          skeleton={<Skeleton className="h-40" />}
          failure={m.house_load_failed()}
        >
          {(settings) => <ModeForm settings={settings} />}
        </Part>
      </Card>
      <Invitations />
    </div>
  );
}

function ModeForm({ settings }: { settings: HouseSettings }) {
  const [mode, setMode] = useState<Mode>(settings.sign_up);
  const [said, setSaid] = useState(false);
  return (
    <ActForm
      button={m.house_save()}
      look="primary"
      act={async (form) => {
        setSaid(false);
        const typed = form.get("domains");
        const domains = typed === null ? settings.domains : String(typed).split(/[\s,;]+/);
        await changeSettings({ sign_up: mode, domains: domains.filter(Boolean) });
      }}
      onDone={() => setSaid(true)}
    >
      <SelectField
        label={m.house_sign_up()}
        value={mode}
        onChange={(event) => setMode(event.target.value as Mode)}
      >
        {(Object.keys(modes) as Mode[]).map((one) => (
          <option key={one} value={one}>
            {modes[one]()}
          </option>
        ))}
      </SelectField>
      {mode === "domain" && (
        <TextArea
          label={m.house_domains()}
          name="domains"
          rows={3}
          defaultValue={settings.domains.join("\n")}
        />
      )}
      <div aria-live="polite">{said && <Notice kind="success">{m.house_saved()}</Notice>}</div>
    </ActForm>
  );
}
