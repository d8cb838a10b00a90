import { Button } from "#app/components/ui/button.tsx";
import { paths } from "#app/lib/paths.ts";
import { logOut } from "#app/lib/session/log-out.ts";
import { m } from "#app/paraglide/messages.js";

export function LogOutButton({ className }: { className?: string }) {
  return (
    <Button
      look="quiet"
      className={className}
      onClick={async () => {
        await logOut();
        // A whole new page: nothing of the learner stays in this one's memory.
        location.assign(paths.home);
      }}
    >
      {m.nav_logout()}
    </Button>
  );
}
