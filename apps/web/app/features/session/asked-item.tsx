import type {
  Answer,
  Item,
  ItemKind,
  PointMaterial,
  RunAction,
  Verdict,
} from "@tilashar/learning/session";
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { CyrillicOnly, useKazakhScript } from "#app/components/kazakh/script/kazakh-script.ts";
import { Button } from "#app/components/ui/button.tsx";
import { classNames } from "#app/components/ui/class-names.ts";
import { afterFrame } from "#app/lib/after-frame.ts";
import { chooseVoice } from "#app/lib/voice/voice-setting.ts";
import { m } from "#app/paraglide/messages.js";
import type { KindViewProps } from "./kinds/kind-view.ts";
import { kindViews } from "./kinds/kind-views.ts";
import { loadJudging } from "./load-judging.ts";
import { looksAlike } from "./looks-alike.ts";
import type { ItemKeys } from "./use-item-keys.ts";
import { useSessionKeys } from "./use-session-keys.ts";
import type { RunningSession } from "./use-session-run.ts";
import { VerdictPanel } from "./verdict-panel.tsx";

/** What is said of an item that was skipped. */
const skippedVerdict: Verdict = { right: false, note: null, expected: null, mistakes: [] };

/** Kinds that are judged as soon as they are done. */
const answersItself: ReadonlySet<ItemKind> = new Set(["match", "say"]);

/** An item with its answer, its verdict, and the buttons below. */
export function AskedItem({
  item,
  place,
  session: { run, act, goWithoutMicrophone },
  points,
}: {
  item: Item;
  place: { number: number; total: number };
  session: RunningSession;
  points: readonly PointMaterial[];
}) {
  const isTold = run.phase === "told";
  const given = isTold ? (run.answers.at(-1)?.given ?? null) : null;
  const [answer, setAnswer] = useState<Answer | null>(given);
  const [isComparing, setComparing] = useState(false);
  const verdict = isTold ? (run.verdict ?? skippedVerdict) : null;
  const isMeeting = item.kind === "meet";
  const section = useRef<HTMLElement>(null);
  const steps = useRef<HTMLDivElement>(null);
  const keys = useRef<ItemKeys | null>(null);

  // The press is seen to be taken before the answer is judged; the rules refuse what comes twice.
  const send = useCallback((action: RunAction) => afterFrame(() => act(action)), [act]);
  const goOn = useCallback(() => {
    if (isTold) send({ type: "next" });
    else if (isMeeting) send({ type: "answer", given: [] });
    else if (answer === null || isComparing) return false;
    else if (item.kind === "write-reply")
      afterFrame(async () => {
        const judging = await loadJudging().catch(() => null);
        if (judging?.isOwnReply(item, answer)) setComparing(true);
        else act({ type: "answer", given: answer });
      });
    else send({ type: "answer", given: answer });
    return true;
  }, [isTold, isMeeting, isComparing, item, answer, send, act]);
  useSessionKeys(keys, goOn);

  useLayoutEffect(() => {
    // The keyboard follows what happens, with the very frame that shows it: Enter may come at once.
    if (isTold) steps.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    else {
      const first = section.current?.querySelector<HTMLElement>("input, [data-item-task]");
      const field = section.current?.querySelector<HTMLElement>("input");
      (field ?? first)?.focus({ preventScroll: true });
    }
  }, [isTold]);
  useEffect(() => {
    if (isTold) return;
    scrollTo({ top: 0 });
    // Below a long conversation the field would stand under the buttons.
    const field = section.current?.querySelector("input")?.closest("div");
    field?.scrollIntoView({ block: "nearest" });
  }, [isTold]);

  // Each kind's view takes items of its own kind alone, which the table's type says and a union cannot.
  const { show } = useKazakhScript();
  const isAlike = looksAlike(item, show);
  const View = kindViews[item.kind] as ComponentType<KindViewProps<ItemKind>>;
  return (
    <CyrillicOnly value={isAlike}>
      <section
        ref={section}
        aria-label={m.session_item({ place: place.number, total: place.total })}
        data-kind={item.kind}
        // On a large screen the buttons stand by what they are about, in one place for every item.
        className={classNames(
          "flex flex-1 flex-col gap-4 sm:min-h-108 sm:flex-none",
          // A first word stands there already: the page was drawn with it.
          !(isMeeting && place.number === 1) && "animate-rise",
        )}
      >
        {isAlike && <p className="text-sm text-ink-soft">{m.session_in_cyrillic()}</p>}
        <View
          item={item as KindViewProps<ItemKind>["item"]}
          answer={answer}
          onAnswer={setAnswer}
          onDone={(done) => send({ type: "answer", given: done })}
          comparing={isComparing && !isTold}
          verdict={verdict}
          keys={keys}
        />
        {!isTold && item.needs.includes("microphone") && (
          <Button look="quiet" className="self-center" onClick={goWithoutMicrophone}>
            {m.session_cannot_speak()}
          </Button>
        )}
        {!isTold && !item.needs.includes("microphone") && item.needs.includes("sound") && (
          <Button look="quiet" className="self-center" onClick={() => chooseVoice({ quiet: true })}>
            {m.session_cannot_listen()}
          </Button>
        )}
      </section>
      <div className="sticky bottom-0 z-10 flex flex-col gap-3 bg-felt pt-2 pb-4">
        <div role="status" className="empty:absolute">
          {verdict !== null && (
            <VerdictPanel
              item={item}
              verdict={verdict}
              given={run.verdict === null ? null : given}
              skipped={run.verdict === null}
              comesBack={run.queue.slice(1).includes(run.queue[0] ?? -1)}
              points={points}
            />
          )}
        </div>
        <div ref={steps} className="flex gap-3">
          {isTold || isMeeting ? (
            <Button size="large" className="flex-1" onClick={goOn}>
              {m.quiz_next()}
            </Button>
          ) : (
            <>
              {!isComparing && (
                <Button
                  look="secondary"
                  size="large"
                  className="px-4! sm:px-8!"
                  onClick={() => send({ type: "skip" })}
                >
                  {item.kind === "say" ? m.quiz_skip() : m.session_skip()}
                </Button>
              )}
              {!isComparing && (!answersItself.has(item.kind) || answer !== null) && (
                <Button size="large" className="flex-1" disabled={answer === null} onClick={goOn}>
                  {item.kind === "say" ? m.quiz_next() : m.quiz_check()}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </CyrillicOnly>
  );
}
