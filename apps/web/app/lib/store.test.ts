import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { makeListeners, makeStore } from "./store.ts";

test("listeners hear of every change until they leave", () => {
  const { subscribe, notify } = makeListeners();
  const heard: string[] = [];
  const leave = subscribe(() => heard.push("one"));
  subscribe(() => heard.push("other"));
  notify();
  leave();
  notify();
  expect(heard).toEqual(["one", "other", "other"]);
});

test("who listens twice is told until both have left", () => {
  const { subscribe, notify } = makeListeners();
  let heard = 0;
  const listener = () => {
    heard += 1;
  };
  const leaveFirst = subscribe(listener);
  subscribe(listener);
  leaveFirst();
  notify();
  expect(heard).toBe(1);
});

test("who leaves while others are told takes nobody's turn", () => {
  const { subscribe, notify } = makeListeners();
  const heard: string[] = [];
  const leave = subscribe(() => {
    heard.push("one");
    leave();
    subscribe(() => heard.push("late"));
  });
  subscribe(() => heard.push("other"));
  notify();
  expect(heard).toEqual(["one", "other"]);
});

test("a store holds what was set last when it tells of it", () => {
  const store = makeStore(1);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.now()));
  store.set(2);
  store.set(3);
  expect(seen).toEqual([2, 3]);
});

test("the server draws what a page starts with, whatever the store holds", () => {
  const store = makeStore("here", "starting");
  store.set("changed");
  expect(renderToString(createElement(() => store.use()))).toBe("starting");
});
