import type { Asked } from "../../ask.ts";

/** A longer message tells what its question comes from. */
export const MOST_WORDS = 22;

/** The question itself, without what is told beside it: «Что за обычай — шашу? Видела на свадьбе …». */
export const questionOf = ({ whole, words }: Pick<Asked, "whole" | "words">): string =>
  words.length > MOST_WORDS ? (/^[^?]*\?/u.exec(whole)?.[0] ?? whole) : whole;
