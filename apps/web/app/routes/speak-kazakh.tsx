import { ButtonLink } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Icon, type IconName } from "#app/components/ui/icon.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

const ways: readonly { icon: IconName; title: () => string; text: () => string }[] = [
  { icon: "flag", title: m.speak_report, text: m.speak_report_text },
  { icon: "pen", title: m.speak_suggest, text: m.speak_suggest_text },
  { icon: "check", title: m.speak_decide, text: m.speak_decide_text },
  { icon: "microphone", title: m.speak_voice, text: m.speak_voice_text },
];

const roles = [
  { name: m.speak_role_reader, text: m.speak_role_reader_text },
  { name: m.speak_role_speaker, text: m.speak_role_speaker_text },
  { name: m.speak_role_editor, text: m.speak_role_editor_text },
] as const;

const steps = [m.speak_ask_one, m.speak_ask_two, m.speak_ask_three] as const;

export const meta = () => pageMeta(`${m.speak_title()} · ${m.app_name()}`, m.speak_meta());

/** For those who speak Kazakh and program nothing: how they help, and how they get the right to. */
export default function SpeakKazakh() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-8 px-4 pt-8 md:pt-14">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl md:text-4xl">{m.speak_title()}</h1>
        <p className="max-w-prose text-lg">{m.speak_lead()}</p>
      </div>
      <section aria-labelledby="how" className="flex flex-col gap-4">
        <h2 id="how" className="text-xl md:text-2xl">
          {m.speak_how()}
        </h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {ways.map(({ icon, title, text }) => (
            <li key={icon}>
              <Card className="flex h-full flex-col gap-2 p-5">
                <Icon name={icon} className="size-7 text-sky" />
                <h3 className="text-lg">{title()}</h3>
                <p className="text-ink-soft">{text()}</p>
              </Card>
            </li>
          ))}
        </ul>
        <TextLink to={paths.reports} className="inline-flex min-h-11 items-center self-start">
          {m.report_list_link()}
        </TextLink>
      </section>
      <section aria-labelledby="roles" className="flex flex-col gap-4">
        <h2 id="roles" className="text-xl md:text-2xl">
          {m.speak_roles()}
        </h2>
        <Card className="p-5 md:p-6">
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
            {roles.map(({ name, text }) => (
              <div key={name()} className="sm:contents">
                <dt className="font-bold">{name()}</dt>
                <dd className="text-ink-soft">{text()}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <section aria-labelledby="ask" className="flex flex-col gap-4">
        <h2 id="ask" className="text-xl md:text-2xl">
          {m.speak_ask()}
        </h2>
        <ol className="flex max-w-prose list-decimal flex-col gap-2 ps-6">
          {steps.map((step) => (
            <li key={step()}>{step()}</li>
          ))}
        </ol>
        <ButtonLink to={paths.contact} className="self-start">
          {m.footer_contact()}
        </ButtonLink>
      </section>
      <section aria-labelledby="fair" className="flex flex-col gap-2">
        <h2 id="fair" className="text-xl md:text-2xl">
          {m.speak_fair()}
        </h2>
        <p className="max-w-prose">{m.speak_fair_text()}</p>
      </section>
    </div>
  );
}
