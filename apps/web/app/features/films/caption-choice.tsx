import type { Language } from "@tilashar/contracts";
import type { RefObject } from "react";
import { useState } from "react";
import { classNames } from "#app/components/ui/class-names.ts";
import { m } from "#app/paraglide/messages.js";

const names: Record<Language, string> = { kz: "Қазақша", ru: "Русский", en: "English" };

const htmlLanguage = (language: Language) => (language === "kz" ? "kk" : language);

/** Which captions the film shows; the Kazakh that lights up word by word is part of the picture. */
export function CaptionChoice({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const [chosen, setChosen] = useState<Language | null>(null);

  function choose(language: Language | null) {
    setChosen(language);
    for (const track of video.current?.textTracks ?? []) {
      track.mode =
        language !== null && track.language === htmlLanguage(language) ? "showing" : "disabled";
    }
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="float-start pe-2 text-sm font-semibold text-ink-soft">
        {m.film_captions()}
      </legend>
      {([null, "kz", "ru", "en"] as const).map((language) => (
        <button
          key={language ?? "off"}
          type="button"
          aria-pressed={chosen === language}
          lang={language === null ? undefined : htmlLanguage(language)}
          onClick={() => choose(language)}
          className={classNames(
            "min-h-11 rounded-full px-3 text-sm font-bold",
            chosen === language ? "bg-sky text-on-sky" : "text-sky hover:bg-sky-wash",
          )}
        >
          {language === null ? m.film_captions_off() : names[language]}
        </button>
      ))}
    </fieldset>
  );
}

export { htmlLanguage, names as captionNames };
