import type { CheckedChange } from "@tilashar/contracts";
import type { ProblemCode } from "@tilashar/course";
import { m } from "#app/paraglide/messages.js";

type Values = Readonly<Record<string, string>>;

/** The sentence of each problem that an editor may meet; the types hold that none is missing. */
const sentences: Readonly<Record<ProblemCode, (values: Values) => string>> = {
  "too-long": ({ length = "", most = "" }) => m.gate_too_long({ length, most }),
  empty: m.gate_empty,
  "cyrillic-in-english": ({ text = "" }) => m.gate_cyrillic_in_english({ text }),
  "kazakh-in-russian": ({ text = "" }) => m.gate_kazakh_in_russian({ text }),
  "not-russian": m.gate_not_russian,
  "russian-in-kazakh": ({ text = "" }) => m.gate_russian_in_kazakh({ text }),
  "not-kazakh": m.gate_not_kazakh,
  "two-spaces": m.gate_two_spaces,
  "space-before-mark": m.gate_space_before_mark,
  "no-space-after-mark": m.gate_no_space_after_mark,
  "quotation-marks": m.gate_quotation_marks,
  dash: m.gate_dash,
  "no-end-mark": m.gate_no_end_mark,
  "small-letter": m.gate_small_letter,
  "foreign-letters": ({ letters = "", word = "" }) => m.gate_foreign_letters({ letters, word }),
  "unknown-word": ({ word = "" }) => m.gate_unknown_word({ word }),
  "sentence-count": ({ ours = "", theirs = "" }) => m.gate_sentence_count({ ours, theirs }),
  "one-is-a-question": m.gate_one_is_a_question,
  "example-without-word": ({ word = "" }) => m.gate_example_without_word({ word }),
  calque: ({ better = "", words = "" }) => m.gate_calque({ better, words }),
  "wrong-case": ({ verb = "", word = "" }) => m.gate_wrong_case({ verb, word }),
  "owner-of-nothing": ({ word = "" }) => m.gate_owner_of_nothing({ word }),
  "name-missing": ({ name = "" }) => m.gate_name_missing({ name }),
  "other-numbers": m.gate_other_numbers,
  "same-option": ({ letter = "" }) => m.gate_same_option({ letter }),
  "taught-twice": ({ other = "", word = "" }) => m.gate_taught_twice({ other, word }),
  "same-phrase": ({ other = "" }) => m.gate_same_phrase({ other }),
  "same-proverb": ({ other = "" }) => m.gate_same_proverb({ other }),
  "same-example": ({ other = "" }) => m.gate_same_example({ other }),
  "same-question": ({ other = "" }) => m.gate_same_question({ other }),
  "same-meaning": ({ text = "" }) => m.gate_same_meaning({ text }),
  "meaning-twice": ({ text = "" }) => m.gate_meaning_twice({ text }),
  "not-taught": ({ words = "" }) => m.gate_not_taught({ words }),
  "chunk-without-line": m.gate_chunk_without_line,
  "too-many-new": ({ share = "", words = "" }) => m.gate_too_many_new({ share, words }),
  "capital-of-name": m.gate_capital_of_name,
  "verb-form": m.gate_verb_form,
  "unknown-verb": ({ word = "" }) => m.gate_unknown_verb({ word }),
  "wrong-is-right": m.gate_wrong_is_right,
  "taken-for-mistake": m.gate_taken_for_mistake,
  "long-body": ({ most = "", words = "" }) => m.gate_long_body({ most, words }),
  "note-marks": m.gate_note_marks,
};

/** What the gate says, in the reader's language; as it stands where only those who work on files meet it. */
export function problemText({
  code,
  values = {},
  message,
}: CheckedChange["problems"][number]): string {
  return isCode(code) ? sentences[code](values) : message;
}

const isCode = (code: string | undefined): code is ProblemCode =>
  code !== undefined && Object.hasOwn(sentences, code);
