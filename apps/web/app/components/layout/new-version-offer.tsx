import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { takeNewVersion } from "#app/lib/offline/new-version.ts";
import { m } from "#app/paraglide/messages.js";

/** A quiet offer at the foot of the page: the new version comes now, or when all tabs are closed. */
export default function NewVersionOffer() {
  const [later, setLater] = useState(false);
  if (later) return null;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 rounded-card bg-felt-raised p-3 shadow-lift">
      <p className="font-semibold">{m.offline_new_version()}</p>
      <span className="flex gap-2">
        <Button look="quiet" onClick={() => setLater(true)}>
          {m.offline_later()}
        </Button>
        <Button onClick={takeNewVersion}>{m.offline_reload()}</Button>
      </span>
    </div>
  );
}
