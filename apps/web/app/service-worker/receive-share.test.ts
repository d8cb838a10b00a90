import { expect, test } from "vitest";
import { isShare, receiveShare } from "./receive-share.ts";
import type { WorkerScope } from "./worker-scope.ts";

const origin = "https://tilashar.example";

/** Caches as a worker has them, in memory. */
function stage() {
  const kept = new Map<string, Map<string, Response>>();
  const caches = {
    open: async (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return {
        put: async (address: string, answer: Response) => cache.set(address, answer),
        keys: async () => [...cache.keys()],
        delete: async (address: string) => cache.delete(address),
      };
    },
  };
  const scope = { location: { origin }, caches } as unknown as WorkerScope;
  const names = () =>
    [...kept.values()].flatMap((cache) =>
      [...cache.values()].map((one) => decodeURIComponent(one.headers.get("x-file-name") ?? "")),
    );
  const share = async (form: FormData) => {
    const request = new Request(`${origin}/share`, { method: "POST", body: form });
    expect(isShare(request, origin)).toBe(true);
    const answer = await receiveShare(scope, { request } as never);
    return { status: answer.status, to: answer.headers.get("location")?.replace(origin, "") };
  };
  return { share, names };
}

test("files wait for the page of one's own texts; those shared before wait on, ten at most", async () => {
  const { share, names } = stage();
  const one = new FormData();
  one.append("files", new File(["Сәлем"], "хат.txt"));
  expect(await share(one)).toEqual({ status: 303, to: "/read/mine" });
  const two = new FormData();
  two.append("files", new File(["Қала"], "қала.txt"));
  two.append("files", new File(["Дала"], "дала.txt"));
  await share(two);
  expect(names()).toEqual(["хат.txt", "қала.txt", "дала.txt"]);
  const many = Array.from({ length: 4 }, (_, at) => {
    const form = new FormData();
    form.append("files", new File(["Бір"], `${at}a.txt`));
    form.append("files", new File(["Екі"], `${at}b.txt`));
    return share(form);
  });
  await Promise.all(many);
  expect(names()).toHaveLength(10);
  expect(names()).toContain("дала.txt");
  expect(names()).not.toContain("хат.txt");
});

test("text goes on in the address, as before", async () => {
  const { share, names } = stage();
  const form = new FormData();
  form.append("title", "");
  form.append("text", "Сәлем, әлем!");
  const { to } = await share(form);
  expect(new URL(to ?? "", origin).searchParams.get("text")).toBe("Сәлем, әлем!");
  expect(names()).toEqual([]);
});

test("nothing else is taken for something shared", () => {
  expect(isShare(new Request(`${origin}/share`), origin)).toBe(false);
  expect(isShare(new Request(`${origin}/api/share`, { method: "POST" }), origin)).toBe(false);
  expect(isShare(new Request("https://other.example/share", { method: "POST" }), origin)).toBe(
    false,
  );
});
