import { PasswordField } from "#app/components/ui/field.tsx";
import { m } from "#app/paraglide/messages.js";

/** The password of whoever changes the ways into the account, once the server has asked for it. */
export function OwnerPassword({
  asked,
  value,
  onChange,
}: {
  /** What the server said; null while it has not asked. */
  asked: string | null;
  value: string;
  onChange: (value: string) => void;
}) {
  if (asked === null) return null;
  return (
    <PasswordField
      label={m.account_password()}
      autoComplete="current-password"
      maxLength={128}
      value={value}
      error={asked}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
