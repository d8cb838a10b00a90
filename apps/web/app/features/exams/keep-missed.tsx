import { type MockItem, reviewLine } from "@tilashar/learning/exams";
import { lineKey } from "@tilashar/learning/review";
import { useState } from "react";
import { glossEngine } from "#app/components/kazakh/gloss/gloss-engine.ts";
import { Button } from "#app/components/ui/button.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import type { MetWord } from "#app/lib/review/add-to-review.ts";
import { m } from "#app/paraglide/messages.js";

/** More words than this are a phrase, of which no single word was asked. */
const maxWords = 2;

/** Takes what was missed into the reviews: the word where one was asked, else the sentence. */
export function KeepMissed({ items }: { items: readonly MockItem[] }) {
  const language = useLanguage();
  const [outcome, setOutcome] = useState<"ready" | "busy" | "failed" | number>("ready");
  if (items.length === 0) return null;

  async function keep() {
    setOutcome("busy");
    try {
      const [{ glosser }, { addToReview }] = await Promise.all([
        glossEngine(language),
        import("#app/lib/review/add-to-review.ts"),
      ]);
      const cards = items.flatMap((item): MetWord[] => {
        const line = reviewLine(item);
        const words = isWordAsked(item) ? wordsOf(item.options[item.correct].kz) : [];
        const isShort = words.length > 0 && words.length <= maxWords;
        return isShort
          ? words.map((word) => ({ ...word, example: line }))
          : [{ item: lineKey(line.kz), ...line }];
      });
      setOutcome(await addToReview(cards, "test"));

      function wordsOf(answer: string): MetWord[] {
        return glosser.gloss(answer).flatMap(({ gloss }) => {
          const isKnown = gloss !== null && gloss.upos !== "NUM" && !gloss.guessed;
          return isKnown && (gloss.meaning.en || gloss.meaning.ru)
            ? [{ kz: gloss.lemma, ...gloss.meaning }]
            : [];
        });
      }
    } catch (error) {
      console.warn("What was missed could not be kept", error);
      setOutcome("failed");
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {typeof outcome !== "number" && (
        <Button look="secondary" busy={outcome === "busy"} onClick={keep}>
          {m.exam_keep_missed({ count: items.length })}
        </Button>
      )}
      <p role="status">
        {typeof outcome === "number" && m.exam_kept_missed({ count: outcome })}
        {outcome === "failed" && m.words_add_failed()}
      </p>
    </div>
  );
}

const isWordAsked = ({ part, point }: MockItem) => part === "grammar" && point === null;
