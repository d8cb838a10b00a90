import { m } from "#app/paraglide/messages.js";
import { Button } from "./button.tsx";
import { toast } from "./toast.tsx";

/** Sends something on: by the device's own sheet, else copied to where it can be pasted from. */
export function ShareButton({
  title,
  text,
  path,
  look = "secondary",
  children,
}: {
  title: string;
  /** What is said beside the address. */
  text?: string;
  /** The address on this site that is sent on. */
  path: string;
  look?: "secondary" | "quiet";
  children: string;
}) {
  async function share() {
    const url = new URL(path, location.origin).href;
    if (typeof navigator.share === "function") {
      // Whoever closes the sheet has changed their mind: nothing went wrong.
      await navigator.share({ title, url, ...(text && { text }) }).catch(() => {});
      return;
    }
    const words = text ? `${text} ${url}` : url;
    try {
      await navigator.clipboard.writeText(words);
      toast(m.word_share_copied(), "success");
    } catch {
      toast(words);
    }
  }
  return (
    <Button look={look} onClick={share}>
      {children}
    </Button>
  );
}
