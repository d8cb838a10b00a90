import type { LessonNote as Note } from "@tilashar/contracts";
import { NoteText } from "#app/components/kazakh/note-text.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";

/** The lesson's remark on culture or on the use of words; its Kazakh forms are made by the engine and show their parts. */
export function LessonNote({ note }: { note: Note }) {
  const language = useLanguage();
  return (
    <Card stitched className="px-6 py-6">
      <section aria-labelledby="note" className="flex flex-col gap-3">
        <p className="text-sm font-semibold text-sky">
          {note.kind === "usage" ? m.lesson_note_usage() : m.lesson_note_culture()}
        </p>
        <h2 id="note" className="text-xl">
          {note.title[language] || note.title.en}
        </h2>
        <NoteText paragraphs={note.body[language]} />
      </section>
    </Card>
  );
}
