import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

const screens = [
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("forgot-password", "routes/forgot-password.tsx"),
  route("reset-password/:uid/:token", "routes/reset-password.tsx"),
  route("about", "routes/about.tsx"),
  route("unsubscribe/:token", "routes/unsubscribe.tsx"),
  route("contact", "routes/contact.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("accessibility", "routes/accessibility.tsx"),
  route("share", "routes/share.tsx"),
  route("me", "routes/me.tsx"),
  route("profile", "routes/profile.tsx"),
  route("profile/leaderboard", "routes/leaderboard.tsx"),
  route("profile/settings", "routes/settings.tsx"),
  route("confirm-email", "routes/confirm-email.tsx"),
  route("email-undo", "routes/email-undo.tsx"),
  route("profile/achievements", "routes/achievements.tsx"),
  route("lessons", "routes/lessons.tsx"),
  route("lessons/:id", "routes/lesson.tsx"),
  route("lessons/:of/:name/:part", "routes/session.tsx"),
  route("learn", "routes/learn.tsx"),
  route("learn/chatbot", "routes/chatbot.tsx"),
  route("learn/speech", "routes/speech.tsx"),
  route("learn/harmony", "routes/harmony.tsx"),
  route("grammar", "routes/grammar.tsx"),
  route("grammar/:id", "routes/grammar-point.tsx"),
  route("word/:lemma", "routes/word.tsx"),
  route("offline", "routes/offline.tsx"),
  route("read", "routes/read.tsx"),
  route("read/mine", "routes/own-texts.tsx"),
  route("reading/:id", "routes/reading.tsx"),
  route("watch", "routes/watch.tsx"),
  route("watching/:id", "routes/watching.tsx"),
  route("proficiency-test", "routes/proficiency-test.tsx"),
  route("review", "routes/review.tsx"),
  route("words", "routes/words.tsx"),
  route("reports", "routes/reports.tsx"),
  route("moderate", "routes/moderate.tsx"),
  route("admin", "routes/admin.tsx"),
  route("word-of-the-day", "routes/word-of-the-day.tsx"),
  route("word-of-the-day/:day", "routes/past-day-word.tsx"),
];

/** The page of every component in every state: for those who build the product, not for learners. */
const workshop = [route("design", "routes/design.tsx")];

export default [
  layout("routes/page-boundary.tsx", [
    ...screens,
    ...(process.env.NODE_ENV === "production" && !process.env.WORKSHOP ? [] : workshop),
    route("*", "routes/elsewhere.tsx"),
  ]),
] satisfies RouteConfig;
