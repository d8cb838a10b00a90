import type { CompilerOptions } from "@inlang/paraglide-js";

/** How messages/*.json become app/paraglide: the same for Vite and for the type check. */
export const messageCompilerOptions: CompilerOptions = {
  project: "./project.inlang",
  outdir: "./app/paraglide",
  // The server takes the language from each request, the browser from the document: see app/lib/language.
  strategy: ["globalVariable", "baseLocale"],
  // One layout for development and for the build, which may run side by side.
  outputStructure: "message-modules",
};
