import { GuestOnly } from "#app/components/layout/guards.tsx";
import { CourseCards } from "#app/features/home/course-cards.tsx";
import { Hero } from "#app/features/home/hero.tsx";
import { SubscribeStrip } from "#app/features/home/subscribe-strip.tsx";
import { WhyUs } from "#app/features/home/why-us.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () => pageMeta(m.home_meta_title(), m.home_meta_description());

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
