import type { Language, TestOption, TestQuestion } from "@tilashar/contracts";
import { optionOrder } from "@tilashar/learning";
import { toQuestion } from "./question.wire.ts";
import { type BankItem, type QuestionBank, SHOWN } from "./question-bank.ts";

/** A question's answer in pieces that do not depend on the order of its options. */
interface Pieces {
  /** Up to the first option, by language. */
  head: Record<Language, Buffer>;
  /** By the bank's letter: the option in one language, and in all. */
  options: Record<string, { text: Record<Language, Buffer>; all: Buffer }>;
  /** From behind the right letter up to the list of options. */
  middle: Buffer;
  end: Buffer;
}

/**
 * Writes a sitting's questions as the bytes of the answer, from pieces that are serialised once: the sitting
 * decides only which questions stand in it and in which order their options do.
 */
export function questionWriter(bank: QuestionBank) {
  const known = new Map<number, Pieces>();

  function piecesOf(item: BankItem): Pieces {
    const pieces = known.get(item.id) ?? toPieces(item, bank);
    known.set(item.id, pieces);
    return pieces;
  }

  return (items: readonly BankItem[], form: string, language: Language): Buffer => {
    const parts: Buffer[] = [];
    for (const item of items) {
      const { head, options, middle, end } = piecesOf(item);
      const order = optionOrder(form, item.id);
      parts.push(parts.length === 0 ? opening : comma, head[language]);
      order.forEach((letter, place) => {
        parts.push(optionNames[place] as Buffer, options[letter]?.text[language] as Buffer);
      });
      parts.push(rightLetters[order.indexOf(item.correct)] as Buffer, middle);
      order.forEach((letter, place) => {
        if (place > 0) parts.push(comma);
        parts.push(options[letter]?.all as Buffer);
      });
      parts.push(end);
    }
    parts.push(parts.length === 0 ? empty : closing);
    return Buffer.concat(parts);
  };
}

const bytes = (text: string): Buffer => Buffer.from(text);
const json = (value: unknown): string => JSON.stringify(value);

const opening = bytes("[");
const comma = bytes(",");
const closing = bytes("]");
const empty = bytes("[]");
const optionNames = SHOWN.map((letter) => bytes(`,"option_${letter.toLowerCase()}":`));
const rightLetters = SHOWN.map((letter: TestOption) => bytes(`,"correct_option":${json(letter)}`));

/** Any form will do: what depends on it is cut out. */
const anyForm = "";

function toPieces(item: BankItem, bank: QuestionBank): Pieces {
  const { id, question, options, explanation, point, ...rest } = toQuestion(
    bank,
    item,
    anyForm,
    "en",
  );
  const order = optionOrder(anyForm, item.id);
  const byLanguage = <Value>(make: (language: Language) => Value) => ({
    en: make("en"),
    ru: make("ru"),
    kz: make("kz"),
  });
  return {
    head: byLanguage((language) =>
      bytes(`{"id":${id},"question_text":${json(question[language])}`),
    ),
    options: Object.fromEntries(
      order.map((letter, place) => {
        const option = options[place] as TestQuestion["options"][number];
        const text = byLanguage((language) => bytes(json(option[language])));
        return [letter, { text, all: bytes(json(option)) }];
      }),
    ),
    middle: bytes(
      `,"skill":${json(rest.skill)},"level":${json(rest.level)},"passage":${json(rest.passage)},"listening":${json(rest.listening)},"question":${json(question)},"options":[`,
    ),
    end: bytes(`],"explanation":${json(explanation)},"point":${json(point)}}`),
  };
}
