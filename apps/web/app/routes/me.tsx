import type { ReactNode } from "react";
import { KazakhTextSettings } from "#app/components/kazakh/kazakh-text-settings.tsx";
import { siteLinks } from "#app/components/layout/site-links.ts";
import { ThemeSwitch } from "#app/components/layout/theme-switch.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { InstallCard } from "#app/features/me/install-card.tsx";
import { LanguageChoice } from "#app/features/me/language-choice.tsx";
import { LogOutButton } from "#app/features/me/log-out-button.tsx";
import { OwnLinks } from "#app/features/me/own-links.tsx";
import { ReadingChoices } from "#app/features/settings/reading-choices.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.me_title()} · ${m.app_name()}`, m.me_lead(), { unlisted: true });

/** The last tab of a phone: one's own pages, how the site looks, and where its foot would lead. */
export default function Me() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-6 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{m.me_title()}</h1>
      <OwnLinks />
      <InstallCard />
      <Card className="flex flex-col gap-5 p-5 sm:p-7">
        <h2 className="text-xl">{m.me_looks()}</h2>
        <LanguageChoice />
        <div className="flex flex-wrap items-center gap-4">
          <ThemeSwitch />
          <KazakhTextSettings />
        </div>
        <ReadingChoices />
      </Card>
      <TextLink to={paths.reports} className="inline-flex min-h-11 items-center self-start">
        {m.report_list_link()}
      </TextLink>
      {siteLinks.map(({ title, pages }) => (
        <LinkGroup key={pages[0]?.href} title={title()}>
          {pages.map(({ href, label, guestOnly }) => (
            <li key={href} className={guestOnly ? "for-guest" : undefined}>
              <a
                href={href}
                rel="noopener"
                className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
              >
                {label()}
              </a>
            </li>
          ))}
        </LinkGroup>
      ))}
      <LogOutButton className="for-user self-start" />
      <p className="text-sm text-ink-soft">{m.footer_licence()}</p>
    </div>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-1 text-lg">{title}</h2>
      <ul className="grid gap-x-6 sm:grid-cols-2">{children}</ul>
    </nav>
  );
}
