import type { EarnedAchievement, Language } from "@tilashar/contracts";
import { ACHIEVEMENTS, type Achievement } from "@tilashar/learning";
import { achievementTexts } from "./texts/achievement-texts.ts";

/** An achievement as people see it. */
export interface ShownAchievement extends EarnedAchievement {
  description: string;
}

export interface AchievementPresenter {
  show(achievement: Achievement, language: Language): ShownAchievement;
  /** What an answer carries of the achievements its call has completed; ids of no achievement are passed over. */
  showEarned(ids: readonly string[], language: Language): EarnedAchievement[];
}

/**
 * @param badges addresses of the built badges by `{theme}-{tier}`
 * @throws when an achievement has no badge or no words
 */
export function makeAchievementPresenter(
  badges: Readonly<Record<string, string>>,
): AchievementPresenter {
  const known = new Map(
    ACHIEVEMENTS.map((achievement) => {
      const { id, theme, tier } = achievement;
      const icon = badges[`${theme}-${tier}`];
      if (achievementTexts.en[id] === undefined)
        throw new Error(`The achievement "${id}" has no words.`);
      if (icon === undefined) throw new Error(`The badge "${theme}-${tier}" has not been drawn.`);
      return [id, icon];
    }),
  );

  const show: AchievementPresenter["show"] = ({ id }, language) => {
    const icon = known.get(id);
    const words = achievementTexts[language][id];
    if (icon === undefined || words === undefined)
      throw new Error(`There is no achievement "${id}".`);
    return { id, ...words, badge_icon: icon };
  };
  return {
    show,
    showEarned: (ids, language) =>
      ACHIEVEMENTS.filter(({ id }) => ids.includes(id)).map((achievement) => {
        const { id, title, badge_icon } = show(achievement, language);
        return { id, title, badge_icon };
      }),
  };
}
