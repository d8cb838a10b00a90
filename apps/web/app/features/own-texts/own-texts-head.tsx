import { BackLink } from "#app/components/layout/back-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** What the page is for, and to whom the texts belong: there before the browser has looked what it keeps. */
export function OwnTextsHead() {
  return (
    <>
      <BackLink to={paths.read}>{m.reading_title()}</BackLink>
      <h1 className="text-3xl md:text-4xl">{m.mine_title()}</h1>
      <p className="max-w-2xl pt-2 text-ink-soft md:text-lg">{m.mine_lead()}</p>
      <p className="max-w-2xl pt-2 pb-5 text-ink-soft">{m.mine_private()}</p>
    </>
  );
}
