import { Card } from "#app/components/ui/card.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Criteria of WCAG 2.2, and how each was tried; nothing stands here that was not. */
const tried = [
  { criterion: m.accessibility_text, how: m.accessibility_text_how },
  { criterion: m.accessibility_captions, how: m.accessibility_captions_how },
  { criterion: m.accessibility_contrast, how: m.accessibility_contrast_how },
  { criterion: m.accessibility_reflow, how: m.accessibility_reflow_how },
  { criterion: m.accessibility_spacing, how: m.accessibility_spacing_how },
  { criterion: m.accessibility_keyboard, how: m.accessibility_keyboard_how },
  { criterion: m.accessibility_bypass, how: m.accessibility_bypass_how },
  { criterion: m.accessibility_motion, how: m.accessibility_motion_how },
  { criterion: m.accessibility_language, how: m.accessibility_language_how },
  { criterion: m.accessibility_errors, how: m.accessibility_errors_how },
  { criterion: m.accessibility_login, how: m.accessibility_login_how },
  { criterion: m.accessibility_reader, how: m.accessibility_reader_how },
  { criterion: m.accessibility_status, how: m.accessibility_status_how },
] as const;

export const meta = () =>
  pageMeta(`${m.accessibility_title()} · ${m.app_name()}`, m.accessibility_meta());

/** The accessibility statement. */
export default function Accessibility() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-8 md:pt-14">
      <h1 className="text-3xl md:text-4xl">{m.accessibility_title()}</h1>
      <p className="max-w-prose text-lg">{m.accessibility_lead()}</p>
      <section aria-labelledby="tried" className="flex flex-col gap-4">
        <h2 id="tried" className="text-xl md:text-2xl">
          {m.accessibility_tried()}
        </h2>
        <Card className="p-5 md:p-6">
          <dl className="flex flex-col gap-4">
            {tried.map(({ criterion, how }) => (
              <div key={criterion()}>
                <dt className="font-bold">{criterion()}</dt>
                <dd className="max-w-prose text-ink-soft">{how()}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <section aria-labelledby="untried" className="flex flex-col gap-2">
        <h2 id="untried" className="text-xl md:text-2xl">
          {m.accessibility_untried()}
        </h2>
        <p className="max-w-prose">{m.accessibility_untried_text()}</p>
      </section>
      <section aria-labelledby="help" className="flex flex-col gap-2">
        <h2 id="help" className="text-xl md:text-2xl">
          {m.accessibility_help()}
        </h2>
        <p className="max-w-prose">{m.accessibility_help_text()}</p>
        <TextLink to={paths.contact} className="inline-flex min-h-11 items-center self-start">
          {m.footer_contact()}
        </TextLink>
      </section>
    </div>
  );
}
