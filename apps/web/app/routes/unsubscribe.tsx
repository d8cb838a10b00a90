import { useSearchParams } from "react-router";
import { Unsubscribe } from "#app/features/notifications/unsubscribe.tsx";
import { unlistedMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/unsubscribe";

export const meta = () => unlistedMeta(`${m.unsubscribe_title()} · ${m.app_name()}`);

// The address is a key to somebody's mails: no cache may keep the page.
export const headers = () => ({ "cache-control": "no-store" });

export default function UnsubscribePage({ params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <div className="px-4">
      <Unsubscribe token={params.token} done={search.has("done")} />
    </div>
  );
}
