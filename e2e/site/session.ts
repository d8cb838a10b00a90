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

export const unitMaterial = async (page: Page, id: string): Promise<UnitMaterial> =>
  (await (await page.request.get(`/api/path/units/${id}/`)).json()) as UnitMaterial;

/** The session under way; null once it is finished. */
const keptSession = (page: Page, unit: string, subject: SessionSubject): Promise<Kept | null> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "null"), keyOf(unit, subject));

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
    case "mend":
      await page.keyboard.press(
        String((isRight ? item.at : (item.at + 1) % item.tokens.length) + 1),
      );
      await chooseBy(page, item.choices, item.right, isRight);
      break;
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
  const item = page.locator("[data-kind]");
  // The page before may stand there for a moment.
  await expect.poll(() => keptSession(page, material.id, subject)).not.toBeNull();
  for (let place = 0; ; place++) {
    await expect(
      item.or(
        page.getByRole("heading", {
          name: /step done|every answer|checkpoint passed|not there yet/i,
        }),
      ),
    ).toBeVisible();
    const asking = async () =>
      (await keptSession(page, material.id, subject))?.run.phase ?? "asking";
    await expect.poll(asking).toBe("asking");
    const kept = await keptSession(page, material.id, subject);
    if (kept === null) return kinds;
    const plan = planSession(material, subject, kept.seed);
    const slot = plan.slots[kept.run.queue[0] ?? -1];
    if (slot === undefined) return kinds;
    const current = itemOf(slot, allowed);
    await expect(item).toHaveAttribute("data-kind", current.kind);
    const isFirst = !seen.has(current.key);
    seen.add(current.key);
    const answered = isFirst ? await course(current, place) : true;
    // What the fake microphone says is never a word.
    const isRight = answered && !(current.kind === "say" && current.what === "word");
    kinds.add(current.kind);
    const before = kept.run.answers.length;
    await answerByKeyboard(page, current, isRight);
    await expect
      .poll(
        async () =>
          (await keptSession(page, material.id, subject))?.run.answers.length ?? before + 1,
      )
      .toBe(before + 1);
    if (current.kind === "meet") continue;
    const status = page.locator("[role=status] p.font-bold").first();
    await expect(status).toHaveText(isRight ? /That is right/ : /Not quite/);
    await page.keyboard.press("Enter");
  }
}
