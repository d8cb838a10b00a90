import type { QuizAction, QuizQuestion, QuizSession } from "@tilashar/learning";
import { LetterTiles } from "#app/components/kazakh/letter-tiles.tsx";
import { m } from "#app/paraglide/messages.js";
import { AskedWord } from "./asked-word.tsx";

type Letters = Extract<QuizQuestion, { type: "letter_by_letter" }>;

/** Assemble the Kazakh word from shuffled letters. */
export function LetterQuestion({
  question,
  session,
  picture,
  act,
}: {
  question: Letters;
  session: QuizSession;
  picture: string | null | undefined;
  act: (action: QuizAction) => void;
}) {
  return (
    <>
      <AskedWord task={m.quiz_assemble()} text={question.word} picture={picture} />
      <LetterTiles
        puzzle={question.puzzle}
        placed={session.selection.kind === "letters" ? session.selection.placed : []}
        right={question.correctAnswer}
        isOpen={session.phase === "unanswered"}
        onPlace={(tile) => act({ type: "place", tile })}
        onTakeBack={(slot) => act({ type: "take back", slot })}
      />
    </>
  );
}
