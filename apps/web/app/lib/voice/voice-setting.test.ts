import { beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { maySpeak } from "./may-speak.ts";
import { chooseVoice, voiceSetting } from "./voice-setting.ts";

const usual = { voice: "aizhan", rate: "normal", quiet: false, prefer: "person" };
let stage: ReturnType<typeof setBrowserStage>;

beforeEach(() => {
  stage = setBrowserStage(() => new Response());
  return () => vi.unstubAllGlobals();
});

test("a choice is kept beside the ones before it", () => {
  expect(voiceSetting()).toEqual(usual);
  chooseVoice({ rate: "slow" });
  chooseVoice({ voice: "nurlan" });
  chooseVoice({ prefer: "neural" });
  expect(voiceSetting()).toEqual({
    voice: "nurlan",
    rate: "slow",
    quiet: false,
    prefer: "neural",
  });
});

test("the setting is the same object until another is stored, as what is drawn by it needs", () => {
  chooseVoice({ rate: "slow" });
  const before = voiceSetting();
  expect(voiceSetting()).toBe(before);
  stage.storage.setItem("voice", JSON.stringify({ rate: "normal" }));
  expect(voiceSetting()).toEqual(usual);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"voice":"nobody","rate":"fast","quiet":"yes","prefer":"robot"}',
])("what is not understood in storage is the usual: %s", (text) => {
  stage.storage.setItem("voice", text);
  expect(voiceSetting()).toEqual(usual);
});

test("a page speaks by itself only where the learner has touched it, and never in quiet mode", () => {
  const touched = (hasBeenActive: boolean) =>
    vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });
  touched(true);
  expect(maySpeak()).toBe(true);
  touched(false);
  expect(maySpeak()).toBe(false);
  touched(true);
  chooseVoice({ quiet: true });
  expect(maySpeak()).toBe(false);
});
