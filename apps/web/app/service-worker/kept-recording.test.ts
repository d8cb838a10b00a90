import { expect, test } from "vitest";
import { answerVoice } from "./answers.ts";
import type { FetchEventLike, WorkerScope } from "./worker-scope.ts";

const url = "https://tilashar.example/assets/voice/3/aizhan/normal.mp3?text=су";
const hourMs = 60 * 60 * 1000;

/** A kept sound, from a network that gives another one, or is away. */
async function played(
  kept: { source: string; ageMs: number },
  network: "there" | "away",
): Promise<string> {
  const date = new Date(Date.now() - kept.ageMs).toUTCString();
  const response = new Response("kept", { headers: { "voice-source": kept.source, date } });
  const cache = { put: async () => {}, keys: async () => [], match: async () => undefined };
  const scope = {
    caches: { match: async () => response, open: async () => cache },
    location: { origin: "https://tilashar.example" },
    fetch: async () => {
      if (network === "away") throw new TypeError("no network");
      return new Response("new");
    },
  } as unknown as WorkerScope;
  const later: Promise<unknown>[] = [];
  const event = {
    request: new Request(url),
    waitUntil: (work: Promise<unknown>) => later.push(work),
  };
  const answer = await answerVoice(scope, event as unknown as FetchEventLike);
  await Promise.all(later);
  return answer.text();
}

test("a person's recording that was kept for a day is asked for before it is played", async () => {
  expect(await played({ source: "person", ageMs: 23 * hourMs }, "there")).toBe("kept");
  expect(await played({ source: "person", ageMs: 25 * hourMs }, "there")).toBe("new");
  expect(await played({ source: "synthetic", ageMs: 900 * hourMs }, "there")).toBe("kept");
});

test("without a network what is kept is played", async () => {
  expect(await played({ source: "person", ageMs: 25 * hourMs }, "away")).toBe("kept");
});
