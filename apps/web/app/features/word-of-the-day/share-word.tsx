import type { DayWord } from "@tilashar/contracts";
import { ShareButton } from "#app/components/ui/share-button.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** Sends the word on: by the phone's own sheet, else by a copied link; or as a picture. */
export function ShareWord({ word }: { word: DayWord }) {
  const language = useLanguage();
  return (
    <div className="flex flex-wrap gap-3">
      <ShareButton title={word.word_kazakh} path={paths.dayWord(word.date)}>
        {m.word_share()}
      </ShareButton>
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
