import type { ExamMock, MockAnswers, MockItem } from "@tilashar/learning/exams";
import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Fold } from "#app/components/ui/fold.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ExplainedItem } from "./explained-item.tsx";

type Shown = "wrong" | "all";

/** Every question of a mock with its answer, why it is right, and where that can be learned. */
export function MockAnswersList({ mock, answers }: { mock: ExamMock; answers: MockAnswers }) {
  const language = useLanguage();
  const [shown, setShown] = useState<Shown>("wrong");
  const isShown = ({ id, correct }: MockItem) => shown === "all" || answers[id] !== correct;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {(["wrong", "all"] as const).map((which) => (
          <Button
            key={which}
            look={shown === which ? "primary" : "secondary"}
            aria-pressed={shown === which}
            onClick={() => setShown(which)}
          >
            {which === "wrong" ? m.exam_show_wrong() : m.exam_show_every()}
          </Button>
        ))}
      </div>
      {mock.sections.map((section) => {
        const items = section.items.filter(isShown);
        return (
          <Fold key={section.id} title={`${section.titles[language]} (${items.length})`}>
            {items.length === 0 ? (
              <p>{m.exam_none_wrong()}</p>
            ) : (
              <ol className="flex flex-col gap-6">
                {items.map((item) => (
                  <li key={item.id}>
                    <ExplainedItem
                      item={item}
                      number={section.items.indexOf(item) + 1}
                      passage={section.passages.find(({ id }) => id === item.passage)}
                      chosen={answers[item.id]}
                    />
                  </li>
                ))}
              </ol>
            )}
          </Fold>
        );
      })}
    </div>
  );
}
