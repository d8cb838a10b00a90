import { data } from "react-router";
import { ButtonLink } from "#app/components/ui/button.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { PointPage } from "#app/features/grammar/point-page.tsx";
import { pointSummary, pointTitle } from "#app/features/grammar/point-titles.ts";
import { currentLanguage } from "#app/lib/language/language.ts";
import { pageContext } from "#app/lib/page-context.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { paths } from "#app/lib/paths.ts";
import { grammarThing } from "#app/lib/structured-data.ts";
import { m } from "#app/paraglide/messages.js";
import type { Route } from "./+types/grammar-point";

export function loader({ context, params }: Route.LoaderArgs) {
  const point = context.get(pageContext).content.grammarPoint(params.id);
  return point === null ? data(null, { status: 404 }) : point;
}

export const meta = ({ loaderData: point }: Route.MetaArgs) => {
  if (!point) return pageMeta(m.grammar_no_point_title(), m.grammar_no_point_text());
  const language = currentLanguage();
  const name = pointTitle(point, language);
  const description = pointSummary(point, language);
  return pageMeta(`${name} · ${m.grammar_title()} · ${m.app_name()}`, description, {
    thing: grammarThing({ name, description, level: point.level, language }),
  });
};

export default function GrammarPoint({ loaderData: point }: Route.ComponentProps) {
  if (point !== null) return <PointPage point={point} />;
  return (
    <EmptyState
      pose="thinking"
      heading="h1"
      title={m.grammar_no_point_title()}
      action={<ButtonLink to={paths.grammar}>{m.grammar_show_all()}</ButtonLink>}
    >
      {m.grammar_no_point_text()}
    </EmptyState>
  );
}
