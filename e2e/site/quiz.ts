import { expect, type Locator, type Page } from "@playwright/test";

interface Answers {
  /** Kazakh word by what the quiz asks. */
  byTranslation: ReadonlyMap<string, string>;
}

/** Reads the right answers from the lesson's own call. */
export async function answersOf(page: Page, lesson: number): Promise<Answers> {
  const response = await page.request.get(`/api/lessons-materials/${lesson}/`);
  const { words } = (await response.json()) as { words: { word_kz: string; word_en: string }[] };
  return { byTranslation: new Map(words.map((word) => [word.word_en, word.word_kz])) };
}

export const panel = (page: Page): Locator => page.getByRole("dialog");

/** Opens the practice quiz with the wanted number of questions. */
export async function openQuiz(page: Page, length: "5" | "10" | "20" | "all"): Promise<Locator> {
  await page.getByRole("button", { name: "Practice quiz" }).first().click();
  const quiz = panel(page);
  const choice = quiz.getByRole("radio", {
    name: length === "all" ? /^All/ : length,
    exact: length !== "all",
  });
  // The learner presses the label; the round button below it is for assistive technology only.
  await quiz.getByText(length === "all" ? /^All/ : length, { exact: length !== "all" }).click();
  await expect(choice).toBeChecked();
  return quiz;
}

/** Selects the right or a wrong answer to the question on screen, without checking it. */
export async function answer(quiz: Locator, answers: Answers, right: boolean): Promise<void> {
  // It stands there as soon as the question before is gone.
  await expect(quiz.getByRole("button", { name: "Check" })).toBeVisible();
  const asked = (await quiz.locator("section p").first().textContent()) ?? "";
  const word = answers.byTranslation.get(asked.trim());
  expect(word, `the lesson teaches "${asked}"`).toBeDefined();
  const correct = (word as string).toLocaleLowerCase("kk");
  if (await quiz.getByText("Choose the Kazakh word").isVisible()) {
    const options = quiz.locator("section ul button");
    for (const option of await options.all()) {
      const text = (await option.locator('[lang="kk"]').textContent())?.toLocaleLowerCase("kk");
      if ((text === correct) === right) {
        await option.click();
        return;
      }
    }
    throw new Error(`no such option for "${asked}"`);
  }
  const letters = [...correct].filter((letter) => /\p{L}/u.test(letter));
  const order = right ? letters : wrongOrder(letters);
  for (const letter of order) {
    await quiz
      .getByRole("group", { name: "Letters", exact: true })
      .locator("button:enabled", { hasText: new RegExp(`^${letter}$`) })
      .first()
      .click();
  }
}

/** The letters in an order that does not spell the word. */
function wrongOrder(letters: string[]): string[] {
  const reversed = [...letters].reverse();
  return reversed.join("") === letters.join("")
    ? [...letters.slice(1), ...letters.slice(0, 1)]
    : reversed;
}

/** Answers the next five questions, right or wrong, in any script, up to the score. */
export async function answerFive(quiz: Locator): Promise<void> {
  const check = quiz.getByRole("button", { name: "Check" });
  for (let question = 0; question < 5; question++) {
    // It stands there as soon as the question before is gone.
    await expect(check).toBeVisible();
    const options = quiz.locator("section ul button");
    const tiles = quiz
      .getByRole("group", { name: "Letters", exact: true })
      .locator("button:enabled");
    if (await options.count()) await options.first().click();
    else while (await tiles.count()) await tiles.first().click();
    await check.click();
    await quiz.getByRole("button", { name: /^(Next|Skip)$/ }).click();
  }
}
