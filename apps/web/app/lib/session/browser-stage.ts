import { vi } from "vitest";

class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear() {
    this.#items.clear();
  }
  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }
  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.#items.delete(key);
  }
  setItem(key: string, value: string) {
    this.#items.set(key, value);
  }
}

/** One call that the page sent. */
export interface SentCall {
  url: string;
  method: string;
  authorization: string | null;
  body: unknown;
}

/**
 * For tests: the few parts of a browser that the session and the API client touch, with a server that
 * answers as `answer` says. Locks are real ones of a single tab.
 */
export function setBrowserStage(answer: (call: SentCall) => Response | Promise<Response>) {
  const storage = new MemoryStorage();
  const calls: SentCall[] = [];
  const visited: string[] = [];
  const queues = new Map<string, Promise<unknown>>();

  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", new MemoryStorage());
  vi.stubGlobal("document", { documentElement: { dataset: {}, lang: "en" } });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("location", {
    pathname: "/profile",
    search: "?tab=1",
    assign: (path: string) => visited.push(path),
  });
  vi.stubGlobal("navigator", {
    locks: {
      request: (name: string, work: () => Promise<unknown>) => {
        const before = queues.get(name) ?? Promise.resolve();
        const mine = before.then(work, work);
        queues.set(name, mine);
        return mine;
      },
    },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const call: SentCall = {
      url,
      method: init.method ?? "GET",
      authorization: new Headers(init.headers).get("authorization"),
      body: typeof init.body === "string" ? JSON.parse(init.body) : null,
    };
    calls.push(call);
    return answer(call);
  });
  return { storage, calls, visited };
}

/** An access token with these claims, signed by nobody. */
export function tokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "HS256" })}.${part(claims)}.x`;
}
