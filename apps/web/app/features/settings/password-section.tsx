import { Part } from "#app/components/layout/part.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { useCall } from "#app/lib/api/use-call.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { PasswordForm } from "./password-form.tsx";

/** Changes the password; who signs in with a provider alone has none, and is told how to get one. */
export function PasswordSection() {
  const state = useCall("GET /profile/settings/");
  return (
    <Part state={state} skeleton={<Skeleton className="h-60" />} failure={m.settings_error_load()}>
      {({ has_password }) =>
        has_password ? (
          <PasswordForm />
        ) : (
          <p>
            {m.settings_password_none()}{" "}
            <TextLink to={paths.forgotPassword}>{m.settings_password_ask()}</TextLink>
          </p>
        )
      }
    </Part>
  );
}
