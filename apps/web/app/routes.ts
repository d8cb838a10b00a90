import { index, type RouteConfig, route } from "@react-router/dev/routes";

const screens = [
  index("routes/home.tsx"),
  route("login", "routes/login.tsx"),
  route("register", "routes/register.tsx"),
  route("profile", "routes/profile.tsx"),
  route("lessons", "routes/lessons.tsx"),
  route("lessons/:id", "routes/lesson.tsx"),
];

/** The page of every component in every state: for those who build the product, not for learners. */
const workshop = [route("design", "routes/design.tsx")];

export default [
  ...screens,
  ...(process.env.NODE_ENV === "production" && !process.env.WORKSHOP ? [] : workshop),
  route("*", "routes/elsewhere.tsx"),
] satisfies RouteConfig;
