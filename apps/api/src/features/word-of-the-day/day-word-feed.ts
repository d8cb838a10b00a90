import { addDays } from "@tilashar/learning";
import type { Language } from "#api/messages/messages.ts";
import type { DayWordPage } from "./day-words.ts";

/** What a feed says of itself, in the language of who follows it. */
export interface FeedTexts {
  title: string;
  description: string;
}

const languageTags: Record<Language, string> = { en: "en", ru: "ru", kz: "kk" };

/** Kazakh readers get both meanings, as on the page. */
const meaningOf = ({ entry: { en, ru } }: DayWordPage, language: Language): string =>
  language === "kz" ? `${ru}; ${en}` : language === "ru" ? ru : en;

const exampleOf = ({ entry: { example } }: DayWordPage, language: Language): string =>
  language === "ru" ? example.ru : example.en;

const addressOf = ({ day }: DayWordPage, publicUrl: string, language: Language): string =>
  `${publicUrl}/word-of-the-day/${day}?lang=${languageTags[language]}`;

const xmlSigns: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => xmlSigns[sign] ?? sign);

/** Words of the day as a feed (RSS 2.0), in the order given. */
export function dayWordFeed(
  words: readonly DayWordPage[],
  language: Language,
  publicUrl: string,
  { title, description }: FeedTexts,
): string {
  const tag = languageTags[language];
  const own = `${publicUrl}/word-of-the-day.rss?lang=${tag}`;
  const items = words.map((word) => {
    const address = xml(addressOf(word, publicUrl, language));
    const text = `${meaningOf(word, language)}. ${word.entry.example.kz} — ${exampleOf(word, language)}`;
    return `<item><title>${xml(`${word.entry.kz} [${word.transcript}]`)}</title><link>${address}</link><guid isPermaLink="true">${address}</guid><pubDate>${new Date(`${word.day}T00:00:00+05:00`).toUTCString()}</pubDate><description>${xml(text)}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(title)}</title><link>${publicUrl}/word-of-the-day</link><atom:link href="${xml(own)}" rel="self" type="application/rss+xml"/><description>${xml(description)}</description><language>${tag}</language><ttl>720</ttl>${items.join("")}</channel></rss>\n`;
}

const calendarText = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");

const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

/** A line of a calendar is at most 75 octets; what goes on begins with a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const lines = [""];
  for (const sign of line) {
    const last = lines.at(-1) ?? "";
    const room = lines.length === 1 ? 75 : 74;
    if (octetsOf(last + sign) > room) lines.push(sign);
    else lines[lines.length - 1] = last + sign;
  }
  return lines.join("\r\n ");
}

const calendarDay = (day: string): string => day.replaceAll("-", "");

/** Words of the day as a calendar to subscribe to (RFC 5545): each stands on its day, and takes no time of it. */
export function dayWordCalendar(
  words: readonly DayWordPage[],
  language: Language,
  publicUrl: string,
  { title, description }: FeedTexts,
): string {
  const events = words.flatMap((word) => [
    "BEGIN:VEVENT",
    `UID:word-${word.day}@${new URL(publicUrl).hostname}`,
    // The word of a day never changes, so neither does its stamp.
    `DTSTAMP:${calendarDay(word.day)}T000000Z`,
    `DTSTART;VALUE=DATE:${calendarDay(word.day)}`,
    `DTEND;VALUE=DATE:${calendarDay(addDays(word.day, 1))}`,
    `SUMMARY:${calendarText(`${word.entry.kz} — ${meaningOf(word, language)}`)}`,
    `DESCRIPTION:${calendarText(`${word.entry.example.kz}\n${exampleOf(word, language)}`)}`,
    `URL:${addressOf(word, publicUrl, language)}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tilashar//Word of the day//KK",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${calendarText(title)}`,
    `X-WR-CALDESC:${calendarText(description)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...events,
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
