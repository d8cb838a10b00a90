import type { LessonDetail } from "@tilashar/contracts";
import { lazy, Suspense, useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, SidePanel } from "#app/components/ui/dialog.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { sendPendingResults } from "#app/lib/results/send-results.ts";
import { m } from "#app/paraglide/messages.js";

// The quiz is fetched when the panel is first opened: reading a lesson needs none of it.
const Quiz = lazy(() => import("./quiz.tsx"));

/**
 * The panel of a lesson's practice quiz. Its content starts anew each time it is opened; a finished
 * sitting is sent when the panel closes, by Finish or otherwise. One that has begun and is not finished is
 * not given up without a question.
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

  async function close() {
    setUnderWay(false);
    onClose();
    try {
      const awarded = await sendPendingResults();
      if (awarded > 0) toast(m.quiz_points_added({ count: awarded }), "success");
    } catch (error) {
      // The result stays in the browser and is sent at the next start.
      console.warn("The quiz result could not be sent yet", error);
    }
  }
  const mayClose = () => {
    setAsking(isUnderWay);
    return !isUnderWay;
  };
  return (
    <SidePanel open={open} onClose={close} mayClose={mayClose} title={m.lesson_practice()}>
      <Suspense fallback={<Loader label={m.loading()} />}>
        <Quiz detail={detail} onProgress={setUnderWay} onFinish={close} />
      </Suspense>
      <LeaveQuestion open={isAsking} onStay={() => setAsking(false)} onLeave={close} />
    </SidePanel>
  );
}

function LeaveQuestion({
  open,
  onStay,
  onLeave,
}: {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open={open} onClose={onStay} title={m.quiz_leave_title()}>
      <p className="pb-4">{m.quiz_leave_text()}</p>
      <div className="flex flex-wrap gap-3">
        <Button data-first-focus="" onClick={onStay}>
          {m.quiz_leave_stay()}
        </Button>
        <Button
          look="secondary"
          onClick={() => {
            onStay();
            onLeave();
          }}
        >
          {m.quiz_leave()}
        </Button>
      </div>
    </Dialog>
  );
}
