import type { Mistake, Slip } from "@tilashar/learning/session";
import { answerText } from "#app/components/kazakh/answer-text.ts";
import { KazakhInText } from "#app/components/kazakh/kazakh-in-text.tsx";
import { NoteSpans } from "#app/components/kazakh/note-text.tsx";
import { Kazakh } from "#app/components/ui/kazakh-word.tsx";
import { useLanguage } from "#app/lib/language/browser-language.ts";
import { m } from "#app/paraglide/messages.js";
import { spansOf } from "./line-spans.ts";

const slipNames: Readonly<Record<Slip, () => string>> = {
  letter: m.session_slip_letter,
  harmony: m.session_slip_harmony,
  suffix: m.session_slip_suffix,
  case: m.session_slip_case,
  person: m.session_slip_person,
  number: m.session_slip_number,
  possessive: m.session_slip_possessive,
  tense: m.session_slip_tense,
  negation: m.session_slip_negation,
  order: m.session_slip_order,
  word: m.session_slip_word,
  "missing-word": m.session_slip_missing_word,
  "extra-word": m.session_slip_extra_word,
};

/** What was wrong, where, and why. */
export function MistakeText({
  mistake: { slip, given, expected, why, error },
  isKazakh,
}: {
  mistake: Mistake;
  /** The answer is in Kazakh, not a translation of it. */
  isKazakh: boolean;
}) {
  const language = useLanguage();
  const shown = (text: string) => (isKazakh ? <Kazakh>{text}</Kazakh> : text);
  return (
    <>
      <p>
        <KazakhInText>
          {error === null ? slipNames[slip]() : answerText(error, null, () => "", language)}
        </KazakhInText>
      </p>
      {(given !== null || expected !== null) && slip !== "order" && (
        <p className="font-bold">
          {given !== null && <del className="decoration-2 opacity-80">{shown(given)}</del>}
          {given !== null && expected !== null && <span aria-hidden="true"> → </span>}
          {expected !== null && <ins className="no-underline">{shown(expected)}</ins>}
        </p>
      )}
      {why !== null && (
        <p>
          <NoteSpans spans={spansOf(why[language])} />
        </p>
      )}
    </>
  );
}
