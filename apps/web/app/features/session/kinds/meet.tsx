import type { MeaningLanguage } from "@tilashar/contracts";
import type { MeetItem, SentenceMaterial } from "@tilashar/learning/session";
import { DialogueLines } from "#app/components/kazakh/dialogue-lines.tsx";
import { GlossArea } from "#app/components/kazakh/gloss/gloss-area.tsx";
import { GlossedText } from "#app/components/kazakh/gloss/glossed-text.tsx";
import { NoteSpans } from "#app/components/kazakh/note-text.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { useSpoken } from "../parts/large-sound.tsx";
import { spansOf } from "../parts/line-spans.ts";
import { Meaning } from "../parts/meaning.tsx";
import type { KindViewProps } from "./kind-view.ts";

type Shown<What extends MeetItem["shows"]["what"]> = Extract<MeetItem["shows"], { what: What }>;

/** Something new: look, listen, go on. */
export function Meet({ item: { shows } }: KindViewProps<"meet">) {
  switch (shows.what) {
    case "word":
      return <NewWord shows={shows} />;
    case "point":
      return <NewPoint shows={shows} />;
    case "dialogue":
      return <NewDialogue shows={shows} />;
    case "story":
      return <NewStory shows={shows} />;
  }
}

function NewWord({ shows: { word } }: { shows: Shown<"word"> }) {
  useSpoken(word.kz);
  const into = useMeaningLanguage();
  return (
    <>
      <ItemTask>{m.session_meet_word()}</ItemTask>
      <div className="flex flex-1 flex-col items-center justify-center gap-2 text-center">
        {word.picture !== null && (
          <img
            src={word.picture}
            alt=""
            width={144}
            height={144}
            className="size-28 object-contain sm:size-36"
          />
        )}
        <p className="max-w-full break-words">
          <KazakhWord word={word.kz} size="hero" harmony />
        </p>
        <p lang="kk-fonipa" className="text-ink-soft">
          [{word.transcription}]
        </p>
        <SayButton text={word.kz} size="large" />
        <p className="text-2xl font-bold">
          <Meaning of={word.meaning} />
        </p>
      </div>
      <SentenceLines sentences={[word.example]} into={into} />
    </>
  );
}

/** Sentences whose words can be tapped, each with its sound and its translation. */
function SentenceLines({
  sentences,
  into,
}: {
  sentences: readonly Pick<SentenceMaterial, "kz" | "en" | "ru">[];
  into: MeaningLanguage;
}) {
  return (
    <GlossArea>
      <ul className="overflow-hidden rounded-card bg-felt-raised shadow-lift">
        {sentences.map((sentence) => (
          <li
            key={sentence.kz}
            className="flex items-start justify-between gap-2 border-b-2 border-felt-sunk py-2 ps-4 pe-2 last:border-b-0"
          >
            <div className="min-w-0 py-1">
              <p className="text-lg leading-snug font-semibold">
                <GlossedText text={sentence.kz} translation={sentence[into]} />
              </p>
              <p className="text-ink-soft">
                <Meaning of={sentence} />
              </p>
            </div>
            <SayButton text={sentence.kz} />
          </li>
        ))}
      </ul>
    </GlossArea>
  );
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
