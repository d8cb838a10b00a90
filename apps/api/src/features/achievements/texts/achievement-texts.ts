import type { Language } from "#api/messages/messages.ts";
import { type AchievementText, en } from "./en.ts";
import { kz } from "./kz.ts";
import { ru } from "./ru.ts";

/** The words of each achievement in each language, by its id. */
export const achievementTexts: Readonly<
  Record<Language, Readonly<Record<string, AchievementText>>>
> = { en, ru, kz };
