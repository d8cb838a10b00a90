import { addDays } from "@tilashar/learning";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { type Language, say } from "#api/messages/messages.ts";
import { prepareContent, sendPrepared } from "#api/plugins/prepared-content.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { assetHeaders } from "#api/plugins/security-headers.ts";
import { dayWordCalendar, dayWordFeed, type FeedTexts } from "./day-word-feed.ts";
import { type DayWordPage, type DayWords, guestZone } from "./day-words.ts";

/** Today and the days before that are given out. */
const fedDays = 30;

type Writer = (
  words: readonly DayWordPage[],
  language: Language,
  publicUrl: string,
  texts: FeedTexts,
) => string;

const feeds: readonly { path: string; type: string; write: Writer }[] = [
  { path: "/word-of-the-day.rss", type: "application/rss+xml; charset=utf-8", write: dayWordFeed },
  { path: "/word-of-the-day.ics", type: "text/calendar; charset=utf-8", write: dayWordCalendar },
];

const asked: Readonly<Record<string, Language>> = { en: "en", ru: "ru", kk: "kz", kz: "kz" };

/** The language of the address, as a reader of feeds has no other; else what its program asks for. */
function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  return (typeof lang === "string" ? asked[lang] : undefined) ?? requestLanguage(request);
}

/** `/word-of-the-day.rss` and `/word-of-the-day.ics`: the word of the day where people read news and plan days. */
export function dayWordFeedRoutes(dayWords: DayWords, publicUrl: string): FastifyPluginAsync {
  const headers = {
    ...assetHeaders(publicUrl),
    "cache-control": "public, max-age=3600",
    vary: "accept-encoding, accept-language",
  };
  return async (app) => {
    for (const { path, type, write } of feeds) {
      let made: { day: string; texts: Map<Language, ReturnType<typeof prepareContent>> } | null =
        null;
      app.get(path, { schema: { hide: true } }, (request, reply) => {
        const language = languageOf(request);
        const today = dayWords.todayIn(guestZone);
        if (made?.day !== today) made = { day: today, texts: new Map() };
        const prepared =
          made.texts.get(language) ??
          prepareContent(
            write(
              Array.from({ length: fedDays }, (_, ago) =>
                dayWords.on(addDays(today, -ago), guestZone),
              ).filter((word) => word !== null),
              language,
              publicUrl,
              {
                title: say(language, "day_word_feed"),
                description: say(language, "day_word_feed_about"),
              },
            ),
            { ...headers, "content-type": type },
          );
        made.texts.set(language, prepared);
        return sendPrepared(request, reply, prepared);
      });
    }
  };
}
