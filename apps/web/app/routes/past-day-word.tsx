import { data } from "react-router";
import { PageError } from "#app/components/layout/page-error.tsx";
import { dayWordMeta } from "#app/features/word-of-the-day/day-word-meta.ts";
import { DayWordPage } from "#app/features/word-of-the-day/day-word-page.tsx";
import { pageCard } from "#app/lib/page-card.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/past-day-word";

export function loader({ context, params }: Route.LoaderArgs) {
  const pageParts = context.get(pageContext);
  const { content } = pageParts;
  const word = /^\d{4}-\d\d-\d\d$/.test(params.day) ? content.dayWord(params.day) : null;
  const card = word === null ? undefined : pageCard(pageParts, "word", word.date);
  return data({ word, past: content.pastDayWords(), card }, { status: word === null ? 404 : 200 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  dayWordMeta(loaderData?.word ?? null, loaderData?.card);

export default function PastDayWord({ loaderData: { word, past } }: Route.ComponentProps) {
  return <DayWordPage word={word} past={past} />;
}

export function ErrorBoundary() {
  return <PageError failure={m.word_error()} />;
}
