import type { LessonDetail } from "@tilashar/contracts";
import { lazy, Suspense } from "react";
import { SidePanel } from "#app/components/ui/dialog.tsx";
import { Loader } from "#app/components/ui/loader.tsx";
import { m } from "#app/paraglide/messages.js";

// The quiz is fetched when the panel is first opened: reading a lesson needs none of it.
const Quiz = lazy(() => import("./quiz.tsx"));

/** The panel of a lesson's practice quiz. Its content starts anew each time it is opened. */
export function PracticePanel({
  detail,
  open,
  onClose,
}: {
  detail: LessonDetail;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <SidePanel open={open} onClose={onClose} title={m.lesson_practice()}>
      <Suspense fallback={<Loader label={m.loading()} />}>
        <Quiz detail={detail} onFinish={onClose} />
      </Suspense>
    </SidePanel>
  );
}
