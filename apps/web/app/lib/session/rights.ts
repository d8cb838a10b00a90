import type { SessionResponse } from "@tilashar/contracts";
import { makeStore } from "#app/lib/store.ts";

/** What the server says of who is here beside their name: what they may do, and what they must be told. */
export type Rights = Pick<SessionResponse, "acts" | "notices">;

/** As the last check of the session said; nobody may do anything before it. Each call asks again. */
export const rights = makeStore<Rights>({ acts: [], notices: 0 });
