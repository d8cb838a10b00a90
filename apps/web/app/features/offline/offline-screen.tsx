import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Barys } from "#app/components/barys/barys.tsx";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { useOnline } from "#app/lib/offline/connection.ts";
import { cacheNames, partOfKept } from "#app/lib/offline/kept-pages.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { OfflineCopies } from "./offline-copies.tsx";
import { playableWithoutNetwork } from "./playable-session.ts";
import { SetAsideSlot } from "./set-aside-slot.tsx";

/** Pages this browser keeps, as their addresses. */
async function keptPages(): Promise<ReadonlySet<string>> {
  const names = (await caches.keys()).filter(
    (name) => name === cacheNames.pages || name.startsWith(cacheNames.level("")),
  );
  const pages = new Set<string>();
  for (const name of names) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname, search } = new URL(url);
      const kept = partOfKept(pathname + search);
      if (kept?.part === "document") pages.add(kept.page);
    }
  }
  return pages;
}

/** What works without a network, and what to take along before it goes. */
export function OfflineScreen() {
  const online = useOnline();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // The worker names the page that could not be had behind the hash.
    const page = location.hash.slice(1);
    setWanted(page.startsWith("/") && !page.startsWith("//") ? page : null);
    // A session's document is not kept, but all that it is made of may be
    playableWithoutNetwork(page).then(
      (playable) => playable && navigate(page, { replace: true }),
      (error: unknown) => console.warn("What is kept cannot be read", error),
    );
    if ("caches" in window) keptPages().then(setKept, () => setKept(new Set()));
  }, [navigate]);

  const works = [
    { to: paths.lessons, text: m.nav_lessons() },
    { to: paths.read, text: m.learn_read_title() },
    { to: paths.review, text: m.review_title() },
    { to: paths.words, text: m.words_title() },
    { to: paths.harmony, text: m.harmony_title() },
    { to: paths.wordOfTheDay, text: m.nav_word_of_the_day() },
  ].filter(({ to }) => kept.has(to));
  const lessons = [...kept].filter((page) => /^\/lessons\/\d+$/.test(page)).length;
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 md:pt-12">
      <div className="flex flex-col items-center gap-4 text-center sm:flex-row sm:text-start">
        <Barys pose={online ? "hello" : "thinking"} className="size-36 shrink-0" />
        <div className="flex flex-col items-center gap-2 sm:items-start">
          <h1 className="text-3xl md:text-4xl">
            {online ? m.offline_title_online() : m.offline_page_title()}
          </h1>
          <p className="text-ink-soft md:text-lg">{m.offline_lead()}</p>
          {wanted !== null && (
            <a
              href={wanted}
              className="inline-flex min-h-11 items-center font-bold text-sky underline underline-offset-4"
            >
              {m.offline_try_page()}
            </a>
          )}
        </div>
      </div>
      <SetAsideSlot />
      {works.length > 0 && (
        <section aria-labelledby="works">
          <h2 id="works" className="pb-3 text-xl">
            {m.offline_works()}
          </h2>
          <div className="flex flex-wrap gap-3">
            {works.map(({ to, text }) => (
              <ButtonLink key={to} to={to} look="secondary" prefetch="none">
                {text}
              </ButtonLink>
            ))}
          </div>
          {lessons > 0 && (
            <p className="pt-3 text-ink-soft">{m.offline_lessons_kept({ count: lessons })}</p>
          )}
        </section>
      )}
      <section aria-labelledby="levels">
        <Card className="flex flex-col gap-3 p-5 md:p-6">
          <h2 id="levels" className="text-xl">
            {m.offline_levels_title()}
          </h2>
          <OfflineCopies />
        </Card>
      </section>
    </div>
  );
}
