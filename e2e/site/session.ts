import type { Page } from "@playwright/test";
import {
  type Item,
  itemOf,
  planSession,
  type SessionRun,
  type SessionSubject,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { expect } from "./site.ts";

/** A session on screen, as the browser keeps it. */
interface Kept {
  seed: string;
  run: SessionRun;
}

const keyOf = (unit: string, subject: SessionSubject) =>
  subject.what === "step"
    ? `session-run:${subject.lesson}:${subject.step}`
    : `session-run:${unit}:${subject.what}`;

/** Sound and microphone are off from the beginning. */
export const beQuiet = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("voice", JSON.stringify({ quiet: true }));
  });

export const unitMaterial = async (page: Page, id: string): Promise<UnitMaterial> =>
  (await (await page.request.get(`/api/path/units/${id}/`)).json()) as UnitMaterial;

/** A session as far as the next press needs it. */
interface Stand {
  seed: string;
  phase: SessionRun["phase"];
  queue: readonly number[];
  answers: number;
}

/**
 * Waits, frame by frame, until the session stands where it is expected to, on screen as in what is kept of it.
 *
 * @param answers how many answers were given by then
 * @returns null once it is finished
 */
async function standOf(
  page: Page,
  key: string,
  expected: { phase: SessionRun["phase"]; answers: number },
): Promise<Stand | null> {
  const found = await page.waitForFunction(
    ([name, phase, answers]) => {
      const kept: Kept | null = JSON.parse(localStorage.getItem(name) ?? "null");
      const item = document.querySelector("section[data-kind]");
      if (kept === null) return answers > 0 && item === null ? "finished" : false;
      const { run, seed } = kept;
      const isThere = item !== null && run.phase === phase && run.answers.length === answers;
      // What is told stands in the panel; what is asked has none
      const isTold = document.querySelector("[role=status] p.font-bold") !== null;
      return isThere && isTold === (phase === "told")
        ? { seed, phase: run.phase, queue: run.queue, answers: run.answers.length }
        : false;
    },
    [key, expected.phase, expected.answers] as const,
    { polling: "raf" },
  );
  const stand = await found.jsonValue();
  return stand === "finished" || stand === false ? null : stand;
}

/** A key of a Kazakh layout, which Playwright's own keyboard does not know. */
async function typeLetter(page: Page, letter: string) {
  await page.evaluate((key) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, letter);
}

const tileKeys = [..."1234567890"];

/** Places tiles by their numbers; those beyond the tenth by focus and Space. */
async function placeTiles(page: Page, tiles: readonly string[], wanted: readonly string[]) {
  const used = new Set<number>();
  for (const text of wanted) {
    const tile = tiles.findIndex((one, at) => one === text && !used.has(at));
    expect(tile, `a tile says "${text}"`).not.toBe(-1);
    used.add(tile);
    const key = tileKeys[tile];
    if (key !== undefined) await page.keyboard.press(key);
    else {
      const words = page.getByRole("group", { name: "Words to choose from" });
      await words.getByRole("button").nth(tile).focus();
      await page.keyboard.press("Space");
    }
  }
}

const chooseBy = (page: Page, ids: readonly string[], right: string, isRight: boolean) =>
  page.keyboard.press(String(ids.findIndex((id) => (id === right) === isRight) + 1));

