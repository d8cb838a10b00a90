import type { Plugin } from "vite";

export function lettersInShort(): Plugin;

/** Letters (L) and marks (M) as ranges of a class of characters. */
export const SHORT: { readonly L: string; readonly M: string };

/**
 * A program whose regular expressions, and the texts they are made of, have letters and marks in short.
 *
 * @param tree the program as it was parsed
 */
export function withLettersInShort(code: string, tree: object): string;
