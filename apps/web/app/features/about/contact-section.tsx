import { Card } from "#app/components/ui/card.tsx";
import { m } from "#app/paraglide/messages.js";
import { ContactForm } from "./contact-form.tsx";

/** The contact form with its heading; `heading` fits it into the page it stands on. */
export function ContactSection({ heading: Heading = "h2" }: { heading?: "h1" | "h2" }) {
  return (
    <section id="contact" aria-labelledby="contact-title" className="flex flex-col gap-5">
      <div>
        <Heading id="contact-title" className="text-2xl md:text-3xl">
          {m.about_contact_title()}
        </Heading>
        <p className="pt-1 text-ink-soft">{m.about_contact_lead()}</p>
      </div>
      <Card stitched className="p-5 md:p-8">
        <ContactForm />
      </Card>
    </section>
  );
}
