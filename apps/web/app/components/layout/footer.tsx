import { Horn } from "#app/components/ui/horn.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { ThemeSwitch } from "./theme-switch.tsx";

interface Page {
  href: string;
  label: () => string;
  /** Would send a signed-in learner away again. */
  guestOnly?: boolean;
}

const groups: readonly { title: () => string; pages: readonly Page[] }[] = [
  {
    title: m.footer_resources,
    pages: [
      { href: "https://sozdik.kz", label: m.footer_dictionary },
      { href: "https://emle.kz", label: m.footer_spelling },
      { href: "https://tilqural.kz", label: m.footer_state_course },
    ],
  },
  {
    title: m.footer_library,
    pages: [
      { href: "https://kazneb.kz", label: m.footer_national_library },
      { href: "https://kitap.kz", label: m.footer_open_library },
      { href: "https://adebiportal.kz", label: m.footer_literature },
    ],
  },
  {
    title: m.footer_project,
    pages: [
      { href: paths.about, label: m.footer_about_us, guestOnly: true },
      { href: paths.contact, label: m.footer_contact },
      { href: paths.privacy, label: m.footer_privacy },
      { href: "/api/docs", label: m.footer_api },
    ],
  },
];

export function Footer({ contactEmail }: { contactEmail: string | null }) {
  return (
    <footer className="below-fold mt-auto pt-16 print:hidden [--below-fold-height:56rem] sm:[--below-fold-height:34rem] md:[--below-fold-height:23rem]">
      <div className="horn-band text-stitch" />
      <div className="bg-felt-sunk">
        <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-3 md:grid-cols-[1.6fr_1fr_1fr_1fr]">
          <div className="flex flex-col gap-3 sm:col-span-3 md:col-span-1">
            <p className="flex items-center gap-2 text-xl font-extrabold">
              <Horn shape="pair" className="size-7 text-sky" />
              {m.app_name()}
            </p>
            <p className="max-w-80 text-ink-soft">{m.footer_about()}</p>
            {contactEmail && (
              <a
                href={`mailto:${contactEmail}`}
                className="inline-flex min-h-11 items-center self-start font-semibold break-all text-sky-deep underline underline-offset-4"
              >
                {contactEmail}
              </a>
            )}
            <ThemeSwitch />
          </div>
          {groups.map(({ title, pages }) => (
            <nav key={pages[0]?.href} aria-label={title()}>
              <h2 className="pb-1 text-base">{title()}</h2>
              <ul>
                {pages.map(({ href, label, guestOnly }) => (
                  <li key={href} className={guestOnly ? "for-guest" : undefined}>
                    <a
                      href={href}
                      rel="noopener"
                      className="inline-flex min-h-11 items-center text-ink-soft underline decoration-stitch decoration-2 underline-offset-4 hover:text-sky hover:decoration-sky"
                    >
                      {label()}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mx-auto max-w-6xl px-4 pb-8 text-sm text-ink-soft">{m.footer_licence()}</p>
      </div>
    </footer>
  );
}
