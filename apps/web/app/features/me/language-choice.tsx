import { chooseLanguage, useLanguage } from "#app/lib/language/browser-language.ts";
import { languageList, languageNames, languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";

/** The language of the pages, each named in itself. */
export function LanguageChoice() {
  const language = useLanguage();
  return (
    <fieldset>
      <legend className="pb-2 font-semibold">{m.language_label()}</legend>
      <div className="flex flex-wrap gap-2">
        {languageList.map((choice) => (
          <button
            key={choice}
            type="button"
            lang={languageTag(choice)}
            aria-pressed={choice === language}
            onClick={() => chooseLanguage(choice)}
            className="min-h-11 rounded-full border-2 border-stitch px-4 font-semibold hover:border-sky aria-pressed:border-sky aria-pressed:bg-sky-wash aria-pressed:text-sky-deep"
          >
            {languageNames[choice]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
