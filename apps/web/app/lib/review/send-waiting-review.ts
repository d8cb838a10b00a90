import { currentSession } from "#app/lib/session/session.ts";

/** A browser that has never reviewed has no such database, and is not given one. */
async function hasReviewed(): Promise<boolean> {
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name }) => name === "tilashar-review") ?? true;
}

/** Sends what waits of reviews, if anything may; quiet when the network is lost. */
export async function sendWaitingReview(): Promise<void> {
  if (currentSession().user === null) return;
  try {
    if (!(await hasReviewed())) return;
    const { sendReview } = await import("./send-review.ts");
    await sendReview();
  } catch (error) {
    console.warn("Reviews will be sent later", error);
  }
}

/** The learner leaves this device: their words go; what the server does not have yet waits for them. */
export async function leaveReview(userId: number): Promise<void> {
  await sendWaitingReview();
  try {
    if (!(await hasReviewed())) return;
    const { forgetOwner } = await import("./review-store.ts");
    await forgetOwner(userId);
  } catch (error) {
    console.warn("This browser keeps the words it has", error);
  }
}
