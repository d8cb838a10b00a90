import type { LessonDetail } from "@tilashar/contracts";
import { lazy, Suspense, useRef, useState } from "react";
import { SidePanel } from "#app/components/ui/dialog.tsx";
import { LeaveQuestion } from "#app/components/ui/leave-question.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { m } from "#app/paraglide/messages.js";

// The quiz is fetched when the panel is first opened: reading a lesson needs none of it.
const Quiz = lazy(() => import("./quiz.tsx"));

/** Nobody looks at a finished quiz longer than this for a slow network: the result is kept anyway. */
const maxWaitMs = 3000;

/**
 * The panel of a lesson's practice quiz. Its content starts anew each time it is opened. A finished
 * sitting is sent, and then the panel closes; leaving the panel otherwise sends what waits as well. One
 * that has begun and is not finished is not given up without a question.
 */
export function PracticePanel({
  detail,
  open,
  onClose,
}: {
  detail: LessonDetail;
  open: boolean;
  onClose: () => void;
}) {
  const [isUnderWay, setUnderWay] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const isSending = useRef(false);

  async function send() {
    try {
      // Reading a lesson needs no outbox; the quiz, which keeps its result there, brings it along.
      const { outbox } = await import("#app/lib/outbox/outbox.ts");
      const { awarded } = await outbox.send();
      if (awarded > 0) toast(m.quiz_points_added({ count: awarded }), "success");
    } catch (error) {
      console.warn("What waits is sent later", error);
    }
  }
  async function finish() {
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    const late = new Promise((resolve) => setTimeout(resolve, maxWaitMs));
    await Promise.race([send(), late]);
    // Left meanwhile, the panel may be open again with another sitting.
    if (isSending.current) close();
  }
  function leave() {
    if (!open) return;
    if (!isSending.current) void send();
    close();
  }
  function close() {
    isSending.current = false;
    setSending(false);
    setUnderWay(false);
    onClose();
  }
  const mayClose = () => {
    setAsking(isUnderWay);
    return !isUnderWay;
  };
  return (
    <SidePanel open={open} onClose={leave} mayClose={mayClose} title={m.lesson_practice()}>
      <Suspense fallback={<Loader label={m.loading()} />}>
        <Quiz detail={detail} sending={sending} onProgress={setUnderWay} onFinish={finish} />
      </Suspense>
      <LeaveQuestion
        open={isAsking}
        title={m.quiz_leave_title()}
        text={m.quiz_leave_text()}
        onStay={() => setAsking(false)}
        onLeave={() => {
          setAsking(false);
          leave();
        }}
      />
    </SidePanel>
  );
}
