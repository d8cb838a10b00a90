import { questionParticle } from "@tilashar/kazakh";
import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { changed, slip } from "../rewrite.ts";

/** Сен ба? → Сен ше?: somebody is asked in turn. */
export const askedInTurnSlips = ({ tokens }: Parse): Fault[] => {
  const [only, more] = tokens;
  if (!only || more || !/^(?:сен|сіз|олар|ол|біз)$/.test(only.lower)) return [];
  const isAsked = only.mark.includes("?") && only.question !== undefined;
  return isAsked && only.question !== questionParticle(only.text)
    ? [slip(0, changed(tokens, { 0: `${only.text} ше` }, "yes-no-questions", 0.05))]
    : [];
};
