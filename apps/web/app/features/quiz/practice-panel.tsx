import type { LessonDetail } from "@tilashar/contracts";
import { lazy, Suspense } from "react";
import { SidePanel } from "#app/components/ui/dialog.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { sendPendingResults } from "#app/lib/results/send-results.ts";
import { m } from "#app/paraglide/messages.js";

// The quiz is fetched when the panel is first opened: reading a lesson needs none of it.
const Quiz = lazy(() => import("./quiz.tsx"));

/**
 * The panel of a lesson's practice quiz. Its content starts anew each time it is opened; a finished
 * sitting is sent when the panel closes, by Finish or otherwise.
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
  async function close() {
    onClose();
    try {
      const awarded = await sendPendingResults();
      if (awarded > 0) toast(m.quiz_points_added({ count: awarded }), "success");
    } catch (error) {
      // The result stays in the browser and is sent at the next start.
      console.warn("The quiz result could not be sent yet", error);
    }
  }
  return (
    <SidePanel open={open} onClose={close} title={m.lesson_practice()}>
      <Suspense fallback={<Loader label={m.loading()} />}>
        <Quiz detail={detail} onFinish={close} />
      </Suspense>
    </SidePanel>
  );
}
