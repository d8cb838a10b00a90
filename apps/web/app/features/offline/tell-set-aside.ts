import { toast } from "#app/components/ui/toast.tsx";
import { m } from "#app/paraglide/messages.js";

/** Tells the learner that the server did not take something; the page without a network shows what. */
export function tellSetAside(): void {
  toast(m.offline_aside_told(), "error");
}
