import type { GrammarPoint } from "@tilashar/contracts";
import { NoteSpans } from "#app/components/kazakh/note-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

/** What learners write, what is right, and why. */
export function MistakeList({ mistakes }: { mistakes: GrammarPoint["mistakes"] }) {
  const language = useLanguage();
  return (
    <ul className="grid gap-3 md:grid-cols-2">
      {mistakes.map(({ wrong, right, why }) => (
        <li
          key={wrong}
          className="flex flex-col gap-1.5 rounded-card bg-felt-raised px-4 py-3 shadow-lift"
        >
          <p className="flex items-start gap-2">
            <Icon name="close" className="mt-0.5 size-5 shrink-0 text-pomegranate" />
            <span>
              <span className="sr-only">{m.grammar_wrong()} </span>
              <Kazakh className="text-ink-soft line-through decoration-pomegranate">{wrong}</Kazakh>
            </span>
          </p>
          <p className="flex items-start gap-2">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-steppe" />
            <span className="min-w-0 flex-1">
              <span className="sr-only">{m.grammar_right()} </span>
              <Kazakh className="font-bold">{right}</Kazakh>
            </span>
            <SayButton text={right} className="-my-2.5 print:hidden" />
          </p>
          <p className="ps-7 text-ink-soft">
            <NoteSpans spans={why[language]} />
          </p>
        </li>
      ))}
    </ul>
  );
}
