import type { PointMaterial } from "@tilashar/learning/session";
import { KazakhInText } from "#app/components/kazakh/kazakh-in-text.tsx";
import { NoteSpans } from "#app/components/kazakh/note-text.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { spansOf } from "./line-spans.ts";

/** The point of grammar that explains a mistake, one tap away; its page opens beside the session. */
export function PointReminder({ point: { id, titles, summary } }: { point: PointMaterial }) {
  const language = useLanguage();
  return (
    <details className="group w-full">
      <summary className="inline-flex min-h-11 items-center gap-1 font-semibold underline decoration-2 underline-offset-4">
        <KazakhInText>{m.session_why({ title: titles[language] })}</KazakhInText>
        <Icon name="down" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="rounded-tile bg-felt-raised px-3 py-2 text-ink">
        <p>
          <NoteSpans spans={spansOf(summary[language])} />
        </p>
        <a
          href={paths.grammarPoint(id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-sky underline underline-offset-4"
        >
          {m.session_point_page()}
        </a>
      </div>
    </details>
  );
}