/** Answers the item on screen by keyboard alone, up to its verdict. What is only shown is gone on from. */
export async function answerByKeyboard(page: Page, item: Item, isRight: boolean): Promise<void> {
  switch (item.kind) {
    case "meet":
      break;
    case "choose-meaning":
    case "choose-word":
    case "choose-picture":
    case "hear-and-choose":
    case "cloze":
    case "reply":
      await chooseBy(
        page,
        item.choices.map(({ id }) => id),
        item.right,
        isRight,
      );
      break;
    case "understand":
      await chooseBy(
        page,
        item.question.options.map(({ id }) => id),
        item.question.correct,
        isRight,
      );
      break;
    case "match": {
      const press = async (left: number, right: number) => {
        await page.keyboard.press("12345"[item.left.indexOf(left)] ?? "");
        await page.keyboard.press("67890"[item.right.indexOf(right)] ?? "");
      };
      const [first = 0, second = 0] = item.left;
      if (!isRight) await press(first, second);
      for (const id of item.left) await press(id, id);
      return;
    }
    case "letters": {
      const letters = [...item.word.kz.toLocaleLowerCase("kk")].filter((one) => /\p{L}/u.test(one));
      const wrong = [...letters.slice(1), ...letters.slice(0, 1)];
      for (const letter of isRight ? letters : wrong) await typeLetter(page, letter);
      break;
    }
    case "order": {
      const tiles = item.tiles.map(({ text }) => text);
      const [right = []] = item.accepted;
      await placeTiles(page, tiles, isRight ? right : right.slice(0, 1));
      break;
    }
    case "translate": {
      const right = item.sentence.tiles.en;
      await placeTiles(page, item.tiles.en, isRight ? right : right.slice(0, 1));
      break;
    }
    case "dictation": {
      const right = item.sentence.tokens.map(({ tile }) => tile);
      if (item.tiles === null)
        await page.keyboard.insertText(isRight ? item.sentence.kz : (right[0] ?? ""));
      else await placeTiles(page, item.tiles, isRight ? right : right.slice(0, 1));
      break;
    }
    case "build-form":
    case "transform": {
      const { choices, answers } = item.task;
      const [right = ""] = answers;
      if (choices === null) await page.keyboard.insertText(isRight ? right : `${right}а`);
      else
        await chooseBy(
          page,
          choices.map(({ form }) => form),
          right,
          isRight,
        );
      break;
    }
    case "mend": {
      const place = isRight ? item.at : (item.at + 1) % item.tokens.length;
      const key = tileKeys[place];
      if (key !== undefined) await page.keyboard.press(key);
      else {
        const words = page.getByRole("group", { name: "Words to choose from" });
        await words.getByRole("button").nth(place).focus();
        await page.keyboard.press("Space");
      }
      await chooseBy(page, item.choices, item.right, isRight);
      break;
    }
    case "write-reply":
      await page.keyboard.insertText(isRight ? item.answer.kz : "Қазір айта алмаймын.");
      if (isRight) break;
      // Of one's own: it stands beside ours, and is rated
      await page.keyboard.press("Enter");
      await expect(page.getByText("Does yours say the same?")).toBeVisible();
      await page.keyboard.press("3");
      return;
    case "say": {
      await page.getByRole("button", { name: "Start Recording" }).focus();
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Stop Recording" }).focus();
      await page.keyboard.press("Enter");
      if (item.what === "sentence") {
        await page.getByRole("button", { name: "Much alike" }).focus();
        await page.keyboard.press("Enter");
        return;
      }
      // The fake microphone beeps, which is no word.
      const next = page.getByRole("button", { name: "Next" });
      await expect(next).toBeEnabled();
      await next.focus();
      break;
    }
  }
  await page.keyboard.press("Enter");
}

/** What a test does with an item: right, wrong, or something of its own before it. */
type Course = (item: Item, place: number) => boolean | Promise<boolean>;

/**
 * Plays the session on screen to its end by keyboard. What is missed comes back and is answered right.
 *
 * @returns the kinds of items that were played
 */
export async function playSession(
  page: Page,
  material: UnitMaterial,
  subject: SessionSubject,
  course: Course,
  allowed = { sound: false, microphone: false },
): Promise<Set<string>> {
  const kinds = new Set<string>();
  const seen = new Set<string>();
  const key = keyOf(material.id, subject);
  const item = page.locator("[data-kind]");
  let stand = await standOf(page, key, { phase: "asking", answers: 0 });
  const plan = planSession(material, subject, stand?.seed ?? "");
  for (let place = 0; stand !== null; place++) {
    const slot = plan.slots[stand.queue[0] ?? -1];
    if (slot === undefined) throw new Error("The plan has no such place");
    const current = itemOf(slot, allowed);
    await expect(item).toHaveAttribute("data-kind", current.kind);
    const isFirst = !seen.has(current.key);
    seen.add(current.key);
    const answered = isFirst ? await course(current, place) : true;
    // What the fake microphone says is never a word.
    const isRight = answered && !(current.kind === "say" && current.what === "word");
    kinds.add(current.kind);
    const answers = stand.answers + 1;
    await answerByKeyboard(page, current, isRight);
    if (current.kind !== "meet") {
      await standOf(page, key, { phase: "told", answers });
      const status = page.locator("[role=status] p.font-bold").first();
      await expect(status).toHaveText(isRight ? /That is right/ : /Not quite/);
      await page.keyboard.press("Enter");
    }
    stand = await standOf(page, key, { phase: "asking", answers });
  }
  return kinds;
}
