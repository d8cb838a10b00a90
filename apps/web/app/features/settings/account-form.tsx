import type { ProfileSettings } from "@tilashar/contracts";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox, SelectField, TextField } from "#app/components/ui/field.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { chooseLanguage } from "#app/lib/language/browser-language.ts";
import {
  isLanguage,
  languageList,
  languageNames,
  languageTag,
} from "#app/lib/language/language.ts";
import { renewAccess } from "#app/lib/session/session.ts";
import { m } from "#app/paraglide/messages.js";
import { FormStatus } from "./form-status.tsx";
import { type PictureChoice, PictureField } from "./picture-field.tsx";
import { TimeZoneField } from "./time-zone-field.tsx";
import { hideSuccess, showSuccess } from "./timed-message.ts";

const formName = "account";

/** Name, address, language, picture, clock and who sees the learner; saved together. */
export function AccountForm({
  settings,
  doubtful,
}: {
  settings: ProfileSettings;
  /** What is said of an address that waits to be confirmed, or refuses mail. */
  doubtful: (email: string, refused: boolean) => ReactNode;
}) {
  const [saved, setSaved] = useState(settings);
  const [picture, setPicture] = useState<PictureChoice>(null);
  const [zone, setZone] = useState(settings.time_zone);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const field = (name: string) => ({
    name,
    error: errors[name],
    onChange: () => {
      const { [name]: _, ...others } = errors;
      setErrors(others);
      hideSuccess(formName);
    },
  });

  function show(found: Readonly<Record<string, string>>) {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const missing: Record<string, string> = {};
    if (String(data.get("username")).trim() === "") missing.username = m.error_username_required();
    if (String(data.get("email")).trim() === "") missing.email = m.error_email_required();
    hideSuccess(formName);
    setFailure(null);
    show(missing);
    if (Object.keys(missing).length > 0) return;

    data.set("on_leaderboard", String(data.has("on_leaderboard")));
    data.set("time_zone", zone);
    if (picture === "remove") data.set("remove_image", "true");
    else if (picture !== null) data.set("profile_image", picture, "picture");
    setBusy(true);
    try {
      const { access, ...updated } = await call("PUT /profile/update-profile/", { body: data });
      setSaved(updated);
      setPicture(null);
      renewAccess(access);
      showSuccess(formName);
      const language = updated.language_preference;
      // Last: the whole page is drawn anew in another language.
      if (isLanguage(language) && language !== saved.language_preference) chooseLanguage(language);
    } catch (error) {
      const fields = error instanceof ApiFailure ? error.fields : {};
      show(fields);
      setFailure(failureText(error, m.settings_error_profile()));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form ref={form} className="flex flex-col gap-5" onSubmit={submit} noValidate>
      {(saved.email_refused || !saved.email_confirmed) &&
        doubtful(saved.email, saved.email_refused)}
      <PictureField
        id={saved.id}
        name={saved.username}
        saved={saved.avatar}
        choice={picture}
        onChoose={(choice) => {
          setPicture(choice);
          hideSuccess(formName);
        }}
        error={errors.profile_image}
      />
      <TextField
        label={m.settings_username()}
        defaultValue={saved.username}
        autoComplete="nickname"
        maxLength={30}
        required
        {...field("username")}
      />
      <TextField
        label={m.settings_email()}
        hint={m.settings_email_hint()}
        defaultValue={saved.email}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        {...field("email")}
      />
      <SelectField
        label={m.settings_language()}
        defaultValue={saved.language_preference}
        {...field("language_preference")}
      >
        {languageList.map((code) => (
          <option key={code} value={code} lang={languageTag(code)}>
            {languageNames[code]}
          </option>
        ))}
      </SelectField>
      <TimeZoneField value={zone} onChange={setZone} error={errors.time_zone} />
      <div>
        <Checkbox
          name="on_leaderboard"
          label={m.settings_on_leaderboard()}
          defaultChecked={saved.on_leaderboard}
        />
        <p className="text-sm text-ink-soft">{m.settings_on_leaderboard_hint()}</p>
      </div>
      <FormStatus form={formName} success={m.settings_saved()} failure={failure} />
      <Button type="submit" busy={busy} className="self-start">
        {m.settings_save()}
      </Button>
    </form>
  );
}
