import type { Asked, Draft, Tools } from "../ask.ts";
import type { RequestRead } from "./read-request.ts";

/** Does one act to whatever it is asked of; undefined where the request is another, or its object is not there. */
export type Executor = (asked: Asked, read: RequestRead, tools: Tools) => Draft | undefined;
