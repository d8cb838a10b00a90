import type { Language } from "@tilashar/contracts";
import type { AnswerError } from "@tilashar/learning/judging";
import { m } from "#app/paraglide/messages.js";

/** What was wrong with a typed answer, in a sentence. */
export function answerText(
  error: AnswerError,
  fed: string | null,
  nameOf: (rule: string, language: Language) => string,
  language: Language,
): string {
  const rule = fed === null ? null : nameOf(fed, language);
  switch (error.kind) {
    case "letter":
      return m.review_error_letter({ given: error.given, expected: error.expected });
    case "missing-letter":
      return m.review_error_missing_letter({ expected: error.expected });
    case "extra-letter":
      return m.review_error_extra_letter({ given: error.given });
    case "swapped":
      return m.review_error_swapped({ expected: error.expected });
    case "look-alike":
      return m.review_error_look_alike({ given: error.given, expected: error.expected });
    case "harmony":
      return rule === null ? m.review_error_harmony() : m.review_error_harmony_rule({ rule });
    case "assimilation":
      return rule === null
        ? m.review_error_assimilation()
        : m.review_error_assimilation_rule({ rule });
    case "missing-suffix":
      return rule === null ? m.review_error_suffix() : m.review_error_suffix_rule({ rule });
    case "other-form":
      return m.review_error_form();
    case "other-word":
      return m.review_error_word();
    case "empty":
      return m.review_error_empty();
    case "other":
      return m.review_error_other();
  }
}
