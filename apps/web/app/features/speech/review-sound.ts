import { pairOf, soundKey } from "@tilashar/learning/sounds";

/** A sound that was missed comes back in the review, beside the one it is mixed up with. */
export async function reviewSound(phone: string): Promise<void> {
  const pair = pairOf(phone);
  if (pair === null) return;
  try {
    const { addToReview } = await import("#app/lib/review/add-to-review.ts");
    await addToReview([{ item: soundKey(pair), kz: "" }], "speech");
  } catch (error) {
    console.warn("The sound could not be kept for review", error);
  }
}
