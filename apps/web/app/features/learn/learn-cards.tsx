import type { ComponentType } from "react";
import { Link } from "react-router";
import { Card } from "#app/components/ui/card.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { FilmDrawing, ReadingDrawing, SpeechDrawing, TalkDrawing } from "./way-drawings.tsx";

interface Way {
  to: string;
  title: () => string;
  text: () => string;
  Drawing: ComponentType<{ className: string }>;
  /** The felt the drawing lies on. */
  ground: string;
}

const ways: readonly Way[] = [
  {
    to: paths.read,
    title: m.learn_read_title,
    text: m.learn_read_text,
    Drawing: ReadingDrawing,
    ground: "bg-sky-wash",
  },
  {
    to: paths.watch,
    title: m.learn_watch_title,
    text: m.learn_watch_text,
    Drawing: FilmDrawing,
    ground: "bg-pomegranate-wash",
  },
  {
    to: paths.chatbot,
    title: m.learn_chat_title,
    text: m.learn_chat_text,
    Drawing: TalkDrawing,
    ground: "bg-sun-wash",
  },
  {
    to: paths.speech,
    title: m.learn_speech_title,
    text: m.learn_speech_text,
    Drawing: SpeechDrawing,
    ground: "bg-steppe-wash",
  },
];

/** The four ways beside lessons; each card as a whole is the link. */
export function LearnCards() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6">
      {ways.map(({ to, title, text, Drawing, ground }) => (
        <li key={to}>
          <Card className="group relative flex h-full overflow-hidden has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sky sm:flex-col">
            <div
              className={`flex w-28 shrink-0 items-center justify-center sm:h-44 sm:w-full ${ground}`}
            >
              <Drawing className="size-22 sm:size-36" />
            </div>
            <div className="flex flex-1 flex-col gap-1 px-4 py-4 sm:px-6 sm:pt-5 sm:pb-6">
              <h2 className="text-lg md:text-xl">
                <Link
                  to={to}
                  prefetch="intent"
                  className="outline-none group-hover:text-sky after:absolute after:inset-0"
                >
                  {title()}
                </Link>
              </h2>
              <p className="text-ink-soft">{text()}</p>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
