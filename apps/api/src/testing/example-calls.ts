import type { Endpoint } from "@tilashar/contracts";
import { accountCalls } from "./example-calls/accounts.ts";
import { houseCalls } from "./example-calls/house.ts";
import { learningCalls } from "./example-calls/learning.ts";
import { makingCalls } from "./example-calls/making.ts";
import type { Example } from "./example-calls/world.ts";

export { asSent, type ExampleWorld, trusted } from "./example-calls/world.ts";

/** One call of each kind that must succeed: a call without an example is a type error. */
export const exampleCalls: { readonly [Name in Endpoint]: Example<Name> } = {
  ...accountCalls,
  ...learningCalls,
  ...makingCalls,
  ...houseCalls,
};
