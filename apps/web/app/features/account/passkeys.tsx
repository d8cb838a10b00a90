import type { Passkey } from "@tilashar/contracts";
import { type FormEvent, useState } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { call } from "#app/lib/api/client.ts";
import { ApiFailure, failureText } from "#app/lib/api/failure.ts";
import { useCall } from "#app/lib/api/use-call.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { roughTime } from "#app/lib/rough-time.ts";
import { m } from "#app/paraglide/messages.js";
import { OwnerPassword } from "./owner-password.tsx";

/** The learner's passkeys: to be made, called something else, and removed. */
export function Passkeys() {
  const state = useCall("GET /profile/passkeys/");
  return (
    <Part state={state} skeleton={<Skeleton className="h-24" />} failure={m.passkey_error_load()}>
      {(passkeys) => <PasskeyList known={passkeys} />}
    </Part>
  );
}

type Work = { what: "add" } | { what: "remove"; id: number };

function PasskeyList({ known }: { known: readonly Passkey[] }) {
  const [passkeys, setPasskeys] = useState(known);
  const [name, setName] = useState("");
  const [renamed, setRenamed] = useState<number | null>(null);
  const [password, setPassword] = useState("");
  const [asked, setAsked] = useState<{ text: string; work: Work } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState<string | null>(null);
  const supported = typeof window !== "undefined" && "PublicKeyCredential" in window;

  /** Does something of the owner's; when the server asks for the password, it is done once that is given. */
  async function doAsOwner(work: Work, make: () => Promise<string>) {
    if (busy !== null) return;
    setBusy(work.what === "add" ? "add" : String(work.id));
    setFailure(null);
    setSaid("");
    try {
      setSaid(await make());
      setAsked(null);
      setPassword("");
    } catch (error) {
      const field = error instanceof ApiFailure ? error.fields.password : undefined;
      const left = error instanceof Error && error.name === "NotAllowedError";
      if (field !== undefined) setAsked({ text: field, work });
      else if (!left) setFailure(failureText(error, m.passkey_error_change()));
    } finally {
      setBusy(null);
    }
  }

  const proof = () => (password === "" ? {} : { password });

  const add = () =>
    doAsOwner({ what: "add" }, async () => {
      const { flow, options } = await call("POST /profile/passkeys/options/", { body: proof() });
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = await startRegistration({
        optionsJSON: options as Parameters<typeof startRegistration>[0]["optionsJSON"],
      });
      const added = await call("POST /profile/passkeys/", {
        body: { flow, response, name: name.trim() || m.passkey_default_name() },
      });
      setPasskeys((all) => [...all, added]);
      setName("");
      return m.passkey_added();
    });

  const remove = (id: number) =>
    doAsOwner({ what: "remove", id }, async () => {
      const answer = await call("DELETE /profile/passkeys/{id}/", {
        params: { id },
        body: proof(),
      });
      setPasskeys((all) => all.filter((one) => one.id !== id));
      return answer.message;
    });

  async function rename(id: number, next: string) {
    setFailure(null);
    try {
      const changed = await call("PATCH /profile/passkeys/{id}/", {
        params: { id },
        body: { name: next },
      });
      setPasskeys((all) => all.map((one) => (one.id === id ? changed : one)));
      setRenamed(null);
    } catch (error) {
      setFailure(failureText(error, m.passkey_error_change()));
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (asked !== null && asked.work.what === "remove") void remove(asked.work.id);
    else void add();
  }

  return (
    <form className="flex flex-col gap-4" onSubmit={submit} noValidate>
      <p className="text-ink-soft">{m.passkey_text()}</p>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      <div aria-live="polite">{said !== "" && <Notice kind="success">{said}</Notice>}</div>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              renaming={renamed === passkey.id}
              busy={busy === String(passkey.id)}
              onAskName={() => setRenamed(passkey.id)}
              onLeave={() => setRenamed(null)}
              onRename={(next) => rename(passkey.id, next)}
              onRemove={() => remove(passkey.id)}
            />
          ))}
        </ul>
      )}
      <OwnerPassword asked={asked?.text ?? null} value={password} onChange={setPassword} />
      {asked?.work.what === "remove" ? (
        <Button type="submit" look="danger" busy={busy !== null} className="self-start">
          {m.passkey_remove()}
        </Button>
      ) : supported ? (
        <>
          <TextField
            label={m.passkey_name()}
            hint={m.passkey_name_hint()}
            value={name}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button type="submit" look="secondary" busy={busy === "add"} className="self-start">
            {m.passkey_add()}
          </Button>
        </>
      ) : (
        <Notice kind="info">{m.passkey_unsupported()}</Notice>
      )}
    </form>
  );
}

function PasskeyRow({
  passkey,
  renaming,
  busy,
  onAskName,
  onLeave,
  onRename,
  onRemove,
}: {
  passkey: Passkey;
  renaming: boolean;
  busy: boolean;
  onAskName: () => void;
  onLeave: () => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}) {
  const language = useLanguage();
  const [name, setName] = useState(passkey.name);
  const used =
    passkey.used_at === null
      ? m.passkey_unused()
      : m.passkey_used({ time: roughTime(Date.parse(passkey.used_at), Date.now(), language) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-stitch py-3 first:border-t-0">
      {renaming ? (
        <>
          <TextField
            label={m.passkey_name()}
            value={name}
            maxLength={60}
            autoFocus
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === "Escape") onLeave();
              if (event.key !== "Enter") return;
              event.preventDefault();
              onRename(name);
            }}
          />
          <Button look="secondary" onClick={() => onRename(name)}>
            {m.settings_save()}
          </Button>
        </>
      ) : (
        <>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-ink-soft">{used}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              look="quiet"
              onClick={onAskName}
              aria-label={m.passkey_rename_named({ name: passkey.name })}
            >
              {m.passkey_rename()}
            </Button>
            <Button
              look="danger"
              busy={busy}
              onClick={onRemove}
              aria-label={m.passkey_remove_named({ name: passkey.name })}
            >
              {m.passkey_remove()}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
