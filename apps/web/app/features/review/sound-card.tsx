import { kindOfItem } from "@tilashar/learning/review";
import { readSound, soundQuestions } from "@tilashar/learning/sounds";
import { useEffect, useRef, useState } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import type { LocalItem } from "#app/lib/review/review-store.ts";
import { m } from "#app/paraglide/messages.js";
import type { CardItem, Given } from "./review-session.ts";

/** Two sounds that were mixed up: which of two words is said? Three times, then the card is graded. */
export function SoundCard({
  item,
  own,
  onAnswer,
}: {
  item: CardItem;
  own: readonly LocalItem[];
  onAnswer: (given: Given) => void;
}) {
  const into = useMeaningLanguage();
  const [pair] = useState(() => readSound(item.item));
  const [questions] = useState(() =>
    pair === null
      ? []
      : soundQuestions(
          pair,
          own.filter((one) => kindOfItem(one.item) === "word"),
          item.memory?.reps ?? 0,
        ),
  );
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState<0 | 1 | null>(null);
  const [right, setRight] = useState(0);
  const [began] = useState(() => performance.now());
  const listen = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const question = questions[place];

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question begins at its sound
  useEffect(() => {
    listen.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    if (chosen !== null) next.current?.focus({ preventScroll: true });
  }, [chosen]);

  function choose(option: 0 | 1) {
    if (chosen !== null || question === undefined) return;
    setChosen(option);
    if (option === question.right) setRight(right + 1);
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== "1" && event.key !== "2") return;
      event.preventDefault();
      choose(event.key === "1" ? 0 : 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  if (pair === null || question === undefined) return null;
  const isLast = place === questions.length - 1;

  function goOn() {
    if (!isLast) {
      setChosen(null);
      setPlace(place + 1);
      return;
    }
    const missed = questions.length - right;
    onAnswer({
      // One of three is a lucky guess as often as not.
      rating: missed === 0 ? 3 : missed === 1 ? 2 : 1,
      kind: "listening",
      ms: performance.now() - began,
      ...(missed > 0 && { error: "sound" }),
    });
  }

  return (
    <>
      <p className="text-ink-soft">
        {question.gap === null ? m.review_ask_sound() : m.review_ask_sound_letter()}{" "}
        <span className="whitespace-nowrap">
          {m.review_sound_place({ place: place + 1, total: questions.length })}
        </span>
      </p>
      <div
        ref={listen}
        className="flex min-h-32 flex-1 flex-col items-center justify-center gap-6 py-4"
      >
        <SayButton
          key={place}
          text={question.spoken}
          size="large"
          aria-label={m.review_listen()}
          className="scale-150"
        />
        {question.gap !== null && (
          <span className="sr-only">{m.review_gap_word({ word: question.gap })}</span>
        )}
        {question.gap !== null && (
          <span aria-hidden="true">
            <KazakhWord word={chosen === null ? question.gap : question.spoken} size="head" />
          </span>
        )}
      </div>
      <div className="grid grid-cols-2 gap-3">
        {question.options.map((option, at) => {
          const isRight = at === question.right;
          const isShown = chosen !== null && (isRight || chosen === at);
          return (
            <button
              key={option}
              type="button"
              aria-keyshortcuts={String(at + 1)}
              aria-disabled={chosen !== null}
              onClick={() => choose(at as 0 | 1)}
              className={classNames(
                "flex min-h-16 items-center justify-center rounded-card border-2 px-2 py-2",
                !isShown && "border-edge bg-felt-raised",
                chosen === null && "hover:bg-felt-sunk active:bg-felt-sunk",
                isShown && isRight && "border-steppe bg-steppe-wash",
                isShown && !isRight && "border-pomegranate bg-pomegranate-wash",
              )}
            >
              <KazakhWord word={option} size="head" harmony />
            </button>
          );
        })}
      </div>
      <div role="status" className="flex flex-col gap-2 empty:absolute">
        {chosen !== null && (
          <>
            <p
              className={classNames(
                "font-bold",
                chosen === question.right ? "text-steppe" : "text-pomegranate",
              )}
            >
              {chosen === question.right
                ? m.review_right()
                : m.review_sound_wrong({ word: question.spoken })}
            </p>
            <ul className="flex flex-wrap justify-center gap-x-6">
              {question.words.map((word) => (
                <li key={word.kz} className="flex items-center gap-1">
                  <SayButton text={word.kz} />
                  <KazakhWord word={word.kz} harmony />
                  <span lang={into} className="text-sm text-ink-soft">
                    {meaningIn(word, into)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {chosen !== null && (
        <Button ref={next} size="large" onClick={goOn}>
          {m.review_next()}
        </Button>
      )}
    </>
  );
}
