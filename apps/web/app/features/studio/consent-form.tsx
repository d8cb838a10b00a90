import type { SpeakerConsentRequest, StudioStanding } from "@tilashar/contracts";
import { type FormEvent, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Checkbox, SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { m } from "#app/paraglide/messages.js";

type Licence = SpeakerConsentRequest["licence"];
type Voice = SpeakerConsentRequest["voice"];
type Region = NonNullable<SpeakerConsentRequest["region"]>;
type Age = NonNullable<SpeakerConsentRequest["age"]>;

const licences: Readonly<
  Record<Licence, { name: () => string; text: () => string; address: string }>
> = {
  "CC0-1.0": {
    name: m.studio_licence_cc0,
    text: m.studio_licence_cc0_text,
    address: "https://creativecommons.org/publicdomain/zero/1.0/",
  },
  "CC-BY-4.0": {
    name: m.studio_licence_by,
    text: m.studio_licence_by_text,
    address: "https://creativecommons.org/licenses/by/4.0/",
  },
};

const voices: Readonly<Record<Voice, () => string>> = {
  woman: m.studio_voice_woman,
  man: m.studio_voice_man,
  child: m.studio_voice_child,
};

const regions: Readonly<Record<Region, () => string>> = {
  north: m.studio_region_north,
  south: m.studio_region_south,
  west: m.studio_region_west,
  east: m.studio_region_east,
  centre: m.studio_region_centre,
  abroad: m.studio_region_abroad,
};

const decade = (from: number) => () => m.studio_age_from({ from, to: from + 9 });
const ages: Readonly<Record<Age, () => string>> = {
  teens: m.studio_age_teens,
  twenties: decade(20),
  thirties: decade(30),
  fourties: decade(40),
  fifties: decade(50),
  sixties: decade(60),
  seventies: decade(70),
  eighties: decade(80),
  nineties: decade(90),
};

/** What somebody agrees to before the first recording, in words that everybody understands. */
export function ConsentForm({
  standing,
  onAgreed,
}: {
  standing: StudioStanding;
  onAgreed: (standing: StudioStanding) => void;
}) {
  const { consent } = standing;
  const [licence, setLicence] = useState<Licence>(consent?.licence ?? "CC0-1.0");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function agree(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (form.get("agree") === null) return setFailure(m.studio_agree_needed());
    const region = String(form.get("region"));
    const age = String(form.get("age"));
    setBusy(true);
    setFailure(null);
    try {
      const body: SpeakerConsentRequest = {
        version: standing.version,
        licence,
        voice: String(form.get("voice")) as Voice,
        ...(region !== "" && { region: region as Region }),
        ...(age !== "" && { age: age as Age }),
      };
      onAgreed(await call("PUT /studio/consent/", { body }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setBusy(false);
      setFailure(failureText(error, m.studio_load_failed()));
    }
  }

  return (
    <Card className="p-4 sm:p-6">
      <form noValidate onSubmit={agree} className="flex flex-col gap-5">
        <h2 className="text-2xl">{m.studio_consent_title()}</h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          <li>{m.studio_consent_use()}</li>
          <li>{m.studio_consent_name()}</li>
          <li>{m.studio_consent_back()}</li>
          <li>{m.studio_consent_copies()}</li>
        </ul>
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 font-semibold">{m.studio_licence()}</legend>
          {(Object.keys(licences) as Licence[]).map((one) => (
            <div key={one} className="flex flex-col gap-1">
              <label className="flex min-h-11 cursor-pointer items-start gap-3">
                <input
                  type="radio"
                  name="licence"
                  value={one}
                  checked={licence === one}
                  onChange={() => setLicence(one)}
                  className="mt-1 size-5 shrink-0"
                />
                <span className="flex flex-col">
                  <span className="font-semibold">{licences[one].name()}</span>
                  <span className="max-w-prose text-ink-soft">{licences[one].text()}</span>
                </span>
              </label>
            </div>
          ))}
          <a
            href={licences[licence].address}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center self-start font-semibold text-sky underline underline-offset-4"
          >
            {m.studio_licence_read()}
          </a>
        </fieldset>
        <div className="grid gap-4 md:grid-cols-3 md:items-end">
          <Choice label={m.studio_voice()} name="voice" value={consent?.voice} names={voices} />
          <Choice
            label={m.studio_region()}
            name="region"
            value={consent?.region ?? ""}
            names={regions}
            isOptional
          />
          <Choice
            label={m.studio_age()}
            name="age"
            value={consent?.age ?? ""}
            names={ages}
            isOptional
          />
        </div>
        <Checkbox name="agree" label={m.studio_agree()} className="max-w-prose" />
        {failure !== null && <Notice kind="error">{failure}</Notice>}
        <Button type="submit" size="large" busy={busy} className="self-start">
          {m.studio_begin()}
        </Button>
      </form>
    </Card>
  );
}

function Choice({
  label,
  name,
  value,
  names,
  isOptional = false,
}: {
  label: string;
  name: string;
  value: string | undefined;
  names: Readonly<Record<string, () => string>>;
  isOptional?: boolean;
}) {
  return (
    <SelectField label={label} name={name} defaultValue={value}>
      {isOptional && <option value="">{m.studio_not_said()}</option>}
      {Object.entries(names).map(([one, text]) => (
        <option key={one} value={one}>
          {text()}
        </option>
      ))}
    </SelectField>
  );
}
