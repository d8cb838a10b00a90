import { beforeEach, expect, test } from "vitest";
import { celebrateAnswer, endCelebration, shownAchievements } from "./celebration.ts";

const achievement = (id: string) => ({ id, title: id, badge_icon: `/${id}.svg` });
const shown = () => shownAchievements.now().map(({ id }) => id);

beforeEach(endCelebration);

test("what an answer says was earned is celebrated, once however often it is said", () => {
  celebrateAnswer({ awarded: 5, achievements: [achievement("first"), achievement("second")] });
  expect(shown()).toEqual(["first", "second"]);
  celebrateAnswer({ achievements: [achievement("second"), achievement("third")] });
  expect(shown()).toEqual(["first", "second", "third"]);
  endCelebration();
  expect(shown()).toEqual([]);
  celebrateAnswer({ achievements: [achievement("first")] });
  expect(shown()).toEqual([]);
});

test.each([null, "text", 5, {}, { achievements: null }, { achievements: "all" }])(
  "an answer that earns nothing is passed over: %j",
  (answer) => {
    celebrateAnswer(answer);
    expect(shown()).toEqual([]);
  },
);

test("an achievement that is none is left out", () => {
  const odd = [null, {}, { id: "odd", title: "Odd" }, { ...achievement("odd"), title: 5 }];
  celebrateAnswer({ achievements: [...odd, achievement("good")] });
  expect(shown()).toEqual(["good"]);
});
