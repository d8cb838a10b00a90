import type { PronunciationFeedback } from "@tilashar/contracts";
import { lazy, Suspense } from "react";
import { AddWordButton } from "#app/components/kazakh/add-word-button.tsx";
import { feedbackText } from "#app/components/speech/feedback-text.ts";
import { PlayRecording } from "#app/components/speech/play-recording.tsx";
import { WavePair } from "#app/components/speech/wave-pair.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { say } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";

// Only a sound that was missed needs its mouth drawn.
const SoundPractice = lazy(() =>
  import("./sound-practice.tsx").then(({ SoundPractice }) => ({ default: SoundPractice })),
);

const looks: Record<PronunciationFeedback["quality"], { panel: string; title: string }> = {
  excellent: { panel: "border-steppe bg-steppe-wash", title: "text-steppe" },
  good: { panel: "border-steppe bg-steppe-wash", title: "text-steppe" },
  fair: { panel: "border-sun bg-sun-wash", title: "text-ink" },
  poor: { panel: "border-pomegranate bg-pomegranate-wash", title: "text-pomegranate" },
};

/** What was heard comes first, then the waves, then the one sound to work on. */
export function FeedbackPanel({
  word,
  feedback,
  mine,
  onNext,
  onAgain,
}: {
  word: string;
  feedback: PronunciationFeedback;
  mine: Float32Array;
  onNext(): void;
  onAgain(): void;
}) {
  const { panel, title } = looks[feedback.quality];
  const unjudged = feedback.error === "engine_unavailable";
  return (
    <section
      // Takes the focus of the button that ended the recording.
      tabIndex={-1}
      data-quality={feedback.quality}
      data-correct={feedback.correct}
      className={`flex w-full animate-rise flex-col gap-4 rounded-card border-2 p-4 sm:p-6 ${unjudged ? "border-sky bg-sky-wash" : panel}`}
    >
      <div>
        <h2 className={`text-2xl ${unjudged ? "text-sky-deep" : title}`}>
          {unjudged ? m.speech_compare() : qualityName(feedback)}
        </h2>
        <p className="pt-1 text-lg font-semibold">{feedbackText(feedback)}</p>
      </div>
      {mine.length > 0 && (
        <div className="flex flex-col gap-2">
          <WavePair text={word} mine={mine} weak={weakSound(feedback)} />
          <div className="flex flex-wrap gap-2">
            <Button look="secondary" onClick={() => void say(word, "normal")}>
              <Icon name="speaker" className="size-5" />
              {m.speech_play_model()}
            </Button>
            <PlayRecording mine={mine} />
          </div>
        </div>
      )}
      {feedback.practise !== null && (
        <Suspense>
          <SoundPractice practise={feedback.practise} />
        </Suspense>
      )}
      {!unjudged && !feedback.correct && <AddWordButton word={{ kz: word }} source="speech" />}
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={onNext} className="flex-1 whitespace-nowrap">
          {m.speech_next()}
        </Button>
        <Button
          size="large"
          look="secondary"
          onClick={onAgain}
          className="flex-1 whitespace-nowrap"
        >
          <Icon name="again" className="size-5" />
          {m.speech_again()}
        </Button>
      </div>
    </section>
  );
}

/** Where the sound to work on was heard; null when there is none. */
function weakSound({ practise, sounds }: PronunciationFeedback) {
  return (
    sounds.find(
      ({ letter_start: start, phone }) =>
        start === practise?.letter_start && phone === practise.phone,
    ) ?? null
  );
}

function qualityName({ correct, quality, recognized, error }: PronunciationFeedback): string {
  if (!correct) {
    return recognized === null && (error !== null || quality === "poor")
      ? m.speech_not_recognized()
      : m.speech_quality_poor();
  }
  const names = {
    excellent: m.speech_quality_excellent,
    good: m.speech_quality_good,
    fair: m.speech_quality_fair,
    poor: m.speech_quality_poor,
  };
  return names[quality]();
}
