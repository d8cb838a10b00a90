/** Every screen there is, by its address. */
export const everyScreen = {
  guest: [
    "/email-undo",
    "/",
    "/lessons",
    "/lessons/1",
    "/lessons/9999",
    "/read",
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
    "/unsubscribe/1.secret",
    "/learn",
    "/learn/speech",
    "/learn/harmony",
    "/offline",
    "/learn/chatbot",
    "/proficiency-test",
    "/review",
    "/words",
    "/word-of-the-day",
    "/word-of-the-day/2019-01-01",
  ],
  /** With what is there once the screen has everything. */
  learner: {
    "/profile": "dl",
    "/profile/leaderboard": "main section h2",
    "/profile/achievements": "main h3",
    "/profile/settings": 'input[name="username"]',
  },
} as const;

export const languages = ["en", "ru", "kz"] as const;
