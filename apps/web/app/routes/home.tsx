import type { ShouldRevalidateFunction } from "react-router";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { CourseCards } from "#app/features/home/course-cards.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { SubscribeStrip } from "#app/features/home/subscribe-strip.tsx";
import { WhyUs } from "#app/features/home/why-us.tsx";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { courseThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/home";

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { card: pageCard(page, "site"), url: page.publicUrl };
}

// What links show of the site does not change while it is read.
export const shouldRevalidate: ShouldRevalidateFunction = () => false;

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const description = m.home_meta_description();
  return pageMeta(m.home_meta_title(), description, {
    card: loaderData?.card,
    thing:
      loaderData && courseThing(m.home_title(), description, loaderData.url, currentLanguage()),
  });
};

export default function Home() {
  return (
    <GuestOnly>
      <Hero />
      <WhyUs />
      <CourseCards />
      <SubscribeStrip />
    </GuestOnly>
  );
}
