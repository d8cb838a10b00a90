import { expect, test } from "vitest";
import { readOutsideServices } from "./outside-services.ts";

function read(environment: Record<string, string>) {
  const problems: string[] = [];
  const services = readOutsideServices(
    (name) => environment[name],
    "https://tilashar.example",
    (line) => problems.push(line),
  );
  return { services, problems };
}

test("nothing is needed from outside", () => {
  const { services, problems } = read({});
  expect(problems).toEqual([]);
  expect(services).toEqual({
    mail: { smtpUrl: null, from: "Tilashar <no-reply@tilashar.example>" },
    bot: null,
    push: null,
    llm: null,
    asr: null,
    tts: null,
  });
});

test("a model's address loses its last slash", () => {
  const { services } = read({ LLM_BASE_URL: "http://127.0.0.1:1/v1/", LLM_MODEL: "m" });
  expect(services.llm).toMatchObject({
    baseUrl: "http://127.0.0.1:1/v1",
    apiKey: null,
    model: "m",
  });
});

test("a language model has a budget for each day, the operator's or a usual one", () => {
  const address = { LLM_BASE_URL: "http://127.0.0.1:1/v1" };
  expect(read({ ...address, LLM_DAILY_CALLS: "50" }).services.llm).toMatchObject({
    dailyCalls: 50,
    dailyTokens: 5_000_000,
  });
  expect(read({ ...address, LLM_DAILY_TOKENS: "a lot" }).problems).toEqual([
    expect.stringContaining("LLM_DAILY_TOKENS"),
  ]);
});

test("half a bot and addresses of another kind are reported without their values", () => {
  const { problems } = read({
    TELEGRAM_BOT_TOKEN: "123:abc",
    SMTP_URL: "https://user:hunter2@mail.example",
    ASR_BASE_URL: "nowhere",
  });
  expect(problems).toHaveLength(3);
  expect(problems.join("\n")).not.toMatch(/hunter2|123:abc/);
});

test("push keys come as a pair of the right form, or not at all", () => {
  const pair = { VAPID_PUBLIC_KEY: "B".repeat(87), VAPID_PRIVATE_KEY: "a".repeat(43) };
  expect(read(pair).services.push).toEqual({
    publicKey: "B".repeat(87),
    privateKey: "a".repeat(43),
  });
  for (const wrong of [{ VAPID_PUBLIC_KEY: "B".repeat(87) }, { ...pair, VAPID_PRIVATE_KEY: "x" }]) {
    const { services, problems } = read(wrong);
    expect(services.push).toBeNull();
    expect(problems).toEqual([expect.stringContaining("VAPID_PUBLIC_KEY")]);
  }
});
