import { Barys } from "#app/components/barys/barys.tsx";
import { GuestOnly } from "#app/components/layout/guards.tsx";
import { ContactSection } from "#app/features/about/contact-section.tsx";
import { Questions } from "#app/features/about/questions.tsx";
import { TeamCards } from "#app/features/about/team-cards.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () => pageMeta(m.about_title(), m.about_meta());

export default function About() {
  return (
    <GuestOnly>
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-12 px-4 pt-8 md:gap-16 md:pt-14">
        <div className="flex flex-col-reverse items-start gap-6 md:flex-row md:items-center md:gap-10">
          <div className="flex flex-col gap-4">
            <h1 className="text-3xl md:text-4xl">{m.about_title()}</h1>
            <p className="text-lg">{m.about_lead()}</p>
            <p className="text-ink-soft">{m.about_intro()}</p>
          </div>
          <Barys pose="hello" className="size-32 shrink-0 self-center md:size-56" />
        </div>
        <TeamCards />
        <Questions />
        <ContactSection />
      </div>
    </GuestOnly>
  );
}
