import type { Language, LocalisedText } from "@tilashar/contracts";
import { Fragment } from "react";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { languageTag } from "#app/lib/language/language.ts";
import { m } from "#app/paraglide/messages.js";

/**
 * A text of a question: Kazakh, marked as such and in the script the learner reads, or a sentence of the
 * interface's language. The gap `___` is drawn as a line and read out as a word.
 */
export function TextWithGap({
  text,
  language,
  className,
}: {
  text: LocalisedText;
  language: Language;
  className?: string;
}) {
  const shown = text[language];
  const pieces = shown.split("___").map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change places
    <Fragment key={index}>
      {index > 0 && <Gap language={language} />}
      {shown === text.kz ? <Kazakh>{piece}</Kazakh> : piece}
    </Fragment>
  ));
  return <span className={className}>{pieces}</span>;
}

function Gap({ language }: { language: Language }) {
  return (
    <span lang={languageTag(language)}>
      <span
        aria-hidden="true"
        className="mx-0.5 inline-block w-14 border-b-3 border-sky align-baseline"
      />
      <span className="sr-only"> {m.test_gap()} </span>
    </span>
  );
}
