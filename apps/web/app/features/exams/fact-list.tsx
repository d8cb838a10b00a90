import type { ExamFact } from "@tilashar/contracts";
import { Chip } from "#app/components/ui/chip.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { dayText } from "#app/lib/language/dates.ts";
import { m } from "#app/paraglide/messages.js";

const names: Readonly<Record<ExamFact["about"], () => string>> = {
  who: m.exam_fact_who,
  form: m.exam_fact_form,
  time: m.exam_fact_time,
  pass: m.exam_fact_pass,
  retake: m.exam_fact_retake,
  price: m.exam_fact_price,
  validity: m.exam_fact_validity,
  registration: m.exam_fact_registration,
  law: m.exam_fact_law,
};

/** What was read of an examination's rules, and where. What is not certain is marked so. */
export function FactList({ facts }: { facts: readonly ExamFact[] }) {
  const language = useLanguage();
  const abouts = [...new Set(facts.map(({ about }) => about))];
  return (
    <dl className="flex flex-col gap-5">
      {abouts.map((about) => (
        <div key={about} className="grid gap-x-6 gap-y-1 md:grid-cols-[11rem_1fr]">
          <dt className="font-bold">{names[about]()}</dt>
          {facts
            .filter((fact) => fact.about === about)
            .map((fact) => (
              <dd key={fact.text.en} className="max-w-prose pb-1 md:col-start-2">
                {!fact.certain && (
                  <span className="me-2">
                    <Chip tone="sun">{m.exam_fact_uncertain()}</Chip>
                  </span>
                )}
                {fact.text[language]}
                <Sources sources={fact.sources} />
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources }: { sources: ExamFact["sources"] }) {
  const language = useLanguage();
  if (sources.length === 0) return null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="inline-flex min-h-8 cursor-pointer items-center underline decoration-stitch decoration-2 underline-offset-4 hover:text-sky">
        {m.exam_sources({ count: sources.length })}
      </summary>
      <ul className="flex flex-col gap-2 pt-1 pb-2">
        {sources.map(({ url, title, published, seen }) => (
          <li key={url}>
            <a
              href={url}
              rel="noopener nofollow"
              lang="ru"
              className="font-semibold break-words text-sky underline underline-offset-4"
            >
              {title}
            </a>
            <span className="block">
              {published !== null &&
                `${m.exam_source_published({ day: dayText(published, language) })} · `}
              {m.exam_source_seen({ day: dayText(seen, language) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
