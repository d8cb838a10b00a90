import { data } from "react-router";
import { PageError } from "#app/components/layout/page-error.tsx";
import { dayWordMeta } from "#app/features/word-of-the-day/day-word-meta.ts";
import { DayWordPage } from "#app/features/word-of-the-day/day-word-page.tsx";
import { useMyDayWord } from "#app/features/word-of-the-day/use-my-day-word.ts";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/word-of-the-day";

/** The moment Almaty's day `day` is over. */
const endOf = (day: string) => new Date(Date.parse(`${day}T24:00:00+05:00`)).toUTCString();

export function loader({ context }: Route.LoaderArgs) {
  const pageParts = context.get(pageContext);
  const { content } = pageParts;
  const word = content.dayWord();
  const card = word === null ? undefined : pageCard(pageParts, "word", word.date);
  const page = { word, past: content.pastDayWords(), card };
  // The page is kept for everyone, but not beyond its day.
  return data(page, word === null ? { status: 404 } : { headers: { expires: endOf(word.date) } });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) =>
  dayWordMeta(loaderData?.word ?? null, loaderData?.card);

export default function WordOfTheDay({ loaderData: { word, past } }: Route.ComponentProps) {
  const mine = useMyDayWord(word);
  return <DayWordPage word={mine} past={past} />;
}

export function ErrorBoundary() {
  return <PageError failure={m.word_error()} />;
}
