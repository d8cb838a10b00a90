import { expect, test } from "vitest";
import { addressOf } from "./address.ts";

test("an endpoint's braces are filled and escaped", () => {
  expect(addressOf("GET /lessons-materials/{id}/", { id: 7 })).toEqual({
    method: "GET",
    url: "/api/lessons-materials/7/",
  });
  expect(addressOf("GET /x/{name}/", { name: "a/b?c" }).url).toBe("/api/x/a%2Fb%3Fc/");
});

test("a question leaves out what is undefined", () => {
  const query = { filter: "week", limit: undefined, offset: 0 };
  expect(addressOf("GET /profile/leaderboard/", {}, query).url).toBe(
    "/api/profile/leaderboard/?filter=week&offset=0",
  );
});
