import type { ReportRequest } from "@tilashar/contracts";
import { m } from "#app/paraglide/messages.js";

type Kind = ReportRequest["kind"];
type Reason = ReportRequest["reason"];

const reasons: Readonly<Record<Kind, readonly Reason[]>> = {
  sentence: ["kazakh", "translation", "sound", "unclear", "other"],
  word: ["translation", "kazakh", "sound", "other"],
  gloss: ["translation", "kazakh", "sound", "other"],
  question: ["answer", "kazakh", "translation", "unclear", "other"],
  grammar: ["kazakh", "translation", "unclear", "other"],
  sound: ["sound", "other"],
  verdict: ["answer", "kazakh", "translation", "unclear", "other"],
  reply: ["kazakh", "answer", "unclear", "offensive", "other"],
  person: ["name", "picture", "cheating", "other"],
};

/** What can be wrong with a thing of a kind, what is wrong most often first. */
export const reasonsOf = (kind: Kind): readonly Reason[] => reasons[kind];

export const reasonNames: Readonly<Record<Reason, () => string>> = {
  kazakh: m.report_reason_kazakh,
  translation: m.report_reason_translation,
  answer: m.report_reason_answer,
  sound: m.report_reason_sound,
  unclear: m.report_reason_unclear,
  offensive: m.report_reason_offensive,
  name: m.report_reason_name,
  picture: m.report_reason_picture,
  cheating: m.report_reason_cheating,
  other: m.report_reason_other,
};
