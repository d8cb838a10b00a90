import { Celebrations } from "#app/components/celebration/celebrations.tsx";
import { Toasts } from "#app/components/ui/toast.tsx";
import { NewVersion } from "./new-version.tsx";

/**
 * What is said at the foot of the window, on a phone at its head, where no answer or button of a task
 * stands: one column, so that no notice covers another one's link. Presses go through to the page wherever
 * a notice has nothing to press.
 */
export function Notices() {
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-(--tab-bar) z-50 flex flex-col items-center gap-2 p-4 max-sm:top-[env(safe-area-inset-top)] max-sm:bottom-auto max-sm:p-2 print:hidden">
      <Toasts />
      <Celebrations />
      <NewVersion />
    </div>
  );
}
