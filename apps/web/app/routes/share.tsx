import { SharedText } from "#app/features/share/shared-text.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/share";

/** More than a screenful is a text to read, not a sentence to ask about. */
const longest = 2000;

/** What another application shared: a manifest's `share_target` sends it in the address. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const part = (name: string) => (searchParams.get(name) ?? "").trim().slice(0, longest);
  const address = part("url");
  return {
    title: part("title"),
    text: part("text"),
    url: /^https?:\/\//i.test(address) ? address : "",
  };
}

export const meta = () =>
  pageMeta(`${m.share_title()} · ${m.app_name()}`, m.share_lead(), { unlisted: true });

export default function Share({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.share_title()}</h1>
      <SharedText {...loaderData} />
    </div>
  );
}
