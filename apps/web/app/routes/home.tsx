import type { ShouldRevalidateFunction } from "react-router";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { WhenNear } from "#app/components/ui/when-near.tsx";
import { filmTaste } from "#app/features/home/film-taste.ts";
import { firstTasks } from "#app/features/home/first-tasks.ts";
import { Hero } from "#app/features/home/hero.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { addressOfNext } from "#app/lib/path/next-names.ts";
import { paths } from "#app/lib/paths.ts";
import { courseThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import { BelowHero } from "#below-hero";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { content, publicUrl } = page;
  const { units, next } = content.path();
  const lesson = units
    .flatMap(({ lessons }) => lessons)
    .find(({ id }) => next?.what === "step" && id === next.lesson);
  return {
    card: pageCard(page, "site"),
    url: publicUrl,
    tasks: firstTasks(content),
    film: filmTaste(content),
    /** Where a newcomer begins. */
    first: next && lesson ? { to: addressOfNext(next), titles: lesson.titles } : null,
  };
}

// What the page is made of does not change while it is read.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const description = m.home_meta_description();
  return pageMeta(m.home_meta_title(), description, {
    card: loaderData?.card,
    thing:
      loaderData && courseThing(m.home_title(), description, loaderData.url, currentLanguage()),
  });
};

export default function Home({ loaderData: { tasks, film, first } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <GuestOnly>
      <Hero
        tasks={tasks}
        next={
          first ? { to: first.to, title: first.titles[language] } : { to: paths.lessons, title: "" }
        }
      />
      <WhenNear>
        <BelowHero film={film} />
      </WhenNear>
    </GuestOnly>
  );
}
