import { expect, test } from "vitest";
import { filmSpeeds, nextSpeed } from "./film-view.ts";

test("the speed goes round: whoever presses on comes back to where they began", () => {
  let speed = nextSpeed(1);
  const met = [speed];
  while (speed !== 1) {
    speed = nextSpeed(speed);
    met.push(speed);
  }
  expect(met.toSorted()).toEqual(filmSpeeds.toSorted());
});
