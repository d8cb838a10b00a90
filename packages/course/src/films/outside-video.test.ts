import { expect, test } from "vitest";
import { outsideVideoPattern } from "./outside-video.ts";

const allowed = (address: string) => new RegExp(outsideVideoPattern, "u").test(address);

test("players of the listed sites may be framed", () => {
  expect(allowed("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0")).toBe(true);
  expect(allowed("https://player.vimeo.com/video/123")).toBe(true);
});

test("nothing else reaches a frame", () => {
  for (const address of [
    "javascript:alert(1)",
    "http://www.youtube-nocookie.com/embed/x",
    "https://www.youtube.com/embed/x",
    "https://www.youtube-nocookie.com.evil.example/embed/x",
    "https://wwwXyoutube-nocookie.com/embed/x",
    "https://www.youtube-nocookie.com@evil.example/x",
    'https://player.vimeo.com/"onload="x',
    "data:text/html,x",
    " https://player.vimeo.com/video/1",
  ]) {
    expect(allowed(address), address).toBe(false);
  }
});
