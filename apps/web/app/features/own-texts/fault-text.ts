import type { TextFaultCode } from "@tilashar/own-texts";
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
