import { Link } from "react-router";
import { Chip } from "#app/components/ui/chip.tsx";
import { Progress } from "#app/components/ui/progress.tsx";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import { KeptRecordings } from "./kept-recordings.tsx";
import { PracticeCard } from "./practice-card.tsx";
import { wordsInSet } from "./practice-memory.ts";
import { SpeechHelp } from "./speech-help.tsx";
import { type Practice, usePractice } from "./use-practice.ts";

/** Say a word, and learn what was heard. */
export function SpeechScreen() {
  const practice = usePractice();
  const { word } = practice;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-4 sm:pt-8 md:pt-12">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl sm:text-3xl md:text-4xl">{m.speech_title()}</h1>
        <Chip tone="sun">{m.speech_beta()}</Chip>
      </div>
      {/* On a phone the button to record stands above the tabs. */}
      <p className="max-w-2xl pt-2 pb-6 text-ink-soft max-sm:pb-4 max-sm:text-sm md:text-lg">
        {m.speech_lead()}
      </p>
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <PracticeCard practice={practice} />
          <SetProgress practice={practice} />
        </div>
        <div className="flex flex-col gap-4">
          <SpeechHelp>
            <KeptRecordings
              collecting={word !== null && typeof word === "object" && word.collecting}
            />
          </SpeechHelp>
          <p className="text-sm text-ink-soft">{m.speech_privacy()}</p>
        </div>
      </div>
    </div>
  );
}

function SetProgress({ practice: { inSet, paid } }: { practice: Practice }) {
  const done = inSet >= wordsInSet;
  const text = done ? m.speech_set_done() : m.speech_set({ count: inSet });
  return (
    <div role="status" className="flex flex-col gap-2 px-1">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-semibold">
        {text}
        {paid !== null && paid > 0 && (
          <Chip tone="sun">{m.speech_set_points({ points: paid })}</Chip>
        )}
      </p>
      <Progress value={inSet / wordsInSet} label={m.speech_title()} text={text} tone="sun" />
      <p className="for-guest text-sm text-ink-soft">
        <Link to={paths.login} className="font-semibold text-sky underline underline-offset-4">
          {m.speech_set_guest()}
        </Link>
      </p>
    </div>
  );
}
