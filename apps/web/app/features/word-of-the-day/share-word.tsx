import type { DayWord } from "@tilashar/contracts";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Sends the word on: by the phone's own sheet, else by a copied link; or as a picture. */
export function ShareWord({ word }: { word: DayWord }) {
  const language = useLanguage();
  async function share() {
    const url = new URL(paths.dayWord(word.date), location.origin).href;
    if (typeof navigator.share === "function") {
      // Whoever closes the sheet has changed their mind: nothing went wrong.
      await navigator.share({ title: word.word_kazakh, url }).catch(() => {});
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(m.word_share_copied(), "success");
    } catch {
      toast(url);
    }
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={share}>
        {m.word_share()}
      </Button>
      <a
        href={word.card[language]}
        download={`tilashar-${word.date}.png`}
        className="inline-flex min-h-11 items-center rounded-card px-4 font-bold text-sky hover:bg-sky-wash"
      >
        {m.word_share_picture()}
      </a>
    </div>
  );
}
