import type { ExamMock } from "@tilashar/learning/exams";
import { addressOf } from "#app/lib/api/address.ts";
import { failureOf, offlineFailure } from "#app/lib/api/failure.ts";

/** Where a mock is: it is public, and the same for everyone. */
const mockAddress = (slug: string, mock: string): string =>
  addressOf("GET /exams/{slug}/mocks/{mock}/", { slug, mock }).url;

/** Loads a whole mock with its key: asked for plainly, so that without a network what is kept answers. */
export async function loadMock(slug: string, mock: string): Promise<ExamMock> {
  const answer = await fetch(mockAddress(slug, mock)).catch(() => {
    throw offlineFailure();
  });
  const body: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw failureOf(answer.status, body, answer.headers.get("retry-after"));
  return body as ExamMock;
}
