import { data } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TopicPage } from "#app/features/phrases/topic-page.tsx";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/phrase-topic";

export function loader({ context, params }: Route.LoaderArgs) {
  const topic = context.get(pageContext).content.phraseTopic(params.id);
  return topic === null ? data(null, { status: 404 }) : topic;
}

export const meta = ({ loaderData: topic }: Route.MetaArgs) => {
  if (!topic) return pageMeta(m.phrases_no_topic_title(), m.phrases_no_topic_text());
  const title = topic.title[currentLanguage()];
  return pageMeta(
    `${title} · ${m.phrases_title()} · ${m.app_name()}`,
    m.phrases_topic_description({ title, count: topic.count }),
  );
};

export default function PhraseTopic({ loaderData: topic }: Route.ComponentProps) {
  if (topic !== null) return <TopicPage topic={topic} />;
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.phrases_no_topic_title()}
      action={<ButtonLink to={paths.phrases}>{m.phrases_show_all()}</ButtonLink>}
    >
      {m.phrases_no_topic_text()}
    </EmptyState>
  );
}
