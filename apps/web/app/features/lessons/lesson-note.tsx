import type { LessonNote as Note, NoteSpan } from "@tilashar/contracts";
import { Card } from "#app/components/ui/card.tsx";
import { Kazakh, KazakhForm } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { blocksOf } from "./note-blocks.ts";

/** The lesson's note; its Kazakh forms are made by the engine and show their parts. */
export function LessonNote({ note }: { note: Note }) {
  const language = useLanguage();
  return (
    <Card stitched className="px-6 py-6">
      <section aria-labelledby="note" className="flex flex-col gap-3">
        <p className="text-sm font-semibold text-sky">
          {note.kind === "grammar" ? m.lesson_note_grammar() : m.lesson_note_culture()}
        </p>
        <h2 id="note" className="text-xl">
          {note.title[language] || note.title.en}
        </h2>
        {blocksOf(note.body[language]).map((block, index) =>
          block.kind === "list" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a note's paragraphs never change places
            <ul key={index} className="flex list-disc flex-col gap-1.5 ps-5 marker:text-sky">
              {block.items.map((item, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: nor do its items
                <li key={at}>
                  <Spans spans={item.spans} />
                </li>
              ))}
            </ul>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <p key={index}>
              <Spans spans={block.spans} />
            </p>
          ),
        )}
      </section>
    </Card>
  );
}

function Spans({ spans }: { spans: readonly NoteSpan[] }) {
  return spans.map((span, index) => {
    const key = `${index}:${span.text}`;
    if (span.kind === "strong") return <strong key={key}>{span.text}</strong>;
    if (span.kind === "text") return <span key={key}>{span.text}</span>;
    return span.segments === undefined || span.segments.length < 2 ? (
      <Kazakh key={key} className="font-bold">
        {span.text}
      </Kazakh>
    ) : (
      <KazakhForm key={key} segments={span.segments} />
    );
  });
}
