import { ContactSection } from "#app/features/about/contact-section.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { m } from "#app/paraglide/messages.js";

export const meta = () =>
  pageMeta(`${m.about_contact_title()} · ${m.app_name()}`, m.about_contact_lead());

/** For everyone: the About page, which has the same form, is for guests only. */
export default function Contact() {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 pt-8 md:pt-14">
      <ContactSection heading="h1" />
    </div>
  );
}
