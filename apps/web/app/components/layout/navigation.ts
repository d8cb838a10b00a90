import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";

/** The navigation bar's links. A screen gets its line here when it is built. */
export const navigation: readonly {
  to: string;
  label: () => string;
  /** Would send a signed-in learner away again. */
  guestOnly?: boolean;
  /** Means little before there is something of one's own. */
  learnerOnly?: boolean;
}[] = [
  { to: paths.lessons, label: m.nav_lessons },
  { to: paths.learn, label: m.nav_learn },
  { to: paths.review, label: m.review_nav, learnerOnly: true },
  { to: paths.wordOfTheDay, label: m.nav_word_of_the_day },
  { to: paths.proficiencyTest, label: m.nav_proficiency_test },
  { to: paths.about, label: m.nav_about, guestOnly: true },
];
