import type { Language } from "@tilashar/contracts";
import { optionOrders } from "@tilashar/learning";
import {
  type AnswerBytes,
  heldPiece,
  preparedPiece,
  type SharedPiece,
} from "#api/plugins/answer-bytes.ts";
import { toQuestion } from "./question.wire.ts";
import type { BankItem, QuestionBank } from "./question-bank.ts";

/** A question with its options in one order takes 600 bytes. This holds the 24 orders of 400 questions. */
const keptQuestions = 10_000;

/** A question in one language, by the order of its options, of which there is one object each. */
type Orders = Map<readonly string[], SharedPiece>;

/** The first of a sitting opens the list, so it is another piece than the same question further on. */
interface Question {
  first: Orders;
  other: Orders;
}

/**
 * Writes a sitting's questions as pieces that are serialised and compressed once: the sitting decides only which questions
 * stand in it and in which order their options do.
 */
export function questionWriter(bank: QuestionBank) {
  const known = { en: new Map(), ru: new Map(), kz: new Map() } satisfies Record<
    Language,
    Map<number, Question>
  >;
  let kept = 0;

  function questionOf({ id }: BankItem, language: Language): Question {
    let question = known[language].get(id);
    if (question === undefined) {
      question = { first: new Map(), other: new Map() };
      known[language].set(id, question);
    }
    return question;
  }

  function forget(): void {
    kept = 0;
    for (const language of Object.values(known)) language.clear();
  }

  return (items: readonly BankItem[], form: string, language: Language): AnswerBytes["parts"] => {
    if (items.length === 0) return [Buffer.from("[]")];
    const orderOf = optionOrders(form);
    const parts: SharedPiece[] = [];
    for (const item of items) {
      const place = parts.length === 0 ? "first" : "other";
      const order = orderOf(item.id);
      const pieces = questionOf(item, language)[place];
      let piece = pieces.get(order);
      if (piece === undefined) {
        if (++kept > keptQuestions) forget();
        piece = preparedPiece(
          () => opening[place] + JSON.stringify(toQuestion(bank, item, form, language)),
        );
        pieces.set(order, piece);
      }
      parts.push(piece);
    }
    parts.push(closing);
    return parts;
  };
}

const opening = { first: "[", other: "," };
const closing = heldPiece(Buffer.from("]"));
