import type { QuizAction, QuizQuestion, QuizSession } from "@tilashar/learning";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { Tile, type TileState } from "#app/components/ui/tile.tsx";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { AskedWord } from "./asked-word.tsx";

type Choice = Extract<QuizQuestion, { type: "foreign_to_kz" }>;

/** Choose the Kazakh word among four. */
export function ChoiceQuestion({
  question,
  session,
  picture,
  act,
}: {
  question: Choice;
  session: QuizSession;
  picture: string | null | undefined;
  act: (action: QuizAction) => void;
}) {
  const { phase, selection } = session;
  const chosen = selection.kind === "option" ? selection.option : null;
  const stateOf = (id: string): TileState => {
    if (id !== chosen) return "idle";
    if (phase === "correct") return "right";
    return phase === "incorrect" ? "wrong" : "chosen";
  };
  return (
    <>
      <AskedWord task={m.quiz_choose()} text={question.word} picture={picture} />
      <ul className="flex flex-col gap-3">
        {question.options.map((option, index) => (
          <li key={option.id}>
            <Tile
              wide
              state={stateOf(option.id)}
              aria-pressed={option.id === chosen}
              disabled={phase !== "unanswered"}
              onClick={() => {
                act({ type: "choose", option: option.id });
                if (!voiceSetting().quiet) void say(option.text, voiceSetting().rate);
              }}
              className="flex items-center gap-3"
            >
              <span
                aria-hidden="true"
                className="flex size-7 shrink-0 items-center justify-center rounded-tile border-2 border-stitch text-sm text-ink-soft max-sm:hidden"
              >
                {index + 1}
              </span>
              <Kazakh className="text-xl">{option.text}</Kazakh>
            </Tile>
          </li>
        ))}
      </ul>
    </>
  );
}
