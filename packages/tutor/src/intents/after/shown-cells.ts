import type { Asked, Draft, Tools } from "../../ask.ts";

/** What is done to something that was told, by the request of `content/tutor/requests.yaml` that asks for it. */
export type DoneToShown = Readonly<
  Record<string, (asked: Asked, tools: Tools) => Draft | undefined>
>;
