import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { m } from "#app/paraglide/messages.js";

/** Asked before a session under way is left. */
export function LeaveQuestion({
  open,
  onStay,
  onLeave,
}: {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open={open} onClose={onStay} title={m.session_leave_title()}>
      <p className="pb-4">{m.session_leave_text()}</p>
      <div className="flex flex-wrap gap-3">
        <Button data-first-focus="" onClick={onStay}>
          {m.quiz_leave_stay()}
        </Button>
        <Button look="secondary" onClick={onLeave}>
          {m.quiz_leave()}
        </Button>
      </div>
    </Dialog>
  );
}
