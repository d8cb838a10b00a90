import { kindOfItem } from "@tilashar/learning/review";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { answerText } from "#app/components/kazakh/answer-text.ts";
import { KazakhField } from "#app/components/kazakh/kazakh-field.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { SentenceAdvice } from "#app/components/kazakh/sentence-advice/sentence-advice.tsx";
import { SuffixPointLink } from "#app/components/kazakh/suffix-point-link.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh, KazakhForm, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { GradeButtons } from "./grade-buttons.tsx";
import type { JudgingTools } from "./load-judging.ts";
import type { CardItem, Given } from "./review-session.ts";

import { typedSentence } from "./typed-sentence.ts";

type TypedKind = "typing" | "cloze" | "form";

const questions: Record<TypedKind, () => string> = {
  typing: m.review_ask_typing,
  cloze: m.review_ask_cloze,
  form: m.review_ask_form,
};

type Judged = ReturnType<JudgingTools["judgeTask"]>;

/** A card that is typed and judged; what is wrong is named, and one slip may be mended. */
export function TypedCard({
  item,
  kind: wanted,
  all,
  tools,
  weights,
  practice,
  onAnswer,
}: {
  item: CardItem;
  kind: TypedKind;
  all: readonly CardItem[];
  tools: JudgingTools;
  weights: readonly number[] | null;
  practice: boolean;
  onAnswer: (given: Given) => void;
}) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const [task] = useState(() => tools.typedTask(item, wanted, all));
  const [text, setText] = useState("");
  const [judged, setJudged] = useState<Judged | null>(null);
  const [slipped, setSlipped] = useState(false);
  const [began] = useState(() => performance.now());
  const [took, setTook] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isDone = judged !== null && judged.verdict !== "slip";
  const kind = task?.kind ?? wanted;

  useEffect(() => {
    form.current?.querySelector("input")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isDone) next.current?.focus({ preventScroll: true });
  }, [isDone]);

  const give = (rating: Given["rating"]) => {
    // A slip that was mended is no mistake of memory; its name is kept all the same.
    const error = judged?.error?.kind;
    onAnswer({
      rating,
      kind,
      ms: took,
      ...(error !== undefined && { error }),
      ...(judged?.verdict === "wrong" && { fed: judged.fed }),
    });
  };

  useEffect(() => {
    if (judged?.verdict !== "correct") return;
    const onKey = (event: KeyboardEvent) => {
      const rating = Number(event.key);
      if (event.ctrlKey || event.metaKey || event.altKey || !(rating >= 1 && rating <= 4)) return;
      event.preventDefault();
      give(rating as Given["rating"]);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (task === null) return null;
  const isLine = kindOfItem(item.item) === "line";

  function check(event: FormEvent) {
    event.preventDefault();
    if (task === null || isDone || text.trim() === "") return;
    const judgement = tools.judgeTask(task, text, !slipped);
    if (judgement.verdict === "slip") setSlipped(true);
    setTook(performance.now() - began);
    setJudged(judgement);
  }

  // The rule of the card, or the one that the mistake broke: rule:plural:V:back
  const broken = (kind === "form" ? item.item : judged?.fed)?.split(":")[1];
  const parts = tools.partsOf(task);
  const advised = typedSentence(task, text);
  const spoken = task.kind === "form" ? task.card.explanation.form : item.kz;
  return (
    <>
      <p className="text-ink-soft">{questions[kind]()}</p>
      <div className="flex flex-1 flex-col items-center justify-center gap-3 py-2 text-center">
        {task.kind === "typing" && (
          <p className="text-2xl font-bold break-words">{meaningIn(item, into)}</p>
        )}
        {task.kind === "form" && (
          <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1">
            <KazakhWord word={task.card.lemma} size="head" harmony />
            <span className="rounded-full bg-sun-wash px-4 py-1.5 text-lg font-bold">
              + {tools.wantedSuffix(item.item, language)}
            </span>
          </p>
        )}
        {task.kind === "cloze" && (
          <>
            <Kazakh as="p" className="text-xl leading-relaxed font-bold">
              {task.cloze.before}
              <span
                role="img"
                aria-label={m.review_gap()}
                className="mx-1 inline-block min-w-20 border-b-4 border-sun"
              >
                {" "}
              </span>
              {task.cloze.after}
            </Kazakh>
            {isLine ? (
              <p className="text-ink-soft">{meaningIn(item, into)}</p>
            ) : (
              item.example !== null && (
                <p className="text-ink-soft">{meaningIn(item.example, into)}</p>
              )
            )}
            {task.hint !== null && (
              <p>
                <Kazakh className="font-bold">{task.hint}</Kazakh>
                {!isLine && ` — ${meaningIn(item, into)}`}
              </p>
            )}
          </>
        )}
      </div>
      <form ref={form} onSubmit={check} className="flex flex-col gap-3">
        {!isDone && (
          <KazakhField
            label={m.review_your_answer()}
            hideLabel
            value={text}
            onValueChange={setText}
            maxLength={120}
            enterKeyHint="done"
          />
        )}
        <div role="status" className="empty:absolute">
          {judged !== null && (
            <div
              className={classNames(
                "flex flex-col gap-2 rounded-card px-4 py-3",
                judged.verdict === "correct" && "bg-steppe-wash",
                judged.verdict === "slip" && "bg-sun-wash",
                judged.verdict === "wrong" && "bg-pomegranate-wash",
              )}
            >
              <p
                className={classNames(
                  "font-bold",
                  judged.verdict === "correct" && "text-steppe",
                  judged.verdict === "wrong" && "text-pomegranate",
                )}
              >
                {judged.verdict === "correct"
                  ? m.review_right()
                  : judged.verdict === "slip"
                    ? m.review_slip()
                    : m.review_wrong()}
              </p>
              {judged.verdict === "wrong" && (
                <p>
                  <Kazakh as="span" className="line-through">
                    {text.trim()}
                  </Kazakh>
                </p>
              )}
              {judged.error !== null && (
                <p>{answerText(judged.error, judged.fed, tools.ruleName, language)}</p>
              )}
              {judged.verdict === "wrong" && (
                <ul className="text-sm empty:hidden">
                  {tools.reasonsOf(task, judged, language).map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
              {judged.verdict === "wrong" && advised !== null && (
                <SentenceAdvice {...advised} isExplained={broken !== undefined} />
              )}
              {isDone && broken !== undefined && <SuffixPointLink suffix={broken} />}
              {isDone && (
                <p className="flex flex-wrap items-center justify-center gap-x-2 text-xl font-bold">
                  {parts === null ? (
                    <Kazakh>{judged.expected}</Kazakh>
                  ) : (
                    <KazakhForm segments={parts} />
                  )}
                  <SayButton text={spoken} />
                  <ReportFlag kind="verdict" subject={judged.expected} />
                </p>
              )}
            </div>
          )}
        </div>
        {!isDone && (
          <Button type="submit" size="large" disabled={text.trim() === ""}>
            {m.review_check()}
          </Button>
        )}
      </form>
      {judged?.verdict === "correct" && (
        <GradeButtons memory={item.memory} weights={weights} practice={practice} onGrade={give} />
      )}
      {judged?.verdict === "wrong" && (
        <Button ref={next} size="large" onClick={() => give(1)}>
          {m.review_next()}
        </Button>
      )}
    </>
  );
}
