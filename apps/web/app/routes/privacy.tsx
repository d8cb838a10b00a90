import { data, Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/privacy.ts";

interface Part {
  id: string;
  title: () => string;
  text: () => string;
  /** Where to do what the text speaks of. */
  link?: { to: string; label: () => string };
}

const parts: readonly Part[] = [
  { id: "account", title: m.privacy_account_title, text: m.privacy_account_text },
  { id: "learning", title: m.privacy_learning_title, text: m.privacy_learning_text },
  { id: "voice", title: m.privacy_voice_title, text: m.privacy_voice_text },
  { id: "tutor", title: m.privacy_tutor_title, text: m.privacy_tutor_text },
  { id: "browser", title: m.privacy_browser_title, text: m.privacy_browser_text },
  { id: "mail", title: m.privacy_mail_title, text: m.privacy_mail_text },
  { id: "visit", title: m.privacy_visit_title, text: m.privacy_visit_text },
  { id: "reports", title: m.report_privacy_title, text: m.report_privacy_text },
  {
    id: "rights",
    title: m.privacy_rights_title,
    text: m.privacy_rights_text,
    link: { to: paths.settings, label: m.privacy_settings_link },
  },
  {
    id: "operator",
    title: m.privacy_operator_title,
    text: m.privacy_operator_text,
    link: { to: paths.contact, label: m.privacy_contact_link },
  },
];

/** What whoever runs the server has said may be a minute old. */
const keptMs = 60_000;

export async function loader({ context }: Route.LoaderArgs) {
  const house = await context.get(pageContext).house();
  return data(house, { headers: { expires: new Date(Date.now() + keptMs).toUTCString() } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () => pageMeta(`${m.privacy_title()} · ${m.app_name()}`, m.privacy_meta());

/** What is kept about people and why. */
export default function Privacy({ loaderData: house }: Route.ComponentProps) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 md:pt-14">
      <h1 className="text-3xl md:text-4xl">{m.privacy_title()}</h1>
      <p className="max-w-prose text-lg">{m.privacy_lead()}</p>
      {parts.map(({ id, title, text, link }) => (
        <Card key={id} className="p-5 md:p-6">
          <section aria-labelledby={id} className="flex flex-col gap-2">
            <h2 id={id} className="text-xl">
              {title()}
            </h2>
            <p className="max-w-prose text-ink-soft">{text()}</p>
            {id === "operator" &&
              [house.name, house.operator, house.imprint].filter(Boolean).map((said) => (
                <p key={said} className="max-w-prose break-words whitespace-pre-line">
                  {said}
                </p>
              ))}
            {link && (
              <Link
                to={link.to}
                className="inline-flex min-h-11 items-center self-start font-bold text-sky underline underline-offset-4"
              >
                {link.label()}
              </Link>
            )}
          </section>
        </Card>
      ))}
    </div>
  );
}
