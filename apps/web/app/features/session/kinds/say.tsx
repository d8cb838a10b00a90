import type { PronunciationFeedback } from "@tilashar/contracts";
import { useEffect, useState } from "react";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { feedbackText } from "#app/components/speech/feedback-text.ts";
import { PlayRecording } from "#app/components/speech/play-recording.tsx";
import { RecordButtons } from "#app/components/speech/record-buttons.tsx";
import { WavePair } from "#app/components/speech/wave-pair.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { KazakhWord } from "#app/components/ui/kazakh-word.tsx";
import { useRecorder } from "#app/lib/recording/use-recorder.ts";
import { say } from "#app/lib/voice/player.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { useSpoken } from "../parts/large-sound.tsx";
import { Meaning } from "../parts/meaning.tsx";
import { OwnRating } from "../parts/own-rating.tsx";
import type { KindViewProps } from "./kind-view.ts";

const maxWordSeconds = 5;
const maxSentenceSeconds = 12;

/** Say it: a word is judged, a sentence is compared with ours and rated by the learner. */
export function Say(props: KindViewProps<"say">) {
  const { item } = props;
  useSpoken(item.text);
  return (
    <>
      <ItemTask>
        {item.what === "word" ? m.session_ask_say_word() : m.session_ask_say_sentence()}
      </ItemTask>
      <div className="flex flex-1 flex-col items-center justify-center gap-2 py-2 text-center">
        <p className="flex items-center gap-3">
          <KazakhWord word={item.text} size={item.what === "word" ? "hero" : "row"} harmony />
          <SayButton text={item.text} size={item.what === "word" ? "large" : "normal"} />
        </p>
        <p className="text-lg text-ink-soft">
          <Meaning of={item.meaning} />
        </p>
      </div>
      {item.what === "word" ? <SayWord {...props} /> : <SaySentence {...props} />}
    </>
  );
}

/** The judge hears the word; where it cannot be asked, the learner compares. */
function SayWord({ item: { text }, onAnswer, onDone, verdict }: KindViewProps<"say">) {
  const recorder = useRecorder(maxWordSeconds);
  const [heard, setHeard] = useState<PronunciationFeedback | "checking" | "no judge" | null>(null);
  const mine = recorder.state.name === "recorded" ? recorder.state.mine : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each recording is judged once
  useEffect(() => {
    if (mine === null) return setHeard(null);
    let isCurrent = true;
    setHeard("checking");
    const check = async () => {
      const { checkRecording } = await import("#app/lib/recording/check-recording.ts");
      return checkRecording(mine, text, false);
    };
    check().then(
      (feedback) => {
        if (!isCurrent) return;
        if (feedback.error === "engine_unavailable") return setHeard("no judge");
        setHeard(feedback);
        if (feedback.correct) onDone(["right"]);
        else onAnswer(["wrong"]);
      },
      () => isCurrent && setHeard("no judge"),
    );
    return () => {
      isCurrent = false;
    };
  }, [mine]);

  return (
    <div className="flex flex-col gap-4">
      {mine !== null && <Compared text={text} mine={mine} />}
      <div aria-live="polite" className="text-center font-semibold empty:absolute">
        {heard === "checking" && m.speech_checking()}
        {heard === "no judge" && m.session_no_judge()}
        {typeof heard === "object" && heard !== null && feedbackText(heard)}
      </div>
      {verdict === null && <RecordButtons recorder={recorder} />}
      {heard === "no judge" && verdict === null && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button look="secondary" onClick={() => onDone(["right"])}>
            {m.session_say_alike()}
          </Button>
          <Button look="secondary" onClick={() => onDone(["wrong"])}>
            {m.session_say_not_yet()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Listen, say it after, compare, and tell how it went: nobody else judges it, and that is said. */
function SaySentence({ item: { text }, onDone, verdict, keys }: KindViewProps<"say">) {
  const recorder = useRecorder(maxSentenceSeconds);
  const mine = recorder.state.name === "recorded" ? recorder.state.mine : null;
  return (
    <div className="flex flex-col gap-3">
      {mine !== null && <Compared text={text} mine={mine} />}
      {mine !== null && verdict === null && (
        <OwnRating question={m.session_rate()} onRate={(rating) => onDone([rating])} keys={keys} />
      )}
      {verdict === null && <RecordButtons recorder={recorder} />}
      <p className="text-center text-sm text-ink-soft">{m.session_say_private()}</p>
    </div>
  );
}

/** Both waves, and both sounds. */
function Compared({ text, mine }: { text: string; mine: Float32Array }) {
  return (
    <div className="flex flex-col gap-2">
      <WavePair text={text} mine={mine} />
      <div className="flex flex-wrap justify-center gap-2 text-sm">
        <Button look="quiet" className="px-3!" onClick={() => void say(text, "normal")}>
          <Icon name="speaker" className="size-5" />
          {m.speech_play_model()}
        </Button>
        <PlayRecording mine={mine} look="quiet" className="px-3!" />
      </div>
    </div>
  );
}
