import type { Answer, Item, Mistake, PointMaterial, Verdict } from "@tilashar/learning/session";
import { useEffect } from "react";
import { Barys } from "#app/components/barys/barys.tsx";
import { SayButton } from "#app/components/kazakh/say-button.tsx";
import { SentenceAdvice } from "#app/components/kazakh/sentence-advice/sentence-advice.tsx";
import { ReportFlag } from "#app/components/report/report-flag.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { maySpeak } from "#app/lib/voice/may-speak.ts";
import { say } from "#app/lib/voice/player.ts";
import { voiceSetting } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import { answeredSentence } from "./answered-sentence.ts";
import { Meaning } from "./parts/meaning.tsx";
import { MistakeText } from "./parts/mistake-text.tsx";
import { PointReminder } from "./parts/point-reminder.tsx";
import { rightAnswer } from "./right-answer.ts";

/** More would be read by nobody. */
const maxMistakes = 2;

/** Kinds whose answer is one of several: what stands beside the right one says all there is to say. */
const plainChoices: ReadonlySet<Item["kind"]> = new Set([
  "choose-meaning",
  "choose-word",
  "choose-picture",
  "hear-and-choose",
  "match",
  "reply",
  "understand",
]);

/** Kinds that ask for grammar: even a mistake of no name is explained by the point they practise. */
const grammarKinds: ReadonlySet<Item["kind"]> = new Set([
  "cloze",
  "build-form",
  "transform",
  "mend",
]);

/** The point that explains what was wrong; undefined where none does. */
function explaining(item: Item, mistakes: readonly Mistake[], points: readonly PointMaterial[]) {
  const wanted = [
    ...mistakes.map(({ point }) => point),
    ...(grammarKinds.has(item.kind) ? item.points : []),
  ];
  return wanted.map((id) => points.find((point) => point.id === id)).find((point) => point);
}

/** Right or not, what was wrong and why, and the right answer seen and heard. */
export function VerdictPanel({
  item,
  verdict,
  given,
  skipped,
  comesBack,
  points,
}: {
  item: Item;
  verdict: Verdict;
  /** What was answered; null where it was skipped. */
  given: Answer | null;
  skipped: boolean;
  /** It is asked once more before the end. */
  comesBack: boolean;
  points: readonly PointMaterial[];
}) {
  const language = useLanguage();
  const { right, note, mistakes } = verdict;
  const answer = rightAnswer(item);
  const advised = given && answeredSentence(item, given, verdict);
  const spoken = answer?.kz ?? null;
  const isUnknown = note === "unknown-order";
  const isHeard = right && (item.kind === "say" || item.kind === "hear-and-choose");
  useEffect(() => {
    if (spoken !== null && !isHeard && maySpeak()) void say(spoken, voiceSetting().rate);
  }, [spoken, isHeard]);

  const told = plainChoices.has(item.kind) ? [] : mistakes.slice(0, maxMistakes);
  const explained = right ? undefined : explaining(item, mistakes, points);
  return (
    <div
      className={classNames(
        "flex max-h-[46dvh] animate-rise flex-col gap-x-3 gap-y-1 overflow-y-auto rounded-card p-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)]",
        isUnknown || skipped ? "bg-sun-wash" : right ? "bg-steppe-wash" : "bg-pomegranate-wash",
      )}
    >
      <div className="flex items-center gap-2 sm:contents">
        <Barys
          pose={isUnknown || skipped ? "thinking" : right ? "right" : "wrong"}
          className="size-10 shrink-0 sm:row-span-2 sm:size-18"
        />
        <p
          className={classNames(
            "font-bold",
            isUnknown || skipped ? "text-ink" : right ? "text-steppe" : "text-pomegranate",
          )}
        >
          {isUnknown
            ? m.session_unknown_order_title()
            : skipped
              ? m.session_skipped()
              : right
                ? m.session_right()
                : m.session_wrong()}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {isUnknown && <p>{m.session_unknown_order()}</p>}
        {note === "also-said" && <p>{m.session_also_said()}</p>}
        {note === "own-rating" && <p>{m.session_own_rating()}</p>}
        {note === "look-alike" && <p>{m.session_look_alike()}</p>}
        {item.kind === "match" && !right && !skipped && <p>{m.session_match_tries()}</p>}
        {item.kind === "understand" && <p>{item.question.explanation[language]}</p>}
        {told.map((mistake, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: mistakes never change places
          <MistakeText key={place} mistake={mistake} isKazakh={item.kind !== "translate"} />
        ))}
        {answer !== null && (
          <div className="flex items-start gap-1">
            <div className="min-w-0 flex-1">
              <p className="text-lg leading-snug font-bold">
                <Kazakh>{answer.kz}</Kazakh>
              </p>
              {answer.meaning !== null && <Meaning of={answer.meaning} className="text-ink-soft" />}
            </div>
            <SayButton text={answer.kz} className="-my-1" />
            <ReportFlag kind="verdict" subject={answer.kz} className="-my-1" />
          </div>
        )}
        {advised && <SentenceAdvice {...advised} isExplained={explained !== undefined} />}
        {explained && <PointReminder point={explained} />}
        {comesBack && <p className="text-sm text-ink-soft">{m.session_comes_back()}</p>}
      </div>
    </div>
  );
}
