import type { TextFaultCode } from "@tilashar/own-texts";
import type { Unkept } from "#app/lib/own-texts/held-texts.ts";
import { m } from "#app/paraglide/messages.js";

/** What a learner is told of a text that cannot be read. */
export const faultTexts: Readonly<Record<TextFaultCode, () => string>> = {
  "too-large": m.mine_fault_large,
  protected: m.mine_fault_protected,
  broken: m.mine_fault_broken,
  "unknown-format": m.mine_fault_format,
  empty: m.mine_fault_empty,
  russian: m.mine_fault_russian,
  "not-kazakh": m.mine_fault_language,
};

/** What a learner is told of a text that could be read and not be kept. */
export const unkeptTexts: Readonly<Record<Unkept, () => string>> = {
  full: m.mine_fault_full,
  failed: m.mine_fault_unkept,
};
