/** Every screen there is, by its address. */
export const everyScreen = {
  guest: [
    "/email-undo",
    "/confirm-email",
    "/",
    "/lessons",
    "/lessons/1",
    "/lessons/9999",
    "/lessons/61/steps/meet-1",
    "/lessons/61/steps/none",
    "/read",
    "/read/mine",
    "/reading/1",
    "/watch",
    "/watching/1",
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password/1/secret",
    "/about",
    "/contact",
    "/privacy",
    "/accessibility",
    "/speak-kazakh",
    "/share?text=%D0%91%D2%B1%D0%BB%20%E2%80%94%20%D0%BA%D1%96%D1%82%D0%B0%D0%BF.",
    "/unsubscribe/1.secret",
    "/me",
    "/learn",
    "/grammar",
    "/grammar/plural",
    "/grammar/locative",
    "/grammar/none",
    "/word/%D0%BA%D1%96%D1%82%D0%B0%D0%BF",
    "/word/%D2%AF%D0%B9",
    "/word/%D0%B1%D0%B0%D1%80%D1%83",
    "/word/%D0%BA%D0%B8%D1%82%D0%B0%D0%BF%D1%82%D0%B0%D1%80",
    "/learn/speech",
    "/learn/harmony",
    "/offline",
    "/learn/chatbot",
    "/proficiency-test",
    "/review",
    "/words",
    "/reports",
    "/word-of-the-day",
    "/word-of-the-day/2019-01-01",
  ],
  /** With what is there once the screen has everything. */
  learner: {
    "/profile": "dl",
    "/profile/leaderboard": "main section h2",
    "/profile/achievements": "main h3",
    "/profile/settings": 'input[name="username"]',
    // Without a role they say that there is no right to them; e2e/house looks at them with one.
    "/moderate": "main [role=alert]",
    "/admin": "main [role=alert]",
    "/edit": "main [role=alert]",
    "/edit/proposals": "main [role=alert]",
  },
} as const;

/** Screens that say that there is no such thing. */
export const missingScreens: ReadonlySet<string> = new Set([
  "/lessons/9999",
  "/lessons/61/steps/none",
  "/grammar/none",
  // китаптар, with a Russian letter.
  "/word/%D0%BA%D0%B8%D1%82%D0%B0%D0%BF%D1%82%D0%B0%D1%80",
  "/word-of-the-day/2019-01-01",
]);

export const languages = ["en", "ru", "kz"] as const;
