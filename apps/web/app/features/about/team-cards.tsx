import { Card } from "#app/components/ui/card.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const cards: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: "pen", title: m.about_team_content, text: m.about_team_content_text },
  { icon: "code", title: m.about_team_engineering, text: m.about_team_engineering_text },
];

/** The two hands that make the product; no person is named. */
export function TeamCards() {
  return (
    <section aria-labelledby="team" className="flex flex-col gap-5">
      <h2 id="team" className="text-2xl md:text-3xl">
        {m.about_team_title()}
      </h2>
      <div className="grid gap-5 md:grid-cols-2">
        {cards.map(({ icon, title, text }) => (
          <Card key={icon} stitched className="flex gap-5 p-6">
            <span className="flex size-14 shrink-0 items-center justify-center rounded-card bg-sky-wash text-sky-deep">
              <Icon name={icon} className="size-8" />
            </span>
            <div className="flex flex-col gap-1">
              <h3 className="text-lg">{title()}</h3>
              <p className="text-ink-soft">{text()}</p>
            </div>
          </Card>
        ))}
      </div>
      <TextLink to={paths.speakKazakh} className="inline-flex min-h-11 items-center self-start">
        {m.speak_title()}
      </TextLink>
    </section>
  );
}
