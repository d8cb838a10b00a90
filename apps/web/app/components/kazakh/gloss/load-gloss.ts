import type { Language } from "@tilashar/contracts";
import { type GlossEngine, glossEngine } from "./gloss-engine.ts";

/** The engine with the component that shows what it says. */
export interface LoadedGloss {
  engine: GlossEngine;
  Body: typeof import("./gloss-body.tsx").GlossBody;
}

/** Fetches all that a gloss needs, in parallel. */
export async function loadGloss(language: Language): Promise<LoadedGloss> {
  const [engine, { GlossBody }] = await Promise.all([
    glossEngine(language),
    import("./gloss-body.tsx"),
  ]);
  return { engine, Body: GlossBody };
}
