import type { Language } from "@tilashar/contracts";
import { optionOrder } from "@tilashar/learning";
import { type AnswerBytes, preparedPiece, type SharedPiece } from "#api/plugins/answer-bytes.ts";
import { toQuestion } from "./question.wire.ts";
import type { BankItem, QuestionBank } from "./question-bank.ts";

/**
 * Options in one order take 300 bytes. This holds the 24 orders of all questions, and a third of them in the other two
 * languages; options that are Kazakh are the same in all three.
 */
const keptOrders = 14_000;

/** A question in one language, in two halves. */
interface Halves {
  /** What is the same in whatever order its options stand: of the first of a sitting, and of another. */
  first: SharedPiece;
  other: SharedPiece;
  /** Options by their order, of which there is one object each. */
  ends: Map<readonly string[], SharedPiece>;
}

/**
 * Writes a sitting's questions as pieces that are serialised and compressed once: the sitting decides only which questions
 * stand in it and in which order their options do.
 */
export function questionWriter(bank: QuestionBank) {
  const known = { en: new Map(), ru: new Map(), kz: new Map() } satisfies Record<
    Language,
    Map<number, Halves>
  >;
  let kept = 0;

  function halvesOf(item: BankItem, language: Language): Halves {
    const before = known[language].get(item.id);
    if (before !== undefined) return before;
    const text = () => fieldsOf(bank, item, anyForm, language).beginning;
    const made: Halves = {
      first: preparedPiece(() => `[{${text()}`),
      other: preparedPiece(() => `,{${text()}`),
      // Options that are Kazakh stand for themselves in every language.
      ends:
        language !== "en" && Object.values(item.options).every((one) => typeof one === "string")
          ? halvesOf(item, "en").ends
          : new Map(),
    };
    known[language].set(item.id, made);
    return made;
  }

  function endOf(item: BankItem, form: string, language: Language, { ends }: Halves): SharedPiece {
    const order = optionOrder(form, item.id);
    const before = ends.get(order);
    if (before !== undefined) return before;
    if (++kept > keptOrders) forget();
    const made = preparedPiece(() => `,${fieldsOf(bank, item, form, language).end}}`);
    ends.set(order, made);
    return made;
  }

  function forget(): void {
    kept = 0;
    for (const language of Object.values(known)) language.clear();
  }

  return (items: readonly BankItem[], form: string, language: Language): AnswerBytes["parts"] => {
    if (items.length === 0) return [Buffer.from("[]")];
    const parts: (Buffer | SharedPiece)[] = [];
    for (const item of items) {
      const halves = halvesOf(item, language);
      parts.push(
        parts.length === 0 ? halves.first : halves.other,
        endOf(item, form, language, halves),
      );
    }
    parts.push(closing);
    return parts;
  };
}

const closing = Buffer.from("]");

/** Any form will do: what depends on it stands in the other half. */
const anyForm = "";

/** A question's fields, without the braces. */
function fieldsOf(bank: QuestionBank, item: BankItem, form: string, language: Language) {
  const { option_a, option_b, option_c, option_d, correct_option, options, ...rest } = toQuestion(
    bank,
    item,
    form,
    language,
  );
  const inOrder = { option_a, option_b, option_c, option_d, correct_option, options };
  return { beginning: withoutBraces(rest), end: withoutBraces(inOrder) };
}

const withoutBraces = (object: object): string => JSON.stringify(object).slice(1, -1);
