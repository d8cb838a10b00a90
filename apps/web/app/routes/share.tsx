import { useEffect, useState } from "react";
import { readShared, type Shared } from "#app/features/share/shared.ts";
import { SharedText } from "#app/features/share/shared-text.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/share";

/** What another application shared: a manifest's `share_target` sends it in the address. */
export const loader = ({ request }: Route.LoaderArgs) =>
  readShared(new URL(request.url).searchParams);

export const meta = () =>
  pageMeta(`${m.share_title()} · ${m.app_name()}`, m.share_lead(), { unlisted: true });

export default function Share({ loaderData }: Route.ComponentProps) {
  const [shared, setShared] = useState<Shared>(loaderData);
  // Without a network the kept page answers, which knows nothing of this address.
  useEffect(() => setShared(readShared(new URLSearchParams(location.search))), []);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.share_title()}</h1>
      <SharedText {...shared} />
    </div>
  );
}
