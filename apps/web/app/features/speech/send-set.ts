import { outbox } from "#app/lib/outbox/outbox.ts";
import { dropReceipts, proofsOf } from "./practice-memory.ts";

/**
 * Hands a full set over to the outbox, and only then lets go of it.
 *
 * @returns points that were credited so far
 */
export async function sendSet(held: readonly string[]): Promise<number> {
  await outbox.keep("POST /speech-sets/", { body: { receipts: proofsOf(held) } });
  dropReceipts();
  return (await outbox.send()).awarded;
}
