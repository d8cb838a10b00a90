import type { ExamDetail } from "@tilashar/contracts";
import { addressOf } from "#app/lib/api/address.ts";
import { failureOf, offlineFailure } from "#app/lib/api/failure.ts";

/** Loads all that is known of an examination: public, so that without a network what is kept answers. */
export async function loadDetail(slug: string): Promise<ExamDetail> {
  const answer = await fetch(addressOf("GET /exams/{slug}/", { slug }).url).catch(() => {
    throw offlineFailure();
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw failureOf(answer.status, body, answer.headers.get("retry-after"));
  return body as ExamDetail;
}
