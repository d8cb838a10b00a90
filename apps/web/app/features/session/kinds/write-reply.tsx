import { DialogueLines } from "#app/components/kazakh/dialogue-lines.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { SentenceAdvice } from "#app/components/kazakh/sentence-advice/sentence-advice.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { ItemTask } from "../parts/item-task.tsx";
import { Meaning } from "../parts/meaning.tsx";
import { OwnRating } from "../parts/own-rating.tsx";
import { TypedAnswer } from "../parts/typed-answer.tsx";
import type { KindViewProps } from "./kind-view.ts";

const longest = 160;

/** Turns of a dialogue: what is answered is typed. What nobody can judge stands beside our answer. */
export function WriteReply({
  item: { speakers, speaker, turns, answer: ours },
  answer,
  onAnswer,
  onDone,
  verdict,
  comparing,
  keys,
}: KindViewProps<"write-reply">) {
  const language = useLanguage();
  const name = speakers.find(({ key }) => key === speaker)?.name[language] ?? "";
  return (
    <>
      <ItemTask>{m.session_ask_write_reply({ name })}</ItemTask>
      {/* The two answers and their rating fit a phone without the turns, which were read by now. */}
      {!comparing && <DialogueLines speakers={speakers} turns={turns} />}
      <p className="text-lg font-semibold">
        <Meaning of={ours} />
      </p>
      {comparing && answer !== null ? (
        <div className="flex animate-rise flex-col gap-3">
          <p className="text-ink-soft">{m.session_compare()}</p>
          <dl className="grid gap-2 sm:grid-cols-2">
            <div className="rounded-card border-2 border-stitch bg-felt-raised px-4 py-2">
              <dt className="text-sm text-ink-soft">{m.session_compare_yours()}</dt>
              <dd className="text-lg font-semibold">
                <Kazakh>{answer[0] ?? ""}</Kazakh>
              </dd>
            </div>
            <div className="rounded-card border-2 border-sky bg-felt-raised px-4 py-2">
              <dt className="text-sm text-ink-soft">{m.session_compare_ours()}</dt>
              <dd className="flex items-center gap-1 text-lg font-semibold">
                <Kazakh className="min-w-0 flex-1">{ours.kz}</Kazakh>
                <SayButton text={ours.kz} className="-my-2" />
              </dd>
            </div>
          </dl>
          <SentenceAdvice sentence={answer[0] ?? ""} expected={ours.kz} isOwn />
          <OwnRating
            question={m.session_rate_reply()}
            onRate={(rating) => onDone([answer[0] ?? "", rating])}
            keys={keys}
          />
        </div>
      ) : (
        <TypedAnswer answer={answer} onAnswer={onAnswer} verdict={verdict} maxLength={longest} />
      )}
    </>
  );
}
