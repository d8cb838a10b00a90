import type { Plugin } from "vite";

export function builtInModules(): Plugin;

/** The text of a chunk without imports of built-in modules. */
export function importedByName(code: string): string;
