import { useId } from "react";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { chooseMeaningLanguage, meaningLanguages } from "#app/lib/language/kept-meanings.ts";
import { languageNames } from "#app/lib/language/language.ts";
import { useMeaningLanguage } from "#app/lib/language/meaning-language.ts";
import {
  chooseReadingView,
  type ReadingFace,
  type ReadingSpacing,
  readingFaces,
  readingSpacings,
  useReadingView,
} from "#app/lib/reading-view.ts";
import { m } from "#app/paraglide/messages.js";

const faceNames: Record<ReadingFace, () => string> = {
  own: m.reading_face_own,
  wide: m.reading_face_wide,
};

const spacingNames: Record<ReadingSpacing, () => string> = {
  normal: m.reading_spacing_normal,
  loose: m.reading_spacing_loose,
};

/**
 * Letters and spacing of all text, for who reads more easily so, and on pages in Kazakh the language of translations;
 * seen at once, kept in this browser.
 */
export function ReadingChoices() {
  const { face, spacing } = useReadingView();
  const language = useLanguage();
  const into = useMeaningLanguage();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {language === "kz" && (
        <Choice
          legend={m.meaning_language()}
          options={meaningLanguages}
          nameOf={(one) => languageNames[one]}
          chosen={into}
          onChoose={chooseMeaningLanguage}
        />
      )}
      <Choice
        legend={m.reading_face()}
        options={readingFaces}
        nameOf={(one) => faceNames[one]()}
        chosen={face}
        onChoose={(one) => chooseReadingView({ face: one })}
      />
      <Choice
        legend={m.reading_spacing()}
        options={readingSpacings}
        nameOf={(one) => spacingNames[one]()}
        chosen={spacing}
        onChoose={(one) => chooseReadingView({ spacing: one })}
      />
    </div>
  );
}

function Choice<Option extends string>({
  legend,
  options,
  nameOf,
  chosen,
  onChoose,
}: {
  legend: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  chosen: Option;
  onChoose: (option: Option) => void;
}) {
  const group = useId();
  return (
    <fieldset>
      <legend className="pb-1 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-tile hover:bg-sky-wash"
        >
          <input
            type="radio"
            name={group}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            className="size-5"
          />
          {nameOf(option)}
        </label>
      ))}
    </fieldset>
  );
}
