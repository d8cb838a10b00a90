import type { ReactNode } from "react";
import { Part } from "#app/components/layout/part.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { m } from "#app/paraglide/messages.js";
import { AccountForm } from "./account-form.tsx";

/** The account's form, once what it holds is known. */
export function AccountSection({
  doubtful,
}: {
  /** What is said of an address that waits to be confirmed, or refuses mail. */
  doubtful: (email: string, refused: boolean) => ReactNode;
}) {
  const state = useCall("GET /profile/settings/");
  const skeleton = (
    <div className="flex flex-col gap-5">
      <Skeleton className="size-24 rounded-full" />
      {["username", "email", "language", "zone"].map((name) => (
        <Skeleton key={name} className="h-20" />
      ))}
    </div>
  );
  return (
    <Part state={state} skeleton={skeleton} failure={m.settings_error_load()}>
      {(settings) => <AccountForm settings={settings} doubtful={doubtful} />}
    </Part>
  );
}
