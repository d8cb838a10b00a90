import type { TextFaultCode } from "@tilashar/own-texts";
import { m } from "#app/paraglide/messages.js";

/** What a learner is told of a list that cannot be read. */
export const listFaults: Readonly<Record<TextFaultCode, () => string>> = {
  "too-large": m.words_bring_large,
  protected: m.words_bring_format,
  broken: m.words_bring_broken,
  "unknown-format": m.words_bring_format,
  empty: m.words_bring_empty,
  russian: m.words_bring_empty,
  "not-kazakh": m.words_bring_empty,
};
