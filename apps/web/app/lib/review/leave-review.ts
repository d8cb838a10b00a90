import { outbox } from "#app/lib/outbox/outbox.ts";

/** A browser that has never reviewed has no such database, and is not given one. */
async function hasReviewed(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === "tilashar-review") ?? true;
}

/** A guest has become this learner: their words on this device are the learner's. */
export async function takeReviewAlong(userId: number): Promise<void> {
  try {
    if (!(await hasReviewed())) return;
    const { takeGuestAlong } = await import("./review-store.ts");
    await takeGuestAlong(userId);
  } catch (error) {
    console.warn("The guest's words come with the server's answer", error);
  }
}

/** The learner leaves this device: their words go; what the server does not have yet waits for them. */
export async function leaveReview(userId: number): Promise<void> {
  await outbox.send();
  try {
    if (!(await hasReviewed())) return;
    const { forgetOwner } = await import("./review-store.ts");
    await forgetOwner(userId);
  } catch (error) {
    console.warn("This browser keeps the words it has", error);
  }
}
