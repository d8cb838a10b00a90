import { expect, test } from "vitest";
import { startDecoder } from "./decode.ts";
import { startEncoder } from "./encode.ts";

test("a sound that was encoded is heard again, and the next one, too", async () => {
  const encode = await startEncoder("mp3");
  const decode = await startDecoder();
  for (const pitch of [200, 400]) {
    const wave = Float32Array.from(
      { length: 22050 },
      (_, i) => 0.5 * Math.sin((2 * Math.PI * pitch * i) / 22050),
    );
    const { pcm, sampleRate } = await decode(encode(wave, 22050));
    expect(sampleRate).toBe(22050);
    expect(pcm.length / sampleRate).toBeCloseTo(1, 0.5);
    let crossings = 0;
    for (let i = 5000; i < 16025; i++) {
      if ((pcm[i - 1] as number) < 0 && (pcm[i] as number) >= 0) crossings += 1;
    }
    expect(crossings).toBe(pitch / 2);
  }
});

test("what is no sound is refused, and the next sound is read", async () => {
  const decode = await startDecoder();
  await expect(decode(new Uint8Array())).rejects.toThrow("no sound");
  await expect(
    decode(new TextEncoder().encode("<html>no sound</html>".repeat(20))),
  ).rejects.toThrow();
  const encode = await startEncoder("mp3");
  expect((await decode(encode(new Float32Array(22050), 22050))).pcm.length).toBeGreaterThan(20000);
});
