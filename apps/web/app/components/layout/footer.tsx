import { Horn } from "#app/components/ui/horn.tsx";
import { m } from "#app/paraglide/messages.js";
import { siteLinks } from "./site-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

/** The foot of a page, in windows without the tab bar. */
export function Footer({ contactEmail, place }: { contactEmail: string | null; place: string }) {
  return (
    <footer className="below-fold mt-auto hidden pt-16 [--below-fold-height:23rem] bar:block print:hidden">
      <div className="horn-band text-stitch" />
      <div className="bg-felt-sunk">
        <div className="mx-auto grid max-w-6xl grid-cols-[1.6fr_1fr_1fr_1fr] gap-8 px-4 py-10">
          <div className="flex flex-col gap-3">
            <p className="flex items-center gap-2 text-xl font-extrabold">
              <Horn shape="pair" className="size-7 text-sky" />
              {m.app_name()}
            </p>
            {place !== "" && <p className="font-semibold break-words">{place}</p>}
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
          {siteLinks.map(({ title, pages }) => (
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
