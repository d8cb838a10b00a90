import { beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { heardNow, listenToVoice, prepare, say, silence, voiceNow } from "./player.ts";
import { sayInTurn } from "./say-in-turn.ts";
import { chooseVoice } from "./voice-setting.ts";

/** A speaker that says nothing until the test lets it. */
const speaker = {
  src: "",
  onplaying: null as (() => void) | null,
  onended: null as (() => void) | null,
  onerror: null as (() => void) | null,
  play: vi.fn(async () => {}),
  pause: vi.fn(),
};
let stage: ReturnType<typeof setBrowserStage>;
const saying = () => voiceNow().playing;
const textOf = (address: string) => new URL(address, "https://x").searchParams.get("text");

beforeEach(() => {
  stage = setBrowserStage(() => new Response());
  vi.stubGlobal("Audio", new Proxy(class {}, { construct: () => speaker }));
  speaker.play.mockReset().mockResolvedValue(undefined);
  silence();
  return () => vi.unstubAllGlobals();
});

test("a text is loaded, is said, and then there is silence", async () => {
  const started = say("су");
  expect(saying()).toMatchObject({ text: "су", rate: "normal", state: "loading" });
  await started;
  expect(textOf(speaker.src)).toBe("су");
  speaker.onplaying?.();
  expect(saying()).toMatchObject({ state: "playing" });
  speaker.onended?.();
  expect(saying()).toBeNull();
});

test("the same text is said slowly at the next tap, and another one at the usual pace", async () => {
  await say("нан");
  await say("нан");
  expect(saying()?.rate).toBe("slow");
  expect(speaker.src).toContain("/slow.mp3");
  await say("шай");
  expect(saying()?.rate).toBe("normal");
  await say("ет", "slow");
  expect(saying()?.rate).toBe("slow");
});

test("the page learns from the kept answer what a sound was said by, and asks by what the learner prefers", async () => {
  stage = setBrowserStage(
    () =>
      new Response("", {
        headers: {
          "voice-source": "person",
          "voice-speaker": "aigerim",
          "voice-licence": "CC-BY-4.0",
        },
      }),
  );
  chooseVoice({ prefer: "neural" });
  const told: unknown[] = [];
  const leave = heardNow.subscribe(() => told.push(heardNow.now()));
  await say("көл");
  expect(speaker.src).toContain("&prefer=neural");
  speaker.onplaying?.();
  await vi.waitFor(() =>
    expect(told).toEqual([
      { text: "көл", source: "person", by: { speaker: "aigerim", licence: "CC-BY-4.0" } },
    ]),
  );
  expect(stage.calls.at(-1)?.url).toContain(speaker.src);
  leave();
});

test("what is said next ends what was said before, whose late events change nothing", async () => {
  await say("бір");
  const late = speaker.onended;
  await say("екі");
  speaker.onplaying?.();
  late?.();
  expect(saying()).toMatchObject({ text: "екі", state: "playing" });
});

test("a sound that does not come is told; a tap in between is no failure", async () => {
  speaker.play.mockRejectedValueOnce(new Error("No network"));
  await say("бар");
  expect(saying()).toMatchObject({ text: "бар", state: "failed" });
  speaker.play.mockRejectedValueOnce(new DOMException("Another tap", "AbortError"));
  await say("жоқ");
  expect(saying()).toMatchObject({ text: "жоқ", state: "loading" });
  await say("а".repeat(201));
  expect(saying()).toMatchObject({ state: "failed" });
});

test("a sound is fetched once when a finger comes near, and not in quiet mode", () => {
  prepare("жаңа");
  prepare("жаңа");
  expect(stage.calls.map(({ url }) => textOf(url))).toEqual(["жаңа"]);
  chooseVoice({ quiet: true });
  prepare("тыныш");
  expect(stage.calls).toHaveLength(1);
});

test("texts are said in turn, each when the one before has ended, and silence ends them all", async () => {
  const turns: (number | null)[] = [];
  const all = sayInTurn(["бір", "екі", "үш"], (place) => turns.push(place));
  await vi.waitFor(() => expect(textOf(speaker.src)).toBe("бір"));
  expect(turns).toEqual([0]);
  speaker.onended?.();
  await vi.waitFor(() => expect(textOf(speaker.src)).toBe("екі"));
  expect(turns).toEqual([0, 1]);
  silence();
  await all;
  expect(turns).toEqual([0, 1, null]);
  expect(textOf(speaker.src)).toBe("екі");
});

test("who listens is told of each change until they leave", async () => {
  const told = vi.fn();
  const leave = listenToVoice(told);
  await say("түс");
  const heard = told.mock.calls.length;
  expect(heard).toBeGreaterThanOrEqual(2);
  leave();
  speaker.onended?.();
  expect(told).toHaveBeenCalledTimes(heard);
});
