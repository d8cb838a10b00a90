import type { MeetItem } from "@tilashar/learning/session";
import { DialogueLines } from "#app/components/kazakh/dialogue-lines.tsx";
import { NoteSpans } from "#app/components/kazakh/note-text.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { useSpoken } from "../parts/large-sound.tsx";
import { spansOf } from "../parts/line-spans.ts";
import { NewWord } from "../parts/new-word.tsx";
import { SentenceLines } from "../parts/sentence-lines.tsx";
import type { KindViewProps } from "./kind-view.ts";

type Shown<What extends MeetItem["shows"]["what"]> = Extract<MeetItem["shows"], { what: What }>;

/** Something new: look, listen, go on. */
export function Meet({ item: { shows } }: KindViewProps<"meet">) {
  switch (shows.what) {
    case "word":
      return <SpokenWord word={shows.word} />;
    case "point":
      return <NewPoint shows={shows} />;
    case "dialogue":
      return <NewDialogue shows={shows} />;
    case "story":
      return <NewStory shows={shows} />;
  }
}

function SpokenWord({ word }: { word: Shown<"word">["word"] }) {
  useSpoken(word.kz);
  return <NewWord word={word} />;
}

function NewPoint({ shows: { titles, summary, sentences } }: { shows: Shown<"point"> }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_meet_point()}</ItemTask>
      <Card stitched className="flex flex-col gap-2 px-5 py-5">
        <p className="text-2xl leading-tight font-extrabold">{titles[language]}</p>
        <p className="text-lg">
          <NoteSpans spans={spansOf(summary[language])} />
        </p>
      </Card>
      {sentences.length > 0 && <SentenceLines sentences={sentences} into={into} />}
    </>
  );
}

function NewDialogue({
  shows: { titles, setting, speakers, turns },
}: {
  shows: Shown<"dialogue">;
}) {
  const language = useLanguage();
  return (
    <>
      <ItemTask>{m.session_meet_dialogue()}</ItemTask>
      <div>
        <p className="text-2xl leading-tight font-extrabold">{titles[language]}</p>
        <p className="pt-1 text-ink-soft">{setting[language]}</p>
      </div>
      <DialogueLines speakers={speakers} turns={turns} whole />
    </>
  );
}

function NewStory({ shows: { titles, sentences } }: { shows: Shown<"story"> }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_meet_story()}</ItemTask>
      <p className="text-2xl leading-tight font-extrabold">{titles[language]}</p>
      <SentenceLines sentences={sentences} into={into} />
    </>
  );
}
