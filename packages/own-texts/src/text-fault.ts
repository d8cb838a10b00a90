/**
 * Why a text cannot be read.
 *
 * - `too-large`: the file, or what it unpacks to, is over the limits
 * - `protected`: copy protection keeps its words from everybody but its seller's own reader
 * - `broken`: it is not what it says it is
 * - `unknown-format`: it is no kind of file that we read
 * - `empty`: there are no words in it
 * - `russian`, `not-kazakh`: there are words, but hardly a Kazakh one
 */
export type TextFaultCode =
  | "too-large"
  | "protected"
  | "broken"
  | "unknown-format"
  | "empty"
  | "russian"
  | "not-kazakh";

/** Thrown by every reader of this package for a text that cannot be read; nothing else is. */
export class TextFault extends Error {
  readonly code: TextFaultCode;

  constructor(code: TextFaultCode) {
    super(code);
    this.name = "TextFault";
    this.code = code;
  }
}
