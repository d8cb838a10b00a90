import { Icon } from "#app/components/ui/icon.tsx";
import { m } from "#app/paraglide/messages.js";

const questions: readonly { id: string; question: () => string; answer: () => string }[] = [
  { id: "levels", question: m.about_faq_levels, answer: m.about_faq_levels_text },
  { id: "scripts", question: m.about_faq_scripts, answer: m.about_faq_scripts_text },
  { id: "offline", question: m.about_faq_offline, answer: m.about_faq_offline_text },
  { id: "price", question: m.about_faq_price, answer: m.about_faq_price_text },
  { id: "speech", question: m.about_faq_speech, answer: m.about_faq_speech_text },
  { id: "privacy", question: m.about_faq_privacy, answer: m.about_faq_privacy_text },
];

/** The browser's own disclosures: they open without scripts and are found by the page's search. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-5">
      <h2 id="questions" className="text-2xl md:text-3xl">
        {m.about_faq_title()}
      </h2>
      <div className="flex flex-col gap-3">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group rounded-card bg-felt-raised shadow-lift">
            <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 rounded-card px-5 py-3 font-bold hover:bg-sky-wash [&::-webkit-details-marker]:hidden">
              <span className="flex-1">{question()}</span>
              <Icon
                name="down"
                className="size-6 text-sky transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose px-5 pt-1 pb-5 text-ink-soft">{answer()}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
