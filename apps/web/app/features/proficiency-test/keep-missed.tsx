import type { MissedTestQuestion, TestOption } from "@tilashar/contracts";
import { useState } from "react";
import { glossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import type { MetWord } from "#app/lib/review/add-to-review.ts";
import { m } from "#app/paraglide/messages.js";

const letters: readonly TestOption[] = ["A", "B", "C", "D"];

/** The right answer where it is Kazakh itself: the same in every language of the interface. */
function kazakhAnswer({ options, correct_option }: MissedTestQuestion): string | null {
  const right = options[letters.indexOf(correct_option)];
  return right !== undefined && right.kz === right.en && right.kz === right.ru ? right.kz : null;
}

/** More words than this are a sentence, of which no single word was missed. */
const maxWords = 2;

/** Takes the words of right answers that were missed among the words to review. */
export function KeepMissed({ questions }: { questions: readonly MissedTestQuestion[] }) {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<"ready" | "busy" | "failed" | number>("ready");
  const answers = questions.flatMap((question) => kazakhAnswer(question) ?? []);
  if (answers.length === 0) return null;

  async function keep() {
    setOutcome("busy");
    try {
      const [{ glosser }, { addToReview }] = await Promise.all([
        glossEngine(language),
        import("#app/lib/review/add-to-review.ts"),
      ]);
      const words = new Map<string, MetWord>();
      for (const answer of answers) {
        const glosses = glosser
          .gloss(answer, glosser.namesIn([answer]))
          .flatMap(({ gloss }) => (gloss !== null && gloss.upos !== "NUM" ? [gloss] : []));
        if (glosses.length > maxWords) continue;
        for (const { lemma, meaning } of glosses) {
          if (meaning.en || meaning.ru) words.set(lemma, { kz: lemma, ...meaning });
        }
      }
      setOutcome(await addToReview([...words.values()], "test"));
    } catch (error) {
      console.warn("The words could not be kept", error);
      setOutcome("failed");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3 pb-4">
      {typeof outcome !== "number" && (
        <Button look="secondary" busy={outcome === "busy"} onClick={keep}>
          {m.test_keep_missed()}
        </Button>
      )}
      <p role="status">
        {typeof outcome === "number" && m.test_kept_missed({ count: outcome })}
        {outcome === "failed" && m.words_add_failed()}
      </p>
    </div>
  );
}
