import { m } from "#app/paraglide/messages.js";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** Asked before work under way is left: staying has the focus. */
export function LeaveQuestion({
  open,
  title,
  text,
  onStay,
  onLeave,
}: {
  open: boolean;
  title: string;
  text: string;
  onStay: () => void;
  onLeave: () => void;
}) {
  return (
    <Dialog open={open} onClose={onStay} title={title}>
      <p className="pb-4">{text}</p>
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
