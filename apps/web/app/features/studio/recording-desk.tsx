import { type RefObject, useEffect, useRef } from "react";
import { LevelMeter } from "#app/components/speech/level-meter.tsx";
import { PlayRecording } from "#app/components/speech/play-recording.tsx";
import { recordingTroubleText } from "#app/components/speech/recording-trouble.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Card } from "#app/components/ui/card.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { failureText } from "#app/lib/api/failure.ts";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { type Studio, studioRate, useStudio } from "./use-studio.ts";

/** A text to read, one large button, and what became of the reading. */
export function RecordingDesk({ onTaken }: { onTaken: () => void }) {
  const studio = useStudio(onTaken);
  const place = useRef<HTMLDivElement>(null);
  useKeys(studio, place);
  const { text, failure, taken, left, isLoaded } = studio;
  if (text === null) {
    if (failure !== null) {
      return (
        <div className="flex flex-col items-start gap-3">
          <Notice kind="error">{failureText(failure, m.studio_load_failed())}</Notice>
          <Button look="secondary" onClick={studio.fetchMore}>
            {m.try_again()}
          </Button>
        </div>
      );
    }
    return isLoaded ? (
      <Notice kind="success">{m.studio_nothing_left()}</Notice>
    ) : (
      <Skeleton className="h-96" />
    );
  }
  return (
    <div ref={place} data-under-way="" className="flex flex-col gap-4">
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
        <p data-testid="studio-count">{m.studio_count({ count: taken })}</p>
        <p>{m.studio_left({ count: left })}</p>
      </div>
      <Card
        stitched
        className="flex flex-col items-center gap-3 px-4 py-5 sm:gap-5 sm:px-8 md:py-9"
      >
        <TextToRead studio={studio} />
        <Reading studio={studio} />
      </Card>
      <p className="text-sm text-ink-soft">{m.studio_advice()}</p>
      <p className="hidden text-sm text-ink-soft md:block">{m.studio_keys()}</p>
    </div>
  );
}

function TextToRead({ studio: { text } }: { studio: Studio }) {
  const language = useLanguage();
  if (text === null) return null;
  const meaning = language === "kz" ? "" : text[language];
  return (
    <div className="flex min-h-32 w-full flex-col items-center justify-center gap-3 text-center">
      <h2
        lang="kk"
        data-testid="text-to-read"
        className="max-w-full text-2xl leading-snug font-bold break-words sm:text-4xl"
      >
        {text.text}
      </h2>
      {meaning !== "" && <p className="text-ink-soft">{meaning}</p>}
    </div>
  );
}

function Reading({ studio }: { studio: Studio }) {
  const { step, isRecording, trouble, level } = studio;
  const isTaken = step.name === "taken";
  return (
    <>
      <div className="flex min-h-16 w-full flex-col items-center justify-center" aria-live="polite">
        {trouble !== null && !isRecording ? (
          <Notice kind="error">{recordingTroubleText(trouble)}</Notice>
        ) : isRecording ? (
          <LevelMeter level={level} />
        ) : step.name === "checking" ? (
          <p className="text-ink-soft">{m.studio_listening()}</p>
        ) : isTaken ? (
          <Notice kind="success">{m.studio_taken()}</Notice>
        ) : step.name === "refused" || step.name === "unsent" ? (
          <Notice kind="error">{step.why}</Notice>
        ) : null}
      </div>
      <MainButton studio={studio} />
      <div className="flex flex-wrap justify-center gap-2">
        {!isRecording && (isTaken || step.name === "refused" || step.name === "unsent") && (
          <PlayRecording
            key={`${step.name} ${studio.text?.text}`}
            mine={step.mine}
            rate={studioRate}
            look="quiet"
          />
        )}
        {!isRecording && isTaken && (
          <Button look="quiet" aria-keyshortcuts="r" onClick={studio.record}>
            {m.studio_redo()}
          </Button>
        )}
        {!isRecording && step.name === "unsent" && (
          <Button look="quiet" onClick={studio.sendAgain}>
            {m.studio_send_again()}
          </Button>
        )}
        {!isRecording && !isTaken && step.name !== "checking" && (
          <Button look="quiet" aria-keyshortcuts="s" onClick={studio.skip}>
            {m.studio_skip()}
          </Button>
        )}
      </div>
    </>
  );
}

/** One button all along, so that the keyboard stays on it: record, stop, next. */
function MainButton({ studio }: { studio: Studio }) {
  const { step, isRecording } = studio;
  const [label, press] = isRecording
    ? [m.studio_stop(), studio.stop]
    : step.name === "taken"
      ? [m.studio_next(), studio.next]
      : step.name === "refused"
        ? [m.studio_redo(), studio.record]
        : [m.studio_record(), studio.record];
  return (
    <Button
      size="large"
      busy={step.name === "checking"}
      data-testid="studio-main"
      className="min-w-52"
      onClick={press}
    >
      {label}
    </Button>
  );
}

/** Whether a key means something where the focus is: a field, a button, a link. */
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input,textarea,select,button,a,summary,[contenteditable],[role=tab]") !== null;

/** What a key does now; null: nothing of ours. */
function actOf(code: string, studio: Studio): (() => void) | null {
  const { isRecording, step } = studio;
  const isTaken = step.name === "taken";
  if (code === "Space") return isRecording ? studio.stop : isTaken ? studio.next : studio.record;
  if (code === "Enter" && isTaken && !isRecording) return studio.next;
  if (code === "KeyR" && !isRecording) return studio.record;
  return code === "KeyS" ? studio.skip : null;
}

/** Space, Enter, R and S, as long as no control has the focus that means something else by them. */
function useKeys(studio: Studio, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector("dialog[open]") !== null) return;
      // Another part of the studio is open.
      if (place.current === null || place.current.offsetParent === null) return;
      const isLetter = event.code === "KeyR" || event.code === "KeyS";
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest("input,textarea,select,[contenteditable]") !== null;
      if (isTyping || (!isLetter && isControl(event.target))) return;
      const act = actOf(event.code, studio);
      if (act === null) return;
      event.preventDefault();
      act();
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [studio, place]);
}
