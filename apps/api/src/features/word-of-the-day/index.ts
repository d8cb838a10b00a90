export { toDayWord, toPastDayWord } from "./day-word.wire.ts";
export { dayWordFeedRoutes } from "./day-word-feed.routes.ts";
export { guestZone, makeDayWords } from "./day-words.ts";
export { wordOfTheDayRoutes } from "./word-of-the-day.routes.ts";
