import { expect, test } from "vitest";
import { kindOf } from "./request-kind.ts";

const origin = "https://tilashar.example";
const kind = (address: string, init: { mode?: string; method?: string; headers?: object } = {}) =>
  kindOf(
    {
      url: new URL(address, origin).href,
      method: init.method ?? "GET",
      mode: init.mode ?? "cors",
      headers: new Headers((init.headers ?? {}) as Record<string, string>),
    } as Request,
    origin,
  );

test("documents, their data and the data of page changes belong to one page", () => {
  const page = "/lessons/1";
  expect(kind(page, { mode: "navigate" })).toEqual({ kind: "page", part: "document", page });
  expect(kind(`/page-data${page}`)).toEqual({ kind: "page", part: "page-data", page });
  expect(kind(`${page}.data?_routes=routes%2Flesson`)).toEqual({
    kind: "page",
    part: "route-data",
    page,
  });
  expect(kind("/_root.data")).toMatchObject({ page: "/" });
  expect(kind("/lessons?level=beginner", { mode: "navigate" })).toMatchObject({
    page: "/lessons?level=beginner",
  });
});

test("files, pictures and sounds are told apart, and films are left alone", () => {
  expect(kind("/assets/frame-x.js")).toEqual({ kind: "file" });
  expect(kind("/assets/lesson-1.0d1a.svg")).toEqual({ kind: "picture" });
  expect(kind("/assets/voice/1/aizhan/normal.mp3?text=x")).toEqual({ kind: "voice" });
  expect(kind("/assets/film-1.abc.mp4")).toBeNull();
});

test("what is a learner's own, changes something or belongs to others is left to the network", () => {
  for (const address of [
    "/api/profile/stats/",
    "/api/auth/session/",
    "/api/reviews/",
    "/api/lessons-materials/../auth/token/",
    "https://other.example/lessons/1",
    "/robots.txt",
    "/api/docs",
  ]) {
    expect(kind(address), address).toBeNull();
  }
  expect(kind("/api/docs", { mode: "navigate" })).toBeNull();
  expect(kind("/sitemap.xml", { mode: "navigate" })).toBeNull();
  expect(kind("/api/lessons-materials", { method: "POST" })).toBeNull();
  expect(kind("/lessons/1", { headers: { "x-offline-copy": "1" }, mode: "navigate" })).toBeNull();
  expect(kind("/api/lessons-materials/1/")).toEqual({ kind: "content" });
  expect(kind("/api/path")).toEqual({ kind: "content" });
  expect(kind("/api/path/units/a-01-first-sounds/")).toEqual({ kind: "content" });
  expect(kind("/api/exams/residence/mocks/1/")).toEqual({ kind: "content" });
});
