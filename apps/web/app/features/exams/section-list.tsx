import type { ExamSummary } from "@tilashar/contracts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

/** The parts of an examination: how much each asks, how long it takes, what passes. */
export function SectionList({ sections }: { sections: ExamSummary["sections"] }) {
  const language = useLanguage();
  return (
    <ul className="divide-y-2 divide-felt-sunk">
      {sections.map(({ id, titles, items, minutes, pass }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
          <span className="font-semibold">{titles[language]}</span>
          <span className="flex flex-wrap gap-x-4 text-ink-soft">
            <span>
              {m.exam_section_size({
                items: m.exam_items({ count: items }),
                minutes: m.exam_minutes({ count: minutes }),
              })}
            </span>
            <span className="font-semibold text-ink">
              {m.exam_section_pass({ pass, of: items })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
