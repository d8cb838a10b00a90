import * as fake from "fake-indexeddb";
import { vi } from "vitest";
import { type SentCall, setBrowserStage, tokenOf } from "#app/lib/session/browser-stage.ts";
import { endSession, keepSession } from "#app/lib/session/session.ts";
import { pageWork } from "./page-work.ts";

const nextPage = { ...pageWork };

/** For tests: a page that knows nothing of what the one before it kept. */
export function openNextPage(): void {
  Object.assign(pageWork, nextPage);
}

/** For tests: a browser with an empty disk of its own, on which databases outlive the page. */
export function setOutboxStage(answer: (call: SentCall) => Response | Promise<Response>) {
  openNextPage();
  const stage = setBrowserStage(answer);
  for (const [name, value] of Object.entries(fake)) {
    if (name.startsWith("IDB")) vi.stubGlobal(name, value);
  }
  vi.stubGlobal("indexedDB", new fake.IDBFactory());
  vi.spyOn(console, "warn").mockImplementation(() => {});
  endSession();
  return stage;
}

/** Signs a learner in, in every tab. */
export function signIn(userId: number): void {
  const claims = { user_id: userId, username: "Айгүл", email: "a@b.kz", exp: 9e9 };
  keepSession({ access: tokenOf({ ...claims, language_preference: "kz" }), refresh: "r" });
}

/** The user whose token a call carried. */
export function accountOf({ authorization }: SentCall): number {
  const claims = authorization?.split(".")[1] ?? "";
  return JSON.parse(Buffer.from(claims, "base64url").toString()).user_id;
}
