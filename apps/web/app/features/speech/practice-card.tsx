import type { PracticeWord } from "@tilashar/contracts";
import { useEffect, useRef } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { LevelMeter } from "#app/components/speech/level-meter.tsx";
import { recordingTroubleText } from "#app/components/speech/recording-trouble.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { meaningIn, useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import { m } from "#app/paraglide/messages.js";
import { FeedbackPanel } from "./feedback-panel.tsx";
import { RateVerdict } from "./kept-recordings.tsx";
import type { Practice } from "./use-practice.ts";

/** The word, and under it whatever the moment needs: buttons, the meter, the feedback. */
export function PracticeCard({ practice }: { practice: Practice }) {
  const { word, step } = practice;
  const card = useRef<HTMLDivElement>(null);
  const isUsed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step and word may take away what has the focus
  useEffect(() => {
    // The pressed button went with its step: the keyboard goes on at the verdict, or the next thing to press.
    if (!isUsed.current || document.activeElement !== document.body) return;
    const next = card.current?.querySelector<HTMLElement>("[data-quality], [data-next] button");
    next?.focus({ preventScroll: true });
    // The verdict was tall: without it a phone would show what stands below the card.
    if (step.name !== "judged") card.current?.scrollIntoView({ block: "nearest" });
  }, [step.name, word]);

  return (
    <Card
      ref={card}
      stitched
      onClickCapture={() => {
        isUsed.current = true;
      }}
      className="flex scroll-mt-20 flex-col items-center gap-5 px-4 py-6 sm:px-8 md:py-9"
    >
      {typeof word === "string" ? (
        <div data-next className={classNames(wordPlace, "gap-3")}>
          <div className="w-full">
            <Notice kind="error">
              {word === "first failed" ? m.speech_error_loading() : m.speech_error_fetching()}
            </Notice>
          </div>
          <Button look="secondary" onClick={practice.next}>
            {m.speech_retry()}
          </Button>
        </div>
      ) : (
        <>
          {word === null ? <WordSkeleton /> : <WordToSay word={word} />}
          <div data-next className="flex w-full flex-col items-center gap-4" aria-live="polite">
            {word !== null && step.name === "judged" ? (
              <>
                <FeedbackPanel
                  word={word.word}
                  feedback={step.feedback}
                  mine={step.mine}
                  onNext={practice.next}
                  onAgain={practice.again}
                />
                {step.feedback.recording !== null && (
                  <RateVerdict recording={step.feedback.recording} />
                )}
              </>
            ) : (
              <Buttons practice={practice} />
            )}
          </div>
        </>
      )}
    </Card>
  );
}

/** As tall with a picture as without, and while the word is fetched: the buttons stay where they are. */
const wordPlace =
  "flex min-h-63 w-full flex-col items-center justify-center sm:min-h-69 md:min-h-72";

/** A long word stands on one line of the narrowest phone, beside its button. */
const phoneSize = ({ length }: string) =>
  length > 9 ? "max-sm:text-[6.5vw]" : length > 7 ? "max-sm:text-[9vw]" : "";

function WordToSay({ word }: { word: PracticeWord }) {
  const language = useLanguage();
  const into = useMeaningLanguage();
  const meaning = meaningIn({ en: word.word_en, ru: word.word_ru }, into);
  return (
    <div className={classNames(wordPlace, "gap-2 text-center")}>
      {word.img !== null && (
        <img
          src={word.img}
          alt=""
          width={96}
          height={96}
          className="size-18 object-contain sm:size-24"
        />
      )}
      <div className="flex items-center gap-3">
        {/* As wide as the button on the other side: the word stands in the middle. */}
        <span className="size-14 shrink-0 max-sm:hidden" />
        <h2 className="min-w-0 text-center wrap-anywhere" data-testid="word-to-say">
          <KazakhWord word={word.word} size="hero" harmony className={phoneSize(word.word)} />
        </h2>
        <SayButton text={word.word} size="large" />
      </div>
      <div className="flex items-center gap-1">
        <p lang="kk-fonipa" className="text-ink-soft">
          [{word.transcript}]
        </p>
        <ReportFlag kind="sound" subject={word.word} className="-my-2" />
      </div>
      <p lang={into} className="text-lg font-semibold">
        {meaning}
      </p>
      <p className="text-sm text-ink-soft">
        {m.speech_word_of({ title: word.lesson_title[language] })}
      </p>
    </div>
  );
}

function WordSkeleton() {
  return (
    <div className={classNames(wordPlace, "gap-3")}>
      <Skeleton className="size-24" />
      <Skeleton className="h-14 w-56" />
      <Skeleton className="h-5 w-24" />
      <Skeleton className="h-6 w-36" />
    </div>
  );
}

function Buttons({ practice: { word, step, level, start, stop, next } }: { practice: Practice }) {
  if (step.name === "checking") {
    return (
      <p className="flex min-h-14 items-center gap-3 font-semibold">
        <span className="size-5 animate-spin rounded-full border-3 border-sky border-t-transparent" />
        {m.speech_checking()}
      </p>
    );
  }
  const isRecording = step.name === "recording";
  // Not `disabled`: the button that asked for the word keeps the keyboard's focus.
  const isWaiting = word === null;
  return (
    <>
      {step.name === "trouble" && (
        <Notice kind="error">{recordingTroubleText(step.trouble)}</Notice>
      )}
      {isRecording && (
        <>
          <p className="font-semibold">{m.speech_recording()}</p>
          <LevelMeter level={level} />
        </>
      )}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button
          size="large"
          busy={step.name === "starting"}
          aria-disabled={isWaiting || undefined}
          onClick={isRecording ? stop : start}
          className={isRecording ? "bg-pomegranate! hover:bg-pomegranate!" : undefined}
        >
          <Icon name={isRecording ? "stop" : "microphone"} />
          {isRecording ? m.speech_stop() : m.speech_start()}
        </Button>
        <Button
          size="large"
          look="secondary"
          aria-disabled={isWaiting || undefined}
          onClick={isWaiting ? undefined : next}
        >
          {m.speech_next()}
        </Button>
      </div>
    </>
  );
}
