import { kindOfItem } from "@tilashar/learning/review";
import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { Horn } from "#app/components/ui/horn.tsx";
import { Kazakh, KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { GradeButtons } from "./grade-buttons.tsx";
import type { CardItem, Given } from "./review-session.ts";

type RevealKind = "meaning" | "kazakh" | "listening";

const questions: Record<RevealKind, () => string> = {
  meaning: m.review_ask_meaning,
  kazakh: m.review_ask_kazakh,
  listening: m.review_ask_listening,
};

/** A card that is turned: the question, then the whole word and how well it was known. */
export function RevealCard({
  item,
  kind,
  weights,
  practice,
  onAnswer,
}: {
  item: CardItem;
  kind: RevealKind;
  weights: readonly number[] | null;
  practice: boolean;
  onAnswer: (given: Given) => void;
}) {
  const into = useMeaningLanguage();
  const [shown, setShown] = useState(false);
  const [began] = useState(() => performance.now());
  const [took, setTook] = useState(0);
  const show = useRef<HTMLButtonElement>(null);
  useEffect(() => show.current?.focus({ preventScroll: true }), []);

  function reveal() {
    setTook(performance.now() - began);
    setShown(true);
  }

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const onControl = event.target instanceof Element && event.target.closest("button,a,input");
      if (!shown && (event.key === " " || event.key === "Enter") && !onControl) {
        event.preventDefault();
        reveal();
      }
      const rating = Number(event.key);
      if (shown && rating >= 1 && rating <= 4) {
        event.preventDefault();
        onAnswer({ rating: rating as Given["rating"], kind, ms: took });
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });

  const meaning = meaningIn(item, into);
  const isLine = kindOfItem(item.item) === "line";
  const word = (
    <span className="flex flex-wrap items-center justify-center gap-x-3">
      {isLine ? (
        <Kazakh className="text-2xl font-extrabold">{item.kz}</Kazakh>
      ) : (
        <KazakhWord word={item.kz} size="head" harmony className="break-words" />
      )}
      <SayButton text={item.kz} size="large" />
    </span>
  );
  const front: Record<RevealKind, ReactNode> = {
    meaning: word,
    kazakh: <span className="text-2xl font-bold break-words">{meaning}</span>,
    // Its usual name would say the answer to who has the page read aloud.
    listening: (
      <SayButton text={item.kz} size="large" aria-label={m.review_listen()} className="scale-150" />
    ),
  };
  return (
    <>
      {/* It says its word: on cards that ask for the word it comes with the answer. */}
      {(kind === "meaning" || shown) && (
        <ReportFlag
          kind={isLine ? "sentence" : "word"}
          subject={item.kz}
          className="absolute end-2 top-2"
        />
      )}
      <p className="text-ink-soft">
        {isLine && kind === "listening" ? m.review_ask_heard_line() : questions[kind]()}
      </p>
      {/* From the top, not in the middle: what is revealed must not push the speaker from under the finger. */}
      <div className="flex min-h-52 flex-1 flex-col items-center gap-4 pt-8 text-center">
        <div className="flex min-h-14 items-center">{front[kind]}</div>
        <div role="status" className="flex flex-col items-center gap-3 empty:absolute">
          {shown && (
            <>
              {kind !== "meaning" && word}
              {kind !== "kazakh" && <p className="text-2xl font-bold break-words">{meaning}</p>}
              {item.example !== null && (
                <div className="border-s-4 border-sun ps-4 text-start">
                  <Kazakh as="p" className="font-semibold">
                    {item.example.kz}
                  </Kazakh>
                  <p className="text-ink-soft">{meaningIn(item.example, into)}</p>
                </div>
              )}
              {item.note !== "" && (
                <p className="rounded-tile bg-sun-wash px-3 py-2 break-words">{item.note}</p>
              )}
            </>
          )}
        </div>
        {!shown && <FaceDown ref={show} onTurn={reveal} />}
      </div>
      {shown && (
        <GradeButtons
          memory={item.memory}
          weights={weights}
          practice={practice}
          onGrade={(rating) => onAnswer({ rating, kind, ms: took })}
        />
      )}
    </>
  );
}

/** The answer lies face down below its question, and the whole of it can be pressed. */
function FaceDown({ ref, onTurn }: { ref: Ref<HTMLButtonElement>; onTurn: () => void }) {
  return (
    <button
      ref={ref}
      type="button"
      onClick={onTurn}
      className="group flex w-full flex-1 flex-col items-center justify-center gap-5 rounded-card border-2 border-dashed border-stitch bg-felt px-4 py-6 text-sky outline-none hover:border-sky hover:bg-sky-wash"
    >
      <Horn shape="cross" className="hidden size-24 opacity-40 [@media(min-height:40rem)]:block" />
      <span className="stitched flex min-h-14 items-center rounded-card bg-sky px-6 text-lg font-bold text-on-sky group-focus-visible:outline-3 group-focus-visible:outline-offset-2 group-focus-visible:outline-sky">
        {m.review_show()}
      </span>
    </button>
  );
}
